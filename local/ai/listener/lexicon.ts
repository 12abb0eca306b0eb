import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { phrasesByLanguage } from "../phrases/by-language.ts";
import {
  type FeelingId,
  type Intents,
  type PersonId,
  type LossWords,
  type SituationId,
  type Term,
  type TopicId,
  feelingIds,
  personIds,
  situationIds,
  topicIds,
} from "../phrases/phrases.ts";
import { type Negators, negatorsOf } from "./negation.ts";
import { pattern } from "./patterns.ts";

type Entry<Id> = { readonly id: Id; readonly words: RegExp };

/** A language's words as regular expressions, made once. */
export type Lexicon = {
  readonly feelings: readonly Entry<FeelingId>[];
  readonly topics: readonly Entry<TopicId>[];
  readonly people: readonly Entry<PersonId>[];
  readonly situations: readonly Entry<SituationId>[];
  readonly intents: Readonly<Record<keyof Intents, RegExp>>;
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
  const { feelings, topics, people, situations, intents, losses, negation, lasting } =
    phrasesByLanguage[language];
  const entries = <Id extends string>(ids: readonly Id[], terms: Record<Id, Term>): Entry<Id>[] =>
    ids.map((id) => ({ id, words: pattern(terms[id][1], language) }));
  const compile = (words: string): RegExp => pattern(words, language);
  return {
    feelings: entries(feelingIds, feelings),
    topics: entries(topicIds, topics),
    people: entries(personIds, people),
    situations: entries(situationIds, situations),
    intents: {
      greeting: compile(intents.greeting),
      thanks: compile(intents.thanks),
      goodbye: compile(intents.goodbye),
      human: compile(intents.human),
      therapist: compile(intents.therapist),
      who: compile(intents.who),
      injection: compile(intents.injection),
      advice: compile(intents.advice),
      insult: compile(intents.insult),
      yes: compile(intents.yes),
      no: compile(intents.no),
      unsure: compile(intents.unsure),
    },
    loss: {
      death: compile(losses.words.death),
      notDeath: compile(losses.words.notDeath),
      animal: compile(losses.words.animal),
      someone: compile(losses.words.someone),
      miscarriage: compile(losses.words.miscarriage),
      ownIllness: compile(losses.words.ownIllness),
      illness: compile(losses.words.illness),
      movedAway: compile(losses.words.movedAway),
    },
    negators: negatorsOf(language, negation),
    lasting: compile(lasting),
  };
}
