import { describe, expect, it } from "vitest";
import {
  formatDuration,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPrice,
  formatSeconds,
  formatSigned,
} from "./format.ts";

describe("format", () => {
  it("writes prices as the language does, whole dollars without cents", () => {
    expect(formatPrice("en", 799)).toBe("$7.99");
    expect(formatPrice("en", 100)).toBe("$1");
    expect(formatPrice("de", 4999).replaceAll(/\s/g, " ")).toBe("49,99 $");
  });

  it.each([
    ["en", 799, "usd", "$7.99"],
    ["en", -799, "usd", "-$7.99"],
    ["en", 4200, "usd", "$42.00"],
    ["de", 4999, "eur", "49,99\u00a0€"],
    ["en", 500, "jpy", "¥500"],
    ["ar", 799, "usd", "\u2066$7.99\u2069"],
  ] as const)("in %s writes %d %s as %s", (language, amount, currency, text) => {
    expect(formatMoney(language, amount, currency)).toBe(text);
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
});
