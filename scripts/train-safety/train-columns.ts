import {
  encodeFeatures,
  type LinearModelFile,
  unitOf,
  type Weighed,
} from "#relay/safety/model/linear-model.ts";
import { type Effort, type Example, type Fitted, fit } from "./logistic.ts";

/** One thing that a model tells: of which rows it learns it, and of which of them it is so. */
export type Column<Row> = {
  readonly isMeant: (row: Row) => boolean;
  readonly isOne: (row: Row) => boolean;
};

/** One of the models that weigh a row together. */
export type Block = {
  /** A text weighs as if it had so many features at least. */
  readonly least: number;
  /** A feature that stands in fewer texts tells more of them than of the language. */
  readonly leastTexts: number;
  /** A feature that tells nothing in the first so many columns is left out. */
  readonly leading: number;
};

/** What is learned from: a row, and its features in some blocks. The first of them has the row's bias. */
export type Lesson<Row> = {
  readonly row: Row;
  readonly parts: readonly { readonly block: number; readonly features: readonly number[] }[];
};

/** A block's features that are common enough, in rising order. */
function commonFeatures(
  lessons: readonly Lesson<unknown>[],
  block: number,
  leastTexts: number,
): readonly number[] {
  const counts = new Map<number, number>();
  for (const { parts } of lessons)
    for (const part of parts)
      if (part.block === block)
        for (const feature of part.features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return [...counts]
    .flatMap(([feature, count]) => (count < leastTexts ? [] : [feature]))
    .toSorted((a, b) => a - b);
}

/** Numbers the features of all blocks one after the other. */
function numbered(lessons: readonly Lesson<unknown>[], blocks: readonly Block[]) {
  let size = 0;
  const known = blocks.map(({ leastTexts }, block) => {
    const start = size;
    const features = commonFeatures(lessons, block, leastTexts);
    size += features.length;
    return { start, features, indexes: new Map(features.map((feature, index) => [feature, start + index])) };
  });
  return { size, known };
}

const largest = 127;

/** What weighs less, of 127, changes nothing. */
const leastWeight = 3;

/** Weights as whole numbers, and what makes them as large again. */
function rounded(weights: Float64Array): { readonly scale: number; readonly whole: readonly number[] } {
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / largest;
  return { scale, whole: Array.from(weights, (weight) => Math.round(weight / scale)) };
}

const precise = (value: number): number => Number(value.toPrecision(6));

type Numbered = ReturnType<typeof numbered>["known"][number];

/** A block's model of what was learned for all. */
function modelIn(
  { start, features }: Numbered,
  { least, leading }: Block,
  fitted: readonly { readonly bias: number; readonly weights: Fitted["weights"] }[],
): LinearModelFile {
  const whole = fitted.map(({ weights }) => rounded(weights.subarray(start, start + features.length)));
  const weighed = features.map((feature, index) => ({
    feature,
    weights: whole.map((column) => column.whole[index] ?? 0),
  }));
  const told = ({ weights }: Weighed): number => Math.max(...weights.slice(0, leading).map(Math.abs));
  const telling = weighed.filter((each) => told(each) >= leastWeight);
  return {
    biases: fitted.map(({ bias }) => precise(bias)),
    scales: whole.map(({ scale }) => precise(scale)),
    least,
    features: encodeFeatures(telling),
  };
}

/**
 * Models of several columns, each column learned by itself, that weigh rows together: a row's odds are the sum of what
 * its blocks' models say. The same lessons always give the same models.
 */
export function trainTogether<Row>(
  lessons: readonly Lesson<Row>[],
  blocks: readonly Block[],
  columns: readonly Column<Row>[],
  effort: Effort,
): readonly LinearModelFile[] {
  const { size, known } = numbered(lessons, blocks);
  const examples = lessons.map(({ row, parts }) => ({ row, ...asExample(parts, blocks, known) }));
  const fitted = columns.map(({ isMeant, isOne }) => {
    const meant = examples.flatMap(({ row, ...example }) =>
      isMeant(row) ? [{ ...example, isOne: isOne(row) }] : [],
    );
    return fit(meant, { size, groups: blocks.length }, effort);
  });
  return known.map((features, block) =>
    modelIn(
      features,
      blocks[block] ?? { least: 1, leastTexts: 1, leading: columns.length },
      fitted.map(({ biases, weights }) => ({ bias: biases[block] ?? 0, weights })),
    ),
  );
}

function asExample(
  parts: Lesson<unknown>["parts"],
  blocks: readonly Block[],
  known: readonly Numbered[],
): Pick<Example, "parts" | "group"> {
  return {
    group: parts[0]?.block ?? 0,
    parts: parts.map(({ block, features }) => {
      const indexes = known[block]?.indexes;
      const indexed = Int32Array.from(features.flatMap((feature) => indexes?.get(feature) ?? []));
      return { features: indexed, unit: unitOf(indexed.length, blocks[block]?.least ?? 1) };
    }),
  };
}
