import { guard } from "./background.ts";

/** Runs something later; returns a function that cancels it. */
export type After = (ms: number, run: () => void) => () => void;

/** By the machine's own clock; what a failing timer throws is reported, and ends nothing else. */
export const after: After = (ms, run) => {
  const timer = setTimeout(() => guard("timer", run), ms);
  return () => clearTimeout(timer);
};

/** Resolves after `ms`, or as soon as the signal aborts: at once if it has. */
export function pause(ms: number, by: After, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted === true) return Promise.resolve();
  return new Promise((resolve) => {
    const onAbort = (): void => {
      cancel();
      resolve();
    };
    const cancel = by(ms, () => {
      signal?.removeEventListener("abort", onAbort);
      resolve();
    });
    signal?.addEventListener("abort", onAbort, { once: true });
  });
}

export type Backoff = {
  readonly firstMs: number;
  readonly longestMs: number;
  /** The random share of each wait, so that many who failed together don't retry together. */
  readonly jitter: number;
};

/** How long to wait before attempt `attempt` (from 1), ms: doubles from the first to the longest wait. */
export function backoffMs(
  { firstMs, longestMs, jitter }: Backoff,
  attempt: number,
  random: () => number,
): number {
  const full = Math.min(longestMs, firstMs * 2 ** (attempt - 1));
  return full * (1 - jitter + jitter * random());
}

/** For the database, which is back within seconds or down for a while. */
export const databaseBackoff: Backoff = { firstMs: 250, longestMs: 8_000, jitter: 0.5 };

/** For the database when there is little time left: a relay that stops can't wait out a long pause. */
export const hurriedBackoff: Backoff = { firstMs: 250, longestMs: 250, jitter: 0.5 };

/** Does something again until it has succeeded (true), a little later each time. */
export async function retryUntil(
  once: () => Promise<boolean>,
  { after: by, random }: { readonly after: After; readonly random: () => number },
): Promise<void> {
  for (let attempt = 1; !(await once()); attempt += 1)
    await pause(backoffMs(databaseBackoff, attempt, random), by);
}
