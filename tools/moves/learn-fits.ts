import { answerIds } from "#local/ai/moves/answer.ts";
import { type FitModel, fitProbabilities } from "#local/ai/moves/fits.ts";
import { seeded } from "#safety-model/train/logistic.ts";
import { shuffled } from "./shuffled.ts";

const seed = 7;
const passes = 24;
const rate = 0.06;
/** How strongly weights are held near 0, over all examples. */
const decay = 3;

/** @property fitting which of `answerIds` a reader found fitting */
export type FitExample = { readonly features: Float32Array; readonly fitting: ReadonlySet<number> };

/** A logistic regression for each answer, by stochastic gradient descent with a step size for each weight (Adagrad). */
export function learnFits(examples: readonly FitExample[]): FitModel {
  const regressions = new Regressions(
    examples[0]?.features.length ?? 0,
    decay / Math.max(1, examples.length),
  );
  const random = seeded(seed);
  for (let pass = 0; pass < passes; pass += 1)
    for (const example of shuffled(examples, random)) regressions.step(example);
  return regressions.model();
}

class Regressions {
  readonly #weights: Float32Array;
  readonly #squares: Float32Array;
  readonly #biases: number[] = answerIds.map(() => 0);
  readonly #held: number;

  constructor(rows: number, held: number) {
    this.#weights = new Float32Array(rows * answerIds.length);
    this.#squares = new Float32Array(this.#weights.length).fill(0.01);
    this.#held = held;
  }

  model(): FitModel {
    return { biases: this.#biases, weights: this.#weights };
  }

  step({ features, fitting }: FitExample): void {
    const errors = fitProbabilities(features, this.model()).map(
      (probability, answer) => probability - Number(fitting.has(answer)),
    );
    for (const [answer, error] of errors.entries())
      this.#biases[answer] = (this.#biases[answer] ?? 0) - 0.01 * error;
    for (const [row, value] of features.entries())
      if (value !== 0)
        for (const [answer, error] of errors.entries())
          this.#descend(row * errors.length + answer, error * value);
  }

  #descend(at: number, error: number): void {
    const slope = error + this.#held * (this.#weights[at] ?? 0);
    const square = (this.#squares[at] ?? 0) + slope * slope;
    this.#squares[at] = square;
    this.#weights[at] = (this.#weights[at] ?? 0) - (rate * slope) / Math.sqrt(square);
  }
}
