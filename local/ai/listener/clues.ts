import { actIds, subjectIds } from "../phrases/phrases.ts";
import { lengthOf } from "./patterns.ts";
import type { Understanding } from "./understand.ts";

const oneOf = <Id>(ids: readonly Id[], id: Id | undefined): readonly number[] =>
  ids.map((it) => Number(it === id));

/** As `lengthOf` counts; longer messages count as that. */
const longest = 400;

/** What rules find in a message by its words, as the guess of what fits reads it (`moves/fits.ts`). */
export function cluesIn(
  text: string,
  { act, subjects, isQuestion, isLeaving, isThanking }: Understanding,
): readonly number[] {
  const [subject] = subjects;
  return [
    ...oneOf(actIds, act),
    ...oneOf(subjectIds, subject),
    Number(act === undefined && subject === undefined),
    Number(isQuestion),
    Number(isLeaving),
    Number(isThanking),
    Math.min(lengthOf(text), longest) / 100,
    Number(/[?？؟]/u.test(text)),
  ];
}
