import type { MoodDay } from "#client/lib/mood-port.ts";
import { independentShare, spearman } from "./ranks.ts";

export const levels = ["sleep", "energy", "stress"] as const;
export type Level = (typeof levels)[number];

const readLevel: Record<Level, (day: MoodDay) => number> = {
  sleep: (day) => day.sleep_quality,
  energy: (day) => day.energy_level,
  stress: (day) => day.stress_level,
};

/** How mood went together with a level: `together` rose with it, `against` fell as it rose, `none` is no clear sign. */
export type Relation = "together" | "against" | "none" | "too-few";

/** Fewest check-ins, fewest different values of each side, and the least correlation that is worth a word. */
const fewest = 30;
const fewestValues = 3;
const leastCorrelation = 0.3;

/** The normal deviate of p = 0.05 / 3, two-sided: three relations are looked at, at once. */
const critical = 2.394;

/** The variance of Fisher's z of a rank correlation is 1.06 / (n - 3) (Fieller, Hartley and Pearson 1957). */
const rankVariance = 1.06;

/**
 * Whether mood and another level went together. Spearman's correlation, tested by Fisher's z with as many check-ins as
 * are worth something on their own. A cause it never is.
 */
export function relationOf(days: readonly MoodDay[], level: Level): Relation {
  const moods = days.map((day) => day.mood_score);
  const others = days.map(readLevel[level]);
  if (days.length < fewest || [moods, others].some((side) => new Set(side).size < fewestValues)) {
    return "too-few";
  }
  const rho = spearman(moods, others);
  const worth = days.length * independentShare(moods, others);
  const z =
    Math.atanh(Math.max(-0.999, Math.min(0.999, rho))) * Math.sqrt(Math.max(0, worth - 3) / rankVariance);
  if (Math.abs(z) < critical || Math.abs(rho) < leastCorrelation) return "none";
  return rho > 0 ? "together" : "against";
}
