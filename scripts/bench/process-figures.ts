import { monitorEventLoopDelay } from "node:perf_hooks";
import process from "node:process";
import { round, type Spread } from "./percentiles.ts";

/** How often the loop is looked at, ms: its own timer is part of what it measures. */
const loopResolutionMs = 10;
const loop = monitorEventLoopDelay({ resolution: loopResolutionMs });

/** A process's memory after garbage collection, bytes. */
export async function processMemory(): Promise<{ rss: number; heap: number }> {
  for (let times = 0; times < 3; times += 1) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, heap: heapUsed + external };
}

function late(nanoseconds: number): number {
  return Math.max(0, round(nanoseconds / 1_000_000 - loopResolutionMs));
}

/** How late the event loop took its timers since it was last asked, ms. */
function loopDelay(): Spread {
  loop.enable();
  const at = (percentage: number): number => late(loop.percentile(percentage));
  const { count } = loop;
  const delay = count === 0 ? null : { count, p50: at(50), p95: at(95), p99: at(99), max: late(loop.max) };
  loop.reset();
  return delay;
}

/** The processor time that this process has used, all threads, and when that was measured; ms. */
export function processUsage(): { cpuMs: number; atMs: number; loopDelay: Spread } {
  const { user, system } = process.cpuUsage();
  return { cpuMs: (user + system) / 1_000, atMs: performance.now(), loopDelay: loopDelay() };
}
