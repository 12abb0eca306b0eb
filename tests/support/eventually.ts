import { vi } from "vitest";

/** How long to wait for what is quick on an idle machine and slow on a busy one, ms. */
const patience = { timeout: 30_000, interval: 20 };

/**
 * Retries until `look` no longer throws; resolves with its result, or rejects with its last error after 30 s.
 */
export function eventually<T>(look: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(look, patience);
}
