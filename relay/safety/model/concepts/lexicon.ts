import { z } from "zod";
import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { fold, type Writing } from "../../fold.ts";

/**
 * What a language calls each concept: forms between bars, spelt as `plainOf` leaves them, so that reading a hundred
 * thousand of them takes no time. A word's `*` stands for any ending. Where words are not spaced, a form is looked for
 * anywhere; in Korean every word may have any ending, and a form after `~` is looked for anywhere within a word.
 */
export const conceptWordsSchema = z.record(z.string(), z.string());
export type ConceptWords = z.infer<typeof conceptWordsSchema>;

/** How a language's words are told from each other, and what may stand at their end or before them. */
type Spelling = {
  readonly writing: Writing;
  readonly isSpaced: boolean;
  readonly hasEndings: boolean;
  /** A word, and what is left of it without what is written together with it. */
  readonly bare: (word: string) => readonly string[];
};

const alone = (word: string): readonly string[] => [word];

/** Words, and what is left of the longer of them without a particle. */
const stripped = (words: readonly string[], particle: RegExp): readonly string[] => [
  ...new Set([...words, ...words.map((word) => (word.length > 3 ? word.replace(particle, "") : word))]),
];

/** Arabic writes "and", "so", "in", "like", "to" and "the" together with the word that follows. */
const withoutParticles = (word: string): readonly string[] =>
  stripped(stripped(stripped([word], /^[وف]/), /^[بكل]/), /^(?:ال|لل)/);

const latin: Spelling = { writing: "latin", isSpaced: true, hasEndings: false, bare: alone };
const unspaced: Spelling = { ...latin, writing: "unspaced", isSpaced: false };
const spellings: Partial<Readonly<Record<LanguageCode, Spelling>>> = {
  ar: { ...latin, writing: "arabic", bare: withoutParticles },
  ko: { ...latin, hasEndings: true },
  zh: unspaced,
  ja: unspaced,
};

/** The words that must follow for a form to be one of its concept, with a space between each two. */
type Phrase = { readonly concept: number; readonly rest: string };

/** What begins with a word: concepts by their number, and phrases. One alone is kept without a list. */
type Found = number | Phrase;
type Forms = ReadonlyMap<string, Found | readonly Found[]>;

/** One language's concepts, ready to be looked for. */
export type ConceptLexicon = {
  readonly spelling: Spelling;
  readonly concepts: readonly string[];
  readonly words: Forms;
  readonly stems: Forms;
  readonly anywhere: Forms;
  /** How long the longest of each are, UTF-16 units. */
  readonly longest: Readonly<Record<"stems" | "anywhere", number>>;
};

/** A text as its forms are spelt; where words are spaced, they are by one space each. */
export const plainOf = (text: string, { writing, isSpaced }: Spelling): string =>
  fold(text, writing)
    .replaceAll(/[^\p{L}\p{N}']+/gu, isSpaced ? " " : "|")
    .trim();

/** A form as `readConcepts` expects it; empty where nothing is left of it. */
export function plainForm(form: string, language: LanguageCode): string {
  const spelling = spellings[language] ?? latin;
  if (!spelling.isSpaced) return plainOf(form.replaceAll(/[*\s]/g, ""), spelling).replaceAll("|", "");
  const words = form.split(/\s+/).map((word) => {
    const plain = plainOf(word.replaceAll(/[*~]/g, ""), spelling);
    return word.endsWith("*") && plain !== "" ? `${plain}*` : plain;
  });
  const plain = words.filter((word) => word !== "").join(" ");
  return form.startsWith("~") && plain !== "" ? `~${plain}` : plain;
}

/** Collects what is found by its beginning. */
function collector() {
  const forms = new Map<string, Found | Found[]>();
  let longest = 0;
  const add = (key: string, found: Found): void => {
    const known = forms.get(key);
    longest = Math.max(longest, key.length);
    if (known === undefined) forms.set(key, found);
    else if (Array.isArray(known)) known.push(found);
    else forms.set(key, [known, found]);
  };
  return { forms, add, longestOf: () => longest };
}

/** A language's concepts from what it calls them. */
export function readConcepts(words: ConceptWords, language: LanguageCode): ConceptLexicon {
  const spelling = spellings[language] ?? latin;
  const concepts = Object.keys(words);
  const [whole, stems, anywhere] = [collector(), collector(), collector()];
  const addSpaced = (form: string, concept: number): void => {
    const end = form.indexOf(" ");
    const first = end === -1 ? form : form.slice(0, end);
    const found = end === -1 ? concept : { concept, rest: form.slice(end + 1) };
    if (first.endsWith("*")) stems.add(first.slice(0, -1), found);
    else (spelling.hasEndings ? stems : whole).add(first, found);
  };
  for (const [concept, forms] of Object.values(words).entries())
    for (const form of forms.split("|")) {
      if (!spelling.isSpaced) anywhere.add(form, concept);
      else if (form.startsWith("~")) anywhere.add(form.slice(1), concept);
      else addSpaced(form, concept);
    }
  return {
    spelling,
    concepts,
    words: whole.forms,
    stems: stems.forms,
    anywhere: anywhere.forms,
    longest: { stems: stems.longestOf(), anywhere: anywhere.longestOf() },
  };
}
