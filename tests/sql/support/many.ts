import { expect } from "vitest";
import type { TestDatabase } from "./test-database.ts";

/** The same work this many times in parallel. */
export const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

/** How many of the attempts succeeded; the others must have been refused with this SQLSTATE. */
export async function succeeding(
  attempts: Promise<PromiseSettledResult<unknown>[]>,
  refusal: string,
): Promise<number> {
  const results = await attempts;
  const refused = results.filter((result) => result.status === "rejected");
  for (const { reason } of refused) expect((reason as { code?: string }).code).toBe(refusal);
  return results.length - refused.length;
}

/** This many attempts in parallel, whatever their outcome. */
export const settle = (
  count: number,
  make: (index: number) => Promise<unknown>,
): Promise<PromiseSettledResult<unknown>[]> =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => make(index)));

/** Waits until a connection is blocked by a lock, or the work is done. */
export async function waitingOrDone({ owner }: TestDatabase, work: Promise<unknown>): Promise<void> {
  const state = { done: false };
  const end = (): void => {
    state.done = true;
  };
  void work.then(end, end);
  const waiting = "select 1 from pg_locks where not granted";
  while (!state.done && (await owner.query(waiting)).length === 0) await nextTurn();
}

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
