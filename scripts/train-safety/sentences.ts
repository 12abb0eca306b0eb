import { createHash } from "node:crypto";
import { z } from "zod";
import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { concernSchema, riskLevelSchema } from "#shared/safety/risk.ts";
import { conceptWordsOf } from "#relay/safety/model/concepts/by-language.ts";
import { featuresVersion } from "#relay/safety/model/features.ts";
import type { Exchanges } from "./exchanges.ts";
import { readRows } from "./read-rows.ts";

const sentenceSchema = z.object({
  text: z.string().min(1),
  level: riskLevelSchema,
  concerns: z.array(concernSchema),
  /** What was said before it: such a sentence means nothing alone, and no model of sentences learns from it. */
  context: z.array(z.unknown()).default([]),
});
export type Sentence = z.infer<typeof sentenceSchema>;

const readSentences = (file: string): readonly Sentence[] =>
  readRows(file, sentenceSchema).filter(({ context }) => context.length === 0);

/** Sentences of a language that models may learn from. Those held out are not among them. */
export type Training = {
  /** The rules were written with these, or they were written after what rules and models had missed: they tell nothing of either. */
  readonly known: readonly Sentence[];
  /** Nobody who wrote rules has looked at these: they tell what the model adds to the rules. */
  readonly blind: readonly Sentence[];
};

export function readTraining(language: LanguageCode): Training {
  return {
    known: [
      `training/${language}.jsonl`,
      `test-set/${language}.jsonl`,
      `training/followed/${language}.jsonl`,
    ].flatMap(readSentences),
    blind: readSentences(`training/blind/${language}.jsonl`),
  };
}

const markOf = (learned: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify([featuresVersion, learned]))
    .digest("hex")
    .slice(0, 16);

/** Tells whether the models of sentences, which are learned together, were trained on what there is now. */
export const sentencesMark = (trainings: readonly Training[]): string =>
  markOf([
    trainings.map(({ known, blind }) =>
      [...known, ...blind].map(({ text, level, concerns }) => [text, level, concerns]),
    ),
    languageCodes.map(conceptWordsOf),
  ]);

/** Tells whether a language's models of questions and answers were trained on what there is now. */
export const exchangesMark = (exchanges: Exchanges): string => markOf(exchanges);
