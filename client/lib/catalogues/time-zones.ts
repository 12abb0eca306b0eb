/** The zones the product offers first. */
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

/** The nine first, then every other IANA zone this runtime knows, in alphabetical order. */
export function listTimeZones(): readonly string[] {
  const first = new Set<string>(firstTimeZones);
  return [...first, ...Intl.supportedValuesOf("timeZone").filter((zone) => !first.has(zone))];
}

/** Whether this runtime can tell the time in a zone of that name, older names included. */
export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}

/** How a zone is shown: `America/New_York` is "New York (America)", `UTC` stays. */
export function timeZoneLabel(zone: string): string {
  const [region = zone, ...places] = zone.replaceAll("_", " ").split("/");
  return places.length > 0 ? `${places.toReversed().join(", ")} (${region})` : region;
}
