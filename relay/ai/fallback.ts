import { failed } from "./failure.ts";
import type { AiFailure, AiOutcome } from "./port.ts";

/** Failures that say something about the provider, not about the request. */
const tellOfProvider: ReadonlySet<AiFailure> = new Set([
  "timeout",
  "rateLimited",
  "refused",
  "unavailable",
  "garbage",
]);

/** Failures in a row until a provider is kept out. */
const failuresToOpen = 3;
/** How long it is kept out the first time, and at most, ms; twice as long each time a probe fails. */
const firstPauseMs = 15_000;
const longestPauseMs = 300_000;

type BreakerDeps = {
  /** ms. */
  readonly now: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
};

/**
 * Keeps a provider that has failed several times in a row out for a while (circuit breaker). When the time is over one
 * request is let through as a probe; what becomes of it decides.
 */
export class Breaker {
  readonly #deps: BreakerDeps;
  #failures = 0;
  #openings = 0;
  #openUntil = Number.NEGATIVE_INFINITY;
  #probing = false;

  constructor(deps: BreakerDeps) {
    this.#deps = deps;
  }

  /** Whether requests are kept from it, ms until when; the one that would be the next to probe comes first. */
  get openUntil(): number {
    return this.#openUntil;
  }

  get isOpen(): boolean {
    return this.#openings > 0;
  }

  /** Whether a request may go there now; the answer has to be followed by `note`. */
  admits(): boolean {
    if (!this.isOpen) return true;
    if (this.#probing || this.#deps.now() < this.#openUntil) return false;
    this.#probing = true;
    return true;
  }

  /** What became of a request that was let through. */
  note(outcome: AiOutcome<unknown>): void {
    this.#probing = false;
    if (outcome.ok || outcome.failure === "declined" || outcome.failure === "reworded") {
      this.#failures = 0;
      this.#openings = 0;
    } else if (tellOfProvider.has(outcome.failure)) this.#fail(outcome.retryAfterMs ?? 0);
  }

  #fail(retryAfterMs: number): void {
    this.#failures += 1;
    const isAsked = retryAfterMs > 0;
    if (!isAsked && !this.isOpen && this.#failures < failuresToOpen) return;
    const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** this.#openings);
    this.#openings += 1;
    const drawn = isAsked ? retryAfterMs : pause * (0.75 + this.#deps.random() / 2);
    this.#openUntil = this.#deps.now() + drawn;
  }
}

/** Somebody who can be asked; the first of several is the one who is meant to answer. */
export type Candidate<T> = { readonly breaker: Breaker; readonly ask: () => Promise<AiOutcome<T>> };

type Rules = {
  /** Whether something of an answer was already passed on: then nobody else is asked. */
  readonly begun: () => boolean;
  /** Somebody else is asked, since the one before failed; `null`: it was kept out. */
  readonly onFallback: (failure: AiFailure | null) => void;
};

async function askOne<T>({ breaker, ask }: Candidate<T>): Promise<AiOutcome<T>> {
  const outcome = await ask();
  breaker.note(outcome);
  return outcome;
}

/**
 * Asks one after another until somebody answers, and leaves out who is kept out. Where all are, the one is asked whose
 * time is over first: that may fail, and not to ask does for certain.
 */
export async function firstToAnswer<T>(
  candidates: readonly Candidate<T>[],
  { begun, onFallback }: Rules,
): Promise<AiOutcome<T>> {
  let failure: AiFailure | null = null;
  let last: AiOutcome<T> | null = null;
  for (const [index, candidate] of candidates.entries()) {
    if (!candidate.breaker.admits()) continue;
    if (index > 0) onFallback(failure);
    last = await askOne(candidate);
    if (last.ok || begun() || !tellOfProvider.has(last.failure)) return last;
    failure = last.failure;
  }
  if (last !== null) return last;
  const next = candidates.toSorted((a, b) => a.breaker.openUntil - b.breaker.openUntil)[0];
  return next === undefined ? failed("unavailable") : askOne(next);
}
