import { describe, expect, it } from "vitest";
import { z } from "zod";
import { countryCodes, guessCountry, isCountryCode, zonesByCountry } from "./countries.ts";

/** A country's zones as the runtime knows them. */
function zonesOf(code: string): string[] {
  const locale = new Intl.Locale("und", { region: code });
  return "getTimeZones" in locale && typeof locale.getTimeZones === "function"
    ? z.array(z.string()).parse(locale.getTimeZones())
    : [];
}

describe("countries", () => {
  it("have a name in English for every code", () => {
    const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
    expect(countryCodes.filter((code) => names.of(code) === undefined)).toEqual([]);
    expect(countryCodes).toHaveLength(247);
  });

  it("are guessed for every zone that the runtime knows", () => {
    const without = Intl.supportedValuesOf("timeZone").filter(
      (zone) => zone !== "UTC" && !guessCountry(zone),
    );
    expect(without).toEqual([]);
  });

  it("have only zones that exist, each in one country", () => {
    const zones = Object.values(zonesByCountry).flatMap((list) => list.split(" "));
    expect(new Set(zones).size).toBe(zones.length);
    expect(zones.map((zone) => new Intl.DateTimeFormat("en", { timeZone: zone })).length).toBe(zones.length);
  });

  it("agree with the runtime about each country's zones, where it knows them", () => {
    const told = countryCodes.flatMap((code) => zonesOf(code).map((zone) => ({ code, zone })));
    expect(told.length).toBeGreaterThan(400);
    expect(told.filter(({ code, zone }) => guessCountry(zone) !== code)).toEqual([]);
  });

  it.each([
    ["America/Vancouver", "CA"],
    ["Europe/Kiev", "UA"],
    ["Europe/Kyiv", "UA"],
    ["UTC", null],
    ["Mars/Olympus", null],
  ])("guesses %s as %s", (zone, country) => {
    expect(guessCountry(zone)).toBe(country);
  });

  it("exclude what isn't a country", () => {
    expect([isCountryCode("CA"), isCountryCode("ca"), isCountryCode("toString")]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
