/**
 * `npm run train:moves`: learns from `data/`, `talks/` and `danger/` what a message calls for from a listener and which
 * answers fit, prints how often such models are right about conversations they hadn't seen, and writes
 * `local/ai/moves/moves.bin`.
 */
import { writeFileSync } from "node:fs";
import { answerIds } from "#local/ai/moves/answer.ts";
import { appQuestionIds } from "#local/ai/moves/app-question.ts";
import { dangerMoveIds, dangers } from "#local/ai/moves/danger-move.ts";
import { dangerIn, type FitModel, fitProbabilities, fitsIn } from "#local/ai/moves/fits.ts";
import { moveIds } from "#local/ai/moves/move.ts";
import { dangerMoveFeatures, moveFeatures } from "#local/ai/moves/move-features.ts";
import { type Classifier, probabilities, writeMoveModel } from "#local/ai/moves/move-model.ts";
import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { dangerBoundsOf, isSure, type Judged } from "./bounds.ts";
import { conceptTable } from "./concepts.ts";
import { dangerFound } from "./danger-found.ts";
import { askedIn, fitExamples, type FitLine, type JudgedTurn } from "./fit-examples.ts";
import { type Example, learn, type Learned } from "./learn.ts";
import { learnFits } from "./learn-fits.ts";
import { isOf, readLines } from "./lines.ts";

type Written = Example & {
  readonly label: number;
  readonly language: LanguageCode;
  readonly writer: string;
  readonly conversation: string | undefined;
};

/** The lines of some writers, judged by a model that learned from all others. */
function judgedWithout<Line extends Written>(
  writers: ReadonlySet<string>,
  examples: readonly Line[],
  learned: (seen: readonly Line[]) => Learned,
) {
  const model = learned(examples.filter(({ writer }) => !writers.has(writer)));
  const unseen = examples.filter(({ writer }) => writers.has(writer));
  const judged = unseen.map((line) => {
    const likely = probabilities(line.features, model);
    return Object.assign({}, line, { likely, best: likely.indexOf(Math.max(...likely)) });
  });
  return { model, judged };
}

const writersOf = (some: readonly Pick<Written, "writer">[]): readonly string[] => [
  ...new Set(some.map(({ writer }) => writer)),
];

const share = (some: number, all: number): string => `${((some / Math.max(1, all)) * 100).toFixed(1)} %`;
const shareOf = <Item>(all: readonly Item[], counts: (item: Item) => boolean): string =>
  share(all.filter(counts).length, all.length);

function printByLanguage<Item extends Pick<Written, "language">>(
  all: readonly Item[],
  counts: (item: Item) => boolean,
): void {
  for (const language of languageCodes) {
    const own = all.filter((it) => it.language === language);
    console.log(`  ${language} ${shareOf(own, counts)} of ${own.length}`);
  }
}

const isRight = ({ best, label }: Pick<Judged, "best" | "label">): boolean => best === label;

function print(judged: readonly (Judged & Pick<Written, "language">)[], ids: readonly string[]): void {
  console.log(
    `in conversations of writers that weren't learned from: right ${shareOf(judged, isRight)} of ${judged.length}`,
  );
  printByLanguage(judged, isRight);
  for (const [label, id] of ids.entries()) {
    const meant = judged.filter((it) => it.label === label);
    console.log(`  ${id}: heard ${shareOf(meant, isRight)} of ${meant.length}`);
  }
}

function printSure(judged: readonly Judged[], bounds: readonly number[]): void {
  const sure = judged.filter((it) => isSure(it, bounds));
  console.log(`sure of ${share(sure.length, judged.length)}, of these right ${shareOf(sure, isRight)}`);
}

/** In so many parts conversations are set aside in turn, to see what fits in those that weren't learned from. */
const parts = 4;

/** Prints how often the answer that is likeliest to fit does. */
function printFits(lines: readonly FitLine[]): void {
  const places = new Map(
    [...new Set(lines.map(({ conversation }) => conversation))].map((it, at) => [it, at]),
  );
  const partOf = ({ conversation }: FitLine): number => (places.get(conversation) ?? 0) % parts;
  const judged = Array.from({ length: parts }, (_, part) => {
    const model = learnFits(lines.filter((line) => partOf(line) !== part));
    return lines
      .filter((line) => partOf(line) === part)
      .map((line) => {
        const fit = fitProbabilities(line.features, model);
        return Object.assign({}, line, { best: fit.indexOf(Math.max(...fit)) });
      });
  }).flat();
  type JudgedFit = (typeof judged)[number];
  const fits = ({ best, fitting }: JudgedFit): boolean => fitting.has(best);
  console.log(`what is said fits ${shareOf(judged, fits)} of ${judged.length}`);
  printByLanguage(judged, fits);
  for (const [answer, id] of answerIds.entries()) {
    const said = judged.filter(({ best }) => best === answer);
    if (said.length > 0) console.log(`  ${id}: said ${said.length} times, fits ${shareOf(said, fits)}`);
  }
}

