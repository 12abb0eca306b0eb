import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { fold, type Writing } from "./fold.ts";
import { ar } from "./words/ar.ts";
import { de } from "./words/de.ts";
import { en } from "./words/en.ts";
import { es } from "./words/es.ts";
import { fr } from "./words/fr.ts";
import { it } from "./words/it.ts";
import { ja } from "./words/ja.ts";
import { ko } from "./words/ko.ts";
import { pt } from "./words/pt.ts";
import { questions } from "./words/questions.ts";
import { widened } from "./words/widened.ts";
import { type Cue, cues, type Words } from "./words/words.ts";
import { zh } from "./words/zh.ts";

/** A language's words, compiled. */
export type Lexicon = {
  readonly writing: Writing;
  /** Together they are what a cue looks for. */
  readonly cues: ReadonlyMap<Cue, readonly RegExp[]>;
  readonly vague: readonly RegExp[];
  /** All of `vague` together, which tells at once that there is none of them. */
  readonly anyVague: readonly RegExp[];
  readonly keywords: readonly string[];
  /** Key words of every language: rightly spelt in one, they are no misspelling in another. */
  readonly known: ReadonlySet<string>;
  readonly spellings: (folded: string) => string;
};

const writings: Partial<Record<LanguageCode, Writing>> = {
  ar: "arabic",
  zh: "unspaced",
  ja: "unspaced",
  ko: "unspaced",
};

const writingOf = (language: LanguageCode): Writing => writings[language] ?? "latin";

/** What ` ~ ` stands for: up to four words, or a few signs where words are not told apart. */
const gaps: Readonly<Record<Writing, string>> = {
  latin: "[ ,]+(?:[\\w']+[ ,]+){0,4}",
  arabic: "[ ،,]+(?:[^\\s.؟!]+[ ،,]+){0,4}",
  unspaced: "[^。！？!?]{0,8}",
};

/** A word begins and ends where no letter goes on; in Arabic "and", "so", "with", "for" grow onto its beginning. */
const edges: Readonly<Record<Writing, readonly [string, string]>> = {
  latin: ["(?<![a-z0-9])", "(?![a-z0-9])"],
  arabic: ["(?<![ء-ي])[وفبل]{0,2}", "(?![ء-ي])"],
  unspaced: ["", ""],
};

/** Folding must not touch `\S` and the like. */
function foldedPattern(source: string, writing: Writing): string {
  const parts = source.split(/(\\.)/);
  return parts.map((part) => (part.startsWith("\\") ? part : fold(part, writing))).join("");
}

function sourceOf(entries: readonly string[], writing: Writing): string {
  const gap = gaps[writing];
  const folded = entries.map((entry) => foldedPattern(entry.replaceAll(/ ?~ ?/g, "~"), writing));
  return folded.join("|").replaceAll("~", gap);
}

function compile(entries: readonly string[], cue: Cue | "vague", writing: Writing): RegExp {
  const source = `(?:${sourceOf(entries, writing)})`;
  const [start, end] = edges[writing];
  // What stands right before or after a place is looked at from there.
  if (cue === "denial") return new RegExp(`${start}${source}\\s*$`);
  if (cue === "denialAfter") return new RegExp(`^\\s*${source}`);
  if (cue === "yes" || cue === "no") return new RegExp(`^[^\\p{L}]*${source}${end}`, "u");
  return new RegExp(`${start}${source}${end}`, "g");
}

function mended(spellings: Readonly<Record<string, string>>, writing: Writing): Lexicon["spellings"] {
  const meant = new Map(Object.entries(spellings).map(([as, is]) => [fold(as, writing), fold(is, writing)]));
  if (meant.size === 0) return (folded) => folded;
  const [start, end] = writing === "unspaced" ? ["", ""] : ["(?<![\\p{L}'])", "(?![\\p{L}'])"];
  const any = new RegExp(`${start}(?:${[...meant.keys()].join("|")})${end}`, "gu");
  return (folded) => folded.replaceAll(any, (found) => meant.get(found) ?? found);
}

function keywordsOf(language: LanguageCode): readonly string[] {
  return words[language].keywords.split(" ").map((word) => fold(word, writingOf(language)));
}

/** Node translates a longer pattern without any of its short cuts, and looks ten times as long for it. */
const longestSource = 16_000;

/** Entries in groups that are each short enough for one pattern. */
function grouped(entries: readonly string[]): readonly (readonly string[])[] {
  const groups: string[][] = [[]];
  let length = 0;
  for (const entry of entries) {
    length += entry.length;
    if (length > longestSource) {
      groups.push([]);
      length = entry.length;
    }
    groups.at(-1)?.push(entry);
  }
  return groups.filter((group) => group.length > 0);
}

function lexiconFrom(language: LanguageCode, words: Words): Lexicon {
  const writing = writingOf(language);
  return {
    writing,
    cues: new Map(cues.map((cue) => [cue, grouped(words[cue]).map((group) => compile(group, cue, writing))])),
    vague: words.vague.map((entry) => compile([entry], "vague", writing)),
    anyVague: grouped(words.vague).map((group) => compile(group, "vague", writing)),
    keywords: keywordsOf(language),
    known,
    spellings: mended(words.spellings, writing),
  };
}

const words: Readonly<Record<LanguageCode, Words>> = { en, es, fr, de, it, pt, zh, ja, ko, ar };

const known: ReadonlySet<string> = new Set(languageCodes.flatMap(keywordsOf));

const compiled = new Map<LanguageCode, Lexicon>();

/** A language's words, compiled when they are first asked for. */
export function lexiconOf(language: LanguageCode): Lexicon {
  const lexicon =
    compiled.get(language) ?? lexiconFrom(language, widened(words[language], questions[language]));
  compiled.set(language, lexicon);
  return lexicon;
}

/** A cue's patterns; of one that a language has no words for there are none. */
export const patternsOf = (lexicon: Lexicon, cue: Cue): readonly RegExp[] => lexicon.cues.get(cue) ?? [];

/** How many vague signs of a plan a prepared text holds. */
export function countVague({ vague, anyVague }: Lexicon, text: string): number {
  const isIn = (pattern: RegExp): boolean => text.search(pattern) !== -1;
  return anyVague.some(isIn) ? vague.filter(isIn).length : 0;
}

/** Whether a cue stands in a prepared text. */
export const holdsCue = (lexicon: Lexicon, cue: Cue, text: string): boolean =>
  patternsOf(lexicon, cue).some((pattern) => text.search(pattern) !== -1);

/** A text with `hole` wherever a cue stood. */
export const withoutCue = (lexicon: Lexicon, cue: Cue, text: string, hole: string): string =>
  patternsOf(lexicon, cue).reduce((left, pattern) => left.replaceAll(pattern, hole), text);
