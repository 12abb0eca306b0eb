import type { Network } from "#relay/safety/model/network.ts";
import { seeded } from "../bench/seeded.ts";
import { learnFrom, type Learning, move, type NetworkLesson, type Sizes } from "./network-step.ts";
import { shuffled } from "./shuffled.ts";

export type NetworkEffort = {
  readonly hidden: number;
  readonly epochs: number;
  /** Lessons that a step is taken by. */
  readonly batch: number;
  /** Of a step, at first; it shrinks to a tenth of that. */
  readonly rate: number;
  /** How much large weights are held back. */
  readonly penalty: number;
};

/** Spread as far as keeps sums as large as what they are made of. */
function started({ inputs, hidden, outputs }: Sizes): Learning {
  const random = seeded(7);
  const size = hidden * (inputs + 1) + outputs * (hidden + 1);
  const outer = hidden * (inputs + 1);
  const weights = Float64Array.from(
    { length: size },
    (_, index) => (2 * random() - 1) / Math.sqrt(index < outer ? inputs : hidden),
  );
  const zeros = () => new Float64Array(size);
  return { weights, gradients: zeros(), directions: zeros(), distances: zeros() };
}

/** What each input is on the average, and how far it lies from that. */
function spreadOf(lessons: readonly NetworkLesson[], inputs: number) {
  const means = new Float64Array(inputs);
  const squares = new Float64Array(inputs);
  for (const lesson of lessons)
    for (let index = 0; index < inputs; index += 1) {
      const value = lesson.inputs[index] ?? 0;
      means[index] = (means[index] ?? 0) + value / lessons.length;
      squares[index] = (squares[index] ?? 0) + value ** 2 / lessons.length;
    }
  // What is always the same tells nothing, and is left as it is.
  const deviations = squares.map(
    (square, index) => Math.sqrt(Math.max(0, square - (means[index] ?? 0) ** 2)) || 1,
  );
  return { means, deviations };
}

const precise = (value: number): number => Number(value.toPrecision(6));

/** The network that the weights are, for inputs as they come instead of spread evenly. */
function networkOf(
  weights: Float64Array,
  { inputs, hidden, outputs }: Sizes,
  { means, deviations }: ReturnType<typeof spreadOf>,
): Network {
  const outer = hidden * (inputs + 1);
  const hiddenUnits = Array.from({ length: hidden }, (_, unit) => {
    const [bias = 0, ...own] = weights.subarray(unit * (inputs + 1), (unit + 1) * (inputs + 1));
    const scaled = own.map((weight, index) => weight / (deviations[index] ?? 1));
    const shift = scaled.reduce((sum, weight, index) => sum + weight * (means[index] ?? 0), 0);
    return { bias: precise(bias - shift), weights: scaled.map(precise) };
  });
  const outputUnits = Array.from({ length: outputs }, (_, output) => {
    const at = outer + output * (hidden + 1);
    const [bias = 0, ...own] = weights.subarray(at, at + hidden + 1);
    return { bias: precise(bias), weights: own.map(precise) };
  });
  return { hidden: hiddenUnits, outputs: outputUnits };
}

/** The same lessons, with inputs that lie around 0 and as far from it as all others. */
const evened = (
  lessons: readonly NetworkLesson[],
  { means, deviations }: ReturnType<typeof spreadOf>,
): readonly NetworkLesson[] =>
  lessons.map(({ inputs, targets, shares }) => ({
    inputs: inputs.map((value, index) => (value - (means[index] ?? 0)) / (deviations[index] ?? 1)),
    targets,
    shares,
  }));

/** Lessons in another order each epoch, so many at once. */
function* batchesOf<Lesson>(lessons: readonly Lesson[], { epochs, batch }: NetworkEffort) {
  const next = shuffled(lessons.length);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const order = next();
    for (let from = 0; from < order.length; from += batch)
      yield order.slice(from, from + batch).flatMap((index) => lessons[index] ?? []);
  }
}

/**
 * A network of one hidden layer, fitted to lessons by Adam (Kingma and Ba, 2015): each output tells the logarithm of the
 * odds that it is so. The same lessons always give the same network. Throws where there are none.
 */
export function fitNetwork(lessons: readonly NetworkLesson[], effort: NetworkEffort): Network {
  const [first] = lessons;
  if (first === undefined) throw new Error("A network cannot be learned from nothing.");
  const sizes = { inputs: first.inputs.length, hidden: effort.hidden, outputs: first.targets.length };
  const spread = spreadOf(lessons, sizes.inputs);
  const learning = started(sizes);
  const steps = effort.epochs * Math.ceil(lessons.length / effort.batch);
  let step = 0;
  for (const batch of batchesOf(evened(lessons, spread), effort)) {
    for (const lesson of batch) learnFrom(lesson, learning, sizes);
    const rate = effort.rate * (1 - (0.9 * step) / steps);
    step += 1;
    move(learning, { count: batch.length, step, rate, penalty: effort.penalty });
  }
  return networkOf(learning.weights, sizes, spread);
}
