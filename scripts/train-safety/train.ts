import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { concerns, isAtLeast } from "#shared/safety/risk.ts";
import { askedBy, tellings } from "#relay/safety/model/exchange.ts";
import { featuresOf } from "#relay/safety/model/features.ts";
import { type LinearModelFile, oddsOf, readModel } from "#relay/safety/model/linear-model.ts";
import { type Answer, type Exchanges, type Lessons, lessonsOf, type Question } from "./exchanges.ts";
import type { Sentence } from "./sentences.ts";
import { type Column, trainColumns } from "./train-columns.ts";

/** Whether a sentence is one of those that a turn's level `active` or above is for. */
const isAtRisk = ({ level }: Sentence): boolean => isAtLeast(level, "active");

/** What stands between, as denials and worries about others do, would only blur the line. */
const isClear = ({ level }: Sentence): boolean => level !== "possible";

const ofAll = (): boolean => true;

const sentenceColumns: readonly Column<Sentence>[] = [
  { isMeant: ofAll, isOne: isAtRisk },
  { isMeant: isAtRisk, isOne: ({ level }) => level === "imminent" },
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

/** A model of a language's sentences: of the risk, learned from all clear ones; of how near it is and of each concern, from those at risk. */
export function trainSentences(sentences: readonly Sentence[], language: LanguageCode): LinearModelFile {
  const rows = sentences.filter(isClear);
  return trainColumns(
    { rows, features: rows.map(({ text }) => featuresOf(text, language)), leading: 2 },
    sentenceColumns,
  );
}

/** A model of how the companion asks about danger in a language. */
export function trainQuestions(rows: readonly Question[], language: LanguageCode): LinearModelFile {
  return trainColumns(
    { rows, features: rows.map(({ text }) => featuresOf(text, language)), leading: 3 },
    questionColumns,
  );
}

/** A model of how people answer it. */
function trainAnswers(rows: readonly Answer[], language: LanguageCode): LinearModelFile {
  return trainColumns(
    { rows, features: rows.map(({ text }) => featuresOf(text, language)), leading: tellings.length },
    answerColumns,
  );
}

/** How strongly a model takes each of some questions for one about danger. */
export function dangerOdds(
  model: LinearModelFile,
  texts: readonly string[],
  language: LanguageCode,
): readonly number[] {
  const read = readModel(model);
  return texts.map((text) => oddsOf(read, featuresOf(text, language))[0] ?? 0);
}

/** What can be learned of a language's questions and answers. */
export function lessonsIn(exchanges: Exchanges, language: LanguageCode): Lessons {
  const first = readModel(trainQuestions(exchanges.questions, language));
  const asksForSafety = (text: string) =>
    askedBy(first, featuresOf(text, language), "spokenOf")?.about === "safety";
  return lessonsOf(exchanges, asksForSafety);
}

/** The models of a language's questions and answers; that of questions as much less sure of danger as `excess` says. */
export function trainExchanges({ questions, answers }: Lessons, language: LanguageCode, excess: number) {
  const model = trainQuestions(questions, language);
  return { questions: lessSureModel(model, excess), answers: trainAnswers(answers, language) };
}

/** The same model, by so much less sure of its first column. */
export function lessSureModel(model: LinearModelFile, excess: number): LinearModelFile {
  const [first = 0, ...others] = model.biases;
  return { ...model, biases: [Number((first - excess).toPrecision(6)), ...others] };
}
