import { useEffect, useState } from "react";
import { keepAwake } from "#client/lib/wake-lock.ts";

/** Measures elapsed time without counting ticks, so a late timer or a sleeping tab loses nothing. Times are in ms. */
export type Stopwatch = {
  /** Time accumulated before the last pause. */
  readonly before: number;
  /** When it was last started, on a monotonic clock; null while it is stopped. */
  readonly since: number | null;
};

export const unstarted: Stopwatch = { before: 0, since: null };

export function elapsedOf({ before, since }: Stopwatch, now: number): number {
  return before + (since === null ? 0 : Math.max(0, now - since));
}

/** Starts a stopped watch, and stops a running one. */
export function toggled(watch: Stopwatch, now: number): Stopwatch {
  const before = elapsedOf(watch, now);
  return { before, since: watch.since === null ? now : null };
}

/** Back to zero; a running watch keeps running. */
export function restarted(watch: Stopwatch, now: number): Stopwatch {
  return { before: 0, since: watch.since === null ? null : now };
}

/** Whole seconds left of `total` ms after `elapsed` ms, rounded up. */
export function secondsLeft(total: number, elapsed: number): number {
  return Math.max(0, Math.ceil((total - elapsed) / 1000));
}

/** Milliseconds on a monotonic clock, unaffected by changes to the system time. */
export type Clock = () => number;

export const monotonicClock: Clock = () => performance.now();

/**
 * The time, updated whenever the watch completes another whole second and as soon as a hidden page is shown again. A
 * stopped watch sets no timers.
 */
export function useNow(watch: Stopwatch, running: boolean, clock: Clock): number {
  const [seen, setSeen] = useState(clock);
  // A watch that was just started may be newer than the last tick.
  const now = Math.max(seen, watch.since ?? 0);
  useEffect(() => {
    if (!running) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (at: number) => {
      clearTimeout(timer);
      timer = setTimeout(look, 1000 - (elapsedOf(watch, at) % 1000));
    };
    const look = () => {
      const at = clock();
      setSeen(at);
      wait(at);
    };
    wait(clock());
    document.addEventListener("visibilitychange", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [watch, running, clock]);
  return now;
}

/** Keeps the screen on while `active`, where the browser can. */
export function useWakeLock(active: boolean): void {
  useEffect(() => (active ? keepAwake() : undefined), [active]);
}
