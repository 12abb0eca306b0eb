import { z } from "zod";
import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { type WordSegmenter, wordSegmenter } from "#client/lib/segment-words.ts";

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
