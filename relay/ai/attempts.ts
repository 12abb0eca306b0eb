import { type After, pause } from "../runtime/timing.ts";
import { failed, failureIn, passing } from "./failure.ts";
import type { AiFailure, AiOutcome } from "./port.ts";

/** What the adapters need from the outside. */
export type AiWorld = {
  readonly after: After;
  /** ms; only differences count. */
  readonly now: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
};

/**
 * Waits before the second and the third attempt, ms; each is multiplied by a random factor from 0.5 to 1.5.
 */
const backoffMs = [200, 600] as const;
/** The longest that a person is kept waiting at a provider's request, ms. */
const longestPauseMs = 2_500;

/**
 * Someone who gives up after such a silence, such as a person who asks whether anybody is there, has met a provider that
 * hangs. ms, and at least half of what it was given.
 */
const longSilenceMs = 4_000;

/** One attempt: its signal aborts when the caller gives up or when nothing has arrived for too long. */
export type Attempt = {
  readonly signal: AbortSignal;
  /** Something arrived: the next sign of life may take this long. */
  readonly alive: (nextWithinMs: number) => void;
};

export type Try<T> = (attempt: Attempt) => Promise<AiOutcome<T>>;

/** What attempts need, whatever they request. */
export type Trying = {
  readonly after: After;
  readonly now: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
  /** At most three; one if a fallback is available. */
  readonly tries: number;
  /** Called for each further attempt, with why the previous one failed. */
  readonly onRetry: (failure: AiFailure) => void;
};

type Rules = Trying & {
  /** The caller's. */
  readonly signal: AbortSignal;
  readonly firstWithinMs: number;
  /** Whether part of the answer has already been passed on, in which case it isn't retried. */
  readonly begun: () => boolean;
};

type Failed = Extract<AiOutcome<never>, { ok: false }>;

async function tryOnce<T>(run: Try<T>, { signal, firstWithinMs, after, now }: Rules): Promise<AiOutcome<T>> {
  // One controller for both reasons, because `AbortSignal.any` costs more than the rest of an attempt.
  const stop = new AbortController();
  const startedAt = now();
  let isSilent = true;
  let waitedMs = 0;
  const giveUp = (): void => {
    waitedMs = now() - startedAt;
    stop.abort();
  };
  signal.addEventListener("abort", giveUp, { once: true });
  if (signal.aborted) giveUp();
  let late = false;
  const expire = (): void => {
    late = true;
    stop.abort();
  };
  let cancel = after(firstWithinMs, expire);
  const alive = (nextWithinMs: number): void => {
    isSilent = false;
    cancel();
    cancel = after(nextWithinMs, expire);
  };
  const settle = (outcome: Failed): Failed => {
    const wasSilent = isSilent && waitedMs >= Math.max(longSilenceMs, firstWithinMs / 2);
    if (signal.aborted) return wasSilent ? { ...failed("aborted"), wasSilent } : failed("aborted");
    return late ? failed("timeout") : outcome;
  };
  try {
    const outcome = await run({ signal: stop.signal, alive });
    return outcome.ok ? outcome : settle(outcome);
  } catch (error) {
    return settle(failureIn(error));
  } finally {
    cancel();
    signal.removeEventListener("abort", giveUp);
  }
}

/**
 * How long to wait before the next attempt, ms; null if the provider asks for longer than anyone would wait.
 */
function pauseBefore(backoff: number, { retryAfterMs = 0 }: Failed, random: () => number): number | null {
  if (retryAfterMs > longestPauseMs) return null;
  return Math.max(retryAfterMs, backoff * (0.5 + random()));
}

/** Retries while nothing was passed on and the failure may be temporary. Never throws. */
export async function withAttempts<T>(run: Try<T>, rules: Rules): Promise<AiOutcome<T>> {
  let outcome = await tryOnce(run, rules);
  for (const backoff of backoffMs.slice(0, rules.tries - 1)) {
    if (outcome.ok || rules.begun() || rules.signal.aborted || !passing.has(outcome.failure)) break;
    const ms = pauseBefore(backoff, outcome, rules.random);
    if (ms === null) break;
    await pause(ms, rules.after, rules.signal);
    if (rules.signal.aborted) return failed("aborted");
    rules.onRetry(outcome.failure);
    outcome = await tryOnce(run, rules);
  }
  return outcome;
}
