import { describe, expect, it } from "vitest";
import { isTimeZone, listTimeZones, timeZoneLabel } from "./time-zones.ts";

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
