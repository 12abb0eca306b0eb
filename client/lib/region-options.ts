import { countryCodes, type CountryCode } from "#client/lib/catalogues/countries.ts";
import { listTimeZones, timeZoneLabel } from "#client/lib/catalogues/time-zones.ts";

type Option<Value extends string> = { readonly value: Value; readonly label: string };

/** Every country under its name in `language`, in that language's alphabetical order. */
export function countryOptions(language: string): readonly Option<CountryCode>[] {
  const names = new Intl.DisplayNames([language, "en"], { type: "region", fallback: "code" });
  const compare = new Intl.Collator(language).compare;
  return countryCodes
    .map((code) => ({ value: code, label: names.of(code) ?? code }))
    .toSorted((a, b) => compare(a.label, b.label));
}

/** Every time zone, the product's nine first; one that this browser does not list but the person has is kept. */
export function timeZoneOptions(held: string): readonly Option<string>[] {
  const listed = listTimeZones();
  const zones = listed.includes(held) || held === "" ? listed : [held, ...listed];
  return zones.map((zone) => ({ value: zone, label: timeZoneLabel(zone) }));
}

/** The zone this browser runs in; UTC where it does not say. */
export function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}
