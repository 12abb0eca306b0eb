import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { languageCodes } from "#shared/catalogues/languages.ts";
import {
  addDays,
  dayMs,
  dayOf,
  daysBetween,
  formatClock,
  formatDate,
  formatDateTime,
  formatDay,
  formatHours,
  formatPeriod,
  formatTime,
  isDay,
  localClock,
  localDay,
  mondayOf,
  monthOf,
  monthSpan,
  startOfDay,
  startOfWeek,
  weekdayOf,
  whenParts,
  yearOf,
} from "./dates.ts";

const sunday = 6;
const moment = new Date("2026-03-03T23:30:00Z");
const spaced = (text: string) => text.replaceAll(/\s/g, " ");

/** Among them: clocks that change by half an hour, at midnight and just before it, and a zone that skipped a whole day. */
const zones = [
  "UTC",
  "Africa/Cairo",
  "Africa/Casablanca",
  "America/Asuncion",
  "America/Havana",
  "America/Los_Angeles",
  "America/Santiago",
  "America/Scoresbysund",
  "America/St_Johns",
  "Asia/Beirut",
  "Asia/Kathmandu",
  "Asia/Tehran",
  "Atlantic/Azores",
  "Australia/Lord_Howe",
  "Europe/London",
  "Pacific/Apia",
  "Pacific/Chatham",
  "Pacific/Kiritimati",
];
const someZone = fc.constantFrom(...zones);
const someMoment = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2040, 0, 1) });
const someDay = someMoment.map((at) => new Date(at).toISOString().slice(0, 10));

describe("days", () => {
  test("are counted across months, leap days and clock changes", () => {
    expect(addDays("2026-03-07", 2)).toBe("2026-03-09");
    expect(addDays("2026-11-01", 1)).toBe("2026-11-02");
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
    expect(daysBetween("2024-01-01", "2025-01-01")).toBe(366);
    expect(daysBetween("2026-11-20", "2026-11-18")).toBe(-2);
  });

  test("added are the days between", () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: -40_000, max: 40_000 }), (day, count) => {
        const other = addDays(day, count);
        expect(isDay(other)).toBe(true);
        expect(daysBetween(day, other)).toBe(count);
        expect(Math.sign(count)).toBe(other < day ? -1 : Number(other > day));
      }),
    );
  });

  test.each([
    ["2028-02-29", true],
    ["2026-02-29", false],
    ["1900-02-29", false],
    ["2000-02-29", true],
    ["2026-04-31", false],
    ["2026-13-01", false],
    ["2026-00-10", false],
    ["2026-1-1", false],
    ["20-11-2026", false],
    ["", false],
  ])("%j exists: %s", (text, exists) => {
    expect(isDay(text)).toBe(exists);
  });

  test("are made of numbers, if there is such a day", () => {
    expect([dayOf(2028, 2, 29), dayOf(2026, 2, 29), dayOf(2026, 3, 5), dayOf(2026, 0, 1)]).toEqual([
      "2028-02-29",
      null,
      "2026-03-05",
      null,
    ]);
  });

  test("of a week begin on Monday", () => {
    expect(["2026-11-16", "2026-11-20", "2026-11-22"].map(weekdayOf)).toEqual([0, 4, 6]);
    expect(["2026-11-16", "2026-11-22", "2026-11-23"].map(mondayOf)).toEqual([
      "2026-11-16",
      "2026-11-16",
      "2026-11-23",
    ]);
  });

  test("fill their month from the first to the last", () => {
    expect(monthSpan(2026, 12)).toEqual({ from: "2026-12-01", to: "2026-12-31" });
    expect(monthSpan(2028, 2).to).toBe("2028-02-29");
    fc.assert(
      fc.property(someDay, (day) => {
        const { from, to } = monthSpan(yearOf(day), Number(day.slice(5, 7)));
        expect(from <= day && day <= to).toBe(true);
        expect([monthOf(from), monthOf(to)]).toEqual([monthOf(day), monthOf(day)]);
        expect(addDays(to, 1).slice(8)).toBe("01");
      }),
    );
  });
});

