/**
 * A ring buffer of about the last second of audio, so that the moments before a word can still be sent
 * (pre-roll).
 */
export class RecentSound {
  readonly #ring: Float32Array;
  #end = 0;

  /** @param capacity samples */
  constructor(capacity: number) {
    this.#ring = new Float32Array(capacity);
  }

  /** The total number of samples added so far. */
  get end(): number {
    return this.#end;
  }

  add(samples: Float32Array): void {
    for (const sample of samples) {
      this.#ring[this.#end % this.#ring.length] = sample;
      this.#end += 1;
    }
  }

  /** The samples from a position to the end, without those already overwritten. */
  since(position: number): Float32Array {
    const from = Math.max(position, this.#end - this.#ring.length, 0);
    const samples = new Float32Array(Math.max(0, this.#end - from));
    for (let index = 0; index < samples.length; index += 1)
      samples[index] = this.#ring[(from + index) % this.#ring.length] ?? 0;
    return samples;
  }
}
