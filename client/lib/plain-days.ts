/** Plain dates, written YYYY-MM-DD, without time or zone, so that clock changes can't shift them. */

const dayMs = 86_400_000;

/** Midnight UTC of a plain date, for formatters that are set to UTC. */
export function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

export function addDays(day: string, count: number): string {
  return new Date(dateOf(day).getTime() + count * dayMs).toISOString().slice(0, 10);
}

/** Whole days from one plain date to a later one; negative if it is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((dateOf(to).getTime() - dateOf(from).getTime()) / dayMs);
}

/** 0 for Monday to 6 for Sunday, since weeks start on Monday. */
export function weekdayOf(day: string): number {
  return (dateOf(day).getUTCDay() + 6) % 7;
}

export function mondayOf(day: string): string {
  return addDays(day, -weekdayOf(day));
}

/**
 * The date of `moment` (ms since the epoch) in an IANA zone (the device's own by default); an unknown zone
 * counts as UTC.
 */
export function localDay(moment: number, timeZone?: string): string {
  const parts = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
  try {
    // The Swedish date format is ISO 8601.
    return new Intl.DateTimeFormat("sv-SE", { ...parts, timeZone }).format(moment);
  } catch {
    return new Date(moment).toISOString().slice(0, 10);
  }
}

/** The first and last day of a month (1 to 12). */
export function monthSpan(year: number, month: number): { readonly from: string; readonly to: string } {
  const from = `${String(year)}-${String(month).padStart(2, "0")}-01`;
  const next = month === 12 ? `${String(year + 1)}-01-01` : monthSpan(year, month + 1).from;
  return { from, to: addDays(next, -1) };
}

export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}
