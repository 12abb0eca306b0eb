import { countryCodes, type CountryCode } from "#client/lib/catalogues/countries.ts";
import { listTimeZones, timeZoneLabel } from "#client/lib/catalogues/time-zones.ts";

type Option<Value extends string> = { readonly value: Value; readonly label: string };

/** Every country by its name in `language`, sorted alphabetically in that language. */
export function countryOptions(language: string): readonly Option<CountryCode>[] {
  const names = new Intl.DisplayNames([language, "en"], { type: "region", fallback: "code" });
  const compare = new Intl.Collator(language).compare;
  return countryCodes
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .toSorted((a, b) => compare(a.label, b.label));
}

/**
 * Every time zone, the nine common ones first. A zone that the person has but this browser doesn't list is
 * added.
 */
export function timeZoneOptions(held: string): readonly Option<string>[] {
  const listed = listTimeZones();
  const zones = listed.includes(held) || held === "" ? listed : [held, ...listed];
  return zones.map((zone) => ({ value: zone, label: timeZoneLabel(zone) }));
}
