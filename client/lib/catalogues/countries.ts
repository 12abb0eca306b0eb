import { zonesByCountry } from "./zones-by-country.ts";

export type CountryCode = keyof typeof zonesByCountry;

/** Whether a text is an ISO 3166-1 alpha-2 country code. */
export function isCountryCode(code: string): code is CountryCode {
  return Object.hasOwn(zonesByCountry, code);
}

/** Every country by code; names come from `Intl.DisplayNames` in the reader's language. */
export const countryCodes: readonly CountryCode[] = Object.keys(zonesByCountry).filter(isCountryCode);

/**
 * The country of a time zone, as an initial guess that the person can change. Null for zones without a
 * country (`UTC`) and unknown ones.
 */
export function guessCountry(timeZone: string): CountryCode | null {
  return countryCodes.find((code) => zonesByCountry[code].split(" ").includes(timeZone)) ?? null;
}
