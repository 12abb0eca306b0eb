import type { After } from "../runtime/timing.ts";
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

/** Failures that another provider may not have. What one's filter takes offence at, another's may let through. */
const mayBeMended: ReadonlySet<AiFailure> = new Set([...tellOfProvider, "declined"]);

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
  readonly #onChange: () => void;
  #failures = 0;
  #openings = 0;
  #openUntil = Number.NEGATIVE_INFINITY;
  #probing = false;

  /** @param onChange it has opened or closed */
  constructor(deps: BreakerDeps, onChange: () => void = () => {}) {
    this.#deps = deps;
    this.#onChange = onChange;
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
    const wasOpen = this.isOpen;
    this.#judge(outcome);
    this.#probing = false;
    if (this.isOpen !== wasOpen) this.#onChange();
  }

  #judge(outcome: AiOutcome<unknown>): void {
    if (outcome.ok || outcome.failure === "declined" || outcome.failure === "reworded") {
      this.#failures = 0;
      this.#openings = 0;
    } else if (tellOfProvider.has(outcome.failure) || outcome.wasSilent === true)
      this.#fail(outcome.retryAfterMs ?? 0);
    // Decides nothing, but the next probe may hang as well, so it isn't everybody's turn.
    else if (this.#probing) this.#openUntil = Math.max(this.#openUntil, this.#deps.now() + firstPauseMs);
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

export type Hurry = { readonly afterMs: number; readonly after: After };

type Rules = {
  /** Whether part of an answer was already passed on, in which case no other is asked. */
  readonly begun: () => boolean;
  /** Another provider is asked because the previous one failed; `null`: it was kept out. */
  readonly onFallback: (failure: AiFailure | null) => void;
  /** After how much silence the next is asked as well; left out: never. */
  readonly hurry?: Hurry | undefined;
};

async function askOne<T>({ breaker, ask }: Candidate<T>): Promise<AiOutcome<T>> {
  const outcome = await ask();
  breaker.note(outcome);
  return outcome;
}

/** The answer, or `silent` if it takes too long. */
async function soon<T>(asked: Promise<T>, { afterMs, after }: Hurry): Promise<T | "silent"> {
  const silence = Promise.withResolvers<"silent">();
  const cancel = after(afterMs, () => silence.resolve("silent"));
  try {
    return await Promise.race([asked, silence.promise]);
  } finally {
    cancel();
  }
}

/** The first good answer of two; without one, the failure of the preferred provider. */
async function firstGood<T>(preferred: Promise<AiOutcome<T>>, other: Promise<AiOutcome<T> | null>) {
  const first = await Promise.race([preferred, other]);
  if (first?.ok === true) return first;
  const [own, others] = await Promise.all([preferred, other]);
  return others?.ok === true ? others : own;
}

/** A declined request is met with more than an error, unless another answer was begun. */
function betterOf<T>(first: AiOutcome<T>, next: AiOutcome<T> | null, { begun }: Rules): AiOutcome<T> {
  const staysDeclined = !first.ok && first.failure === "declined" && next?.ok === false && !begun();
  return staysDeclined ? first : (next ?? first);
}

async function askFrom<T>(
  candidates: readonly Candidate<T>[],
  index: number,
  why: AiFailure | null,
  rules: Rules,
): Promise<AiOutcome<T> | null> {
  const candidate = candidates[index];
  if (candidate === undefined) return null;
  const askNext = (failure: AiFailure | null) => askFrom(candidates, index + 1, failure, rules);
  if (!candidate.breaker.admits()) return askNext(why);
  if (index > 0) rules.onFallback(why);
  const asked = askOne(candidate);
  const isLast = index + 1 === candidates.length;
  const first = await (rules.hurry === undefined || isLast ? asked : soon(asked, rules.hurry));
  if (first === "silent") return firstGood(asked, askNext("timeout"));
  if (first.ok || rules.begun() || !mayBeMended.has(first.failure)) return first;
  return betterOf(first, await askNext(first.failure), rules);
}

/**
 * Asks one provider after another until one answers, skipping those that are kept out. If all are, it asks
 * the one whose time is over first, since not asking would fail for certain.
 */
export async function firstToAnswer<T>(
  candidates: readonly Candidate<T>[],
  rules: Rules,
): Promise<AiOutcome<T>> {
  const outcome = await askFrom(candidates, 0, null, rules);
  if (outcome !== null) return outcome;
  const next = candidates.toSorted((a, b) => a.breaker.openUntil - b.breaker.openUntil)[0];
  return next === undefined ? failed("unavailable") : askOne(next);
}
