/** `npm run train:safety`: trains the offline screen from `data/` and writes `dist/screen.bin`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readSentences } from "../data/read.ts";
import type { ConceptTable } from "../runtime/concepts.ts";
import { type ModelConcern, modelConcerns, writeModel } from "../runtime/model.ts";
import { piecesRead } from "../runtime/screen.ts";
import { isDanger, learn, seed } from "./learn.ts";
import { learnHints } from "./learn-hints.ts";
import { type Example, fitLogistic, type Linear, seeded } from "./logistic.ts";
import { largestOf, packWeights } from "./pack-weights.ts";

/** The shares of ordinary turns, unseen by the model in question, that may reach each level. */
const bounds = { possible: 0.01, active: 0.0035 } as const;

/**
 * Which concern a dangerous sentence is about, judged by its concepts: one logistic regression per concern.
 */
function fitConcerns(table: ConceptTable, concepts: number): readonly Linear[] {
  const sentences = [...readSentences("danger"), ...readSentences("plain")].filter(
    (it) => isDanger(it) && it.concerns.length > 0,
  );
  const rows = sentences.map(({ text }) => ({
    features: Int32Array.from(new Set(piecesRead(text, table).flatMap(({ concepts: spoken }) => spoken))),
    divisor: 1,
  }));
  const about = (concern: ModelConcern) =>
    sentences.map(({ concerns }, index): Example => {
      const row = rows[index];
      return { pieces: row ? [row] : [], isPositive: concerns[0] === concern, weight: 1 };
    });
  return modelConcerns.map((concern) => fitLogistic(about(concern), concepts, seeded(seed)));
}

/** The concerns' weights as bytes, concept by concept. */
function packConcerns(concerns: readonly Linear[], concepts: number, scale: number): Int8Array {
  const packed = new Int8Array(concepts * modelConcerns.length);
  for (const [index, { weights }] of concerns.entries())
    for (const [concept, weight] of weights.entries())
      packed[concept * modelConcerns.length + index] = Math.round(weight / scale);
  return packed;
}

const startedAt = performance.now();
const learned = learn();
const { names, concepts, rows, linear } = learned;
const hints = learnHints(concepts);
const concerns = fitConcerns(concepts, names.length);
const concernScale = largestOf(concerns.map(({ weights }) => weights)) / 127;
const danger = packWeights(learned);
const hinting = packWeights(hints);
const header = {
  conceptSlots: concepts.ids.length,
  weightSlots: danger.packed.checks.length,
  concepts: names.length,
  bias: linear.bias,
  scale: danger.scale,
  concernScale,
  concernBias: concerns.map(({ bias }) => bias),
  bounds: { possible: learned.boundFor(bounds.possible), active: learned.boundFor(bounds.active) },
  hints: {
    weightSlots: hinting.packed.checks.length,
    bias: hints.linear.bias,
    scale: hinting.scale,
    quiet: hints.quiet,
    enough: hints.enough,
  },
};
const concernWeights = packConcerns(concerns, names.length, concernScale);
const file = writeModel({
  header,
  concepts,
  danger: danger.packed,
  hints: hinting.packed,
  concernWeights,
});
const folder = join(import.meta.dirname, "../dist");
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, "screen.bin"), file);
console.log(`learned from ${learned.texts} texts, ${learned.dangerous} of them dangerous`);
console.log(`${rows.size} features stand in enough texts, ${danger.kept} have a weight`);
console.log(
  `hints: ${hints.rows.size} features, ${hinting.kept} with a weight; from ${hints.quiet.toFixed(2)}, enough ${hints.enough.toFixed(2)}`,
);
console.log(
  `bounds, by ${learned.ordinaryTurns} ordinary turns that the model in question had not seen: possible ${header.bounds.possible.toFixed(2)}, active ${header.bounds.active.toFixed(2)}`,
);
console.log(
  `dist/screen.bin: ${(file.length / 1e6).toFixed(2)} MB, ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`,
);
