import { type CountryCode, countryCodes } from "#client/lib/catalogues/countries.ts";

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

/** The zones listed first. */
const firstTimeZones = [
  "UTC",
  "America/New_York",
  "America/Chicago",
  "America/Denver",
  "America/Los_Angeles",
  "Europe/London",
  "Europe/Paris",
  "Asia/Tokyo",
  "Asia/Shanghai",
] as const;

/** Those nine, then every other IANA zone that this runtime knows, alphabetically. */
export function listTimeZones(): readonly string[] {
  const first = new Set<string>(firstTimeZones);
  return [...first, ...Intl.supportedValuesOf("timeZone").filter((zone) => !first.has(zone))];
}

/** Whether this runtime knows a zone of that name, including older names. */
export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}

/** A zone's label: `America/New_York` becomes "New York (America)"; `UTC` stays. */
export function timeZoneLabel(zone: string): string {
  const [region = zone, ...places] = zone.replaceAll("_", " ").split("/");
  return places.length > 0 ? `${places.toReversed().join(", ")} (${region})` : region;
}
