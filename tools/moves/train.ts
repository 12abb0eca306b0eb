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
import { firstDangerWriter, readLines } from "./lines.ts";

type Written = Example & {
  readonly label: number;
  readonly language: LanguageCode;
  readonly writer: number;
  readonly conversation: string | undefined;
};
type JudgedLine = Judged & Pick<Written, "language" | "conversation">;

type Unseen = { readonly writer: number; readonly model: Learned; readonly judged: readonly JudgedLine[] };

/** Each writer's lines, judged by a model that learned from the others. */
function judgedUnseen(
  examples: readonly Written[],
  learned: (seen: readonly Written[]) => Learned,
): readonly Unseen[] {
  return [...new Set(examples.map(({ writer }) => writer))].map((writer) => {
    const model = learned(examples.filter((it) => it.writer !== writer));
    const unseen = examples.filter((it) => it.writer === writer);
    const judged = unseen.map(({ features, label, language, conversation }) => {
      const likely = probabilities(features, model);
      return { label, language, conversation, likely, best: likely.indexOf(Math.max(...likely)) };
    });
    return { writer, model, judged };
  });
}

const share = (some: number, all: number): string => `${((some / Math.max(1, all)) * 100).toFixed(1)} %`;
const countRight = (some: readonly Judged[]): number =>
  some.filter(({ best, label }) => best === label).length;

function print(judged: readonly JudgedLine[], ids: readonly string[], bounds: readonly number[]): void {
  console.log(
    `by writers that weren't learned from, in conversations: right ${share(countRight(judged), judged.length)}`,
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
const unseen = judgedUnseen(talk, learnTalk);
/** In lines that were written for one move each, rare moves are more frequent than in talk. */
const isTalk = ({ conversation }: JudgedLine): boolean => conversation !== undefined;

const judged = unseen
  .filter(({ writer }) => writer < firstDangerWriter)
  .flatMap((it) => it.judged.filter(isTalk));
const bounds = moveBoundsOf(judged);
console.log("what a message calls for,");
print(judged, moveIds, bounds);
const sure = judged.filter((it) => isSure(it, bounds));
console.log(`or bearable ${share(sure.filter(isBearable).length, sure.length)}`);
const groupBounds = moveGroups.map((group) => groupBoundOf(group, judged, bounds));

for (const { writer, model } of unseen) {
  if (writer < firstDangerWriter) continue;
  const danger = lines.danger.filter((line) => line.writer === writer);
  const likely: Likely = (text, language) =>
    probabilities(moveFeatures({ text, language }, undefined, concepts), model);
  console.log(`danger found in conversations: ${dangerFound(danger, likely)}`);
}

const inDanger = lines.danger.map((line) => ({
  features: dangerMoveFeatures(line, line.danger, concepts),
  label: dangerMoveIds.indexOf(line.move),
  language: line.language,
  writer: line.writer,
  conversation: line.conversation,
}));
const learnDanger = (seen: readonly Example[]): Learned => learn(seen, dangerMoveIds.length);
const judgedInDanger = judgedUnseen(inDanger, learnDanger).flatMap((it) => it.judged.filter(isTalk));
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
