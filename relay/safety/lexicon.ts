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
import { type Cue, cues, type Words } from "./words/words.ts";
import { zh } from "./words/zh.ts";

/** A language's words, compiled. */
export type Lexicon = {
  readonly writing: Writing;
  readonly cues: ReadonlyMap<Cue, RegExp>;
  readonly vague: readonly RegExp[];
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

const nothing = /(?!)/g;

function compile(entries: readonly string[], cue: Cue | "vague", writing: Writing): RegExp {
  if (entries.length === 0) return nothing;
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

function lexiconFrom(language: LanguageCode, words: Words): Lexicon {
  const writing = writingOf(language);
  return {
    writing,
    cues: new Map(cues.map((cue) => [cue, compile(words[cue], cue, writing)])),
    vague: words.vague.map((entry) => compile([entry], "vague", writing)),
    keywords: keywordsOf(language),
    known,
    spellings: mended(words.spellings, writing),
  };
}

const words: Readonly<Record<LanguageCode, Words>> = { en, es, fr, de, it, pt, zh, ja, ko, ar };

const known: ReadonlySet<string> = new Set(languageCodes.flatMap(keywordsOf));

/** All ten languages, each compiled once. */
export const lexicons: ReadonlyMap<LanguageCode, Lexicon> = new Map(
  languageCodes.map((language) => [language, lexiconFrom(language, words[language])]),
);

/** A cue's pattern; one that a language has no words for matches nothing. */
export const cueOf = (lexicon: Lexicon, cue: Cue): RegExp => lexicon.cues.get(cue) ?? nothing;
