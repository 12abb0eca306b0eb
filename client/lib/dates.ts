import type { LanguageCode } from "#shared/catalogues/languages.ts";

/**
 * Days, moments and time zones. A day is written YYYY-MM-DD, without time or zone, so that no clock change can shift
 * it; a moment is a `Date`, or ms since the epoch. Zones are IANA names: the device's own by default, and UTC for one
 * that this browser doesn't know.
 */

const minuteMs = 60_000;
export const dayMs = 24 * 60 * minuteMs;

const textOf = (midnight: number): string => new Date(midnight).toISOString().slice(0, "YYYY-MM-DD".length);

/** Midnight UTC of a day, in ms. */
const midnightUtc = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Whether a text is a day that exists. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = midnightUtc(text);
  return !Number.isNaN(midnight) && textOf(midnight) === text;
}

/** The day of a year, a month (from 1) and a day of the month; null if there is none. */
export function dayOf(year: number, month: number, dayOfMonth: number): string | null {
  const day = [String(year).padStart(4, "0"), two(month), two(dayOfMonth)].join("-");
  return isDay(day) ? day : null;
}

const two = (value: number): string => String(value).padStart(2, "0");

export function addDays(day: string, count: number): string {
  return textOf(midnightUtc(day) + count * dayMs);
}

/** Whole days from one day to a later one; negative if it is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((midnightUtc(to) - midnightUtc(from)) / dayMs);
}

export function yearOf(day: string): number {
  return Number(day.slice(0, "YYYY".length));
}

/** The year and month of a day, YYYY-MM. */
export function monthOf(day: string): string {
  return day.slice(0, "YYYY-MM".length);
}

/** The first and last day of a month (1 to 12). */
export function monthSpan(year: number, month: number): { readonly from: string; readonly to: string } {
  const from = `${String(year)}-${two(month)}-01`;
  const next = month === 12 ? `${String(year + 1)}-01-01` : `${String(year)}-${two(month + 1)}-01`;
  return { from, to: addDays(next, -1) };
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: string): number {
  return (new Date(midnightUtc(day)).getUTCDay() + 6) % 7;
}

export function mondayOf(day: string): string {
  return addDays(day, -weekdayOf(day));
}

/** Creating a formatter costs more than using it a hundred times. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  // The device's zone may change while the page is open.
  if (options.timeZone === undefined) return new Intl.DateTimeFormat(language, options);
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formatters.get(key) ?? createFormatter(language, options);
  formatters.set(key, known);
  return known;
}

function createFormatter(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(language, options);
  } catch {
    return new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" });
  }
}

/** The local date and time at a moment, in ms as if it were UTC. */
function wallClock(moment: number, timeZone: string | undefined): number {
  const shown = { dateStyle: "short", timeStyle: "medium" } as const;
  // The Swedish format is ISO 8601's.
  const text = formatterOf("sv-SE", { ...shown, timeZone }).format(moment);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = (text.match(/\d+/g) ?? []).map(
    Number,
  );
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** The day and the minutes since midnight that people in a zone have at a moment. */
export function localClock(
  moment: Date | number,
  timeZone?: string,
): { readonly day: string; readonly minutes: number } {
  const wall = wallClock(Number(moment), timeZone);
  const day = textOf(wall);
  return { day, minutes: Math.floor((wall - midnightUtc(day)) / minuteMs) };
}

export function localDay(moment: Date | number, timeZone?: string): string {
  return localClock(moment, timeZone).day;
}

/** When a day begins in a zone: at 00:00, or at the first moment after that if clocks skip midnight. */
export function startOfDay(day: string, timeZone: string): Date {
  const midnight = midnightUtc(day);
  // The zone's offsets before and after that night differ if clocks change during it.
  const offsets = [-dayMs, dayMs].map((away) => wallClock(midnight + away, timeZone) - (midnight + away));
  const candidates = offsets.map((offset) => midnight - offset);
  const exact = candidates.filter((moment) => wallClock(moment, timeZone) === midnight);
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...candidates));
}

/** When the week of a moment began in a zone; `weekStartsOn`: 0 for Monday to 6 for Sunday. */
export function startOfWeek(moment: Date | number, timeZone: string, weekStartsOn: number): Date {
  const day = localDay(moment, timeZone);
  return startOfDay(addDays(day, -((weekdayOf(day) - weekStartsOn + 7) % 7)), timeZone);
}

/** The browser's time zone; UTC if it doesn't say. */
export function browserTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
}

/** A moment's date, such as March 3, 2026. */
export function formatDate(language: LanguageCode, moment: Date, timeZone?: string): string {
  return formatterOf(language, { dateStyle: "long", timeZone }).format(moment);
}

/** A moment's time of day to the minute. */
export function formatTime(language: LanguageCode, moment: Date, timeZone?: string): string {
  return formatterOf(language, { timeStyle: "short", timeZone }).format(moment);
}

/** A moment's date and time of day to the minute. */
export function formatDateTime(language: LanguageCode, moment: Date, dateStyle: "long" | "medium"): string {
  return formatterOf(language, { dateStyle, timeStyle: "short" }).format(moment);
}

/** Selects the `common:when` text for a moment as seen from `now` (ms), with its parameters. */
export function whenParts(language: LanguageCode, moment: Date, now: number, timeZone?: string) {
  // Compares calendar days rather than 24-hour spans, because days on which clocks change are longer or
  // shorter.
  const days = daysBetween(localDay(now, timeZone), localDay(moment, timeZone));
  const key = days === 0 ? "today" : days === 1 ? "tomorrow" : "day";
  const parts = { weekday: "long", month: "long", day: "numeric" } as const;
  const day = formatterOf(language, { ...parts, timeZone }).format(moment);
  return { key, day, time: formatTime(language, moment, timeZone) } as const;
}

type DayParts = Pick<Intl.DateTimeFormatOptions, "dateStyle" | "weekday" | "day" | "month" | "year">;

/** A day, such as March 3, 2026, or the parts of it that are asked for. */
export function formatDay(language: string, day: string, parts: DayParts = { dateStyle: "long" }): string {
  return formatterOf(language, { ...parts, timeZone: "UTC" }).format(midnightUtc(day));
}

/** A range of days, such as November 17 – 23, 2025. */
export function formatPeriod(language: LanguageCode, from: string, to: string): string {
  return formatterOf(language, { dateStyle: "long", timeZone: "UTC" }).formatRange(
    midnightUtc(from),
    midnightUtc(to),
  );
}

/** A time of day. @param minutes since midnight; 1440 is midnight again */
export function formatClock(language: string, minutes: number): string {
  return formatterOf(language, { hour: "numeric", minute: "2-digit", timeZone: "UTC" }).format(
    minutes * minuteMs,
  );
}

/** An hour of the day, such as 3 PM, or the hours up to another. */
export function formatHours(language: string, from: number, to: number = from): string {
  const hours = formatterOf(language, { hour: "numeric", timeZone: "UTC" });
  return hours.formatRange(from * 60 * minuteMs, to * 60 * minuteMs);
}
