import { describe, expect, test } from "vitest";
import { checkAge } from "./age.ts";
import { localDay } from "./dates.ts";

describe("checkAge", () => {
  test.each([
    ["2007-11-20", "2025-11-20", "adult"],
    ["2007-11-21", "2025-11-20", "too-young"],
    ["2007-12-01", "2025-11-30", "too-young"],
    ["2007-11-20", "2025-11-19", "too-young"],
    ["1950-01-01", "2025-11-20", "adult"],
    ["2025-11-20", "2025-11-20", "too-young"],
  ])("born %s, asked on %s: %s", (birth, today, expected) => {
    expect(checkAge(birth, today)).toBe(expected);
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
    expect(checkAge(birth, today)).toBe(expected);
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
    expect(checkAge(birth, "2025-11-20")).toBe(expected);
  });
});

test("an eighteenth birthday begins at local midnight", () => {
  const justBeforeMidnightUtc = Date.parse("2025-11-20T23:30:00Z");
  const ageIn = (zone: string) => checkAge("2007-11-21", localDay(justBeforeMidnightUtc, zone));
  expect([ageIn("Asia/Tokyo"), ageIn("America/New_York")]).toEqual(["adult", "too-young"]);
});
