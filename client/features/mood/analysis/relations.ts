import type { MoodDay } from "../api.ts";
import { independentShare, spearman } from "./ranks.ts";

export const levels = ["sleep", "energy", "stress"] as const;
export type Level = (typeof levels)[number];

const readLevel: Record<Level, (day: MoodDay) => number | null> = {
  sleep: (day) => day.sleep_quality,
  energy: (day) => day.energy_level,
  stress: (day) => day.stress_level,
};

/**
 * How mood relates to a level: `together` if both rise, `against` if mood falls as the level rises, `none` if there
 * is no clear sign.
 */
export type Relation = "together" | "against" | "none" | "too-few";

/** Minimum check-ins, minimum distinct values on each side, and the smallest correlation worth mentioning. */
const fewest = 30;
const fewestValues = 3;
const leastCorrelation = 0.3;

/** The two-sided normal deviate for p = 0.05 / 3, because three relations are tested at once. */
const critical = 2.394;

/** The variance of Fisher's z of a rank correlation is 1.06 / (n - 3) (Fieller, Hartley and Pearson 1957). */
const rankVariance = 1.06;

/**
 * Whether mood and another level are related: Spearman's correlation, tested with Fisher's z over the effective number
 * of independent check-ins. It never shows a cause.
 */
export function relationOf(days: readonly MoodDay[], level: Level): Relation {
  const noted = days.flatMap((day) => {
    const value = readLevel[level](day);
    return value === null ? [] : [{ mood: day.mood, value }];
  });
  const moods = noted.map(({ mood }) => mood);
  const others = noted.map(({ value }) => value);
  if (noted.length < fewest || [moods, others].some((side) => new Set(side).size < fewestValues)) {
    return "too-few";
  }
  const rho = spearman(moods, others);
  const worth = noted.length * independentShare(moods, others);
  const z =
    Math.atanh(Math.max(-0.999, Math.min(0.999, rho))) * Math.sqrt(Math.max(0, worth - 3) / rankVariance);
  if (Math.abs(z) < critical || Math.abs(rho) < leastCorrelation) return "none";
  return rho > 0 ? "together" : "against";
}
