import { isDay, yearOf } from "./dates.ts";

/** The result of checking a date of birth. The date is checked in the browser and never sent. */
export type AgeCheck = "missing" | "invalid" | "too-young" | "adult";

const ageOfMajority = 18;
const oldestAge = 125;

/** The month and day of a date, MM-DD. */
const inYear = (day: string) => day.slice("YYYY-".length);

/**
 * Whole years from a birth to a date. Someone born on 29 February turns a year older on 1 March in common
 * years, the later of the two customs.
 */
function yearsBetween(birth: string, today: string): number {
  return yearOf(today) - yearOf(birth) - (inYear(today) < inYear(birth) ? 1 : 0);
}

/** Checks a date of birth from a date field (`YYYY-MM-DD`) against the person's own day, also `YYYY-MM-DD`. */
export function checkAge(dateOfBirth: string, today: string): AgeCheck {
  const birth = dateOfBirth.trim();
  if (birth === "") return "missing";
  if (!isDay(birth)) return "invalid";
  const years = yearsBetween(birth, today);
  if (years < 0 || years > oldestAge) return "invalid";
  return years >= ageOfMajority ? "adult" : "too-young";
}
