import { shuffled } from "./shuffled.ts";

/** Features that weigh together, each below `size`, and how much each of them counts. */
export type Part = { readonly features: Int32Array; readonly unit: number };

/** A text as its parts, whether it is one of those that are looked for, and the group whose bias it shares. */
export type Example = { readonly parts: readonly Part[]; readonly isOne: boolean; readonly group: number };

/** Weights by feature, biases by group. */
export type Fitted = { readonly biases: readonly number[]; readonly weights: Float64Array };

export type Effort = {
  /** How often every example is looked at. */
  readonly epochs: number;
  /** How much large weights are held back. */
  readonly penalty: number;
};

const rate = 0.5;
const biasRate = 0.02;

/** How much an example of each kind counts, by group: both kinds weigh the same, however many there are of each. */
function sharesOf(examples: readonly Example[], groups: number) {
  const counts = Array.from({ length: groups }, () => ({ ones: 0, others: 0 }));
  for (const { isOne, group } of examples) {
    const count = counts[group];
    if (count !== undefined) count[isOne ? "ones" : "others"] += 1;
  }
  return counts.map(({ ones, others }) => ({
    one: (ones + others) / (2 * Math.max(1, ones)),
    other: (ones + others) / (2 * Math.max(1, others)),
  }));
}

/** Where a weight stands, and beside it how far it has moved: what is read together lies together. */
const perFeature = 2;

// Indexes instead of iterators: these two loops are nearly all of the time that training takes.
function sumOf(state: Float64Array, parts: readonly Part[]): number {
  let total = 0;
  for (const { features, unit } of parts) {
    let sum = 0;
    for (let index = 0; index < features.length; index += 1)
      sum += state[(features[index] ?? 0) * perFeature] ?? 0;
    total += sum * unit;
  }
  return total;
}

/** One step of each weight that an example has, against its gradient. */
function move(state: Float64Array, { features, unit }: Part, gradient: number, penalty: number): void {
  for (let index = 0; index < features.length; index += 1) {
    const at = (features[index] ?? 0) * perFeature;
    const weight = state[at] ?? 0;
    const step = gradient * unit + penalty * weight;
    const taken = (state[at + 1] ?? 0) + step * step;
    state[at + 1] = taken;
    state[at] = weight - (rate * step) / Math.sqrt(taken);
  }
}

/**
 * Logistic regression by stochastic gradients with a rate of each weight's own (AdaGrad). The same examples always give
 * the same weights.
 */
export function fit(
  examples: readonly Example[],
  { size, groups }: { readonly size: number; readonly groups: number },
  { epochs, penalty }: Effort,
): Fitted {
  const shares = sharesOf(examples, groups);
  const state = new Float64Array(size * perFeature).map((_, index) => (index % perFeature === 0 ? 0 : 1e-8));
  const biases = Array.from({ length: groups }, () => 0);
  const next = shuffled(examples.length);
  const learn = ({ parts, isOne, group }: Example): void => {
    const share = shares[group]?.[isOne ? "one" : "other"] ?? 1;
    const bias = biases[group] ?? 0;
    const gradient = share * (1 / (1 + Math.exp(-bias - sumOf(state, parts))) - (isOne ? 1 : 0));
    for (const part of parts) move(state, part, gradient, penalty);
    biases[group] = bias - biasRate * gradient;
  };
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const index of next()) {
      const example = examples[index];
      if (example !== undefined) learn(example);
    }
  return { biases, weights: state.filter((_, index) => index % perFeature === 0) };
}
