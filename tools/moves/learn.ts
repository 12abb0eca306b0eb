import { moveIds } from "#local/ai/moves/move.ts";
import { divisorOf, type MoveModel, softmax, weightKey } from "#local/ai/moves/move-model.ts";
import { seeded } from "#safety-model/train/logistic.ts";
import { packWeights } from "#safety-model/train/pack-weights.ts";

const seed = 7;
/** Passes with all weights, and with those that tell something. */
const passes = { all: 4, telling: 3 } as const;
const rate = 0.5;
/** A feature must occur in this many lines to be learned. */
const leastLines = 3;
/** Weights below this share of the largest are left out; they tell nearly nothing. */
const leastShare = 0.045;
/** Errors below this aren't worth a step. */
const leastError = 0.003;

/** @property move an index of `moveIds` */
export type Example = { readonly features: Int32Array; readonly move: number };

export type Learned = Pick<MoveModel, "weights" | "scale" | "biases"> & { readonly kept: number };

/** Multinomial logistic regression by stochastic gradient descent with a step size for each weight (Adagrad). */
export function learn(examples: readonly Example[]): Learned {
  const rows = rowsOf(examples);
  const known = examples.map(({ features, move }) => ({
    rows: Int32Array.from([...features].flatMap((feature) => rows.get(feature) ?? [])),
    divisor: divisorOf(features),
    move,
  }));
  const regression = new Regression(rows.size);
  const random = seeded(seed);
  const learnFor = (count: number): void => {
    for (let pass = 0; pass < count; pass += 1)
      for (const example of shuffled(known, random)) regression.step(example);
  };
  learnFor(passes.all);
  regression.prune();
  learnFor(passes.telling);
  return { ...packed(rows, regression.weights), biases: [...regression.biases].map(rounded) };
}

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

function rowsOf(examples: readonly Example[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const common = [...counts].filter(([, count]) => count >= leastLines);
  return new Map(common.map(([feature], row) => [feature, row]));
}

type KnownExample = { readonly rows: Int32Array; readonly divisor: number; readonly move: number };

class Regression {
  readonly weights: Float32Array;
  readonly biases = new Float32Array(moveIds.length);
  readonly #squares: Float32Array;

  constructor(rows: number) {
    this.weights = new Float32Array(rows * moveIds.length);
    this.#squares = new Float32Array(rows * moveIds.length).fill(0.001);
  }

  /** Leaves out weights that tell nearly nothing, for good. */
  prune(): void {
    const least = leastShare * this.weights.reduce((most, it) => Math.max(most, Math.abs(it)), 0);
    for (let at = 0; at < this.weights.length; at += 1)
      if (Math.abs(this.weights[at] ?? 0) < least) {
        this.weights[at] = 0;
        this.#squares[at] = Number.POSITIVE_INFINITY;
      }
  }

  step({ rows, divisor, move }: KnownExample): void {
    for (const [at, probability] of softmax(this.#oddsOf(rows, divisor)).entries()) {
      const error = probability - Number(at === move);
      if (Math.abs(error) < leastError) continue;
      this.biases[at] = (this.biases[at] ?? 0) - 0.01 * error;
      for (const row of rows) this.#descend(row * moveIds.length + at, error / divisor);
    }
  }

  #descend(at: number, slope: number): void {
    const square = (this.#squares[at] ?? 0) + slope * slope;
    this.#squares[at] = square;
    this.weights[at] = (this.weights[at] ?? 0) - (rate * slope) / Math.sqrt(square);
  }

  #oddsOf(rows: Int32Array, divisor: number): readonly number[] {
    const moves = moveIds.length;
    const sums = new Float64Array(moves);
    for (const row of rows)
      for (let move = 0; move < moves; move += 1)
        sums[move] = (sums[move] ?? 0) + (this.weights[row * moves + move] ?? 0);
    return Array.from(sums, (sum, move) => (this.biases[move] ?? 0) + sum / divisor);
  }
}

function packed(rows: ReadonlyMap<number, number>, weights: Float32Array) {
  const moves = moveIds.length;
  const telling = new Map<number, number>();
  for (const [feature, row] of rows)
    for (let move = 0; move < moves; move += 1) {
      const at = row * moves + move;
      if (weights[at] !== 0) telling.set(weightKey(feature, move), at);
    }
  const { packed: table, scale, kept } = packWeights({ rows: telling, linear: { weights, bias: 0 } });
  return { weights: table, scale, kept };
}

function shuffled<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  return items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
