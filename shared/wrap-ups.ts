import { z } from "zod";

/** The steps of generating a wrap-up, in order. The first is done before the response begins. */
export const wrapUpSteps = ["reading", "writing", "saving"] as const;
export type WrapUpStep = (typeof wrapUpSteps)[number];

/** Body of `POST /api/wrap-ups`: any day of the week in question; without it, the person's current week. */
export const wrapUpRequestSchema = z.object({ week_start: z.iso.date().optional() });

/**
 * One line of the response, which is newline-delimited JSON: each step as it begins, then `done` or `failed`.
 * Empty lines only keep the connection open.
 */
export const wrapUpLineSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("step"), step: z.enum(wrapUpSteps) }),
  z.object({ type: z.literal("done"), id: z.uuid() }),
  z.object({ type: z.literal("failed") }),
]);
export type WrapUpLine = z.infer<typeof wrapUpLineSchema>;

/** Media type of that response. */
export const wrapUpMediaType = "application/x-ndjson";

export const wrapUpTrends = ["improving", "declining", "stable"] as const;

const average = z.number().nullable();

/** The result of `generate_weekly_wrap_up_data`. Days are ISO dates, durations seconds. */
export const weeklyDataSchema = z.object({
  period_start: z.iso.date(),
  period_end: z.iso.date(),
  mood_trend: z.enum(wrapUpTrends),
  mood_data: z.object({
    mood_average: average,
    energy_average: average,
    stress_average: average,
    sleep_average: average,
    entry_count: z.int().nonnegative(),
    best_day: z.iso.date().nullable(),
    challenging_day: z.iso.date().nullable(),
  }),
  session_data: z.object({
    total_sessions: z.int().nonnegative(),
    total_duration: z.int().nonnegative(),
    avg_duration: z.number().nonnegative(),
    most_active_day: z.iso.date().nullable(),
  }),
});
export type WeeklyData = z.infer<typeof weeklyDataSchema>;

/** With fewer check-ins than this, a week says nothing of its trend, nor which day was best or hardest. */
export const fewestForTrend = 3;

/** Whether a week has anything to write about. */
export function hasMaterial({ mood_data, session_data }: WeeklyData): boolean {
  return mood_data.entry_count > 0 || session_data.total_sessions > 0;
}
