const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The wall clock of a moment in a zone, in ms as if it were UTC. */
function wallClock(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(moment);
  const value = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  return Date.UTC(
    value("year"),
    value("month") - 1,
    value("day"),
    value("hour"),
    value("minute"),
    value("second"),
  );
}

/**
 * When the week of `now` began: Sunday 00:00 in an IANA zone, or the first moment after that if clocks skip midnight.
 */
export function weekStart(now: Date, timeZone: string): Date {
  const local = wallClock(now.getTime(), timeZone);
  const midnight = Math.floor(local / dayMs) * dayMs - new Date(local).getUTCDay() * dayMs;
  // The zone's offsets before and after that night differ if clocks change during it.
  const offsets = [-dayMs, dayMs].map((away) => wallClock(midnight + away, timeZone) - (midnight + away));
  const candidates = offsets.map((offset) => midnight - offset);
  const exact = candidates.filter((moment) => wallClock(moment, timeZone) === midnight);
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...candidates));
}
