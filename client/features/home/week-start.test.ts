import { expect, test } from "vitest";
import { weekStart } from "./week-start.ts";

test.each([
  // 2026-11-15 is a Sunday
  ["UTC", "2026-11-20T18:00:00Z", "2026-11-15T00:00:00Z"],
  ["UTC", "2026-11-15T00:00:00Z", "2026-11-15T00:00:00Z"],
  ["UTC", "2026-11-14T23:59:59Z", "2026-11-08T00:00:00Z"],
  ["America/New_York", "2026-11-15T04:59:59Z", "2026-11-08T05:00:00Z"],
  ["America/New_York", "2026-11-15T05:00:00Z", "2026-11-15T05:00:00Z"],
  ["Asia/Kathmandu", "2026-11-20T00:00:00Z", "2026-11-14T18:15:00Z"],
  ["Pacific/Kiritimati", "2026-11-14T10:30:00Z", "2026-11-14T10:00:00Z"],
  // Clocks change on that Sunday, after midnight …
  ["America/New_York", "2026-11-03T12:00:00Z", "2026-11-01T04:00:00Z"],
  ["Europe/London", "2026-03-31T12:00:00Z", "2026-03-29T00:00:00Z"],
  // … and at midnight, so that the day begins at 01:00 or its first hour occurs twice.
  ["America/Santiago", "2026-09-08T12:00:00Z", "2026-09-06T04:00:00Z"],
  ["America/Havana", "2026-11-03T12:00:00Z", "2026-11-01T04:00:00Z"],
])("in %s at %s the week began at %s", (zone, now, start) => {
  expect(weekStart(new Date(now), zone)).toEqual(new Date(start));
});
