import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { fold, type Writing } from "../fold.ts";
import { hashOf } from "./hash.ts";

/** Changes when the same text comes to have other features: the models must then be trained anew. */
export const featuresVersion = 4;

/** How a language's text is cut: how it is folded, and from how many letters on to how many. */
type Cut = { readonly writing: Writing; readonly from: number; readonly to: number };

const latin: Cut = { writing: "latin", from: 3, to: 5 };
const cuts: Partial<Readonly<Record<LanguageCode, Cut>>> = {
  ar: { writing: "arabic", from: 3, to: 5 },
  zh: { writing: "unspaced", from: 1, to: 4 },
  ja: { writing: "unspaced", from: 1, to: 4 },
  // Folded as Latin letters are, its syllables fall apart into theirs.
  ko: { writing: "latin", from: 1, to: 4 },
};

type AddWords = (words: readonly string[], add: (piece: string) => void) => void;

/** Words and pairs of words. */
const addPairs: AddWords = (words, add) => {
  for (const [index, word] of words.entries()) {
    const next = words[index + 1];
    add(`w${word}`);
    if (next !== undefined) add(`b${word} ${next}`);
  }
};

/** Threes of words, and two with any one between them: what is short has little else. */
const addThrees: AddWords = (words, add) => {
  for (const [index, word] of words.entries()) {
    const [second, third] = words.slice(index + 1, index + 3);
    if (third === undefined) return;
    add(`s${word} * ${third}`);
    add(`t${word} ${second} ${third}`);
  }
};

/** How a word begins: its forms mostly share so many letters. */
const stem = 5;

/** Words that stand so near each other may speak of one thing. */
const near = 5;

/** Beginnings of two words near each other, in order. */
const addNearby: AddWords = (words, add) => {
  const stems = words.map((word) => word.slice(0, stem));
  for (const [index, one] of stems.entries())
    for (const other of stems.slice(index + 1, index + 1 + near)) add(`p${one} ${other}`);
};

/** What a model weighs: runs of letters across words, and words. Each once, however often it stands there. */
function featuresOf(text: string, language: LanguageCode, addMore: AddWords): readonly number[] {
  const { writing, from, to } = cuts[language] ?? latin;
  const isSpaced = writing !== "unspaced";
  const plain = fold(text, writing)
    .replaceAll(/[^\p{L}\p{N}']+/gu, isSpaced ? " " : "|")
    .trim();
  const found = new Set<number>();
  const add = (piece: string): void => void found.add(hashOf(piece));
  const padded = ` ${plain} `;
  for (let size = from; size <= to; size += 1)
    for (let start = 0; start + size <= padded.length; start += 1)
      add(`c${padded.slice(start, start + size)}`);
  if (isSpaced) for (const addWords of [addPairs, addMore]) addWords(plain.split(" "), add);
  return [...found];
}

/** What a sentence is weighed by. */
export const featuresOfSentence = (text: string, language: LanguageCode): readonly number[] =>
  featuresOf(text, language, addNearby);

/** What a question or its answer is weighed by: a few words, of which each place tells. */
export const featuresOfExchange = (text: string, language: LanguageCode): readonly number[] =>
  featuresOf(text, language, addThrees);
