import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { fold } from "./fold.ts";

/** A word to look for; a prefix matches any ending. */
type Word = { readonly text: string; readonly prefix: boolean };
type Phrase = readonly Word[];

/** Words and phrases of one kind. */
export type Terms = {
  /** Whole words. */
  readonly words: ReadonlySet<string>;
  /** Beginnings of words. */
  readonly prefixes: readonly string[];
  readonly phrases: readonly Phrase[];
  /** All as they are written, by their first letter, the longest first: for texts without spaces. */
  readonly strings: ReadonlyMap<string, readonly string[]>;
};

function phraseOf(entry: string): Phrase {
  return entry.split("_").map((word) => ({ text: word.replace(/\*$/, ""), prefix: word.endsWith("*") }));
}

export function termsOf(list: string, language: LanguageCode): Terms {
  const phrases = fold(list, language).split(/\s+/).filter(Boolean).map(phraseOf);
  const single = phrases.flatMap((phrase) => (phrase.length === 1 ? phrase : []));
  return {
    words: new Set(single.filter(({ prefix }) => !prefix).map(({ text }) => text)),
    prefixes: single.filter(({ prefix }) => prefix).map(({ text }) => text),
    phrases: phrases.filter(({ length }) => length > 1),
    strings: byFirstLetter(
      phrases
        .map((phrase) => phrase.map(({ text }) => text).join(" "))
        .toSorted((one, other) => other.length - one.length),
    ),
  };
}

function byFirstLetter(texts: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const text of texts) {
    const group = groups.get(text.charAt(0));
    if (group) group.push(text);
    else groups.set(text.charAt(0), [text]);
  }
  return groups;
}

/** "and", "in", "for", "the" are written as the beginning of an Arabic word. */
const arabicParticles = /^[وف]?(?:[بكل]?ال|لل|[بكل])?/;

/** Case and number, written as the end of a word of three letters or more. */
const arabicEnding = /(?<=.{3})(?:ا|ين|ون|ات)$/;

/** The forms in which a word may stand in the lists. */
function formsOf(word: string, language: LanguageCode): readonly string[] {
  if (language !== "ar") return [word];
  const bare = word.replace(arabicParticles, "");
  const withoutAnd = word.replace(/^[وف]/, "");
  return [word, withoutAnd, bare, bare.replace(arabicEnding, "")].filter(({ length }) => length > 1);
}

/** How many words from `at` on are one of these terms; 0: none. */
export function termAt(
  words: readonly { readonly word: string }[],
  at: number,
  { words: whole, prefixes, phrases }: Terms,
  language: LanguageCode,
): number {
  const phrase = phrases.find((one) => one.every((word, index) => isWord(words[at + index]?.word, word)));
  if (phrase) return phrase.length;
  const forms = formsOf(words[at]?.word ?? "", language);
  const found = forms.some((form) => whole.has(form) || prefixes.some((prefix) => form.startsWith(prefix)));
  return found ? 1 : 0;
}

function isWord(word: string | undefined, { text, prefix }: Word): boolean {
  return word !== undefined && (prefix ? word.startsWith(text) : word === text);
}
