/** The last second or so of sound, by position, so that what lies before a word can still be sent [pre-roll]. */
export class RecentSound {
  readonly #ring: Float32Array;
  #end = 0;

  /** @param capacity samples */
  constructor(capacity: number) {
    this.#ring = new Float32Array(capacity);
  }

  /** How many samples have been added in all. */
  get end(): number {
    return this.#end;
  }

  add(samples: Float32Array): void {
    for (const sample of samples) {
      this.#ring[this.#end % this.#ring.length] = sample;
      this.#end += 1;
    }
  }

  /** The samples from a position up to the end; what is no longer there is left out. */
  since(position: number): Float32Array {
    const from = Math.max(position, this.#end - this.#ring.length, 0);
    const samples = new Float32Array(Math.max(0, this.#end - from));
    for (let index = 0; index < samples.length; index += 1)
      samples[index] = this.#ring[(from + index) % this.#ring.length] ?? 0;
    return samples;
  }
}
