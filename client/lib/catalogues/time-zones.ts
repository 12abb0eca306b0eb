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
