import { expect, test } from "vitest";
import { addDays, daysBetween, localDay, mondayOf, monthSpan, weekdayOf } from "./plain-days.ts";

const at = (moment: string, zone: string) => localDay(Date.parse(moment), zone);

test.each([
  ["Europe/London", "2026-11-20T23:59:59.999Z", "2026-11-20"],
  ["Europe/London", "2026-11-21T00:00:00Z", "2026-11-21"],
  ["Pacific/Kiritimati", "2026-12-31T10:00:00Z", "2027-01-01"],
  ["Pacific/Pago_Pago", "2027-01-01T10:59:59Z", "2026-12-31"],
  // a day of 23 hours, and one of 25
  ["America/New_York", "2026-03-08T05:00:00Z", "2026-03-08"],
  ["America/New_York", "2026-03-09T03:59:59Z", "2026-03-08"],
  ["America/New_York", "2026-11-01T04:00:00Z", "2026-11-01"],
  ["America/New_York", "2026-11-02T04:59:59Z", "2026-11-01"],
  ["Mars/Olympus", "2026-11-20T12:00:00Z", "2026-11-20"],
])("in %s, %s is on %s", (zone, moment, day) => {
  expect(at(moment, zone)).toBe(day);
});

test("days are counted across months, leap days and clock changes", () => {
  expect(addDays("2026-03-07", 2)).toBe("2026-03-09");
  expect(addDays("2026-11-01", 1)).toBe("2026-11-02");
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
  expect(daysBetween("2024-01-01", "2025-01-01")).toBe(366);
  expect(daysBetween("2026-11-20", "2026-11-18")).toBe(-2);
});

test("weeks begin on Monday", () => {
  expect(["2026-11-16", "2026-11-20", "2026-11-22"].map(weekdayOf)).toEqual([0, 4, 6]);
  expect(["2026-11-16", "2026-11-22", "2026-11-23"].map(mondayOf)).toEqual([
    "2026-11-16",
    "2026-11-16",
    "2026-11-23",
  ]);
});

test("a month ends on its last day", () => {
  expect(monthSpan(2026, 12)).toEqual({ from: "2026-12-01", to: "2026-12-31" });
  expect(monthSpan(2028, 2).to).toBe("2028-02-29");
});
