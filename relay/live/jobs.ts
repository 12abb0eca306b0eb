/** The work under way for each generation: one controller for text, one for each of its speech requests [T6]. */
export class Jobs {
  readonly #text = new Map<number, AbortController>();
  readonly #speech = new Map<number, AbortController>();

  /** The signal of a generation's transcription and writing. */
  textSignal(generation: number): AbortSignal {
    return signalIn(this.#text, generation);
  }

  /** The signal of a generation's speech. */
  speechSignal(generation: number): AbortSignal {
    return signalIn(this.#speech, generation);
  }

  abort(generation: number): void {
    abortIn(this.#text, generation);
    abortIn(this.#speech, generation);
  }

  abortText(generation: number): void {
    abortIn(this.#text, generation);
  }

  abortSpeech(generation: number): void {
    abortIn(this.#speech, generation);
  }

  abortAll(): void {
    for (const generation of [...this.#text.keys(), ...this.#speech.keys()]) this.abort(generation);
  }

  /** Forgets generations before this one: they are history. */
  prune(before: number): void {
    for (const jobs of [this.#text, this.#speech])
      for (const generation of jobs.keys()) if (generation < before) jobs.delete(generation);
  }
}

function signalIn(jobs: Map<number, AbortController>, generation: number): AbortSignal {
  const known = jobs.get(generation) ?? new AbortController();
  jobs.set(generation, known);
  return known.signal;
}

function abortIn(jobs: Map<number, AbortController>, generation: number): void {
  jobs.get(generation)?.abort();
  jobs.delete(generation);
}