describe("in a zone", () => {
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
  ])("%s, %s is on %s", (zone, at, day) => {
    expect(localDay(Date.parse(at), zone)).toBe(day);
  });

  test("the clock is read to the minute, and the device's own without a zone", () => {
    expect(localClock(moment, "America/New_York")).toEqual({ day: "2026-03-03", minutes: 18 * 60 + 30 });
    expect(localClock(moment, "Asia/Kathmandu")).toEqual({ day: "2026-03-04", minutes: 5 * 60 + 15 });
    expect(localClock(new Date(2026, 10, 20, 0, 5))).toEqual({ day: "2026-11-20", minutes: 5 });
  });

  test("a moment's day and minutes are those that a calendar and a clock there show", () => {
    fc.assert(
      fc.property(someMoment, someZone, (at, timeZone) => {
        const { day, minutes } = localClock(at, timeZone);
        expect(formatDay("en", day)).toBe(
          new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone }).format(at),
        );
        expect(formatClock("en", minutes)).toBe(
          new Intl.DateTimeFormat("en", { timeStyle: "short", timeZone }).format(at),
        );
      }),
      { numRuns: 300 },
    );
  });

  test("a day begins at its first moment, whatever the clocks do that night", () => {
    fc.assert(
      fc.property(someDay, someZone, (day, zone) => {
        const start = startOfDay(day, zone).getTime();
        expect(localDay(start - 1, zone) < day).toBe(true);
        const shown = localClock(start, zone);
        // Samoa has had no December 30 in 2011.
        expect(shown.day).toBe(zone === "Pacific/Apia" && day === "2011-12-30" ? "2011-12-31" : day);
        expect(shown.minutes).toBeLessThanOrEqual(60);
      }),
      { numRuns: 1_000 },
    );
  });

  test.each(zones)("so does every night on which clocks change in %s", (zone) => {
    const offsetOf = (at: number) => {
      const { day, minutes } = localClock(at, zone);
      return Date.parse(`${day}T00:00:00Z`) + minutes * 60_000 - at;
    };
    for (let at = Date.UTC(2010, 0, 1); at < Date.UTC(2030, 0, 1); at += dayMs) {
      if (offsetOf(at) === offsetOf(at + dayMs)) continue;
      for (const day of [localDay(at, zone), localDay(at + dayMs, zone)]) {
        const start = startOfDay(day, zone).getTime();
        expect(localDay(start, zone)).toBe(day);
        expect(localDay(start - 1, zone) < day).toBe(true);
      }
    }
  });

  test("a week begins on its weekday, at most seven days ago", () => {
    fc.assert(
      fc.property(someMoment, someZone, fc.integer({ min: 0, max: 6 }), (at, zone, first) => {
        const start = startOfWeek(at, zone, first);
        const day = localDay(start, zone);
        if (zone === "Pacific/Apia" && day === "2011-12-31") return;
        expect(start.getTime()).toBeLessThanOrEqual(at);
        expect(weekdayOf(day)).toBe(first);
        expect(daysBetween(day, localDay(at, zone))).toBeLessThan(7);
        expect(startOfWeek(start, zone, first)).toEqual(start);
      }),
      { numRuns: 300 },
    );
  });

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
    ["Mars/Olympus", "2026-11-20T18:00:00Z", "2026-11-15T00:00:00Z"],
  ])("%s at %s the week that starts on Sunday began at %s", (zone, now, start) => {
    expect(startOfWeek(new Date(now), zone, sunday)).toEqual(new Date(start));
  });
});

describe("as text", () => {
  test("date and time are in the zone, and in UTC if the browser doesn't know it", () => {
    expect(formatDate("en", moment, "UTC")).toBe("March 3, 2026");
    expect(formatDate("en", moment, "Asia/Tokyo")).toBe("March 4, 2026");
    expect(formatDate("en", moment, "Mars/Olympus")).toBe("March 3, 2026");
    expect(spaced(formatTime("en", moment, "America/New_York"))).toBe("6:30 PM");
    expect(spaced(formatTime("en", moment, "Mars/Olympus"))).toBe("11:30 PM");
    expect(spaced(formatDateTime("en", new Date(2026, 10, 20, 15, 4), "medium"))).toBe(
      "Nov 20, 2026, 3:04 PM",
    );
  });

  test("days, periods and times of day are the same in every zone", () => {
    expect(formatDay("en", "2026-03-03")).toBe("March 3, 2026");
    expect(formatDay("de", "2026-03-03", { month: "long", year: "numeric" })).toBe("März 2026");
    expect(spaced(formatPeriod("en", "2025-11-17", "2025-11-23"))).toBe("November 17 – 23, 2025");
    expect([0, 905, 1440].map((minutes) => spaced(formatClock("en", minutes)))).toEqual([
      "12:00 AM",
      "3:05 PM",
      "12:00 AM",
    ]);
    expect([formatHours("en", 15), formatHours("en", 9, 12)].map(spaced)).toEqual(["3 PM", "9 AM – 12 PM"]);
  });

  test.each([
    ["2026-11-24T12:00:00Z", "2026-11-24T23:59:00Z", "UTC", "today"],
    ["2026-11-24T12:00:00Z", "2026-11-25T11:59:00Z", "UTC", "tomorrow"],
    // The same two moments, on one day in one zone and on two days in another.
    ["2026-11-24T20:00:00Z", "2026-11-25T03:00:00Z", "America/New_York", "today"],
    ["2026-11-24T20:00:00Z", "2026-11-25T03:00:00Z", "Europe/London", "tomorrow"],
    ["2026-11-24T20:00:00Z", "2026-11-25T03:00:00Z", "Asia/Tokyo", "today"],
    // A day of 23 hours, and one of 25: 24 hours later is not the same time tomorrow.
    ["2026-03-08T04:30:00Z", "2026-03-09T04:30:00Z", "America/New_York", "day"],
    ["2026-11-01T04:30:00Z", "2026-11-02T04:30:00Z", "America/New_York", "today"],
    ["2026-12-31T23:30:00Z", "2027-01-01T00:30:00Z", "UTC", "tomorrow"],
    ["2026-11-24T12:00:00Z", "2026-11-26T00:00:00Z", "UTC", "day"],
    ["2026-11-24T00:00:00Z", "2026-11-23T23:59:00Z", "UTC", "day"],
  ])("at %s, %s in %s is told as %s", (now, then, zone, key) => {
    expect(whenParts("en", new Date(then), Date.parse(now), zone).key).toBe(key);
  });

  test("a later day is told by weekday and date, and the time in the same zone", () => {
    const { day, time } = whenParts("en", moment, Date.parse("2026-02-27T12:00:00Z"), "Asia/Tokyo");
    expect(day).toBe("Wednesday, March 4");
    expect(spaced(time)).toBe("8:30 AM");
  });

  test("a date is written in every language of the product", () => {
    const texts = languageCodes.map((code) => formatDate(code, moment, "UTC"));
    // Chinese and Japanese write this date the same way.
    expect(new Set(texts).size).toBe(languageCodes.length - 1);
  });
});
