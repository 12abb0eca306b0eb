import { runInBackground } from "../runtime/background.ts";
import type { Meter, MeterClock } from "./meter.ts";

/** Maximum time between ticks, ms. */
const longestMs = 1_000;

/** Ticks the meter about once a second, and at the moment a lease ends. Returns a function that stops. */
export function runMeter(meter: Meter, { now }: MeterClock): () => void {
  let timer: NodeJS.Timeout;
  const look = (): void => {
    runInBackground("meter.tick", meter.tick());
    const deadline = meter.nextDeadline();
    const wait = deadline === null ? longestMs : Math.min(longestMs, Math.max(1, deadline - now()));
    timer = setTimeout(look, wait);
  };
  look();
  return () => clearTimeout(timer);
}
