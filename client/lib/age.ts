/** A calendar date without time or zone. Months count from 1. */
export type CalendarDate = { readonly year: number; readonly month: number; readonly day: number };

/** The result of checking a date of birth. The date is checked in the browser and never sent. */
export type AgeCheck = "missing" | "invalid" | "too-young" | "adult";

const ageOfMajority = 18;
const oldestAge = 125;

/** The calendar date of `now` in `timeZone`, or in the browser's own zone. */
export function calendarDateOf(now: Date, timeZone?: string): CalendarDate {
  const format = new Intl.DateTimeFormat("en-u-ca-iso8601-nu-latn", {
    year: "numeric",
    month: "numeric",
    day: "numeric",
    ...(timeZone === undefined ? {} : { timeZone }),
  });
  const parts = new Map(format.formatToParts(now).map((part) => [part.type, Number(part.value)]));
  return { year: parts.get("year") ?? 0, month: parts.get("month") ?? 0, day: parts.get("day") ?? 0 };
}

function parseDay(text: string): CalendarDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return null;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  const real =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return real ? { year, month, day } : null;
}

/**
 * Whole years from a birth to a date. Someone born on 29 February turns a year older on 1 March in common
 * years, the later of the two customs.
 */
function yearsBetween(birth: CalendarDate, today: CalendarDate): number {
  const beforeBirthday = today.month < birth.month || (today.month === birth.month && today.day < birth.day);
  return today.year - birth.year - (beforeBirthday ? 1 : 0);
}

/** Checks a date of birth from a date field (`YYYY-MM-DD`) against the person's own calendar date. */
export function checkAge(dateOfBirth: string, today: CalendarDate): AgeCheck {
  if (dateOfBirth.trim() === "") return "missing";
  const birth = parseDay(dateOfBirth.trim());
  if (!birth) return "invalid";
  const years = yearsBetween(birth, today);
  if (years < 0 || years > oldestAge) return "invalid";
  return years >= ageOfMajority ? "adult" : "too-young";
}
