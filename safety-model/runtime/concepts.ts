import { hashText, mix, slotOf } from "./hash.ts";
import { type ModelLanguage, modelLanguages } from "./language.ts";
import { isCharacter, sentenceEnd, type Tokens } from "./tokens.ts";

/**
 * What each language calls some 430 concepts (to die, a bridge, pills, without me, tonight, a recipe), as an open
 * addressing table from the hash of a form to concepts. A form is a sequence of tokens, each whole or a stem.
 */
export type ConceptTable = {
  /** Concept numbers; `goesOn` marks a sequence that longer forms begin with. */
  readonly ids: Uint16Array;
  /** The upper half of the form's hash, never 0; 0 is an empty slot. */
  readonly checks: Uint16Array;
};

/** A concept that a text speaks of: from which token on to before which. */
export type Hit = { readonly concept: number; readonly from: number; readonly to: number };

export const goesOn = 0xffff;

const kinds = { whole: 201, stem: 202, language: 203 } as const;

/** The hash of the sequence so far and one more token, whole or a stem. */
export const extend = (sequence: number, token: number, kind: "whole" | "stem"): number =>
  mix(kinds[kind], sequence, token);

/** The hash that forms of a language begin with; Korean keeps those apart that stand anywhere within a word. */
export const beginning = (language: ModelLanguage, anywhere = false): number =>
  mix(kinds.language, modelLanguages.indexOf(language), anywhere ? 1 : 0);

export const checkOf = (hash: number): number => hash & 0xffff || 1;

/** Arabic writes "and", "so", "in", "like", "to" and "the" together with the word that follows, in this order. */
const particles = [
  ["و", "ف"],
  ["ب", "ك", "ل"],
  ["ال", "لل"],
] as const;

/** A word, and what is left of it without particles. */
function variantsOf(token: string, language: ModelLanguage): readonly string[] {
  const words = [token];
  if (language !== "ar") return words;
  for (const same of particles)
    for (let index = words.length - 1; index >= 0; index -= 1) {
      const word = words[index] ?? "";
      const particle = word.length > 3 ? same.find((it) => word.startsWith(it)) : undefined;
      if (particle !== undefined) words.push(word.slice(particle.length));
    }
  return words;
}

/** The shortest stem, letters. */
const shortestStem = 2;

/** The concepts in a text, read in one language. */
export function conceptsIn(
  { tokens, starts }: Tokens,
  language: ModelLanguage,
  table: ConceptTable,
): readonly Hit[] {
  const { ids, checks } = table;
  const hits: Hit[] = [];
  const variants = tokens.map((token) => variantsOf(token, language));
  /** Takes what is kept for a sequence, and goes on where longer forms begin with it. */
  function visit(from: number, to: number, sequence: number): void {
    const check = checkOf(sequence);
    let goes = false;
    for (let slot = slotOf(sequence, ids.length); checks[slot] !== 0; slot = (slot + 1) % ids.length) {
      if (checks[slot] !== check) continue;
      const id = ids[slot] ?? goesOn;
      if (id === goesOn) goes = true;
      else hits.push({ concept: id, from, to });
    }
    if (goes) step(from, to, sequence);
  }
  function step(from: number, at: number, sequence: number): void {
    const token = tokens[at];
    if (token === undefined || token === sentenceEnd) return;
    for (const word of variants[at] ?? []) {
      visit(from, at + 1, extend(sequence, hashText(word), "whole"));
      if (isCharacter(word)) continue;
      let hash = hashText(word.slice(0, shortestStem - 1));
      for (let end = shortestStem; end <= word.length; end += 1) {
        hash = hashText(word[end - 1] ?? "", hash);
        visit(from, at + 1, extend(sequence, hash, "stem"));
      }
    }
  }
  for (let from = 0; from < tokens.length; from += 1) {
    if (language !== "ko" || starts[from] === true) step(from, from, beginning(language));
    if (language === "ko") step(from, from, beginning(language, true));
  }
  return hits;
}
