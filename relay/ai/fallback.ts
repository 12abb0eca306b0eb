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

/** Failures in a row before a provider is kept out. */
const failuresToOpen = 3;
/** How long it is kept out the first time, and at most, ms; doubled each time a probe fails. */
const firstPauseMs = 15_000;
const longestPauseMs = 300_000;

type BreakerDeps = {
  /** ms. */
  readonly now: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
};

/**
 * A circuit breaker: keeps a provider out for a while after several failures in a row. Then one request is
 * let through as a probe, whose outcome decides.
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

  /** Until when requests are kept from it, ms; used to find the one that will be probed next. */
  get openUntil(): number {
    return this.#openUntil;
  }

  get isOpen(): boolean {
    return this.#openings > 0;
  }

  /** Whether a request may go there now; if so, call `note` with the outcome. */
  admits(): boolean {
    if (!this.isOpen) return true;
    if (this.#probing || this.#deps.now() < this.#openUntil) return false;
    this.#probing = true;
    return true;
  }

  /** Records the outcome of a request that was let through. */
  note(outcome: AiOutcome<unknown>): void {
    this.#probing = false;
    if (outcome.ok || outcome.failure === "declined" || outcome.failure === "reworded") {
      this.#failures = 0;
      this.#openings = 0;
    } else if (tellOfProvider.has(outcome.failure)) this.#fail(outcome.retryAfterMs ?? 0);
  }

  #fail(retryAfterMs: number): void {
    const now = this.#deps.now();
    if (this.isOpen && now < this.#openUntil) {
      // It was sent before the others failed: all it can tell is how long to wait.
      this.#openUntil = Math.max(this.#openUntil, now + retryAfterMs);
      return;
    }
    this.#failures += 1;
    const isAsked = retryAfterMs > 0;
    if (!isAsked && !this.isOpen && this.#failures < failuresToOpen) return;
    const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** this.#openings);
    this.#openings += 1;
    const drawn = isAsked ? retryAfterMs : pause * (0.75 + this.#deps.random() / 2);
    this.#openUntil = now + drawn;
  }
}

/** A provider that can be asked; the first of several is the preferred one. */
export type Candidate<T> = { readonly breaker: Breaker; readonly ask: () => Promise<AiOutcome<T>> };

type Rules = {
  /** Whether part of an answer was already passed on, in which case no other is asked. */
  readonly begun: () => boolean;
  /** Another provider is asked because the previous one failed; `null`: it was kept out. */
  readonly onFallback: (failure: AiFailure | null) => void;
};

async function askOne<T>({ breaker, ask }: Candidate<T>): Promise<AiOutcome<T>> {
  const outcome = await ask();
  breaker.note(outcome);
  return outcome;
}

/**
 * Asks one provider after another until one answers, skipping those that are kept out. If all are, it asks
 * the one whose time is over first, since not asking would fail for certain.
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
