import type { Segment } from "soundswallower";
import type { Recognition } from "./recognition.ts";
import { loudRate } from "./trim.ts";

/** Frames of the recognizer's features in a second. */
const frameRate = 100;

/** What silence fits: no word is as bad. */
const noFit = -100;

/** Silence, noises and the joints of the grammar are no words. */
const noWord = /^[<([]/;

const logOf = ({ p }: Segment): number => Math.log(Math.max(p, 1e-4));

/**
 * Compares the words with the phones that fit the same sound best. How well either fits alone depends on the voice and
 * the microphone; what the words lose against free phones does not.
 */
export function fitOf(
  words: readonly Segment[],
  phones: readonly Segment[],
  loud: readonly boolean[],
): Omit<Recognition, "text"> {
  const best = spread(phones);
  const losses = words
    .filter(({ t }) => !noWord.test(t))
    .map((word) => {
      const free = best.slice(Math.round(word.b * frameRate), Math.round((word.b + word.d) * frameRate));
      return { loss: logOf(word) - free.reduce((sum, log) => sum + log, 0), seconds: word.d };
    });
  const sum = (of: "loss" | "seconds"): number => losses.reduce((total, it) => total + it[of], 0);
  const empty = losses.length === 0;
  return {
    fit: empty ? noFit : sum("loss") / sum("seconds"),
    worstFit: empty ? noFit : Math.min(...losses.map(({ loss, seconds }) => loss / seconds)),
    unexplained:
      words
        .filter(({ t }) => noWord.test(t))
        .flatMap(({ b, d }) => loud.slice(Math.round(b * loudRate), Math.round((b + d) * loudRate)))
        .filter(Boolean).length / loudRate,
  };
}

/** The log likelihood of each frame, as if a phone's were the same throughout. */
function spread(phones: readonly Segment[]): number[] {
  const frames: number[] = [];
  for (const phone of phones) {
    const first = Math.round(phone.b * frameRate);
    const end = Math.round((phone.b + phone.d) * frameRate);
    for (let at = first; at < end; at += 1) frames[at] = logOf(phone) / (end - first);
  }
  return Array.from(frames, (log: number | undefined) => log ?? 0);
}
