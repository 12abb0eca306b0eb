import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { dateOf } from "#client/lib/plain-days.ts";

/** From one plain day to another, such as November 17 – 23, 2025. */
export function formatPeriod(language: LanguageCode, from: string, to: string): string {
  // Read in UTC, so that no zone moves them.
  const format = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  return format.formatRange(dateOf(from), dateOf(to));
}

/** The weekday of a plain day, such as Tuesday. */
export function formatWeekday(language: LanguageCode, day: string): string {
  return new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(dateOf(day));
}

export type Duration = { readonly hours: number; readonly minutes: number };

/** Whole hours and minutes of a number of seconds (spec 2, section 9: "Xh Ym or Ym"). */
export function durationOf(seconds: number): Duration {
  const minutes = Math.floor(Math.max(0, seconds) / 60);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}
