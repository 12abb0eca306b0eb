import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { wordSegmenter, type WordSegmenter } from "#client/lib/segment-words.ts";
import { fold } from "./fold.ts";

/** A word as it is looked up, and which clause of the text it stands in. */
export type Token = { readonly word: string; readonly clause: number };

const segmenters = new Map<LanguageCode, WordSegmenter>();

function segmenterOf(language: LanguageCode): WordSegmenter {
  const made = segmenters.get(language) ?? wordSegmenter(language);
  segmenters.set(language, made);
  return made;
}

/** Two words written as one: l'amour, n'ai, dell'anno. */
const joining: ReadonlySet<LanguageCode> = new Set(["fr", "it"]);

export const clauseEnd = /[.,!?;:…\n—،؛؟。、，！？；：]/u;

/** How many words a text has, in any language. */
export function countWords(text: string, language: LanguageCode): number {
  let words = 0;
  for (const { isWordLike } of segmenterOf(language)(text)) if (isWordLike === true) words += 1;
  return words;
}

/** The words of a text in order, folded. */
export function tokensOf(text: string, language: LanguageCode): readonly Token[] {
  const tokens: Token[] = [];
  let clause = 0;
  for (const { segment, isWordLike } of segmenterOf(language)(fold(text, language))) {
    if (isWordLike === true) {
      const words = joining.has(language) ? segment.split("'") : [segment];
      tokens.push(...words.filter(Boolean).map((word) => ({ word, clause })));
    } else if (clauseEnd.test(segment)) clause += 1;
  }
  return tokens;
}
