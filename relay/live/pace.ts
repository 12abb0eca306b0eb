import { limits } from "#shared/limits.ts";

/**
 * How fast sound may come in: as fast as it is spoken. A network that stalls delivers late what was spoken meanwhile, so
 * what was not used is kept for as long as an utterance may last. Pure: the clock is passed in, ms.
 */
export class Pace {
  #allowedMs: number = limits.captureBurstMs;
  #at: number;

  constructor(at: number) {
    this.#at = at;
  }

  /** A client that comes back sends at once what it kept while it was away. */
  comeBack(at: number): void {
    this.#advance(at);
    this.#allowedMs = Math.max(this.#allowedMs, limits.resumeWindowMs + limits.maxUtteranceMs);
  }

  /** Takes so much sound, ms; false when it comes faster than anybody speaks. */
  take(ms: number, at: number): boolean {
    this.#advance(at);
    if (ms > this.#allowedMs) return false;
    this.#allowedMs -= ms;
    return true;
  }

  #advance(at: number): void {
    const gained = this.#allowedMs + Math.max(0, at - this.#at);
    this.#allowedMs = Math.max(
      this.#allowedMs,
      Math.min(gained, limits.maxUtteranceMs + limits.captureBurstMs),
    );
    this.#at = at;
  }
}
