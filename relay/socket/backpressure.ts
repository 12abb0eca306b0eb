import { limits } from "#shared/limits.ts";

/** How often a full buffer is checked again, ms. */
const pollMs = 20;

/**
 * Slows producers down while a client is slow [P11]: `ready` waits while more than the limit is unsent. A
 * buffer that only grows is reported, so that the connection can be closed.
 */
export class Backpressure {
  readonly #bufferedBytes: () => number;
  readonly #wait: (ms: number) => Promise<void>;
  #waiting: Promise<void> | null = null;
  #closed = false;

  constructor(bufferedBytes: () => number, wait: (ms: number) => Promise<void>) {
    this.#bufferedBytes = bufferedBytes;
    this.#wait = wait;
  }

  ready(): Promise<void> | undefined {
    if (this.#bufferedBytes() <= limits.pauseBufferedBytes) return undefined;
    this.#waiting ??= this.#drain().finally(() => {
      this.#waiting = null;
    });
    return this.#waiting;
  }

  isTooSlow(): boolean {
    return this.#bufferedBytes() > limits.closeBufferedBytes;
  }

  /** The connection is gone, so release everyone who waits. */
  close(): void {
    this.#closed = true;
  }

  async #drain(): Promise<void> {
    while (!this.#closed && this.#bufferedBytes() > limits.pauseBufferedBytes / 2) await this.#wait(pollMs);
  }
}
