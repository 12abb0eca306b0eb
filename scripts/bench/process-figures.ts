import process from "node:process";

/** A process's memory after garbage collection, bytes. */
export async function processMemory(): Promise<{ rss: number; heap: number }> {
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, heap: heapUsed + external };
}

/** The processor time that this process has used, and when that was measured; ms. */
export function processUsage(): { cpuMs: number; atMs: number } {
  const { user, system } = process.cpuUsage();
  return { cpuMs: (user + system) / 1_000, atMs: performance.now() };
}
