import { type ConceptTable, conceptsIn, type Hit } from "./concepts.ts";
import { hashText, mix } from "./hash.ts";
import type { ModelLanguage } from "./language.ts";
import { isCharacter, sentenceEnd, tokenize } from "./tokens.ts";

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

/** Runs of so many letters within a word. */
const pieceLengths = [4, 5] as const;
/** A concept is paired with those at the next so many places; up to `near` of them count as close. */
const reach = { near: 2, following: 4 } as const;
/** So many places of concepts are read: what costs most has a bound. */
const mostHits = 400;

const start = hashText("^");
const end = hashText("$");

function addWords(tokens: readonly string[], add: (feature: number) => void): void {
  const hashes = tokens.map((token) => hashText(token));
  const at = (index: number): number => hashes[index] ?? start;
  for (const [index, token] of tokens.entries()) {
    if (token === sentenceEnd) continue;
    const own = at(index);
    const [before, second, third] = [at(index - 1), at(index - 2), at(index - 3)];
    add(mix(kinds.word, own));
    add(mix(kinds.pair, before, own));
    add(mix(kinds.triple, second, before, own));
    if (index === tokens.length - 1) add(mix(kinds.pair, own, end));
    if (isCharacter(token)) {
      if (index > 2) add(mix(kinds.four, mix(kinds.four, third, second), before, own));
      continue;
    }
    add(mix(kinds.apart, second, own));
    if (index > 2) add(mix(kinds.fartherApart, third, own));
    if (token.length > 3) addPieces(`<${token}>`, add);
  }
}

function addPieces(word: string, add: (feature: number) => void): void {
  for (const length of pieceLengths)
    for (let from = 0; from + length <= word.length; from += 1)
      add(mix(kinds.piece, hashText(word.slice(from, from + length))));
}

/** What a text speaks of, the same in every language: each concept, and each two near each other. */
function addConcepts(hits: readonly Hit[], add: (feature: number) => void): void {
  const concepts = [...new Set(hits.map(({ concept }) => concept))].toSorted((a, b) => a - b);
  for (const concept of concepts) add(mix(kinds.concept, concept));
  for (const [index, hit] of hits.entries()) {
    let places = 0;
    let place = hit.from;
    for (let next = index + 1; next < hits.length; next += 1) {
      const other = hits[next];
      if (other === undefined || other.from < hit.to) continue;
      if (other.from !== place) places += 1;
      if (places > reach.following) break;
      place = other.from;
      add(mix(places <= reach.near ? kinds.near : kinds.following, hit.concept, other.concept));
    }
  }
}

export type Features = {
  /** 32-bit hashes of words, of what stands near them, and of the concepts in them. */
  readonly words: Int32Array;
  /** The concepts alone, each once. */
  readonly concepts: readonly number[];
};

/** What the model is asked about in a piece of a folded text, read in the languages that it may be written in. */
export function featuresOf(
  folded: string,
  languages: readonly ModelLanguage[],
  table: ConceptTable,
): Features {
  const tokenized = tokenize(folded);
  const features: number[] = [];
  const add = (feature: number): void => void features.push(feature);
  addWords(tokenized.tokens, add);
  const concepts = new Set<number>();
  for (const language of languages) {
    const hits = conceptsIn(tokenized, language, table)
      .toSorted((a, b) => a.from - b.from || b.to - a.to)
      .slice(0, mostHits);
    for (const { concept } of hits) concepts.add(concept);
    addConcepts(hits, add);
  }
  return { words: Int32Array.from(features), concepts: [...concepts] };
}
