import { type Classifier, divisorOf, softmax, weightKey } from "#local/ai/moves/move-model.ts";
import { seeded } from "#safety-model/train/logistic.ts";
import { packWeights } from "#safety-model/train/pack-weights.ts";
import { shuffled } from "./shuffled.ts";

const seed = 7;
/** Passes with all weights, and with those that tell something. */
const passes = { all: 4, telling: 3 } as const;
const rate = 0.5;
/** A feature must occur in this many lines to be learned. */
const leastLines = 3;
/** Weights below this are left out; they tell nearly nothing. */
const leastWeight = 0.75;
/** Errors below this aren't worth a step. */
const leastError = 0.003;

/** @property label undefined where all that is known is which labels it hasn't */
export type Example = { readonly features: Int32Array; readonly label: number | undefined };

export type Learned = Classifier & { readonly kept: number };

/**
 * Multinomial logistic regression by stochastic gradient descent with a step size for each weight (Adagrad).
 * @param labels how many there are
 * @param never those that an example without a label hasn't
 */
export function learn(examples: readonly Example[], labels: number, never: readonly number[] = []): Learned {
  const rows = rowsOf(examples);
  const known = examples.map(({ features, label }) => ({
    rows: Int32Array.from([...features].flatMap((feature) => rows.get(feature) ?? [])),
    divisor: divisorOf(features),
    label,
  }));
  const regression = new Regression(rows.size, labels, new Set(never));
  const random = seeded(seed);
  const learnFor = (count: number): void => {
    for (let pass = 0; pass < count; pass += 1)
      for (const example of shuffled(known, random)) regression.step(example);
  };
  learnFor(passes.all);
  regression.prune();
  learnFor(passes.telling);
  return { ...packed(rows, regression.weights, labels), biases: [...regression.biases].map(rounded) };
}

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

function rowsOf(examples: readonly Example[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const common = [...counts].filter(([, count]) => count >= leastLines);
  return new Map(common.map(([feature], row) => [feature, row]));
}

type KnownExample = {
  readonly rows: Int32Array;
  readonly divisor: number;
  readonly label: number | undefined;
};

class Regression {
  readonly weights: Float32Array;
  readonly biases: Float32Array;
  readonly #squares: Float32Array;
  readonly #labels: number;
  readonly #never: ReadonlySet<number>;

  constructor(rows: number, labels: number, never: ReadonlySet<number>) {
    this.weights = new Float32Array(rows * labels);
    this.biases = new Float32Array(labels);
    this.#squares = new Float32Array(rows * labels).fill(0.001);
    this.#labels = labels;
    this.#never = never;
  }

  /** Leaves out weights that tell nearly nothing, for good. */
  prune(): void {
    for (let at = 0; at < this.weights.length; at += 1)
      if (Math.abs(this.weights[at] ?? 0) < leastWeight) {
        this.weights[at] = 0;
        this.#squares[at] = Number.POSITIVE_INFINITY;
      }
  }

  step({ rows, divisor, label }: KnownExample): void {
    const likely = softmax(this.#oddsOf(rows, divisor));
    const target = label === undefined ? this.#without(likely) : likely.map((_, at) => Number(at === label));
    for (const [at, probability] of likely.entries()) {
      const error = probability - (target[at] ?? 0);
      if (Math.abs(error) < leastError) continue;
      this.biases[at] = (this.biases[at] ?? 0) - 0.01 * error;
      for (const row of rows) this.#descend(row * this.#labels + at, error / divisor);
    }
  }

  /** What is probable of the labels that it may have. */
  #without(likely: readonly number[]): readonly number[] {
    const left = likely.reduce((sum, it, at) => (this.#never.has(at) ? sum : sum + it), 0);
    return likely.map((it, at) => (this.#never.has(at) ? 0 : it / left));
  }

  #descend(at: number, slope: number): void {
    const square = (this.#squares[at] ?? 0) + slope * slope;
    this.#squares[at] = square;
    this.weights[at] = (this.weights[at] ?? 0) - (rate * slope) / Math.sqrt(square);
  }

  #oddsOf(rows: Int32Array, divisor: number): readonly number[] {
    const labels = this.#labels;
    const sums = new Float64Array(labels);
    for (const row of rows)
      for (let label = 0; label < labels; label += 1)
        sums[label] = (sums[label] ?? 0) + (this.weights[row * labels + label] ?? 0);
    return Array.from(sums, (sum, label) => (this.biases[label] ?? 0) + sum / divisor);
  }
}

function packed(rows: ReadonlyMap<number, number>, weights: Float32Array, labels: number) {
  const telling = new Map<number, number>();
  for (const [feature, row] of rows)
    for (let label = 0; label < labels; label += 1) {
      const at = row * labels + label;
      if (weights[at] !== 0) telling.set(weightKey(feature, label), at);
    }
  const { packed: table, scale, kept } = packWeights({ rows: telling, linear: { weights, bias: 0 } });
  return { weights: table, scale, kept };
}
