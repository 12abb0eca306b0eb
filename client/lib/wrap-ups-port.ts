import { z } from "zod";
import { type WeeklyData, type WrapUpStep, wrapUpTrends } from "#shared/wrap-ups.ts";
import type { DataFailure } from "./data-failure.ts";

/** The columns of `emotional_wrap_ups` that a list shows. Averages are 1 to 5, or null without check-ins. */
export const wrapUpCardSchema = z.object({
  id: z.string(),
  type: z.enum(["weekly", "monthly"]),
  /** Plain dates, YYYY-MM-DD. */
  period_start: z.iso.date(),
  period_end: z.iso.date(),
  mood_trend: z.enum(wrapUpTrends).catch("stable"),
  mood_average: z.number().nullable(),
  total_sessions: z.number(),
  created_at: z.string(),
});
export type WrapUpCard = z.infer<typeof wrapUpCardSchema>;

/** A whole row. */
export const wrapUpSchema = wrapUpCardSchema.extend({
  energy_average: z.number().nullable(),
  stress_average: z.number().nullable(),
  sleep_average: z.number().nullable(),
  /** Seconds. */
  total_duration: z.number(),
  key_insights: z.array(z.string()),
  personalized_recommendations: z.array(z.string()),
  ai_summary: z.string().nullable(),
});
export type WrapUp = z.infer<typeof wrapUpSchema>;

export type WrapUpsFailed = { readonly kind: "failed"; readonly failure: DataFailure };

/**
 * The outcome of generating. `limit`: the plan allows no more yet; `nothing`: the week is empty; `elsewhere`:
 * another window is generating it; `often`: too many were started recently.
 */
export type Generated =
  | { readonly kind: "done"; readonly id: string }
  | { readonly kind: "limit" | "nothing" | "elsewhere" | "often" | "cancelled" }
  | WrapUpsFailed;

/** One person's wrap-ups: read under row-level security, written by the relay. Never throws. */
export type WrapUpsPort = {
  /** Up to `count`, newest first; with `before`, those generated before that one. */
  list(
    userId: string,
    count: number,
    before?: WrapUpCard,
  ): Promise<{ readonly kind: "ok"; readonly wrapUps: readonly WrapUpCard[] } | WrapUpsFailed>;
  read(
    userId: string,
    id: string,
  ): Promise<{ readonly kind: "ok"; readonly wrapUp: WrapUp } | { readonly kind: "missing" } | WrapUpsFailed>;
  remove(userId: string, id: string): Promise<{ readonly kind: "ok" } | WrapUpsFailed>;
  /** The figures of the Monday-to-Sunday week that contains `day`, in the person's zone. */
  week(
    userId: string,
    day: string,
  ): Promise<{ readonly kind: "ok"; readonly week: WeeklyData } | WrapUpsFailed>;
  /**
   * Generates the wrap-up of the week that contains `day` and reports each step as it begins. The signal
   * stops only the waiting: the relay still finishes and stores the wrap-up.
   */
  generate(
    day: string,
    options: { readonly signal: AbortSignal; readonly onStep: (step: WrapUpStep) => void },
  ): Promise<Generated>;
};
