import { fold } from "./fold.ts";

/** Stands for the end of a sentence. */
export const sentenceEnd = ".";

export type Tokens = {
  readonly tokens: readonly string[];
  /** For each token: whether nothing is written together with it on its left. Tells where Korean words begin. */
  readonly starts: readonly boolean[];
};

type Kind = "latin" | "arabic" | "character" | "end" | "none";

const ends = new Set(Array.from(".!?。！？؟\n", (sign) => sign.charCodeAt(0)));

/** Ranges between punctuation: ideographic signs, hiragana, katakana, the long vowel, Hangul letters. */
const kana = [
  [0x3005, 0x3007],
  [0x3041, 0x3096],
  [0x30a1, 0x30fa],
  [0x30fc, 0x30fc],
  [0x3131, 0x318e],
] as const;

/** Whether a UTF-16 unit is one character of a script that writes no spaces between words: Han, kana, Hangul. */
export function isDense(code: number): boolean {
  if (code < 0x3005) return code >= 0x1100 && code <= 0x11ff;
  if (code >= 0x3400) return code <= 0x9fff || (code >= 0xac00 && code <= 0xd7a3);
  return kana.some(([from, to]) => code >= from && code <= to);
}

function kindOf(code: number): Kind {
  if (isDense(code)) return "character";
  if ((code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39)) return "latin";
  if (code >= 0x621 && code <= 0x64a) return "arabic";
  return ends.has(code) ? "end" : "none";
}

/**
 * A folded text as tokens: words of Latin or Arabic letters, single characters of scripts without spaces between words,
 * and the ends of sentences. Apostrophes are dropped, so that "don't" and "dont" are one word.
 */
export function tokenize(folded: string): Tokens {
  const text = folded.replaceAll("'", "");
  const tokens: string[] = [];
  const starts: boolean[] = [];
  let last = -1;
  for (let at = 0; at < text.length;) {
    const kind = kindOf(text.charCodeAt(at));
    let end = at + 1;
    if (kind === "latin" || kind === "arabic")
      while (end < text.length && kindOf(text.charCodeAt(end)) === kind) end += 1;
    if (kind !== "none") {
      tokens.push(kind === "end" ? sentenceEnd : text.slice(at, end));
      starts.push(at !== last);
      last = end;
    }
    at = end;
  }
  return { tokens, starts };
}

export const tokensOf = (text: string): readonly string[] => tokenize(fold(text)).tokens;

/** Whether a token is one character of a script that writes no spaces between words. */
export const isCharacter = (token: string): boolean => isDense(token.charCodeAt(0));
