import type { SeededRandom } from "../conversation-orders/seeded-random.ts";
import type { NoteBody } from "./story.ts";

/** Throws where nothing should throw, for the first person only. */
export class FaultInjector {
  /** Stops once everything must recover. */
  on: boolean;
  readonly #rng: SeededRandom;
  readonly #devices: readonly number[];
  readonly #note: (note: NoteBody) => void;

  constructor(on: boolean, rng: SeededRandom, devices: readonly number[], note: (note: NoteBody) => void) {
    this.on = on;
    this.#rng = rng;
    this.#devices = devices;
    this.#note = note;
  }

  /** The client that a text belongs to: texts contain their client's number. */
  personIn(text: string): number {
    const device = /#(\d+)\./.exec(text)?.[1];
    return device === undefined ? -1 : (this.#devices[Number(device)] ?? -1);
  }

  may(what: string, person: number): boolean {
    if (!this.on || person !== 0) return false;
    const does = this.#rng.chance(
      `faults ${what}`,
      this.#rng.fixed(`mischievous ${what}`) < 0.3 ? 0.3 : 0.01,
    );
    if (does) this.#note({ kind: "thrown", what });
    return does;
  }

  mayThrow(what: string, person: number): void {
    if (this.may(what, person)) throw new Error(`${what} throws`);
  }
}
