import { z } from "zod";
import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { termsOf, type Terms } from "./terms.ts";

/** What a conversation can be about, as far as words tell. */
export const topics = [
  "work",
  "studies",
  "family",
  "relationship",
  "friends",
  "sleep",
  "health",
  "money",
  "future",
  "loss",
  "self",
] as const;
export type Topic = (typeof topics)[number];

/** Words between spaces; `*` stands for any ending, `_` for a space within a phrase. */
export const wordListsSchema = z.strictObject({
  positive: z.string(),
  negative: z.string(),
  topics: z.record(z.enum(topics), z.string()),
});

/** A language's words, ready to be looked for. */
export type Lexicon = {
  readonly language: LanguageCode;
  readonly positive: Terms;
  readonly negative: Terms;
  readonly topics: readonly (readonly [Topic, Terms])[];
};

export function makeLexicon(language: LanguageCode, lists: z.infer<typeof wordListsSchema>): Lexicon {
  return {
    language,
    positive: termsOf(lists.positive, language),
    negative: termsOf(lists.negative, language),
    topics: topics.map((topic) => [topic, termsOf(lists.topics[topic], language)] as const),
  };
}
