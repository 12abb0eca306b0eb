import { z } from "zod";

/** The number of values, and their 50th, 95th and 99th percentiles. Null if there were none. */
export const spreadSchema = z
  .object({ count: z.int(), p50: z.number(), p95: z.number(), p99: z.number(), max: z.number() })
  .nullable();
export type Spread = z.infer<typeof spreadSchema>;

/** To one decimal. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/**
 * The smallest value that this share (0…1) of all values doesn't exceed (nearest rank). Values in ascending
 * order.
 */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => round(percentile(sorted, share));
  return { count: values.length, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}
