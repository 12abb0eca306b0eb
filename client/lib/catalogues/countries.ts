import { zonesByCountry } from "./zones-by-country.ts";

export type CountryCode = keyof typeof zonesByCountry;

/** Whether a text is the ISO 3166-1 alpha-2 code of a country. */
export function isCountryCode(code: string): code is CountryCode {
  return Object.hasOwn(zonesByCountry, code);
}

/** Every country, by code; names come from `Intl.DisplayNames` in the reader's language. */
export const countryCodes: readonly CountryCode[] = Object.keys(zonesByCountry).filter(isCountryCode);

/**
 * The country a time zone lies in: a guess to start from, for the person to change. null where the zone belongs to
 * none (`UTC`) or is unknown.
 */
export function guessCountry(timeZone: string): CountryCode | null {
  return countryCodes.find((code) => zonesByCountry[code].split(" ").includes(timeZone)) ?? null;
}