function classifierOf(examples: readonly Example[], { kept, ...learned }: Learned): Classifier {
  console.log(`${examples.length} lines; ${kept} weights`);
  return learned;
}

const lines = readLines();
const concepts = conceptTable();

const talk = lines.talk.map((line) =>
  Object.assign({}, line, {
    features: moveFeatures(line, line.before, concepts),
    label: moveIds.indexOf(line.move),
  }),
);
const beside = lines.beside.map((line) => ({
  features: moveFeatures(line, undefined, concepts),
  label: line.danger === undefined ? undefined : moveIds.indexOf(line.danger),
}));
const ofDanger = dangers.map((danger) => moveIds.indexOf(danger));
const learnTalk = (seen: readonly Example[]): Learned =>
  learn([...seen, ...beside], moveIds.length, ofDanger);
/** What fits has to be learned from guesses that are as uncertain as they will be about what nobody has labeled. */
const judged: readonly JudgedTurn[] = writersOf(
  talk.filter(isOf("talks")).filter(({ fitting }) => fitting !== undefined),
).flatMap((writer) => judgedWithout(new Set([writer]), talk, learnTalk).judged);
console.log("what a message calls for,");
print(judged, moveIds);
const fitLines = fitExamples(judged);
printFits(fitLines);
const fits: FitModel = learnFits(fitLines);

const dangerWriters = writersOf(lines.danger.filter(isOf("danger")));
const heldOut = new Set(dangerWriters.slice(1));
const { model } = judgedWithout(heldOut, talk, learnTalk);
const unseenDanger = lines.danger.filter(({ writer }) => heldOut.has(writer));
const found = dangerFound(unseenDanger, (said) =>
  askedIn(
    said.map(({ text, language }) => ({
      text,
      language,
      likely: probabilities(moveFeatures({ text, language }, undefined, concepts), model),
    })),
  ).map((asked) => dangerIn(fitsIn(asked, fits))),
);
console.log(`danger asked about in conversations: ${found}`);

const inDanger = lines.danger.map((line) => ({
  features: dangerMoveFeatures(line, line.danger, concepts),
  label: dangerMoveIds.indexOf(line.move),
  language: line.language,
  writer: line.writer,
  conversation: line.conversation,
}));
const learnDanger = (seen: readonly Example[]): Learned => learn(seen, dangerMoveIds.length);
/** In lines that were written for one move each, rare moves are more frequent than in talk. */
const isTalk = ({ conversation }: Pick<Written, "conversation">): boolean => conversation !== undefined;
const judgedInDanger = dangerWriters.flatMap((writer) =>
  judgedWithout(new Set([writer]), inDanger, learnDanger).judged.filter(isTalk),
);
const dangerBounds = dangerBoundsOf(judgedInDanger);
console.log("where a life is in danger,");
print(judgedInDanger, dangerMoveIds);
printSure(judgedInDanger, dangerBounds);

const questions = lines.questions.map((line) =>
  Object.assign({}, line, {
    features: moveFeatures(line, undefined, concepts),
    label: appQuestionIds.indexOf(line.question),
  }),
);
const learnQuestions = (seen: readonly Example[]): Learned => learn(seen, appQuestionIds.length);
const judgedQuestions = writersOf(questions).flatMap(
  (writer) => judgedWithout(new Set([writer]), questions, learnQuestions).judged,
);
console.log("what is asked about the app,");
print(judgedQuestions, appQuestionIds);

writeFileSync(
  new URL("../../local/ai/moves/moves.bin", import.meta.url),
  writeMoveModel({
    concepts,
    moves: classifierOf(talk, learnTalk(talk)),
    dangerMoves: { ...classifierOf(inDanger, learnDanger(inDanger)), bounds: dangerBounds },
    appQuestions: classifierOf(questions, learnQuestions(questions)),
    fits,
  }),
);
