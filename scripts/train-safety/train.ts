import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { concerns, isAtLeast } from "#shared/safety/risk.ts";
import { askedBy, tellings } from "#relay/safety/model/exchange.ts";
import { featuresOfExchange } from "#relay/safety/model/features.ts";
import { type LinearModelFile, oddsOf, readModel } from "#relay/safety/model/linear-model.ts";
import { sentenceFeatures } from "#relay/safety/model/sentence-odds.ts";
import { type Answer, type Exchanges, type Lessons, lessonsOf, type Question } from "./exchanges.ts";
import type { Sentence } from "./sentences.ts";
import type { Effort } from "./logistic.ts";
import { type Block, type Column, trainTogether } from "./train-columns.ts";

/** Whether a sentence is one of those that a turn's level `active` or above is for. */
const isAtRisk = ({ level }: Sentence): boolean => isAtLeast(level, "active");

/** What stands between, as denials and worries about others do, would only blur the line of what is at risk. */
const isClear = ({ level }: Sentence): boolean => level !== "possible";

const isNamed = ({ level }: Sentence): boolean => level !== "none";

const ofAll = (): boolean => true;

/** As a score has them. */
const sentenceColumns: readonly Column<Sentence>[] = [
  { isMeant: isClear, isOne: isAtRisk },
  { isMeant: isAtRisk, isOne: ({ level }) => level === "imminent" },
  { isMeant: isNamed, isOne: isAtRisk },
  ...concerns.map((concern) => ({
    isMeant: isAtRisk,
    isOne: (sentence: Sentence) => sentence.concerns.includes(concern),
  })),
];

const isKnown = ({ asks }: Question): boolean => asks !== "nothing" && asks !== "danger";
const asksOfDanger = ({ asks }: Question): boolean => asks !== "nothing";

const questionColumns: readonly Column<Question>[] = [
  { isMeant: ofAll, isOne: asksOfDanger },
  { isMeant: isKnown, isOne: ({ asks }) => asks === "plan" },
  { isMeant: isKnown, isOne: ({ asks }) => asks === "safe" },
  ...concerns.map((concern) => ({
    isMeant: (question: Question) => asksOfDanger(question) && question.concern !== null,
    isOne: (question: Question) => question.concern === concern,
  })),
];

const answerColumns: readonly Column<Answer>[] = tellings.map((telling) => ({
  isMeant: ofAll,
  isOne: ({ says }: Answer) => says === telling,
}));

/** Pieces of a text, of which a word or two have few. */
const pieces = { least: 30, leastTexts: 2 } as const;

/** Every two concepts are a feature. */
const pairs = { least: 100, leastTexts: 3 } as const;

const sentenceBlocks: readonly Block[] = [
  ...languageCodes.map(() => ({ ...pieces, leading: 3 })),
  { ...pairs, leading: 3 },
];

/** What `npm run train:safety` found fewest in danger unheard with, of some that were tried. */
const sentenceEffort: Effort = { epochs: 20, penalty: 3e-4 };

/** Models of sentences: one for each language's pieces, and one for the concepts of all. */
export type TrainedSentences = {
  readonly concepts: LinearModelFile;
  readonly byLanguage: ReadonlyMap<LanguageCode, LinearModelFile>;
};

/**
 * Models of the risk in sentences, learned from all clear ones; of whether it is the speaker's own, from all that name
 * one; of how near it is and of each concern, from those at risk. They are learned together, so that what one language's
 * sentences teach of concepts serves the others.
 */
export function trainSentences(sentences: ReadonlyMap<LanguageCode, readonly Sentence[]>): TrainedSentences {
  const lessons = languageCodes.flatMap((language, block) =>
    (sentences.get(language) ?? []).map((row) => {
      const features = sentenceFeatures(row.text, language);
      const parts = [
        { block, features: features.pieces },
        { block: languageCodes.length, features: features.concepts },
      ];
      return { row, parts };
    }),
  );
  const models = trainTogether(lessons, sentenceBlocks, sentenceColumns, sentenceEffort);
  const [concepts] = models.slice(-1);
  if (concepts === undefined) throw new Error("No concepts were learned.");
  const byLanguage = new Map(
    languageCodes.flatMap((language, block) => {
      const model = models[block];
      return model === undefined ? [] : [[language, model] as const];
    }),
  );
  return { concepts, byLanguage };
}

const exchangeEffort: Effort = { epochs: 40, penalty: 5e-4 };

/** A model of one language's short texts. */
function trainTexts<Row extends { readonly text: string }>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  language: LanguageCode,
  leading: number,
): LinearModelFile {
  const lessons = rows.map((row) => ({
    row,
    parts: [{ block: 0, features: featuresOfExchange(row.text, language) }],
  }));
  const [model] = trainTogether(lessons, [{ ...pieces, leading }], columns, exchangeEffort);
  if (model === undefined) throw new Error("Nothing was learned.");
  return model;
}

/** A model of how the companion asks about danger in a language. */
export const trainQuestions = (rows: readonly Question[], language: LanguageCode): LinearModelFile =>
  trainTexts(rows, questionColumns, language, 3);

/** A model of how people answer it. */
const trainAnswers = (rows: readonly Answer[], language: LanguageCode): LinearModelFile =>
  trainTexts(rows, answerColumns, language, tellings.length);

/** How strongly a model takes each of some questions for one about danger. */
export function dangerOdds(
  model: LinearModelFile,
  texts: readonly string[],
  language: LanguageCode,
): readonly number[] {
  const read = readModel(model);
  return texts.map((text) => oddsOf(read, featuresOfExchange(text, language))[0] ?? 0);
}

/** What can be learned of a language's questions and answers. */
export function lessonsIn(exchanges: Exchanges, language: LanguageCode): Lessons {
  const first = readModel(trainQuestions(exchanges.questions, language));
  const asksForSafety = (text: string) =>
    askedBy(first, featuresOfExchange(text, language), "spokenOf")?.about === "safety";
  return lessonsOf(exchanges, asksForSafety);
}

/** The models of a language's questions and answers; that of questions as much less sure of danger as `excess` says. */
export function trainExchanges({ questions, answers }: Lessons, language: LanguageCode, excess: number) {
  const model = trainQuestions(questions, language);
  return { questions: lessSureModel(model, excess), answers: trainAnswers(answers, language) };
}

/** The same model, by so much less sure of its first column. */
function lessSureModel(model: LinearModelFile, excess: number): LinearModelFile {
  const [first = 0, ...others] = model.biases;
  return { ...model, biases: [Number((first - excess).toPrecision(6)), ...others] };
}
