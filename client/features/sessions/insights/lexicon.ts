import { z } from "zod";
import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { fold } from "./tokens.ts";

/** Topics that word lists can detect. */
const topics = [
  "work",
  "studies",
  "family",
  "relationship",
  "friends",
  "sleep",
  "health",
  "money",
  "future",
  "loss",
  "self",
] as const;
export type Topic = (typeof topics)[number];

/** Space-separated words; `*` stands for any ending, `_` for a space within a phrase. */
export const wordListsSchema = z.strictObject({
  positive: z.string(),
  negative: z.string(),
  topics: z.record(z.enum(topics), z.string()),
});

/** A language's word lists, prepared for searching. */
export type Lexicon = {
  readonly language: LanguageCode;
  readonly positive: Terms;
  readonly negative: Terms;
  readonly topics: readonly (readonly [Topic, Terms])[];
};

export function makeLexicon(language: LanguageCode, lists: z.infer<typeof wordListsSchema>): Lexicon {
  return {
    language,
    positive: termsOf(lists.positive, language),
    negative: termsOf(lists.negative, language),
    topics: topics.map((topic) => [topic, termsOf(lists.topics[topic], language)] as const),
  };
}

// One file per language, fetched when a conversation in that language is opened.
const files = import.meta.glob("./words/*.json", { import: "default" });

export type Lexicons = ReadonlyMap<LanguageCode, Lexicon>;

/** The lexicons of these languages; null if they couldn't be fetched. */
export async function loadLexicons(languages: readonly LanguageCode[]): Promise<Lexicons | null> {
  const loads = languages.map(async (language) => {
    const lists = wordListsSchema.parse(await files[`./words/${language}.json`]?.());
    return [language, makeLexicon(language, lists)] as const;
  });
  const loaded = await Promise.all(loads).catch(() => null);
  return loaded ? new Map(loaded) : null;
}

/** A word to search for; a prefix matches any ending. */
type Word = { readonly text: string; readonly prefix: boolean };
type Phrase = readonly Word[];

/** A list of words and phrases, indexed for searching. */
export type Terms = {
  /** Whole words. */
  readonly words: ReadonlySet<string>;
  /** Beginnings of words. */
  readonly prefixes: readonly string[];
  readonly phrases: readonly Phrase[];
  /** All terms by first letter, longest first, for languages written without spaces. */
  readonly strings: ReadonlyMap<string, readonly string[]>;
};

function phraseOf(entry: string): Phrase {
  return entry.split("_").map((word) => ({ text: word.replace(/\*$/, ""), prefix: word.endsWith("*") }));
}

function termsOf(list: string, language: LanguageCode): Terms {
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

/** Arabic attaches "and", "in", "for" and "the" to the front of a word. */
const arabicParticles = /^[وف]?(?:[بكل]?ال|لل|[بكل])?/;

/** Case and number endings, removed only if three letters remain. */
const arabicEnding = /(?<=.{3})(?:ا|ين|ون|ات)$/;

/** The forms under which a word may be listed. */
function formsOf(word: string, language: LanguageCode): readonly string[] {
  if (language !== "ar") return [word];
  const bare = word.replace(arabicParticles, "");
  const withoutAnd = word.replace(/^[وف]/, "");
  return [word, withoutAnd, bare, bare.replace(arabicEnding, "")].filter(({ length }) => length > 1);
}

/** How many words starting at `at` form one of these terms; 0 if none. */
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
