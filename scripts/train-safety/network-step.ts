/** Inputs, and what the outputs should say of them: by output whether it is so, and how much that counts (0: not at all). */
export type NetworkLesson = {
  readonly inputs: Float64Array;
  readonly targets: readonly number[];
  readonly shares: readonly number[];
};

/** Adam's usual numbers: how long it remembers how a weight moves, and how far. */
const memory = { direction: 0.9, distance: 0.999 } as const;

/** Weights that learn: one after the other the hidden units', then the outputs', each with its bias first. */
export type Learning = {
  readonly weights: Float64Array;
  readonly gradients: Float64Array;
  readonly directions: Float64Array;
  readonly distances: Float64Array;
};

/** How many inputs, hidden units and outputs there are. */
export type Sizes = { readonly inputs: number; readonly hidden: number; readonly outputs: number };

// Indexes instead of iterators: these loops are nearly all of the time that it takes.
/** A unit's sum: its bias stands at a place, and its weights after it. */
function sumAt(weights: Float64Array, at: number, values: Float64Array): number {
  let sum = weights[at] ?? 0;
  for (let index = 0; index < values.length; index += 1)
    sum += (weights[at + 1 + index] ?? 0) * (values[index] ?? 0);
  return sum;
}

/** Adds to a unit's gradients what an error of its sum comes from. */
function blame(gradients: Float64Array, at: number, values: Float64Array, error: number): void {
  gradients[at] = (gradients[at] ?? 0) + error;
  for (let index = 0; index < values.length; index += 1)
    gradients[at + 1 + index] = (gradients[at + 1 + index] ?? 0) + error * (values[index] ?? 0);
}

/** Adds to the errors of what a unit hears by how much it hears each. */
function passBack(errors: Float64Array, weights: Float64Array, at: number, error: number): void {
  for (let index = 0; index < errors.length; index += 1)
    errors[index] = (errors[index] ?? 0) + error * (weights[at + 1 + index] ?? 0);
}

/** Adds a lesson's gradients to those of its batch. */
export function learnFrom(
  { inputs, targets, shares }: NetworkLesson,
  { weights, gradients }: Learning,
  sizes: Sizes,
): void {
  const placeOf = (unit: number): number => unit * (sizes.inputs + 1);
  const heard = new Float64Array(sizes.hidden);
  for (let unit = 0; unit < sizes.hidden; unit += 1)
    heard[unit] = Math.max(0, sumAt(weights, placeOf(unit), inputs));
  const errors = new Float64Array(sizes.hidden);
  for (const [output, share] of shares.entries()) {
    if (share === 0) continue;
    const at = placeOf(sizes.hidden) + output * (sizes.hidden + 1);
    const error = share * (1 / (1 + Math.exp(-sumAt(weights, at, heard))) - (targets[output] ?? 0));
    blame(gradients, at, heard, error);
    passBack(errors, weights, at, error);
  }
  for (const [unit, error] of errors.entries())
    if ((heard[unit] ?? 0) > 0) blame(gradients, placeOf(unit), inputs, error);
}

/** One step of all weights against the gradients of `count` lessons, the `step`th of all. */
export function move(
  { weights, gradients, directions, distances }: Learning,
  { count, step, rate, penalty }: Record<"count" | "step" | "rate" | "penalty", number>,
): void {
  for (let at = 0; at < weights.length; at += 1) {
    const weight = weights[at] ?? 0;
    const gradient = (gradients[at] ?? 0) / count + penalty * weight;
    const direction = memory.direction * (directions[at] ?? 0) + (1 - memory.direction) * gradient;
    const distance = memory.distance * (distances[at] ?? 0) + (1 - memory.distance) * gradient ** 2;
    directions[at] = direction;
    distances[at] = distance;
    // What is remembered began at nothing, and is by so much too small.
    const straight = direction / (1 - memory.direction ** step);
    const far = Math.sqrt(distance / (1 - memory.distance ** step));
    weights[at] = weight - (rate * straight) / (far + 1e-8);
    gradients[at] = 0;
  }
}
