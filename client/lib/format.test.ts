import { describe, expect, it } from "vitest";
import { languageCodes } from "#shared/catalogues/languages.ts";
import {
  formatDate,
  formatDuration,
  formatNumber,
  formatPercent,
  formatPrice,
  formatSeconds,
  formatSigned,
  formatTime,
  whenParts,
} from "./format.ts";

const moment = new Date("2026-03-03T23:30:00Z");

describe("format", () => {
  it("writes prices as the language does, whole dollars without cents", () => {
    expect(formatPrice("en", 799)).toBe("$7.99");
    expect(formatPrice("en", 100)).toBe("$1");
    expect(formatPrice("de", 4999).replaceAll(/\s/g, " ")).toBe("49,99 $");
  });

  it("writes durations as hours and minutes, short ones to the second", () => {
    expect([0, 59, 60, 3599, 3600, 90_061].map((seconds) => formatDuration("en", seconds))).toEqual([
      "0m",
      "<1m",
      "1m",
      "59m",
      "1h 0m",
      "25h 1m",
    ]);
    expect([0, 14.4, 125].map((seconds) => formatSeconds("en", seconds))).toEqual(["0s", "14s", "2m 5s"]);
    expect(formatDuration("de", 3900).replaceAll(/\s/g, " ")).toBe("1 Std. 5 Min.");
  });

  it("writes shares as percentages, and signs where requested", () => {
    expect(formatPercent("en", 0.617)).toBe("62%");
    expect([0.41, -0.25, 0].map((value) => formatSigned("en", value, 1))).toEqual(["+0.4", "-0.3", "0"]);
  });

  it("keeps a price in one piece within right-to-left text", () => {
    expect(formatPrice("ar", 799)).toBe("\u2066$7.99\u2069");
  });

  it("writes numbers with at most the requested decimals", () => {
    expect([formatNumber("en", 1234.56, 1), formatNumber("fr", 0.25), formatNumber("de", 3.14, 2)]).toEqual([
      "1,234.6",
      "0",
      "3,14",
    ]);
  });

  it("writes date and time in the requested zone", () => {
    expect(formatDate("en", moment, "UTC")).toBe("March 3, 2026");
    expect(formatDate("en", moment, "Asia/Tokyo")).toBe("March 4, 2026");
    expect(formatTime("en", moment, "America/New_York").replaceAll(/\s/g, " ")).toBe("6:30 PM");
  });

  it.each([
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

  it("writes a later day as weekday and date, and the time in the same zone", () => {
    const { day, time } = whenParts("en", moment, Date.parse("2026-02-27T12:00:00Z"), "Asia/Tokyo");
    expect(day).toBe("Wednesday, March 4");
    expect(time.replaceAll(/\s/g, " ")).toBe("8:30 AM");
  });

  it("works in every language of the product", () => {
    const texts = languageCodes.map((code) => formatDate(code, moment, "UTC"));
    // Chinese and Japanese write this date the same way.
    expect(new Set(texts).size).toBe(languageCodes.length - 1);
  });
});
