import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { wordSegmenter, type WordSegmenter } from "#client/lib/segment-words.ts";

/** A folded word and the number of the clause it is in. */
export type Token = { readonly word: string; readonly clause: number };

const segmenters = new Map<LanguageCode, WordSegmenter>();

function segmenterOf(language: LanguageCode): WordSegmenter {
  const made = segmenters.get(language) ?? wordSegmenter(language);
  segmenters.set(language, made);
  return made;
}

/** These languages join two words with an apostrophe: l'amour, n'ai, dell'anno. */
const joining: ReadonlySet<LanguageCode> = new Set(["fr", "it"]);

export const clauseEnd = /[.,!?;:…\n—،؛؟。、，！？；：]/u;

/** The number of words in a text, in any language. */
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

/** Languages in which people often leave out accents or vowel marks. German needs its dots (schon, schön). */
const markless: ReadonlySet<LanguageCode> = new Set(["es", "fr", "it", "pt", "ar"]);

/** Written without spaces, so searched character by character. */
const unspaced: ReadonlySet<LanguageCode> = new Set(["zh", "ja"]);

export function isUnspaced(language: LanguageCode): boolean {
  return unspaced.has(language);
}

/** Normalizes spellings that count as the same: case, apostrophes, and optional marks. */
export function fold(text: string, language: LanguageCode): string {
  const plain = text.normalize("NFC").toLowerCase().replaceAll("’", "'");
  if (!markless.has(language)) return plain;
  return plain
    .normalize("NFD")
    .replace(/[\p{M}\u0640]/gu, "")
    .normalize("NFC")
    .replaceAll("œ", "oe");
}

const scripts: readonly (readonly [RegExp, LanguageCode])[] = [
  [/\p{Script=Hangul}/u, "ko"],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, "ja"],
  [/\p{Script=Han}/u, "zh"],
  [/\p{Script=Arabic}/u, "ar"],
];
const scriptLanguages: ReadonlySet<LanguageCode> = new Set(scripts.map(([, language]) => language));

/**
 * The language of a turn: by its script if that is telling, else the conversation's. People may switch languages
 * midway.
 */
export function languageOfTurn(text: string, usual: LanguageCode): LanguageCode {
  const told = scripts.find(([script]) => script.test(text))?.[1];
  // In a Japanese conversation, text in Kanji alone is Japanese.
  if (told === "zh" && usual === "ja") return "ja";
  if (told) return told;
  return scriptLanguages.has(usual) && /\p{Script=Latin}/u.test(text) ? "en" : usual;
}
