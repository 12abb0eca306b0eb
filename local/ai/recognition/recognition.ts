import { z } from "zod";

/** The languages that the recognizer has a model for. */
export const heardLanguages = ["en", "fr"] as const;
export type HeardLanguage = (typeof heardLanguages)[number];

export const recognitionSchema = z.object({
  text: z.string(),
  /** What the words lose against any phones that fit the sound best: log likelihood for each second of words, 0 at best. */
  fit: z.number(),
  /** The same of the word that loses most. */
  worstFit: z.number(),
  /** Seconds of sound that none of the words stands for. */
  unexplained: z.number(),
});
export type Recognition = z.infer<typeof recognitionSchema>;

/**
 * A sentence outside the grammar is forced into words that fit badly somewhere, so the worst word says as much as the
 * whole. The weights are a logistic regression on sentences in and out of the grammar, spoken by voices other than those
 * that `node local/ai/measure-recognition.ts` measures with.
 */
const weights = { fit: 19.2, worstFit: 6.9, constant: 0.46 } as const;

/** How likely all words are right, 0 to 1. */
export function certainty({ text, fit, worstFit }: Recognition): number {
  if (text === "") return 0;
  return 1 / (1 + Math.exp(-(weights.fit * fit + weights.worstFit * worstFit + weights.constant)));
}

/** Below the least certainty nothing was recognized; the relay asks back about what is less than certain. */
const limits = { leastCertainty: 0.35, mostUnexplained: 0.3 } as const;

/** Whether what was heard is worth telling, along with its certainty. Where it isn't, nothing is written down. */
export function isHeard(heard: Recognition): boolean {
  return certainty(heard) >= limits.leastCertainty && heard.unexplained <= limits.mostUnexplained;
}
