import { arch, availableParallelism, cpus, loadavg, platform, release, totalmem } from "node:os";
import process from "node:process";
import { z } from "zod";

export const machineSchema = z.object({
  processor: z.string(),
  cores: z.int(),
  memoryGb: z.number(),
  system: z.string(),
  node: z.string(),
  /**
   * How long 100 million steps of simple arithmetic took on one core, ms, so that figures from different
   * machines can be compared.
   */
  arithmeticMs: z.number(),
});
export type Machine = z.infer<typeof machineSchema>;

function arithmeticMs(): number {
  const from = performance.now();
  let value = 0;
  for (let step = 0; step < 100_000_000; step += 1) value = Math.imul(value, 31) + step;
  // Used, so that the loop can't be optimized away.
  return value === 0.5 ? 0 : Math.round(performance.now() - from);
}

/** What the figures were measured on. */
export function describeMachine(): Machine {
  return {
    processor: cpus()[0]?.model ?? "unknown",
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 1_024 ** 3),
    system: `${platform()} ${release()} ${arch()}`,
    node: process.version,
    arithmeticMs: arithmeticMs(),
  };
}

/** The load average over the last minute; null if the system doesn't report it. */
export function loadNow(): number | null {
  return platform() === "win32" ? null : Math.round((loadavg()[0] ?? 0) * 100) / 100;
}
