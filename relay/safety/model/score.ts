import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { type Concern, concerns } from "#shared/safety/risk.ts";
import { conceptsOf } from "./concepts/by-language.ts";
import { conceptFeatures } from "./concepts/features.ts";
import { conceptsIn } from "./concepts/find.ts";
import { featuresOfSentence } from "./features.ts";
import { type LinearModel, loudest, oddsOf } from "./linear-model.ts";

/**
 * What is weighed in a sentence: the risk itself, whether it is imminent, whether it is the speaker's own and now, and
 * which of the concerns it is.
 */
export const sentenceColumns = ["risk", "imminent", "own", ...concerns] as const;

/** Weighs sentences: by a language's own pieces, and by the concepts that all languages share. */
export type SentenceModels = { readonly sentences: LinearModel; readonly concepts: LinearModel };

/** What a text is weighed by. */
export type SentenceFeatures = { readonly pieces: readonly number[]; readonly concepts: readonly number[] };

export const sentenceFeatures = (text: string, language: LanguageCode): SentenceFeatures => ({
  pieces: featuresOfSentence(text, language),
  concepts: conceptFeatures(conceptsIn(text, conceptsOf(language))),
});

/**
 * How strongly a text speaks of risk; if it speaks of any, of an imminent one, and of the speaker's own and present one,
 * not denied, past or somebody else's (logarithms of the odds); and of which concern the most.
 */
export type Score = {
  readonly risk: number;
  readonly imminent: number;
  readonly own: number;
  readonly concern: Concern;
};

/** The score of a text by its features. */
export function scoreOf(models: SentenceModels, features: SentenceFeatures): Score {
  const byConcepts = oddsOf(models.concepts, features.concepts);
  const odds = oddsOf(models.sentences, features.pieces).map(
    (each, column) => each + (byConcepts[column] ?? 0),
  );
  const [risk = 0, imminent = 0, own = 0, ...ofConcerns] = odds;
  return { risk, imminent, own, concern: concerns[loudest(ofConcerns)] ?? "suicide" };
}
