import { z } from "zod";
import type { DataFailure } from "./data-failure.ts";

/** One day on the charts: a check-in without its words. Levels are 1 to 5. */
export const moodDaySchema = z.object({
  /** The person's own day, YYYY-MM-DD, and the hour there, 0 to 23, as the database dated it. */
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

/** What `get_mood_stats` answers; averages are null without check-ins. */
export const moodStatsSchema = z.object({
  avg_mood: z.number().nullable(),
  avg_energy: z.number().nullable(),
  avg_stress: z.number().nullable(),
  avg_sleep: z.number().nullable(),
  total_entries: z.int(),
  mood_trend: z.enum(["improving", "declining", "stable", "insufficient_data"]).catch("insufficient_data"),
});

export type MoodStats = z.infer<typeof moodStatsSchema>;

/** The longest note that the database takes, in characters. */
export const longestNote = 2000;

/** The day it is where the person lives, as the database counts, and what stands around it. */
export type MoodNow = {
  readonly today: string;
  /** The check-in of today. */
  readonly todays: CheckIn | null;
  /** Days of this week, Monday to Sunday, that count towards the plan, today left out; deleted check-ins count. */
  readonly othersThisWeek: number;
  /** The day of the very first check-in. */
  readonly firstDay: string | null;
};

export type MoodFailed = { readonly kind: "failed"; readonly failure: DataFailure };
export type MoodAnswer<T> = { readonly kind: "ok"; readonly value: T } | MoodFailed;

/** Why a check-in was not taken: one stands for that day already, or the plan's week is full. */
type NotTaken = { readonly kind: "done-today" } | { readonly kind: "limit" };

/** One person's check-ins, under row-level security. Days are inclusive; nothing ever throws. */
export type MoodPort = {
  now(userId: string): Promise<MoodAnswer<MoodNow>>;
  /** At most a year and a day, ascending. */
  days(userId: string, from: string, to: string): Promise<MoodAnswer<readonly MoodDay[]>>;
  /** Whole check-ins, notes included, newest first; meant for a month. */
  checkIns(userId: string, from: string, to: string): Promise<MoodAnswer<readonly CheckIn[]>>;
  /** The last `days` local days, today included. */
  stats(userId: string, days: number): Promise<MoodAnswer<MoodStats>>;
  add(userId: string, checkIn: NewCheckIn): Promise<MoodAnswer<CheckIn> | NotTaken>;
  remove(userId: string, id: string): Promise<MoodAnswer<null>>;
};
