import { type Rescue, rescueByLanguage } from "../phrases/rescue.ts";
import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { asked, askedActs } from "../phrases/asked.ts";
import { nearByLanguage, phrasesByLanguage } from "../phrases/by-language.ts";
import { type NearId, nearIds } from "../phrases/near.ts";
import {
  type ActId,
  type LossWords,
  type PersonId,
  type WordedId,
  actIds,
  personIds,
  wordedIds,
} from "../phrases/phrases.ts";
import { type Negators, negatorsOf } from "./negation.ts";
import { pattern } from "./patterns.ts";

type Entry<Id> = { readonly id: Id; readonly words: RegExp };

/** A language's words as regular expressions, made once. */
export type Lexicon = {
  readonly subjects: readonly Entry<WordedId>[];
  readonly people: readonly Entry<PersonId>[];
  readonly act: (id: ActId) => RegExp;
  /** What a question may ask about the companion; there, fewer words are enough. */
  readonly asked: readonly Entry<ActId>[];
  /** A "no" that stands by itself, where "no puedo dormir" only begins with one. */
  readonly bareNo: RegExp;
  readonly loss: Readonly<Record<keyof LossWords, RegExp>>;
  readonly negators: Negators;
  readonly lasting: RegExp;
  readonly suicide: RegExp;
  readonly deathWish: RegExp;
  readonly denial: RegExp | undefined;
  /** What people in danger speak of. */
  readonly near: (id: NearId) => RegExp;
  readonly preparing: RegExp;
  readonly rescue: (kind: keyof Rescue) => RegExp;
};

const made = new Map<LanguageCode, Lexicon>();

export function lexiconOf(language: LanguageCode): Lexicon {
  const known = made.get(language) ?? makeLexicon(language);
  made.set(language, known);
  return known;
}

const nothing = /(?!)/gu;

function makeLexicon(language: LanguageCode): Lexicon {
  const { subjects, people, acts, loss, negation, lasting, suicide, deathWish, denial } =
    phrasesByLanguage[language].words;
  const compile = (words: string): RegExp => pattern(words, language);
  const actWords = new Map(actIds.map((id) => [id, compile(acts[id])]));
  const rescueWords = rescueByLanguage[language];
  const rescue = {
    heart: compile(rescueWords.heart.words),
    rescue: compile(rescueWords.rescue.words),
    call: compile(rescueWords.call.words),
  };
  const nearWords = new Map(nearIds.map((id) => [id, compile(nearByLanguage[language][id].words)]));
  return {
    subjects: wordedIds.map((id) => ({ id, words: compile(subjects[id]) })),
    people: personIds.map((id) => ({ id, words: compile(people[id]) })),
    bareNo: new RegExp(`${compile(acts.no).source}(?=\\s*(?:[,.!;…~、。，！]|$))`, "gu"),
    act: (id) => actWords.get(id) ?? nothing,
    asked: askedActs.map((id) => ({ id, words: compile(asked[language][id]) })),
    loss: {
      death: compile(loss.death),
      notDeath: compile(loss.notDeath),
      animal: compile(loss.animal),
      someone: compile(loss.someone),
      miscarriage: compile(loss.miscarriage),
      ownIllness: compile(loss.ownIllness),
      illness: compile(loss.illness),
      movedAway: compile(loss.movedAway),
    },
    negators: negatorsOf(language, negation),
    lasting: compile(lasting),
    suicide: compile(suicide),
    deathWish: compile(deathWish),
    denial: denial === undefined ? undefined : compile(denial),
    near: (id) => nearWords.get(id) ?? nothing,
    rescue: (kind) => rescue[kind],
    preparing: compile(nearByLanguage[language].preparing),
  };
}
