import type { MoodDay } from "#client/lib/mood-port.ts";
import { weekdayOf } from "#client/lib/plain-days.ts";
import { groupBy, patternOf, type MoodGroup, type Pattern } from "./groups.ts";
import { independentShare } from "./ranks.ts";

const weekdays = 7;

/** Parts of the day, each of this many hours: single hours hold too few check-ins to say anything. */
export const hoursTogether = 3;
const parts = 24 / hoursTogether;

const partOf = (day: MoodDay) => Math.floor(day.local_hour / hoursTogether);
const scoreOf = (day: MoodDay) => day.mood_score;

/** Key 0 is Monday. */
export function weekdayGroups(days: readonly MoodDay[]): readonly MoodGroup[] {
  return groupBy(days, weekdays, (day) => weekdayOf(day.local_date), scoreOf);
}

/** Key 0 begins at midnight. */
export function hourGroups(days: readonly MoodDay[]): readonly MoodGroup[] {
  return groupBy(days, parts, partOf, scoreOf);
}

/** Every weekday must hold enough check-ins. */
export function weekdayPattern(days: readonly MoodDay[]): Pattern {
  return patternOf(weekdayGroups(days), weekdays);
}

/** Two parts of the day must hold enough; habits of checking in linger, and so does mood. */
export function hourPattern(days: readonly MoodDay[]): Pattern {
  if (days.length < 2 * weekdays) return { kind: "too-few" };
  return patternOf(hourGroups(days), 2, independentShare(days.map(partOf), days.map(scoreOf)));
}
