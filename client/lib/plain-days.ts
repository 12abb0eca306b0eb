/** Plain days, written YYYY-MM-DD: no time and no zone enters, so no change of clocks can move them. */

const dayMs = 86_400_000;

/** Midnight UTC of a plain day, for formats that are told to read in UTC. */
export function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

export function addDays(day: string, count: number): string {
  return new Date(dateOf(day).getTime() + count * dayMs).toISOString().slice(0, 10);
}

/** Whole days from one plain day to a later one; negative when it is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((dateOf(to).getTime() - dateOf(from).getTime()) / dayMs);
}

/** 0 for Monday to 6 for Sunday, as the product's weeks run. */
export function weekdayOf(day: string): number {
  return (dateOf(day).getUTCDay() + 6) % 7;
}

export function mondayOf(day: string): string {
  return addDays(day, -weekdayOf(day));
}

/**
 * The day that `moment` (ms since the epoch) is on in an IANA zone (the device's own when absent); an unknown zone
 * counts as UTC.
 */
export function localDay(moment: number, timeZone?: string): string {
  const parts = { year: "numeric", month: "2-digit", day: "2-digit" } as const;
  try {
    // Swedish writes days as ISO 8601 does.
    return new Intl.DateTimeFormat("sv-SE", { ...parts, timeZone }).format(moment);
  } catch {
    return new Date(moment).toISOString().slice(0, 10);
  }
}

/** The first and the last day of a month (1 to 12). */
export function monthSpan(year: number, month: number): { readonly from: string; readonly to: string } {
  const from = `${String(year)}-${String(month).padStart(2, "0")}-01`;
  const next = month === 12 ? `${String(year + 1)}-01-01` : monthSpan(year, month + 1).from;
  return { from, to: addDays(next, -1) };
}

export function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}
