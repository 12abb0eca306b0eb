import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { fold, type Writing } from "../fold.ts";
import { hashOf } from "./hash.ts";

/** Changes when the same text comes to have other features: the models must then be trained anew. */
export const featuresVersion = 3;

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

/** Words, pairs and threes of words, and two with any one between them. */
function addWords(words: readonly string[], add: (piece: string) => void): void {
  for (const [index, word] of words.entries()) {
    const [second, third] = words.slice(index + 1, index + 3);
    add(`w${word}`);
    if (second !== undefined) add(`b${word} ${second}`);
    if (third !== undefined) {
      add(`s${word} * ${third}`);
      add(`t${word} ${second} ${third}`);
    }
  }
}

/** The pieces of a text that a model weighs: runs of letters across words, and words. Each once, however often it stands there. */
export function featuresOf(text: string, language: LanguageCode): readonly number[] {
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
  if (isSpaced) addWords(plain.split(" "), add);
  return [...found];
}
