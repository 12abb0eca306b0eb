import type { LanguageCode } from "#shared/catalogues/languages.ts";

/** Languages written without spaces, or with endings that grow onto the word: their words are looked for anywhere. */
const unspaced: ReadonlySet<LanguageCode> = new Set(["zh", "ja", "ko"]);

const startOf: Partial<Record<LanguageCode, string>> = { ar: "(?<!\\p{L})(?:وال|بال|لل|ال|[وفبلك])?" };

/** Spelling as people really write it: no capitals, no accents, one kind of apostrophe. */
export function fold(text: string, language: LanguageCode): string {
  const plain = text.toLowerCase().replaceAll(/[’‘]/g, "'");
  if (unspaced.has(language)) return plain.normalize("NFC");
  return plain.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("ى", "ي").replaceAll("ة", "ه");
}

/** Compiles a word list of a phrase file; `*` after a letter stands for any letters. */
export function pattern(words: string, language: LanguageCode): RegExp {
  const source = fold(escapesKept(words), language).replaceAll(/(?<!\\\p{L})(?<=\p{L})\*/gu, "\\p{L}*");
  const body = `(?:${restored(source)})`;
  if (unspaced.has(language)) return new RegExp(body, "gu");
  return new RegExp(`${startOf[language] ?? "(?<![\\p{L}\\p{N}])"}${body}(?![\\p{L}\\p{N}])`, "gu");
}

/** Folding must not turn these into others; and what is no letter for JavaScript's `\\W` is one for people. */
const escapes = [
  ["\\W", "\\~1", "[^\\p{L}\\p{N}]"],
  ["\\p{L}", "\\~2", "\\p{L}"],
  ["\\P{L}", "\\~3", "\\P{L}"],
  ["\\p{N}", "\\~4", "\\p{N}"],
] as const;

const escapesKept = (words: string): string =>
  escapes.reduce((kept, [written, held]) => kept.replaceAll(written, held), words);
const restored = (source: string): string =>
  escapes.reduce((kept, [, held, meant]) => kept.replaceAll(held, meant), source);

export type Found = { readonly start: number; readonly end: number };

/** Every match of a pattern in a folded text. */
export function matchesOf(regex: RegExp, folded: string): Found[] {
  return [...folded.matchAll(regex)].map(({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  }));
}

/** Whether a match is only part of a longer word: "père" in "grand-père". */
export function isInside({ start, end }: Found, matches: readonly Found[]): boolean {
  return matches.some(
    (other) => other.start <= start && end <= other.end && other.end - other.start > end - start,
  );
}

/** How long a message is for a reader: letters, where a Chinese or Japanese character counts as three. */
export function weightOf(text: string): number {
  const dense = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  return text.length + dense * 2;
}

/** The same, where a Korean syllable counts as two letters, since that is what it is. */
export const lengthOf = (text: string): number =>
  weightOf(text) + (text.match(/\p{Script=Hangul}/gu)?.length ?? 0);
