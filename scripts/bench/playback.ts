import type { FrameHead } from "./call-socket.ts";

type Position = { readonly generation: number; readonly segment: number; readonly samples: number };

/**
 * The player of a simulated client: counts what arrived, and where a listener would be. Samples at 48 kHz.
 */
export class Playback {
  readonly generation: number;
  readonly #segments: number[] = [];
  #segment = 0;
  #samples = 0;
  #complete = false;

  constructor(generation: number) {
    this.generation = generation;
  }

  add({ segment, samples }: FrameHead): void {
    this.#segments[segment] = (this.#segments[segment] ?? 0) + samples;
  }

  complete(): void {
    this.#complete = true;
  }

  /** Advances playback; true once everything has been heard. */
  play(samples: number): boolean {
    let left = samples;
    for (;;) {
      const here = (this.#segments[this.#segment] ?? 0) - this.#samples;
      const played = Math.min(left, here);
      this.#samples += played;
      left -= played;
      const isLast = this.#segment >= this.#segments.length - 1;
      if (isLast) return this.#complete && left > 0;
      if (left === 0) return false;
      this.#segment += 1;
      this.#samples = 0;
    }
  }

  get position(): Position {
    return { generation: this.generation, segment: this.#segment, samples: Math.round(this.#samples) };
  }
}
