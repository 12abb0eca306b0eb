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
} from "./format.ts";

const moment = new Date("2026-03-03T23:30:00Z");

describe("format", () => {
  it("writes prices the way of the language, whole dollars without cents", () => {
    expect(formatPrice("en", 799)).toBe("$7.99");
    expect(formatPrice("en", 100)).toBe("$1");
    expect(formatPrice("de", 4999).replaceAll(/\s/g, " ")).toBe("49,99 $");
  });

  it("writes lengths of time as hours and minutes, short ones to the second", () => {
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

  it("writes parts as percentages, and signs where they are asked for", () => {
    expect(formatPercent("en", 0.617)).toBe("62%");
    expect([0.41, -0.25, 0].map((value) => formatSigned("en", value, 1))).toEqual(["+0.4", "-0.3", "0"]);
  });

  it("keeps a price in one piece between right-to-left words", () => {
    expect(formatPrice("ar", 799)).toBe("\u2066$7.99\u2069");
  });

  it("writes numbers with at most the asked decimals", () => {
    expect([formatNumber("en", 1234.56, 1), formatNumber("fr", 0.25), formatNumber("de", 3.14, 2)]).toEqual([
      "1,234.6",
      "0",
      "3,14",
    ]);
  });

  it("tells day and time in the zone it is asked for", () => {
    expect(formatDate("en", moment, "UTC")).toBe("March 3, 2026");
    expect(formatDate("en", moment, "Asia/Tokyo")).toBe("March 4, 2026");
    expect(formatTime("en", moment, "America/New_York").replaceAll(/\s/g, " ")).toBe("6:30 PM");
  });

  it("works in every language of the product", () => {
    const texts = languageCodes.map((code) => formatDate(code, moment, "UTC"));
    // Chinese and Japanese write this day alike.
    expect(new Set(texts).size).toBe(languageCodes.length - 1);
  });
});
