import { vi } from "vitest";

/** For what may take its time on a busy machine, and takes none on a quiet one, ms. */
const patience = { timeout: 30_000, interval: 20 };

/** Looks again until `look` no longer throws; resolves with what it gave, rejects with its last error after 30 s. */
export function eventually<T>(look: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(look, patience);
}
