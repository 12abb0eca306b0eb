import type { Moves } from "./hearing.ts";

/** Whose danger it is: the person's own life, somebody else's, or what somebody does to a person. */
export const dangers = ["own", "other", "harm"] as const;
export type Danger = (typeof dangers)[number];

/**
 * Few say in one message that somebody is in danger; it comes out in several, each of which could mean something else.
 * What their probabilities have to come to, and what the last message has to add.
 */
const least = { together: 0.7, now: 0.05 } as const;

/** From which probability somebody has said that there is no danger; what came before is no longer counted. */
const leastForAllClear = 0.4;

/** @param recent what the person's latest messages call for, the last one last */
export function gatheredDanger(recent: readonly Moves[]): Danger | undefined {
  const since = recent.slice(
    recent.findLastIndex((moves) => moves.probability("safe") >= leastForAllClear) + 1,
  );
  const now = since.at(-1)?.probability(...dangers) ?? 0;
  const sums = dangers.map((danger) => since.reduce((sum, moves) => sum + moves.probability(danger), 0));
  const together = sums.reduce((sum, it) => sum + it, 0);
  if (now < least.now || together < least.together) return undefined;
  return dangers[sums.indexOf(Math.max(...sums))];
}
