import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { concerns } from "#shared/safety/risk.ts";
import { conceptsOf } from "./concepts/by-language.ts";
import { conceptFeatures } from "./concepts/features.ts";
import { conceptsIn } from "./concepts/find.ts";
import { featuresOfSentence } from "./features.ts";
import { type LinearModel, oddsOf } from "./linear-model.ts";

/**
 * What is weighed in a sentence: the risk itself; if there is any, whether it is imminent; whether it is the speaker's
 * own and now, not denied, past or somebody else's; and which of the concerns it is.
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

/** What the two models say of a text by column (logarithms of the odds). */
export type SentenceOdds = {
  readonly byPieces: readonly number[];
  readonly byConcepts: readonly number[];
  /** Of both together. */
  readonly all: readonly number[];
};

export function oddsOfSentence(models: SentenceModels, { pieces, concepts }: SentenceFeatures): SentenceOdds {
  const byPieces = oddsOf(models.sentences, pieces);
  const byConcepts = oddsOf(models.concepts, concepts);
  return {
    byPieces,
    byConcepts,
    all: byPieces.map((odds, column) => odds + (byConcepts[column] ?? 0)),
  };
}
