import type { Effort } from "./effort.ts";
import { extendHash, hashText, mix, slotOf } from "./hash.ts";
import { latinLanguages, type ModelLanguage, modelLanguages } from "./language.ts";
import { isCharacter, isLatin, sentenceEnd, type Tokens } from "./tokens.ts";

/**
 * The terms for some 430 concepts (to die, a bridge, pills, without me, tonight, a recipe) in each language,
 * as an open-addressing table from the hash of a form to concepts. A form is a sequence of tokens, each whole
 * or a stem.
 */
export type ConceptTable = {
  /** Concept numbers; `goesOn` marks a sequence that longer forms begin with. */
  readonly ids: Uint16Array;
  /** The upper half of the form's hash, never 0; 0 marks an empty slot. */
  readonly checks: Uint16Array;
};

/** An occurrence of a concept in a text: its first token, and the one after its last. */
export type Hit = { readonly concept: number; readonly from: number; readonly to: number };

export const goesOn = 0xffff;

const kinds = { whole: 201, stem: 202, language: 203 } as const;

/** The hash of a sequence extended by one more token, whole or a stem. */
export const extend = (sequence: number, token: number, kind: "whole" | "stem"): number =>
  mix(kinds[kind], sequence, token);

/**
 * The initial hash for a language's forms; Korean has a separate one for forms that may occur anywhere within
 * a word.
 */
export const beginning = (language: ModelLanguage, anywhere = false): number =>
  mix(kinds.language, modelLanguages.indexOf(language), anywhere ? 1 : 0);

export const checkOf = (hash: number): number => hash & 0xffff || 1;

/** Arabic attaches "and", "so", "in", "like", "to" and "the" to the following word, in this order. */
const particles = [
  ["و", "ف"],
  ["ب", "ك", "ل"],
  ["ال", "لل"],
] as const;

/** A word, and what is left of it without particles. */
function variantsOf(token: string): readonly string[] {
  const words = [token];
  for (const same of particles)
    for (let index = words.length - 1; index >= 0; index -= 1) {
      const word = words[index] ?? "";
      const particle = word.length > 3 ? same.find((it) => word.startsWith(it)) : undefined;
      if (particle !== undefined) words.push(word.slice(particle.length));
    }
  return words;
}

/** The shortest and the longest stem, in letters: no concept's term is longer. */
const shortestStem = 2;
const longestStem = 32;

/**
 * The hashes by which the tokens of a text are looked up: for each token the whole word, then its stems,
 * shortest first; in Arabic the same again for the word without particles.
 */
export class Forms {
  #hashes = new Int32Array(256);
  #isStem = new Uint8Array(256);
  #length = 0;
  /** Where the forms of each token begin, and where those of the last one end. */
  readonly #begins: number[] = [];

  /** Discards the previous text but reuses its memory, since every message has dozens of pieces. */
  read(tokens: readonly string[], withoutParticles: boolean): void {
    this.#length = 0;
    this.#begins.length = 0;
    this.#begins.push(0);
    for (const token of tokens) {
      if (withoutParticles) for (const word of variantsOf(token)) this.#add(word);
      else this.#add(token);
      this.#begins.push(this.#length);
    }
  }

  begin(token: number): number {
    return this.#begins[token] ?? this.#length;
  }

  hash(form: number): number {
    return this.#hashes[form] ?? 0;
  }

  isStem(form: number): boolean {
    return this.#isStem[form] === 1;
  }

  #add(word: string): void {
    this.#makeRoom(longestStem);
    const whole = this.#length;
    this.#length += 1;
    // A character of a script without spaces has no stems.
    const hasStems = !isCharacter(word);
    let hash = emptyHash;
    for (let at = 0; at < word.length; at += 1) {
      hash = extendHash(hash, word.charCodeAt(at));
      if (!hasStems || at + 1 < shortestStem || at >= longestStem) continue;
      this.#hashes[this.#length] = hash;
      this.#isStem[this.#length] = 1;
      this.#length += 1;
    }
    this.#hashes[whole] = hash;
    this.#isStem[whole] = 0;
  }

  #makeRoom(forms: number): void {
    const least = this.#length + forms;
    if (least <= this.#hashes.length) return;
    const hashes = new Int32Array(least * 2);
    hashes.set(this.#hashes);
    this.#hashes = hashes;
    const isStem = new Uint8Array(least * 2);
    isStem.set(this.#isStem);
    this.#isStem = isStem;
  }
}

const emptyHash = hashText("");

/** Finds the concepts in one text, read in one language. */
class Search {
  readonly hits: Hit[] = [];
  readonly #tokens: readonly string[];
  readonly #forms: Forms;
  readonly #table: ConceptTable;
  readonly #effort: Effort;

  constructor(tokens: readonly string[], forms: Forms, table: ConceptTable, effort: Effort) {
    this.#tokens = tokens;
    this.#forms = forms;
    this.#table = table;
    this.#effort = effort;
  }

  /** Follows the forms that begin with a sequence that ended before a token. */
  step(from: number, at: number, sequence: number): void {
    if (this.#effort.left <= 0 || at >= this.#tokens.length || this.#tokens[at] === sentenceEnd) return;
    const { ids, checks } = this.#table;
    const slots = ids.length;
    const end = this.#forms.begin(at + 1);
    this.#effort.left -= end - this.#forms.begin(at);
    for (let form = this.#forms.begin(at); form < end; form += 1) {
      const longer = extend(sequence, this.#forms.hash(form), this.#forms.isStem(form) ? "stem" : "whole");
      const check = checkOf(longer);
      let goes = false;
      for (let slot = slotOf(longer, slots); checks[slot] !== 0; slot = slot + 1 === slots ? 0 : slot + 1) {
        if (checks[slot] !== check) continue;
        const id = ids[slot] ?? goesOn;
        if (id === goesOn) goes = true;
        else this.hits.push({ concept: id, from, to: at + 1 });
      }
      if (goes) this.step(from, at + 1, longer);
    }
  }
}

/** The concepts in a text, read in one language. */
export function conceptsIn(
  { tokens, starts }: Tokens,
  forms: Forms,
  language: ModelLanguage,
  table: ConceptTable,
  effort: Effort,
): Hit[] {
  const search = new Search(tokens, forms, table, effort);
  const start = beginning(language);
  const anywhere = beginning(language, true);
  const isInLatin = latinLanguages.has(language);
  for (let from = 0; from < tokens.length && effort.left > 0; from += 1) {
    if (isInLatin && !isLatin(tokens[from] ?? "")) continue;
    if (language !== "ko" || starts[from] === true) search.step(from, from, start);
    if (language === "ko") search.step(from, from, anywhere);
  }
  return search.hits;
}
