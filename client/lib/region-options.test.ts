import { describe, expect, it, test } from "vitest";
import { browserTimeZone } from "./dates.ts";
import {
  countryOptions,
  isTimeZone,
  listTimeZones,
  timeZoneLabel,
  timeZoneOptions,
} from "./region-options.ts";

test("countries are named and sorted in the reader's language", () => {
  const german = countryOptions("de");
  expect(german.find(({ value }) => value === "AT")?.label).toBe("Österreich");
  const labels = german.map(({ label }) => label);
  expect(labels.indexOf("Ägypten")).toBeLessThan(labels.indexOf("Zypern"));
  expect(new Set(labels).size).toBe(german.length);
});

test("the common zones come first, and the current one is never missing", () => {
  expect(timeZoneOptions("UTC")[0]).toEqual({ value: "UTC", label: "UTC" });
  expect(timeZoneOptions("UTC")[1]?.label).toBe("New York (America)");
  expect(timeZoneOptions("Mars/Olympus_Mons")[0]?.value).toBe("Mars/Olympus_Mons");
  expect(timeZoneOptions("")[0]?.value).toBe("UTC");
});

test("the browser's zone can be chosen", () => {
  expect(timeZoneOptions(browserTimeZone()).some(({ value }) => value === browserTimeZone())).toBe(true);
});

describe("time zones", () => {
  it("lists the spec's nine first, then every other zone once", () => {
    const zones = listTimeZones();
    expect(zones.slice(0, 9).map(timeZoneLabel)).toEqual([
      "UTC",
      "New York (America)",
      "Chicago (America)",
      "Denver (America)",
      "Los Angeles (America)",
      "London (Europe)",
      "Paris (Europe)",
      "Tokyo (Asia)",
      "Shanghai (Asia)",
    ]);
    expect(new Set(zones).size).toBe(zones.length);
    expect(zones).toEqual(expect.arrayContaining(Intl.supportedValuesOf("timeZone")));
  });

  it("labels a nested zone with its city first", () => {
    expect(timeZoneLabel("America/Argentina/Ushuaia")).toBe("Ushuaia, Argentina (America)");
  });

  it("accepts older names and refuses what isn't a zone", () => {
    expect(["Asia/Calcutta", "UTC", "Mars/Olympus", ""].map(isTimeZone)).toEqual([true, true, false, false]);
  });
});
