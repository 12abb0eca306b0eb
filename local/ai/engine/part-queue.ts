/** Hands parts from whoever makes them to the one who iterates, in order. */
export class PartQueue<Part> implements AsyncIterable<Part> {
  readonly #parts: Part[] = [];
  #state: { readonly open: boolean; readonly error?: Error } = { open: true };
  #wake: () => void = () => undefined;

  push(part: Part): void {
    if (!this.#state.open) return;
    this.#parts.push(part);
    this.#wake();
  }

  end(): void {
    if (this.#state.open) this.#state = { open: false };
    this.#wake();
  }

  /** Parts that are already there are still handed out before the error is. */
  fail(error: Error): void {
    if (this.#state.open) this.#state = { open: false, error };
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Part> {
    for (;;) {
      const part = this.#parts.shift();
      if (part !== undefined) {
        yield part;
        continue;
      }
      if (this.#state.error !== undefined) throw this.#state.error;
      if (!this.#state.open) return;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}
