import { unitOf } from "#relay/safety/model/features.ts";

/** A text as its features, each below `size`, and whether it is one of those that are looked for. */
export type Example = { readonly features: readonly number[]; readonly isOne: boolean };

/** Weights by feature. */
export type Fitted = { readonly bias: number; readonly weights: Float64Array };

export type Effort = {
  /** How often every example is looked at. */
  readonly epochs: number;
  /** How much large weights are held back. */
  readonly penalty: number;
};

const rate = 0.5;
const biasRate = 0.02;

/** The same order on every machine. */
function shuffled(count: number): () => readonly number[] {
  let state = 7;
  const random = () => (state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff) / 0x80000000;
  const order = Array.from({ length: count }, (_, index) => index);
  return () => {
    for (let index = order.length - 1; index > 0; index -= 1) {
      const other = Math.floor(random() * (index + 1));
      [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
    }
    return order;
  };
}

/**
 * Logistic regression by stochastic gradients with a rate of each weight's own (AdaGrad). Both kinds of examples weigh
 * the same, however many there are of each. The same examples always give the same weights.
 */
export function fit(examples: readonly Example[], size: number, { epochs, penalty }: Effort): Fitted {
  const ones = examples.filter(({ isOne }) => isOne).length;
  const share = (isOne: boolean) =>
    examples.length / (2 * Math.max(1, isOne ? ones : examples.length - ones));
  const weights = new Float64Array(size);
  const steps = new Float64Array(size).fill(1e-8);
  let bias = 0;
  const next = shuffled(examples.length);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const index of next()) {
      const example = examples[index];
      if (example === undefined) continue;
      const unit = unitOf(example.features.length);
      let sum = 0;
      for (const feature of example.features) sum += weights[feature] ?? 0;
      const error = 1 / (1 + Math.exp(-bias - sum * unit)) - (example.isOne ? 1 : 0);
      const gradient = share(example.isOne) * error;
      for (const feature of example.features) {
        const weight = weights[feature] ?? 0;
        const step = gradient * unit + penalty * weight;
        const taken = (steps[feature] ?? 0) + step * step;
        steps[feature] = taken;
        weights[feature] = weight - (rate * step) / Math.sqrt(taken);
      }
      bias -= biasRate * gradient;
    }
  }
  return { bias, weights };
}
