import { describe, expect, test } from "vitest";
import { calendarDateOf, checkAge } from "./age.ts";

const day = (text: string) => {
  const [year = 0, month = 0, dayOfMonth = 0] = text.split("-").map(Number);
  return { year, month, day: dayOfMonth };
};

describe("checkAge", () => {
  test.each([
    ["2007-11-20", "2025-11-20", "adult"],
    ["2007-11-21", "2025-11-20", "too-young"],
    ["2007-12-01", "2025-11-30", "too-young"],
    ["2007-11-20", "2025-11-19", "too-young"],
    ["1950-01-01", "2025-11-20", "adult"],
    ["2025-11-20", "2025-11-20", "too-young"],
  ])("born %s, asked on %s: %s", (birth, today, expected) => {
    expect(checkAge(birth, day(today))).toBe(expected);
  });

  test.each([
    ["2008-02-29", "2026-02-28", "too-young"],
    ["2008-02-29", "2026-03-01", "adult"],
    ["2000-02-29", "2018-02-28", "too-young"],
    ["2000-02-29", "2018-03-01", "adult"],
    ["2010-03-01", "2028-02-29", "too-young"],
    ["2010-02-28", "2028-02-28", "adult"],
    ["2010-02-28", "2028-02-29", "adult"],
  ])("leap days: born %s, asked on %s: %s", (birth, today, expected) => {
    expect(checkAge(birth, day(today))).toBe(expected);
  });

  test.each([
    ["", "missing"],
    ["   ", "missing"],
    ["2007-02-29", "invalid"],
    ["1900-02-29", "invalid"],
    ["2007-13-01", "invalid"],
    ["2007-00-10", "invalid"],
    ["2007-04-31", "invalid"],
    ["20-11-2007", "invalid"],
    ["yesterday", "invalid"],
    ["0007-01-01", "invalid"],
    ["1899-01-01", "invalid"],
    ["2025-11-21", "invalid"],
    ["3007-01-01", "invalid"],
  ])("%j is %s", (birth, expected) => {
    expect(checkAge(birth, day("2025-11-20"))).toBe(expected);
  });
});

describe("calendarDateOf", () => {
  const justBeforeMidnightUtc = new Date("2025-11-20T23:30:00Z");

  test.each([
    ["UTC", "2025-11-20"],
    ["Asia/Tokyo", "2025-11-21"],
    ["Pacific/Kiritimati", "2025-11-21"],
    ["America/Los_Angeles", "2025-11-20"],
  ])("in %s it is %s", (zone, expected) => {
    expect(calendarDateOf(justBeforeMidnightUtc, zone)).toEqual(day(expected));
  });

  test("an eighteenth birthday begins at local midnight", () => {
    expect(checkAge("2007-11-21", calendarDateOf(justBeforeMidnightUtc, "Asia/Tokyo"))).toBe("adult");
    expect(checkAge("2007-11-21", calendarDateOf(justBeforeMidnightUtc, "America/New_York"))).toBe(
      "too-young",
    );
  });

  test("without a zone it is the browser's own date", () => {
    const now = new Date(2025, 10, 20, 12);
    expect(calendarDateOf(now)).toEqual(day("2025-11-20"));
  });
});
