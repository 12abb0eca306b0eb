import { z } from "zod";
import { concernSchema, riskLevelSchema } from "./risk.ts";

/** The longest text that is screened at once, in characters. */
export const longestScreened = 5_000;

/**
 * Body of `POST /api/safety/screen`: a text that the person has saved elsewhere. It is screened and not
 * stored.
 */
export const screenRequestSchema = z.object({ text: z.string().min(1).max(longestScreened) });

/** Response of `POST /api/safety/screen`. */
export const riskFindingSchema = z.object({
  level: riskLevelSchema,
  concerns: z.array(concernSchema),
});

const referralCountSchema = z.object({
  /** YYYY-MM, UTC. */
  month: z.string().regex(/^\d{4}-\d\d$/),
  level: riskLevelSchema.exclude(["none"]),
  /** ISO 3166-1 alpha-2; ZZ if unknown. */
  country: z.string().regex(/^[A-Z]{2}$/),
  /** Null: so few that they might all be one person. */
  count: z.int().positive().nullable(),
});

/** Response of `GET /api/safety/counts`: how often helplines were shown, newest month first. */
export const referralCountsSchema = z.object({ counts: z.array(referralCountSchema) });
export type ReferralCounts = z.infer<typeof referralCountsSchema>["counts"];
