import { readFileSync } from "node:fs";

/** The relay's own metrics at one moment. */
export type RelayReading = {
  /** Processor time used so far, s. */
  readonly cpuSeconds: number;
  /** Event loop delay since the last reading, ms, including the measurement's own resolution of 10 ms. */
  readonly loopP99Ms: number;
  readonly loopMaxMs: number;
  readonly lostWrites: number;
  /** How long it was ready to run but others had its core, ms; null if the system doesn't report it. */
  readonly heldUpMs: number | null;
  readonly atMs: number;
};

/** The sum of a metric over its labels. */
function figureIn(text: string, name: string): number {
  const values = text.matchAll(new RegExp(String.raw`^${name}(?:\{.*\})? (\S+)$`, "gm"));
  return [...values].reduce((sum, [, value]) => sum + Number(value), 0);
}

/** How long a process was ready to run but others had its core, ms; null if the system doesn't report it. */
export function heldUpMs(pid: number): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[1]) / 1_000_000;
  } catch {
    return null;
  }
}

/** Where to read the relay's metrics. */
export type RelayTarget = { readonly metricsPort: number; readonly pid: number };

/** Reads the relay's metrics, which also resets its event loop measurement. */
export async function readRelay({ metricsPort, pid }: RelayTarget): Promise<RelayReading> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  return {
    cpuSeconds: figureIn(text, "process_cpu_seconds_total"),
    loopP99Ms: figureIn(text, "nodejs_eventloop_lag_p99_seconds") * 1_000,
    loopMaxMs: figureIn(text, "nodejs_eventloop_lag_max_seconds") * 1_000,
    lostWrites: figureIn(text, "hearken_lost_writes_total"),
    heldUpMs: heldUpMs(pid),
    atMs: performance.now(),
  };
}
