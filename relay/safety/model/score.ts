import { type Concern, concerns } from "#shared/safety/risk.ts";
import { type LinearModel, loudest, oddsOf } from "./linear-model.ts";

/** What is weighed in a sentence: the risk itself, whether it is imminent, and which of the concerns it is. */
export const sentenceColumns = ["risk", "imminent", ...concerns] as const;

/**
 * How strongly a text speaks of risk, and of an imminent one if it speaks of any (logarithms of the odds); and of which
 * concern the most.
 */
export type Score = { readonly risk: number; readonly imminent: number; readonly concern: Concern };

/** The score of a text by its features. */
export function scoreOf(model: LinearModel, features: readonly number[]): Score {
  const [risk = 0, imminent = 0, ...ofConcerns] = oddsOf(model, features);
  return { risk, imminent, concern: concerns[loudest(ofConcerns)] ?? "suicide" };
}
