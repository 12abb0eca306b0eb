/**
 * `npm run train:moves`: learns from `data/` and `danger/` what a message calls for from a listener, prints how often
 * such models are right about writers whose lines they hadn't seen, and writes `local/ai/moves/moves.bin`.
 */
import { writeFileSync } from "node:fs";
import { dangerMoveIds, dangers } from "#local/ai/moves/danger-move.ts";
import { moveGroups, moveIds } from "#local/ai/moves/move.ts";
import { dangerMoveFeatures, moveFeatures } from "#local/ai/moves/move-features.ts";
import { type Classifier, probabilities, writeMoveModel } from "#local/ai/moves/move-model.ts";
import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { dangerBoundsOf, groupBoundOf, isBearable, isSure, type Judged, moveBoundsOf } from "./bounds.ts";
import { conceptTable } from "./concepts.ts";
import { dangerFound, type Likely } from "./danger-found.ts";
import { type Example, learn, type Learned } from "./learn.ts";
import { isOf, readLines } from "./lines.ts";

type Written = Example & {
  readonly label: number;
  readonly language: LanguageCode;
  readonly writer: string;
  readonly conversation: string | undefined;
};
type JudgedLine = Judged & Pick<Written, "language" | "conversation">;

type Unseen = { readonly model: Learned; readonly judged: readonly JudgedLine[] };

/** The lines of some writers, judged by a model that learned from all others. */
function judgedWithout(
  writers: ReadonlySet<string>,
  examples: readonly Written[],
  learned: (seen: readonly Written[]) => Learned,
): Unseen {
  const model = learned(examples.filter(({ writer }) => !writers.has(writer)));
  const unseen = examples.filter(({ writer }) => writers.has(writer));
  const judged = unseen.map(({ features, label, language, conversation }) => {
    const likely = probabilities(features, model);
    return { label, language, conversation, likely, best: likely.indexOf(Math.max(...likely)) };
  });
  return { model, judged };
}

const writersOf = (some: readonly Pick<Written, "writer">[]): readonly string[] => [
  ...new Set(some.map(({ writer }) => writer)),
];

const share = (some: number, all: number): string => `${((some / Math.max(1, all)) * 100).toFixed(1)} %`;
const countRight = (some: readonly Judged[]): number =>
  some.filter(({ best, label }) => best === label).length;

function print(judged: readonly JudgedLine[], ids: readonly string[], bounds: readonly number[]): void {
  console.log(
    `in conversations of writers that weren't learned from: right ${share(countRight(judged), judged.length)}`,
  );
  for (const language of languageCodes) {
    const own = judged.filter((it) => it.language === language);
    console.log(`  ${language} ${share(countRight(own), own.length)} of ${own.length}`);
  }
  const sure = judged.filter((it) => isSure(it, bounds));
  console.log(
    `sure of ${share(sure.length, judged.length)}, of these right ${share(countRight(sure), sure.length)}`,
  );
  for (const [label, id] of ids.entries()) {
    const meant = judged.filter((it) => it.label === label);
    const taken = sure.filter(({ best }) => best === label);
    const heard = `heard ${share(countRight(meant), meant.length)} of ${meant.length}`;
    console.log(
      `  ${id}: ${heard}; from ${bounds[label]} sure of ${taken.length}, right ${share(countRight(taken), taken.length)}`,
    );
  }
}

function classifierOf(
  examples: readonly Example[],
  { kept, ...learned }: Learned,
  bounds: readonly number[],
): Classifier {
  console.log(`${examples.length} lines; ${kept} weights`);
  return { ...learned, bounds };
}

const lines = readLines();
const concepts = conceptTable();

const talk = lines.talk.map((line) => ({
  features: moveFeatures(line, line.before, concepts),
  label: moveIds.indexOf(line.move),
  language: line.language,
  writer: line.writer,
  conversation: line.conversation,
}));
const beside = lines.beside.map((line) => ({
  features: moveFeatures(line, undefined, concepts),
  label: line.danger === undefined ? undefined : moveIds.indexOf(line.danger),
}));
const ofDanger = dangers.map((danger) => moveIds.indexOf(danger));
const learnTalk = (seen: readonly Example[]): Learned =>
  learn([...seen, ...beside], moveIds.length, ofDanger);
/** Conversations that were labeled after they were written are the most like what people say. */
const judged = writersOf(talk.filter(isOf("talks"))).flatMap(
  (writer) => judgedWithout(new Set([writer]), talk, learnTalk).judged,
);
const bounds = moveBoundsOf(judged);
console.log("what a message calls for,");
print(judged, moveIds, bounds);
const sure = judged.filter((it) => isSure(it, bounds));
console.log(`or bearable ${share(sure.filter(isBearable).length, sure.length)}`);
const groupBounds = moveGroups.map((group) => groupBoundOf(group, judged, bounds));

const dangerWriters = writersOf(lines.danger.filter(isOf("danger")));
const heldOut = new Set(dangerWriters.slice(1));
const { model } = judgedWithout(heldOut, talk, learnTalk);
const likely: Likely = (text, language) =>
  probabilities(moveFeatures({ text, language }, undefined, concepts), model);
const unseenDanger = lines.danger.filter(({ writer }) => heldOut.has(writer));
console.log(`danger found in conversations: ${dangerFound(unseenDanger, likely)}`);

const inDanger = lines.danger.map((line) => ({
  features: dangerMoveFeatures(line, line.danger, concepts),
  label: dangerMoveIds.indexOf(line.move),
  language: line.language,
  writer: line.writer,
  conversation: line.conversation,
}));
const learnDanger = (seen: readonly Example[]): Learned => learn(seen, dangerMoveIds.length);
/** In lines that were written for one move each, rare moves are more frequent than in talk. */
const isTalk = ({ conversation }: JudgedLine): boolean => conversation !== undefined;
const judgedInDanger = dangerWriters.flatMap((writer) =>
  judgedWithout(new Set([writer]), inDanger, learnDanger).judged.filter(isTalk),
);
const dangerBounds = dangerBoundsOf(judgedInDanger);
console.log("where a life is in danger,");
print(judgedInDanger, dangerMoveIds, dangerBounds);

writeFileSync(
  new URL("../../local/ai/moves/moves.bin", import.meta.url),
  writeMoveModel({
    concepts,
    moves: classifierOf(talk, learnTalk(talk), bounds),
    dangerMoves: classifierOf(inDanger, learnDanger(inDanger), dangerBounds),
    groupBounds,
  }),
);
