import type { Reminder } from "#client/lib/reminder-port.ts";

/** A reminder that comes later than this is of no use any more, minutes. */
const latestMinutes = 120;

/** `2026-11-20` and the minutes since midnight, as the clock in that zone shows them; UTC for a zone nobody knows. */
export function localClock(now: Date, zone: string): { day: string; minutes: number } {
  const [day = "", clock = ""] = formatFor(zone).format(now).split(" ");
  return { day, minutes: minutesOf(clock) };
}

function formatFor(zone: string): Intl.DateTimeFormat {
  const options = { dateStyle: "short", timeStyle: "short" } as const;
  try {
    // Swedish writes it like ISO 8601.
    return new Intl.DateTimeFormat("sv-SE", { ...options, timeZone: zone });
  } catch {
    return new Intl.DateTimeFormat("sv-SE", { ...options, timeZone: "UTC" });
  }
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}

/**
 * The day for which the reminder should be shown now, or null: not set, resting, not yet, too late, or shown already
 * (`shownOn`, that day).
 */
export function dueDay(reminder: Reminder | null, now: Date, shownOn: string | null): string | null {
  if (reminder === null || !reminder.is_enabled || reminder.paused_at !== null) return null;
  const { day, minutes } = localClock(now, reminder.timezone);
  const late = minutes - minutesOf(reminder.reminder_time);
  if (late < 0 || late >= latestMinutes) return null;
  return day === shownOn ? null : day;
}
