import {
  encodeFeatures,
  type LinearModelFile,
  mostFeatures,
  type Weighed,
} from "#relay/safety/model/linear-model.ts";
import { type Effort, type Fitted, fit } from "./logistic.ts";

const effort: Effort = { epochs: 40, penalty: 5e-4 };

/** A feature that stands in one text alone tells more of that text than of the language. */
const leastTexts = 2;

/** One thing that a model tells: of which rows it learns it, and of which of them it is so. */
export type Column<Row> = {
  readonly isMeant: (row: Row) => boolean;
  readonly isOne: (row: Row) => boolean;
};

export type Rows<Row> = {
  readonly rows: readonly Row[];
  /** By row. */
  readonly features: readonly (readonly number[])[];
  /** A feature that tells nothing in the first so many columns is left out. */
  readonly leading: number;
};

function commonFeatures(texts: readonly (readonly number[])[]): readonly number[] {
  const counts = new Map<number, number>();
  for (const feature of texts.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return [...counts]
    .flatMap(([feature, count]) => (count < leastTexts ? [] : [feature]))
    .toSorted((a, b) => a - b);
}

const largest = 127;

/** What weighs less, of 127, changes nothing. */
const leastWeight = 6;

/** Weights as whole numbers, and what makes them as large again. */
function rounded({ weights }: Fitted): { readonly scale: number; readonly whole: readonly number[] } {
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / largest;
  return { scale, whole: Array.from(weights, (weight) => Math.round(weight / scale)) };
}

const precise = (value: number): number => Number(value.toPrecision(6));

/** A model of several columns, each learned by itself. The same rows always give the same model. */
export function trainColumns<Row>(
  { rows, features, leading }: Rows<Row>,
  columns: readonly Column<Row>[],
): LinearModelFile {
  const common = commonFeatures(features);
  const indexes = new Map(common.map((feature, index) => [feature, index]));
  const known = features.map((of) => of.flatMap((feature) => indexes.get(feature) ?? []));
  const fitted = columns.map((column) => fitOf(rows, known, common.length, column));
  const whole = fitted.map(rounded);
  const weighed = common.map((feature, index) => ({
    feature,
    weights: whole.map((column) => column.whole[index] ?? 0),
  }));
  const told = ({ weights }: Weighed): number => Math.max(...weights.slice(0, leading).map(Math.abs));
  const telling = weighed
    .filter((each) => told(each) >= leastWeight)
    .toSorted((one, other) => told(other) - told(one))
    .slice(0, mostFeatures)
    .toSorted((one, other) => one.feature - other.feature);
  return {
    biases: fitted.map(({ bias }) => precise(bias)),
    scales: whole.map(({ scale }) => precise(scale)),
    features: encodeFeatures(telling),
  };
}

function fitOf<Row>(
  rows: readonly Row[],
  features: readonly (readonly number[])[],
  size: number,
  { isMeant, isOne }: Column<Row>,
): Fitted {
  const examples = rows.flatMap((row, index) =>
    isMeant(row) ? [{ features: features[index] ?? [], isOne: isOne(row) }] : [],
  );
  return fit(examples, size, effort);
}
