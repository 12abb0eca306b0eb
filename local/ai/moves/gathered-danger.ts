import { type Danger, dangers } from "./danger-move.ts";
import type { Moves } from "./hearing.ts";

/**
 * Few say in one message that somebody is in danger; it comes out in several, each of which could mean something else.
 * How much they have to come to. Ordinary talk has more of what sounds like thoughts of dying than of what sounds like
 * a friend in danger.
 */
const least: Readonly<Record<Danger, number>> = { own: 3.6, other: 0.3, harm: 0.65 };

/** Of several messages, "I'm starving to death" counts for no more than this. */
const mostSure = 0.95;

/** From here on a single message speaks of dying by itself; sayings and jokes don't get there. */
const leastOutright = 0.98;

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

type Probable = Pick<Moves, "probability">;

/** How much of what a danger needs the messages come to: 1 is enough. */
function share(danger: Danger, since: readonly Probable[]): number {
  const told = since.map((moves) => moves.probability(danger)).filter((it) => it >= leastAdded);
  const sum = told.reduce((all, it) => all + evidence(it), 0);
  return sum / (told.length > 1 ? least[danger] : Math.max(least[danger], leastAlone));
}

/** @param recent what the person's latest messages call for, the last one last */
export function gatheredDanger(recent: readonly Probable[]): Danger | undefined {
  const cleared = recent.findLastIndex((moves) => moves.probability("safe") >= leastForAllClear);
  const since = recent.slice(cleared + 1);
  const now = since.at(-1);
  if (now === undefined || now.probability(...dangers) < leastAdded) return undefined;
  const own = now.probability("own");
  if (own >= leastOutright) return "own";
  const found = dangers.filter(
    (danger) => share(danger, since) >= 1 && (danger !== "own" || own >= leastWhenAsked),
  );
  return found.toSorted((a, b) => share(b, since) - share(a, since))[0];
}
