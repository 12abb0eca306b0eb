import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Interval, periodEnd } from "./calendar.ts";

const seconds = (iso: string): number => Date.parse(iso) / 1000;

test.each([
  ["2026-01-31T10:00:00Z", "month", "2026-01-31T10:00:00Z", "2026-02-28T10:00:00Z"],
  ["2026-01-31T10:00:00Z", "month", "2026-02-28T10:00:00Z", "2026-03-31T10:00:00Z"],
  ["2027-12-31T23:59:59Z", "month", "2027-12-31T23:59:59Z", "2028-01-31T23:59:59Z"],
  ["2028-02-29T00:00:00Z", "year", "2028-02-29T00:00:00Z", "2029-02-28T00:00:00Z"],
  ["2028-02-29T00:00:00Z", "year", "2031-02-28T00:00:00Z", "2032-02-29T00:00:00Z"],
] as const)("from anchor %s, a %s that starts on %s ends on %s", (anchor, interval, start, end) => {
  expect(periodEnd(seconds(anchor), interval, seconds(start))).toBe(seconds(end));
});

test("periods follow each other without gaps, and none is longer than its calendar allows", () => {
  const anchors = fc.integer({ min: seconds("2020-01-01T00:00:00Z"), max: seconds("2040-01-01T00:00:00Z") });
  fc.assert(
    fc.property(
      anchors,
      fc.constantFrom<Interval>("month", "year"),
      fc.integer({ min: 1, max: 30 }),
      (anchor, interval, count) => {
        let start = anchor;
        for (let period = 0; period < count; period += 1) {
          const end = periodEnd(anchor, interval, start);
          const days = (end - start) / 86_400;
          expect(days).toBeGreaterThanOrEqual(interval === "month" ? 28 : 365);
          expect(days).toBeLessThanOrEqual(interval === "month" ? 31 : 366);
          start = end;
        }
      },
    ),
  );
});
