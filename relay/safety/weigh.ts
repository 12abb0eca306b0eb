import { combinedRisk, noRisk, type RiskFinding } from "#shared/safety/risk.ts";
import type { Score } from "./model/score.ts";

/**
 * How sure a score must be to say otherwise than the rules, which it has heard too: odds, as logarithms. `npm run
 * train:safety` counts what they gain and lose on sentences that neither had seen, and sets where 0 lies.
 */
export const bounds = {
  /** Above it a turn is at risk though no rule knows its words. */
  alarm: { usual: 0, planAsked: -0.75, saying: 1.5 },
  /**
   * Below it words of danger are an everyday turn of phrase: few of those who mean them sound as harmless as that, and
   * the score must be surer of it where the rules hear a plan, a means or a farewell.
   */
  harmless: { active: -1, imminent: -3 },
  /** Above both what the rules take for a denial, the past, somebody else's or a hint is one's own and now. */
  own: { risk: 0, own: 1 },
  /** Above it what is at risk is imminent: somebody urged once too often to call for help loses less than one who is not. */
  imminent: -1.6,
} as const;

/**
 * What a turn is: an answer to "do you have a plan?", which says little by itself; one with an everyday saying, whose
 * words of danger are not meant; or neither.
 */
export type Kind = keyof typeof bounds.alarm;

/** Below it no kind of turn alarms, and its kind, which takes time to tell, need not be known. */
const leastAlarm = Math.min(...Object.values(bounds.alarm));

/**
 * What rules and models find together. The rules know what people say, the score what it sounds like: it finds wording
 * that no rule has, hears a plan, a means or a farewell in it, and tells when "die" or a farewell is not meant. What
 * the rules hold for possible, mostly a denial, the past or somebody else, it raises only where another of its columns
 * hears one's own danger, and never takes back. Where there is no score the rules stand alone.
 */
export function weighed(byRules: RiskFinding, score: Score | null, kind: () => Kind): RiskFinding {
  if (score === null) return byRules;
  const found = foundBy(byRules, score, kind);
  const isRaised = found.level === "active" && score.imminent > bounds.imminent;
  return isRaised ? { ...found, level: "imminent" } : found;
}

/** Whether there is a risk at all, and whether it is more than possible. */
function foundBy(byRules: RiskFinding, score: Score, kind: () => Kind): RiskFinding {
  if (byRules.level === "possible") return isOwn(score) ? combinedRisk(byRules, heard(score)) : byRules;
  if (byRules.level === "none")
    return score.risk > leastAlarm && score.risk > bounds.alarm[kind()] ? heard(score) : byRules;
  return score.risk < bounds.harmless[byRules.level] ? noRisk : byRules;
}

const isOwn = ({ risk, own }: Score): boolean => risk > bounds.own.risk && own > bounds.own.own;

const heard = ({ concern }: Score): RiskFinding => ({ level: "active", concerns: [concern] });
