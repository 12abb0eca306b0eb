import { type ConceptTable, conceptsIn, Forms, type Hit } from "./concepts.ts";
import type { Effort } from "./effort.ts";
import { extendHash, hashText, mix } from "./hash.ts";
import { latinLanguages, type ModelLanguage } from "./language.ts";
import { isCharacter, isLatin, sentenceEnd, tokenize } from "./tokens.ts";

const kinds = {
  word: 1,
  pair: 2,
  triple: 3,
  apart: 4,
  fartherApart: 5,
  four: 6,
  piece: 7,
  concept: 8,
  near: 9,
  following: 10,
} as const;

/** Runs of this many letters within a word. */
const pieceLengths = [4, 5] as const;
/** A concept is paired with those at the next few positions; up to `near` of them count as close. */
const reach = { near: 2, following: 4 } as const;
/** The maximum number of concept positions that are read, which bounds the most costly step. */
const mostHits = 400;

const emptyHash = hashText("");
const start = hashText("^");
const end = hashText("$");

/** A growable list of numbers that reuses its memory. */
class Numbers {
  #values = new Int32Array(512);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(value: number): void {
    if (this.#length === this.#values.length) {
      const values = new Int32Array(this.#length * 2);
      values.set(this.#values);
      this.#values = values;
    }
    this.#values[this.#length] = value;
    this.#length += 1;
  }

  clear(): void {
    this.#length = 0;
  }

  /** Valid until the next number is added. */
  values(): Int32Array {
    return this.#values.subarray(0, this.#length);
  }
}

function addWords(tokens: readonly string[], forms: Forms, into: Numbers): void {
  const at = (index: number): number => (index < 0 ? start : forms.hash(forms.begin(index)));
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] ?? sentenceEnd;
    if (token === sentenceEnd) continue;
    const own = at(index);
    const before = at(index - 1);
    const second = at(index - 2);
    const third = at(index - 3);
    into.add(mix(kinds.word, own));
    into.add(mix(kinds.pair, before, own));
    into.add(mix(kinds.triple, second, before, own));
    if (index === tokens.length - 1) into.add(mix(kinds.pair, own, end));
    if (isCharacter(token)) {
      if (index > 2) into.add(mix(kinds.four, mix(kinds.four, third, second), before, own));
      continue;
    }
    into.add(mix(kinds.apart, second, own));
    if (index > 2) into.add(mix(kinds.fartherApart, third, own));
    if (token.length > 3) addPieces(`<${token}>`, into);
  }
}

function addPieces(word: string, into: Numbers): void {
  for (const length of pieceLengths)
    for (let from = 0; from + length <= word.length; from += 1) {
      let hash = emptyHash;
      for (let at = from; at < from + length; at += 1) hash = extendHash(hash, word.charCodeAt(at));
      into.add(mix(kinds.piece, hash));
    }
}

/** What a text is about, the same in every language: each concept, and each pair of nearby concepts. */
function addConcepts(hits: readonly Hit[], into: Numbers, effort: Effort): void {
  const concepts = [...new Set(hits.map(({ concept }) => concept))].toSorted((a, b) => a - b);
  for (const concept of concepts) into.add(mix(kinds.concept, concept));
  for (let index = 0; index < hits.length; index += 1) {
    const hit = hits[index];
    if (hit === undefined || effort.left <= 0) return;
    let places = 0;
    let place = hit.from;
    for (let next = index + 1; next < hits.length; next += 1) {
      const other = hits[next];
      effort.left -= 1;
      if (other === undefined || other.from < hit.to) continue;
      if (other.from !== place) places += 1;
      if (places > reach.following) break;
      place = other.from;
      into.add(mix(places <= reach.near ? kinds.near : kinds.following, hit.concept, other.concept));
    }
  }
}

export type Features = {
  /** 32-bit hashes of words, of their neighbors, and of the concepts. */
  readonly words: Int32Array;
  /** The concepts alone, each once. */
  readonly concepts: readonly number[];
};

const features = new Numbers();
const plainForms = new Forms();
const arabicForms = new Forms();

/**
 * The model's input for a piece of a folded text, read in the languages that it may be written in. `words` is
 * valid until the next piece is read.
 */
export function featuresOf(
  folded: string,
  languages: readonly ModelLanguage[],
  table: ConceptTable,
  effort: Effort,
): Features {
  const text = tokenize(folded);
  plainForms.read(text.tokens, false);
  features.clear();
  addWords(text.tokens, plainForms, features);
  effort.left -= features.length;
  const concepts = new Set<number>();
  const hasLatin = text.tokens.some(isLatin);
  for (const language of languages) {
    // A Latin word within Chinese text may belong to six languages, and most pieces contain none.
    if (!hasLatin && latinLanguages.has(language)) continue;
    if (language === "ar") arabicForms.read(text.tokens, true);
    const forms = language === "ar" ? arabicForms : plainForms;
    const hits = conceptsIn(text, forms, language, table, effort);
    if (hits.length === 0) continue;
    const nearest = hits.toSorted((a, b) => a.from - b.from || b.to - a.to).slice(0, mostHits);
    for (const { concept } of nearest) concepts.add(concept);
    addConcepts(nearest, features, effort);
  }
  return { words: features.values(), concepts: [...concepts] };
}
