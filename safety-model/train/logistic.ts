/**
 * A text as the trainer sees it: its known features by row, and the divisor that normalizes for its length.
 */
export type Row = { readonly features: Int32Array; readonly divisor: number };

/**
 * The pieces of one text, and whether it is what the model is to find. Of such a text only the piece with the highest
 * odds is learned from; of the others all are.
 */
export type Example = {
  readonly pieces: readonly Row[];
  readonly isPositive: boolean;
  readonly weight: number;
};

export type Linear = { readonly weights: Float32Array; readonly bias: number };

const passes = 14;
const usualRate = 0.5;
const decay = 1e-6;

/** A repeatable source of random numbers in [0, 1). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 0x1_0000_0000;
  };
}

function oddsOfRow({ features, divisor }: Row, { weights, bias }: Linear): number {
  let sum = 0;
  for (const feature of features) sum += weights[feature] ?? 0;
  return bias + sum / divisor;
}

/** The piece with the highest log odds, and these. */
function mostOf(
  pieces: readonly Row[],
  model: Linear,
): { readonly piece: Row; readonly odds: number } | null {
  let most: { readonly piece: Row; readonly odds: number } | null = null;
  for (const piece of pieces) {
    const odds = oddsOfRow(piece, model);
    if (most === null || odds > most.odds) most = { piece, odds };
  }
  return most;
}

export const oddsOfExample = ({ pieces }: Pick<Example, "pieces">, model: Linear): number =>
  mostOf(pieces, model)?.odds ?? Number.NEGATIVE_INFINITY;

/**
 * Logistic regression by stochastic gradient descent with a separate step size for each weight (Adagrad). A low `rate`
 * keeps to what many examples have in common; a high one also learns rare ones by heart.
 */
export function fitLogistic(
  examples: readonly Example[],
  features: number,
  random: () => number,
  rate: number = usualRate,
): Linear {
  const weights = new Float32Array(features);
  const squares = new Float32Array(features).fill(0.01);
  const model = { weights, bias: -1 };
  let biasSquares = 0.01;
  const learn = ({ features: present, divisor }: Row, isPositive: boolean, weight: number): void => {
    const odds = oddsOfRow({ features: present, divisor }, model);
    const error = (1 / (1 + Math.exp(-odds)) - Number(isPositive)) * weight;
    biasSquares += error * error;
    model.bias -= (rate * error) / Math.sqrt(biasSquares);
    for (const feature of present) {
      const step = error / divisor + decay * (weights[feature] ?? 0);
      const square = (squares[feature] ?? 0) + step * step;
      squares[feature] = square;
      weights[feature] = (weights[feature] ?? 0) - (rate * step) / Math.sqrt(square);
    }
  };
  const order = [...examples];
  for (let pass = 0; pass < passes; pass += 1) {
    shuffle(order, random);
    for (const { pieces, isPositive, weight } of order) {
      const most = isPositive ? mostOf(pieces, model) : null;
      for (const piece of most === null ? pieces : [most.piece]) learn(piece, isPositive, weight);
    }
  }
  return model;
}

function shuffle(items: Example[], random: () => number): void {
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const [a, b] = [items[last], items[other]];
    if (a === undefined || b === undefined) continue;
    items[last] = b;
    items[other] = a;
  }
}
