import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { withVowels } from "./arabic-vowels.ts";
import { toKana } from "./japanese-readings.ts";

/** Longer clauses are cut at a comma, so that the first sound does not wait for a long sentence. */
const longClause = 60;

/**
 * Cuts a text into the clauses that are synthesised one by one, without anything the synthesiser would read
 * out or obey (markup, phoneme brackets, emoji).
 */
export function prepareSpeech(text: string, language: LanguageCode): string[] {
  const plain = text
    .replaceAll(/\p{Extended_Pictographic}|\u{FE0F}|\u{200D}|[*_#`~|<>[\]{}\\]/gu, " ")
    .replaceAll(/\s+/g, " ");
  const sentences = [...new Intl.Segmenter(language, { granularity: "sentence" }).segment(plain)];
  return sentences
    .flatMap(({ segment }) => clausesOf(segment))
    .map((clause) => pronounceable(clause.trim(), language))
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause));
}

function clausesOf(sentence: string): string[] {
  if (sentence.length <= longClause) return [sentence];
  const clauses = [""];
  for (const part of sentence.split(/(?<=[,;:—、，،؛；：])/u)) {
    const last = clauses.at(-1) ?? "";
    // A clause of a word or two would sound clipped.
    if (last.length < 18) clauses[clauses.length - 1] = last + part;
    else clauses.push(part);
  }
  return clauses;
}

function pronounceable(clause: string, language: LanguageCode): string {
  if (language === "ja") return toKana(clause);
  return language === "ar" ? withVowels(clause) : clause;
}
