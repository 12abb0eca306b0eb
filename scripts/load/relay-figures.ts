import { readFileSync } from "node:fs";

/** What the relay says of itself at one moment. */
export type RelayReading = {
  /** Processor time it has had, s. */
  readonly cpuSeconds: number;
  /** Of its event loop since it was last asked, ms; the measure's own rest of 10 ms is in it. */
  readonly loopP99Ms: number;
  readonly loopMaxMs: number;
  readonly lostWrites: number;
  /** How long it could have run and others had its core, ms; null where the system does not tell. */
  readonly heldUpMs: number | null;
  readonly atMs: number;
};

/** The sum of a figure over its labels. */
function figureIn(text: string, name: string): number {
  const values = text.matchAll(new RegExp(String.raw`^${name}(?:\{.*\})? (\S+)$`, "gm"));
  return [...values].reduce((sum, [, value]) => sum + Number(value), 0);
}

/** How long a process could have run and others had its core, ms; null where the system does not tell. */
export function heldUpMs(pid: number): number | null {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, "utf8").split(" ")[1]) / 1_000_000;
  } catch {
    return null;
  }
}

/** Where the relay can be looked at. */
export type RelayTarget = { readonly metricsPort: number; readonly pid: number };

/** Reads the relay's metrics, and so begins its measure of the event loop anew. */
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
