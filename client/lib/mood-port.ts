import { z } from "zod";
import type { DataFailure } from "./data-failure.ts";

/** One day on the charts: a check-in without its note. Levels are 1 to 5. */
export const moodDaySchema = z.object({
  /** The person's local date, YYYY-MM-DD, and local hour, 0 to 23, as set by the database. */
  local_date: z.iso.date(),
  local_hour: z.int(),
  mood_score: z.int(),
  energy_level: z.number(),
  stress_level: z.number(),
  sleep_quality: z.number(),
});

/** A row of `mood_entries`. */
export const checkInSchema = moodDaySchema.extend({
  id: z.string(),
  /** English names of emotions, joined by comma and space. */
  mood_label: z.string(),
  notes: z.string().nullable(),
});

export type MoodDay = z.infer<typeof moodDaySchema>;
export type CheckIn = z.infer<typeof checkInSchema>;
export type NewCheckIn = Omit<CheckIn, "id" | "local_date" | "local_hour">;

/** The result of `get_mood_stats`; averages are null without check-ins. */
export const moodStatsSchema = z.object({
  avg_mood: z.number().nullable(),
  avg_energy: z.number().nullable(),
  avg_stress: z.number().nullable(),
  avg_sleep: z.number().nullable(),
  total_entries: z.int(),
  mood_trend: z.enum(["improving", "declining", "stable", "insufficient_data"]).catch("insufficient_data"),
});

export type MoodStats = z.infer<typeof moodStatsSchema>;

/** The database's limit on notes, in characters. */
export const longestNote = 2000;

/** The person's current local day according to the database, and the check-ins around it. */
export type MoodNow = {
  readonly today: string;
  /** Today's check-in. */
  readonly todays: CheckIn | null;
  /**
   * Days of this week (Monday to Sunday) other than today that count toward the plan; deleted check-ins
   * count.
   */
  readonly othersThisWeek: number;
  /** The day of the very first check-in. */
  readonly firstDay: string | null;
};

export type MoodFailed = { readonly kind: "failed"; readonly failure: DataFailure };
export type MoodAnswer<T> = { readonly kind: "ok"; readonly value: T } | MoodFailed;

/** Why a check-in was refused: one already exists for that day, or the plan's week is used up. */
type NotTaken = { readonly kind: "done-today" } | { readonly kind: "limit" };

/** One person's check-ins, under row-level security. Ranges are inclusive. Never throws. */
export type MoodPort = {
  now(userId: string): Promise<MoodAnswer<MoodNow>>;
  /** At most a year and a day, in ascending order. */
  days(userId: string, from: string, to: string): Promise<MoodAnswer<readonly MoodDay[]>>;
  /** Whole check-ins, including notes, newest first; meant for one month. */
  checkIns(userId: string, from: string, to: string): Promise<MoodAnswer<readonly CheckIn[]>>;
  /** Over the last `days` local days, including today. */
  stats(userId: string, days: number): Promise<MoodAnswer<MoodStats>>;
  add(userId: string, checkIn: NewCheckIn): Promise<MoodAnswer<CheckIn> | NotTaken>;
  remove(userId: string, id: string): Promise<MoodAnswer<null>>;
};
