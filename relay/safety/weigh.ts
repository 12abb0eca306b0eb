import { noRisk, type RiskFinding } from "#shared/safety/risk.ts";
import type { Score } from "./model/score.ts";

/**
 * How sure the model must be to say otherwise than the rules: odds, as logarithms. `npm run train:safety` counts what
 * they gain and lose on sentences that neither had seen.
 */
export const bounds = {
  /** Above it a turn is at risk though no rule knows its words. */
  alarm: { usual: 1.5, planAsked: 0.75, saying: 3 },
  /** Below it words of danger are an everyday turn of phrase: few of those who mean them sound as harmless as that. */
  harmless: -1,
  /** Above it what is at risk is imminent: somebody urged once too often to call for help loses less than one who is not. */
  imminent: -1,
} as const;

/**
 * What a turn is: an answer to "do you have a plan?", which says little by itself; one with an everyday saying, whose
 * words of danger are not meant; or neither.
 */
export type Kind = keyof typeof bounds.alarm;

/** Below it no kind of turn alarms, and its kind, which takes time to tell, need not be known. */
const leastAlarm = Math.min(...Object.values(bounds.alarm));

/**
 * What rules and model find together. The rules know what people say, the model what it sounds like: it finds wording
 * that no rule has, hears a plan, a means or a farewell in it, and tells when "die" is not meant. It has no say in what
 * is possible, which is mostly a denial, the past or somebody else, none of which it understands; nor does it take back
 * what the rules hold for imminent. Where there is no score the rules stand alone.
 */
export function weighed(byRules: RiskFinding, score: Score | null, kind: () => Kind): RiskFinding {
  if (score === null) return byRules;
  const found = foundBy(byRules, score, kind);
  const isRaised = found.level === "active" && score.imminent > bounds.imminent;
  return isRaised ? { ...found, level: "imminent" } : found;
}

/** Whether there is a risk at all. */
function foundBy(byRules: RiskFinding, score: Score, kind: () => Kind): RiskFinding {
  if (byRules.level === "none" && score.risk > leastAlarm && score.risk > bounds.alarm[kind()])
    return { level: "active", concerns: [score.concern] };
  return byRules.level === "active" && score.risk < bounds.harmless ? noRisk : byRules;
}
