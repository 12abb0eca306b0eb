import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { phrasesByLanguage } from "../phrases/by-language.ts";
import {
  type FeelingId,
  type Intents,
  type PersonId,
  type RiskWords,
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
  readonly risk: Readonly<Record<keyof RiskWords, RegExp>>;
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
  const { feelings, topics, people, situations, intents, risk, negation, lasting } =
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
    risk: {
      idiom: compile(risk.idiom),
      imminent: compile(risk.imminent),
      suicide: compile(risk.suicide),
      selfHarm: compile(risk.selfHarm),
      abuse: compile(risk.abuse),
      eating: compile(risk.eating),
      violence: compile(risk.violence),
      possible: compile(risk.possible),
      other: compile(risk.other),
    },
    negators: negatorsOf(language, negation),
    lasting: compile(lasting),
  };
}
