import type { Lexicon } from "./lexicon.ts";
import type { Reader } from "./find-terms.ts";

export type ToneLabel = "positive" | "neutral" | "negative";

/** −1 … 1, or that there were too few feeling words to say. `words`: how many there were. */
export type Tone =
  | { readonly kind: "told"; readonly score: number; readonly label: ToneLabel; readonly words: number }
  | { readonly kind: "too-little" };

export type Feelings = { readonly words: number; readonly sum: number };

/** With fewer feeling words than this, one sentence would decide. */
const leastWords = 3;

/** Spec 1, section 4: above 0.2 is Positive, below −0.2 is Negative. */
const threshold = 0.2;

/**
 * The feeling words of a text. What is said not to be good counts as bad; what is said not to be bad counts as neither,
 * because "I can't stop crying" denies nothing.
 */
export function feelingsIn(read: Reader, { positive, negative }: Lexicon): Feelings {
  const good = read(positive);
  const bad = read(negative);
  const sum =
    good.reduce((total, { denied }) => total + (denied ? -1 : 1), 0) -
    bad.filter(({ denied }) => !denied).length;
  return { words: good.length + bad.length, sum };
}

/** The tone over all turns. One more word than there were keeps few words from giving an extreme score. */
export function toneOf(turns: readonly Feelings[]): Tone {
  const words = turns.reduce((total, turn) => total + turn.words, 0);
  if (words < leastWords) return { kind: "too-little" };
  const score = turns.reduce((total, turn) => total + turn.sum, 0) / (words + 1);
  return { kind: "told", score, label: labelOf(score), words };
}

export function labelOf(score: number): ToneLabel {
  if (score > threshold) return "positive";
  return score < -threshold ? "negative" : "neutral";
}
