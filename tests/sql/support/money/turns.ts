import { randomNumbers } from "../mood-series.ts";

/** The request or its answer was lost; nobody knows which. */
export class Lost extends Error {}

/** How likely a request is lost on its way there, and its answer on the way back. */
const lossRate = 0.04;

/** Enough turns of the event loop for everything that was decided to ask for its next step. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 3; turn += 1)
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
};

/**
 * Requests of tasks that run at the same time, carried out one by one in an order that the seed determines. Some of
 * them, or their answers, are lost: whoever asked crashes between two steps.
 */
export class Turns {
  readonly #draw: () => number;
  readonly #waiting: (() => Promise<void>)[] = [];
  readonly #failures: unknown[] = [];
  isFaulty = true;

  constructor(seed: number) {
    this.#draw = randomNumbers(seed);
  }

  /** What ended with an error that no loss explains. */
  get failures(): readonly unknown[] {
    return this.#failures;
  }

  below(count: number): number {
    return Math.floor(this.#draw() * count);
  }

  /** One of them; undefined if there is none. */
  one<T>(choices: readonly T[]): T | undefined {
    return choices[this.below(choices.length)];
  }

  /** Carries out a request when its turn comes. */
  step<T>(request: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.push(async () => {
        const fate = this.isFaulty ? this.#draw() : 1;
        if (fate < lossRate) return reject(new Lost());
        try {
          const answer = await request();
          if (fate < 2 * lossRate) reject(new Lost());
          else resolve(answer);
        } catch (error) {
          reject(error);
        }
      });
    });
  }

  /** Starts a task; `isExpected` says which of its errors are part of the game. */
  begin(task: () => Promise<unknown>, isExpected: (error: unknown) => boolean): void {
    void task().catch((error: unknown) => {
      if (!isExpected(error)) this.#failures.push(error);
    });
  }

  /** Carries out this many requests, if as many are waiting. */
  async pass(count: number): Promise<void> {
    for (let done = 0; done < count; done += 1) {
      await settled();
      const [next] = this.#waiting.splice(this.below(this.#waiting.length), 1);
      if (next === undefined) return;
      await next();
    }
  }

  /** Until nothing is waiting. */
  async finish(): Promise<void> {
    await settled();
    while (this.#waiting.length > 0) {
      await this.pass(1);
      await settled();
    }
  }
}
