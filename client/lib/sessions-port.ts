import { z } from "zod";
import { modeSchema, moodBeforeSchema } from "#shared/protocol/values.ts";
import type { DataFailure } from "./data-failure.ts";

/** A session without its messages, as `list_sessions` returns it. */
export const sessionCardSchema = z.object({
  id: z.string(),
  title: z.string(),
  type: modeSchema,
  mood_before: moodBeforeSchema.nullable(),
  /** Seconds. */
  duration: z.number(),
  created_at: z.string(),
  ai_summary: z.string().nullable(),
});
export type SessionCard = z.infer<typeof sessionCardSchema>;

export type SessionsFailed = { readonly kind: "failed"; readonly failure: DataFailure };

/** The figures on the dashboard home. */
export type SessionsOverview = {
  readonly recent: readonly SessionCard[];
  readonly total: number;
  readonly totalSeconds: number;
  readonly thisWeek: number;
};

/** Figures about one person's sessions, under row-level security. Never throws. */
export type SessionsPort = {
  /** The `recent` newest cards and the totals; `thisWeek` counts sessions since `weekStart`. */
  overview(
    userId: string,
    recent: number,
    weekStart: Date,
  ): Promise<{ readonly kind: "ok"; readonly overview: SessionsOverview } | SessionsFailed>;
};
