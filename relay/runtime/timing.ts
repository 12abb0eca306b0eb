/** Runs something later; the answer cancels it. */
export type After = (ms: number, run: () => void) => () => void;

const firstMs = 250;
const longestMs = 8_000;

/** How long to wait before try number `attempt` (from 1), ms: doubling, with half of it left to chance. */
export function backoffMs(attempt: number, random: () => number): number {
  const full = Math.min(longestMs, firstMs * 2 ** (attempt - 1));
  return full / 2 + (full / 2) * random();
}

/** Does something again until it has succeeded (true), a little later each time. */
export async function retryUntil(
  once: () => Promise<boolean>,
  { after, random }: { readonly after: After; readonly random: () => number },
): Promise<void> {
  for (let attempt = 1; !(await once()); attempt += 1)
    await new Promise<void>((resolve) => {
      after(backoffMs(attempt, random), resolve);
    });
}
