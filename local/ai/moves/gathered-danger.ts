import { type Danger, dangers } from "./danger-move.ts";
import type { Moves } from "./hearing.ts";

/**
 * Few say in one message that somebody is in danger; it comes out in several, each of which could mean something else.
 * How much they have to come to. Ordinary talk has more of what sounds like thoughts of dying than of what sounds like
 * a friend in danger.
 */
const least: Readonly<Record<Danger, number>> = { own: 3.6, other: 0.3, harm: 0.65 };

/** "I'm starving to death" sounds as sure as anything; of thoughts of dying, a single message is never enough. */
const mostSure = 0.95;

/** How much a message tells of danger: the surer, the more. */
const evidence = (probability: number): number => -Math.log(1 - Math.min(probability, mostSure));

/** What a message has to add to count, and the last one has to add. */
const leastAdded = 0.05;

/** How much a single message has to tell by itself. */
const leastAlone = 1.2;

/** So surely the message after which people are asked about their own life has to sound like it. */
const leastWhenAsked = 0.6;

/** From which probability somebody has said that there is no danger; what came before is no longer counted. */
const leastForAllClear = 0.4;

/** @param recent what the person's latest messages call for, the last one last */
export function gatheredDanger(recent: readonly Pick<Moves, "probability">[]): Danger | undefined {
  const since = recent.slice(
    recent.findLastIndex((moves) => moves.probability("safe") >= leastForAllClear) + 1,
  );
  const now = since.at(-1)?.probability(...dangers) ?? 0;
  if (now < leastAdded) return undefined;
  const share = (danger: Danger): number => {
    const told = since.map((moves) => moves.probability(danger)).filter((it) => it >= leastAdded);
    const sum = told.reduce((all, it) => all + evidence(it), 0);
    return sum / (told.length > 1 ? least[danger] : Math.max(least[danger], leastAlone));
  };
  const [likeliest = "own"] = dangers.toSorted((a, b) => share(b) - share(a));
  const isOwnUnsure = likeliest === "own" && (since.at(-1)?.probability("own") ?? 0) < leastWhenAsked;
  return share(likeliest) < 1 || isOwnUnsure ? undefined : likeliest;
}
