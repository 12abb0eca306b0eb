import { useEffect, useState } from "react";
import { elapsedOf, type Stopwatch } from "./stopwatch.ts";

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
