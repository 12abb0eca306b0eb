import { useEffect, useState } from "react";
import { keepAwake } from "#client/lib/wake-lock.ts";

/** How long something has run, without counting ticks: a late timer or a sleeping tab loses nothing. Times are ms. */
export type Stopwatch = {
  /** What ran before the last pause. */
  readonly before: number;
  /** When it was started, on a clock that only goes forward; null while it stands still. */
  readonly since: number | null;
};

export const unstarted: Stopwatch = { before: 0, since: null };

export function elapsedOf({ before, since }: Stopwatch, now: number): number {
  return before + (since === null ? 0 : Math.max(0, now - since));
}

/** Starts a watch that stands, and stops one that runs. */
export function toggled(watch: Stopwatch, now: number): Stopwatch {
  const before = elapsedOf(watch, now);
  return { before, since: watch.since === null ? now : null };
}

/** Back to nothing; what was running goes on running. */
export function restarted(watch: Stopwatch, now: number): Stopwatch {
  return { before: 0, since: watch.since === null ? null : now };
}

/** Whole seconds of `total` ms that are left after `elapsed` ms, a begun one counted. */
export function secondsLeft(total: number, elapsed: number): number {
  return Math.max(0, Math.ceil((total - elapsed) / 1000));
}

/** ms on a clock that only goes forward, whatever is done to the device's time of day. */
export type Clock = () => number;

export const monotonicClock: Clock = () => performance.now();

/**
 * The time, looked at anew whenever the watch has run another whole second, and as soon as a hidden page is seen
 * again. A watch that does not run asks for nothing.
 */
export function useNow(watch: Stopwatch, running: boolean, clock: Clock): number {
  const [seen, setSeen] = useState(clock);
  // Between a press and the next look, the press is the later one.
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
