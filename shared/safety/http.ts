import { z } from "zod";
import { concernSchema, riskLevelSchema } from "./risk.ts";

/** The longest text that is screened at once, in characters. */
export const longestScreened = 5_000;

/** Body of `POST /api/safety/screen`: what a person has saved elsewhere. It is read, and kept nowhere. */
export const screenRequestSchema = z.object({ text: z.string().min(1).max(longestScreened) });

/** Answer of `POST /api/safety/screen`. */
export const riskFindingSchema = z.object({
  level: riskLevelSchema,
  concerns: z.array(concernSchema),
});

const referralCountSchema = z.object({
  /** YYYY-MM, UTC. */
  month: z.string().regex(/^\d{4}-\d\d$/),
  level: riskLevelSchema.exclude(["none"]),
  /** ISO 3166-1 alpha-2; ZZ where it is not known. */
  country: z.string().regex(/^[A-Z]{2}$/),
  /** Null: so few that the number might be about one person. */
  count: z.int().positive().nullable(),
});

/** Answer of `GET /api/safety/counts`: how often help lines were shown, newest month first. */
export const referralCountsSchema = z.object({ counts: z.array(referralCountSchema) });
export type ReferralCounts = z.infer<typeof referralCountsSchema>["counts"];
