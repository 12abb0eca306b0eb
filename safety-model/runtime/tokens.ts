import { fold } from "./fold.ts";

/** Marks the end of a sentence. */
export const sentenceEnd = ".";

export type Tokens = {
  readonly tokens: readonly string[];
  /**
   * For each token: whether it starts a word, with nothing joined to its left. Tells where Korean words
   * begin.
   */
  readonly starts: readonly boolean[];
};

const ends = ".!?。！？؟\n";

/**
 * Characters of scripts without spaces between words: Han, kana, Hangul. The gaps between these ranges are
 * punctuation.
 */
const dense = [
  [0x1100, 0x11ff],
  [0x3005, 0x3007],
  [0x3041, 0x3096],
  [0x30a1, 0x30fa],
  [0x30fc, 0x30fc],
  [0x3131, 0x318e],
  [0x3400, 0x9fff],
  [0xac00, 0xd7a3],
] as const;

const kinds = { none: 0, latin: 1, arabic: 2, character: 3, end: 4 } as const;

/** The kind of each UTF-16 unit, precomputed because every letter of every message is looked up. */
const kindOf = new Uint8Array(0x1_0000);
for (const [from, to] of dense) kindOf.fill(kinds.character, from, to + 1);
kindOf.fill(kinds.latin, 0x61, 0x7b).fill(kinds.latin, 0x30, 0x3a).fill(kinds.arabic, 0x621, 0x64b);
for (const sign of ends) kindOf[sign.charCodeAt(0)] = kinds.end;

/** Whether a UTF-16 unit is a character of a script without spaces between words: Han, kana, Hangul. */
export const isDense = (code: number): boolean => kindOf[code] === kinds.character;

/**
 * Splits a folded text into tokens: words of Latin or Arabic letters, single characters of scripts without
 * spaces, and sentence ends. Apostrophes are dropped, so that "don't" and "dont" are one word.
 */
export function tokenize(folded: string): Tokens {
  const text = folded.replaceAll("'", "");
  const tokens: string[] = [];
  const starts: boolean[] = [];
  let last = -1;
  for (let at = 0; at < text.length;) {
    const kind = kindOf[text.charCodeAt(at)];
    let end = at + 1;
    if (kind === kinds.latin || kind === kinds.arabic)
      while (end < text.length && kindOf[text.charCodeAt(end)] === kind) end += 1;
    if (kind !== kinds.none) {
      tokens.push(kind === kinds.end ? sentenceEnd : text.slice(at, end));
      starts.push(at !== last);
      last = end;
    }
    at = end;
  }
  return { tokens, starts };
}

export const tokensOf = (text: string): readonly string[] => tokenize(fold(text)).tokens;

/** Whether a token is a character of a script without spaces between words. */
export const isCharacter = (token: string): boolean => isDense(token.charCodeAt(0));

/** Whether a token is a word in Latin letters, or a number. */
export const isLatin = (token: string): boolean => kindOf[token.charCodeAt(0)] === kinds.latin;
