/** How long the person took between what the companion said and their next words, in seconds. */
export type Pauses = { readonly usual: number; readonly longest: number };

type Turn = { readonly role: "user" | "assistant"; readonly timestamp: string };

/** Fewer than this say nothing of a habit. */
const leastPauses = 3;

/** The median and the longest pause; null where there are too few turns to tell. */
export function pausesOf(turns: readonly Turn[]): Pauses | null {
  const pauses = turns.flatMap((turn, index) => {
    const before = turns[index - 1];
    if (turn.role !== "user" || before?.role !== "assistant") return [];
    const seconds = (Date.parse(turn.timestamp) - Date.parse(before.timestamp)) / 1000;
    return seconds >= 0 ? [seconds] : [];
  });
  if (pauses.length < leastPauses) return null;
  const sorted = pauses.toSorted((one, other) => one - other);
  return { usual: median(sorted), longest: sorted.at(-1) ?? 0 };
}

function median(sorted: readonly number[]): number {
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? 0;
  const high = sorted[Math.floor(middle)] ?? low;
  return (low + high) / 2;
}
