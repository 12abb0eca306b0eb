import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { phrasesByLanguage } from "../phrases/by-language.ts";
import type { ActId, LossWords, PersonId, WordedId } from "../phrases/phrases.ts";
import { type Negators, negatorsOf } from "./negation.ts";
import { pattern } from "./patterns.ts";

type Entry<Id> = { readonly id: Id; readonly words: RegExp };

/** A language's words as regular expressions, made once. */
export type Lexicon = {
  readonly subjects: readonly Entry<WordedId>[];
  readonly people: readonly Entry<PersonId>[];
  readonly acts: Readonly<Record<ActId, RegExp>>;
  readonly loss: Readonly<Record<keyof LossWords, RegExp>>;
  readonly negators: Negators;
  readonly lasting: RegExp;
};

const made = new Map<LanguageCode, Lexicon>();

export function lexiconOf(language: LanguageCode): Lexicon {
  const known = made.get(language) ?? makeLexicon(language);
  made.set(language, known);
  return known;
}

function makeLexicon(language: LanguageCode): Lexicon {
  const { subjects, people, acts, loss, negation, lasting } = phrasesByLanguage[language].words;
  const compiled = <Id extends string>(words: Readonly<Record<Id, string>>): Record<Id, RegExp> => {
    const entries = Object.entries<string>(words).map(([id, source]) => [id, pattern(source, language)]);
    return Object.fromEntries(entries) as Record<Id, RegExp>;
  };
  const entriesOf = <Id extends string>(words: Readonly<Record<Id, string>>): Entry<Id>[] =>
    Object.entries<RegExp>(compiled(words)).map(([id, regex]) => ({ id: id as Id, words: regex }));
  return {
    subjects: entriesOf(subjects),
    people: entriesOf(people),
    acts: compiled(acts),
    loss: compiled(loss),
    negators: negatorsOf(language, negation),
    lasting: pattern(lasting, language),
  };
}
