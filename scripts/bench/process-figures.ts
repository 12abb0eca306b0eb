import process from "node:process";

/** What a process holds, bytes, after everything that is not needed any more has been given back. */
export async function processMemory(): Promise<{ rss: number; heap: number }> {
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, heap: heapUsed + external };
}

/** The processor time that this process has had, and when that was asked; ms. */
export function processUsage(): { cpuMs: number; atMs: number } {
  const { user, system } = process.cpuUsage();
  return { cpuMs: (user + system) / 1_000, atMs: performance.now() };
}
