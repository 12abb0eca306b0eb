import type { LanguageCode } from "#shared/catalogues/languages.ts";
import type { RiskFinding } from "#shared/safety/risk.ts";
import { type Evidence, evidenceOf } from "#relay/safety/model/evidence.ts";
import { readModel } from "#relay/safety/model/linear-model.ts";
import type { ModelsFor } from "#relay/safety/model/models.ts";
import type { Score } from "#relay/safety/model/score.ts";
import { mostlyIn, screenByRules } from "#relay/safety/screen-by-rules.ts";
import { screenTurn } from "#relay/safety/screen.ts";
import { weighed } from "#relay/safety/weigh.ts";
import type { Exchanges, Lessons } from "./exchanges.ts";
import { foundIn, type Read } from "./figures.ts";
import type { Sentence, Training } from "./sentences.ts";
import {
  dangerOdds,
  lessonsIn,
  type TrainedSentences,
  trainExchanges,
  trainQuestions,
  trainSentences,
} from "./train.ts";

/** A sentence that neither the rules nor the models that weighed it had seen. */
export type Weighing = {
  readonly sentence: Sentence;
  readonly byRules: RiskFinding;
  readonly evidence: Evidence;
  /** Whether its language is taken for the one that it is mostly written in: else no model is heard when it is a turn. */
  readonly isHeard: boolean;
};

/** Each fold is read by models that were trained without it. */
export const folds = 5;

/**
 * Parts rows into those of a fold and all others, for each fold. So many that follow each other stay `together`: what
 * one person wrote in one go is alike, and some of it came in pairs, of which neither should be read by who knows the
 * other.
 */
function inFolds<Row>(
  rows: readonly Row[],
  together: number,
): readonly { readonly own: readonly Row[]; readonly others: readonly Row[] }[] {
  const foldOf = (index: number): number => Math.floor(index / together) % folds;
  return Array.from({ length: folds }, (_, fold) => ({
    own: rows.filter((_each, index) => foldOf(index) === fold),
    others: rows.filter((_each, index) => foldOf(index) !== fold),
  }));
}

const together = { sentences: 60, exchanges: 1 } as const;

/** What may be learned from, by language. */
export type Trainings = ReadonlyMap<LanguageCode, Training>;

/** The sentences of a fold, weighed by models that have not seen them, by language. */
export type FoldWeighings = ReadonlyMap<LanguageCode, readonly Weighing[]>;

/** Weighs a fold of every language's blind sentences. */
export function weighedInFold(trainings: Trainings, fold: number): FoldWeighings {
  const parted = [...trainings].flatMap(([language, { known, blind }]) => {
    const part = inFolds(blind, together.sentences)[fold];
    return part === undefined ? [] : [{ language, known, ...part }];
  });
  const trained = trainSentences(
    new Map(parted.map(({ language, known, others }) => [language, [...known, ...others]])),
  );
  return new Map(parted.map(({ language, own }) => [language, weighedBy(trained, own, language)]));
}

function weighedBy(
  { concepts, byLanguage }: TrainedSentences,
  sentences: readonly Sentence[],
  language: LanguageCode,
): readonly Weighing[] {
  const own = byLanguage.get(language);
  if (own === undefined) return [];
  const models = { sentences: readModel(own), concepts: readModel(concepts) };
  return sentences.map((sentence) => {
    const byRules = screenByRules({ text: sentence.text, context: [] });
    const evidence = evidenceOf(models, sentence.text, language, byRules.level);
    return { sentence, byRules, evidence, isHeard: mostlyIn(sentence.text)(language) };
  });
}

/** One harmless question in so many is taken for one about danger: near misses most of them, as companions rarely ask them. */
const harmlessQuestions = 50;

/** How much too sure a model of questions is that danger is asked about, as a logarithm of odds: by folds, as `excessOf`. */
export function questionExcess({ questions }: Lessons, language: LanguageCode): number {
  const odds = inFolds(questions, together.exchanges).flatMap(({ own, others }) => {
    const harmless = own.filter(({ asks }) => asks === "nothing").map(({ text }) => text);
    return dangerOdds(trainQuestions(others, language), harmless, language);
  });
  const sorted = odds.toSorted((a, b) => b - a);
  return sorted[Math.floor(sorted.length / harmlessQuestions)] ?? 0;
}

/** Reads a language's exchanges as turns are read, each by models of questions and answers that have not seen it. */
export function exchangesRead(
  exchanges: Exchanges,
  language: LanguageCode,
  excess: number,
  modelsFor: ModelsFor,
): readonly Read[] {
  return inFolds(exchanges.exchanges, together.exchanges).flatMap(({ own, others }) => {
    const lessons = lessonsIn({ ...exchanges, exchanges: others }, language);
    const trained = trainExchanges(lessons, language, excess);
    const [questions, answers] = [readModel(trained.questions), readModel(trained.answers)];
    return own.map((labelled) => ({
      labelled,
      byRules: screenByRules(labelled),
      found: screenTurn(labelled, (each) => ({ ...modelsFor(each), questions, answers })),
    }));
  });
}

/** A sentence, scored by a network that has not seen it either. */
export type Scored = Omit<Weighing, "evidence"> & { readonly score: Score };

export const readSentences = (some: readonly Scored[]): readonly Read[] =>
  some.map(({ sentence, byRules, isHeard, score }) => ({
    labelled: sentence,
    byRules,
    found: weighed(byRules, isHeard ? score : null, () => "usual"),
  }));

/** So many harmless sentences may alarm, by rules or a model: near misses most of them, as people rarely say them. */
const mayAlarm = 0.07;

/** The network is made less sure by so much at most, and surer by as much. */
const mostExcess = 3;

/**
 * How much too sure the network is, as a logarithm of odds: by so much less no more alarm than may. Asked of all languages
 * together, so that the same odds mean the same in each: how hard near misses are to tell is their writers' doing, and
 * a language with harder ones would be held to hear less danger.
 */
export function excessOf(some: readonly Scored[]): number {
  const harmless = some.filter(({ sentence }) => sentence.level === "none");
  const alarmsAt = (excess: number): number =>
    foundIn(readSentences(lessSure(harmless, excess)), ({ found }) => found).alarms;
  let [from, to] = [-mostExcess, mostExcess];
  while (to - from > 1e-6) {
    const middle = (from + to) / 2;
    if (alarmsAt(middle) > mayAlarm * harmless.length) from = middle;
    else to = middle;
  }
  return to;
}

export const lessSure = (some: readonly Scored[], excess: number): readonly Scored[] =>
  some.map(({ score, ...rest }) => ({ ...rest, score: { ...score, risk: score.risk - excess } }));
