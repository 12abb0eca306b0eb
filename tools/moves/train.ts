/**
 * `npm run train:moves`: learns from `data/` what a message calls for from a listener, prints how often such models are
 * right about writers whose lines they hadn't seen, and writes `local/ai/moves/moves.bin`.
 */
import { writeFileSync } from "node:fs";
import { moveGroups, moveIds } from "#local/ai/moves/move.ts";
import { moveFeatures } from "#local/ai/moves/move-features.ts";
import { probabilities, writeMoveModel } from "#local/ai/moves/move-model.ts";
import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { boundsOf, groupBoundOf, isBearable, isSure, type Judged } from "./bounds.ts";
import { conceptTable } from "./concepts.ts";
import { type Example, learn } from "./learn.ts";
import { readLines } from "./lines.ts";

const lines = readLines();
const concepts = conceptTable();
const examples = lines.map(({ text, language, move, writer }) => ({
  features: moveFeatures(text, language, concepts),
  move: moveIds.indexOf(move),
  language,
  writer,
}));

type JudgedLine = Judged & { readonly language: LanguageCode };

/** Each writer's lines, judged by a model that learned from the others. */
function judgedUnseen(): readonly JudgedLine[] {
  const writers = Math.max(...lines.map(({ writer }) => writer));
  return Array.from({ length: writers }, (_, index) => index + 1).flatMap((writer) => {
    const seen: readonly Example[] = examples.filter((it) => it.writer !== writer);
    const model = learn(seen);
    const unseen = examples.filter((it) => it.writer === writer);
    return unseen.map(({ features, move, language }) => {
      const likely = probabilities(features, model);
      return { move, language, likely, best: likely.indexOf(Math.max(...likely)) };
    });
  });
}

const share = (some: number, all: number): string => `${((some / Math.max(1, all)) * 100).toFixed(1)} %`;
const countRight = (some: readonly Judged[]): number => some.filter(({ best, move }) => best === move).length;

function print(judged: readonly JudgedLine[], bounds: readonly number[]): void {
  console.log(`by writers that weren't learned from: right ${share(countRight(judged), judged.length)}`);
  for (const language of languageCodes) {
    const own = judged.filter((it) => it.language === language);
    console.log(`  ${language} ${share(countRight(own), own.length)} of ${own.length}`);
  }
  const sure = judged.filter((it) => isSure(it, bounds));
  const bearable = sure.filter(isBearable).length;
  console.log(
    `sure of ${share(sure.length, judged.length)}, of these right ${share(countRight(sure), sure.length)}`,
  );
  console.log(`or bearable ${share(bearable, sure.length)}`);
  for (const [move, id] of moveIds.entries()) {
    const meant = judged.filter((it) => it.move === move);
    const taken = sure.filter(({ best }) => best === move);
    const heard = `heard ${share(countRight(meant), meant.length)} of ${meant.length}`;
    console.log(
      `  ${id}: ${heard}; from ${bounds[move]} sure of ${taken.length}, right ${share(countRight(taken), taken.length)}`,
    );
  }
}

const judged = judgedUnseen();
const bounds = boundsOf(judged);
print(judged, bounds);
const groupBounds = moveGroups.map((group) => groupBoundOf(group, judged, bounds));
const { kept, ...learned } = learn(examples);
writeFileSync(
  new URL("../../local/ai/moves/moves.bin", import.meta.url),
  writeMoveModel({ ...learned, bounds, groupBounds, concepts }),
);
console.log(`${lines.length} lines; ${kept} weights`);
