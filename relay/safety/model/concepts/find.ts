import { type ConceptLexicon, plainOf } from "./lexicon.ts";

/** A concept that a text speaks of: from which word on to before which (letters, where words are not spaced). */
export type Hit = { readonly concept: string; readonly from: number; readonly to: number };

type Forms = ConceptLexicon["words"];
type Found = Forms extends ReadonlyMap<string, infer Value> ? Value : never;

const none: readonly never[] = [];

/** What a form or the beginning of one stands for. */
function allOf(found: Found | undefined) {
  if (found === undefined) return none;
  return typeof found === "number" || !("length" in found) ? [found] : found;
}

/** What stands in a text from a place on, with where it ends. */
function* foundFrom(text: string, start: number, forms: Forms, longest: number) {
  const last = Math.min(text.length, start + longest);
  for (let end = start + 1; end <= last; end += 1)
    for (const found of allOf(forms.get(text.slice(start, end)))) yield { found, end };
}

/** Words, each with what is left of it without its particles. */
type Words = readonly (readonly string[])[];

/** How many words a phrase's rest takes from a place on; 0 where it does not stand there. */
function lengthOf(rest: string, words: Words, from: number, hasEndings: boolean): number {
  const isNear = (words[from] ?? none).some((word) => word[0] === rest[0]);
  if (!isNear) return 0;
  const needed = rest.split(" ");
  const stands = needed.every((form, index) => {
    const isStem = hasEndings || form.endsWith("*");
    const text = form.endsWith("*") ? form.slice(0, -1) : form;
    const said = words[from + index] ?? none;
    return said.some((word) => (isStem ? word.startsWith(text) : word === text));
  });
  return stands ? needed.length : 0;
}

/** The concepts in a text of spaced words, several of one place where several are meant. */
function inWords(words: Words, lexicon: ConceptLexicon): readonly Hit[] {
  const { concepts, spelling, longest } = lexicon;
  const hits: Hit[] = [];
  const add = (from: number, number: number, length: number) =>
    hits.push({ concept: concepts[number] ?? "", from, to: from + length });
  const addFound = (from: number, found: ReturnType<typeof allOf>[number]): void => {
    if (typeof found === "number") return void add(from, found, 1);
    const length = lengthOf(found.rest, words, from + 1, spelling.hasEndings);
    if (length > 0) add(from, found.concept, 1 + length);
  };
  for (const [from, variants] of words.entries())
    for (const word of variants) {
      for (const found of allOf(lexicon.words.get(word))) addFound(from, found);
      for (const { found } of foundFrom(word, 0, lexicon.stems, longest.stems)) addFound(from, found);
      if (longest.anywhere === 0) continue;
      for (let start = 0; start < word.length; start += 1)
        for (const { found } of foundFrom(word, start, lexicon.anywhere, longest.anywhere))
          addFound(from, found);
    }
  return hits;
}

function inLetters(text: string, { anywhere, concepts, longest }: ConceptLexicon): readonly Hit[] {
  const hits: Hit[] = [];
  for (let from = 0; from < text.length; from += 1)
    for (const { found, end } of foundFrom(text, from, anywhere, longest.anywhere))
      if (typeof found === "number") hits.push({ concept: concepts[found] ?? "", from, to: end });
  return hits;
}

/** The concepts that a text speaks of, from its beginning on. */
export function conceptsIn(text: string, lexicon: ConceptLexicon): readonly Hit[] {
  const { spelling } = lexicon;
  const plain = plainOf(text, spelling);
  if (!spelling.isSpaced) return inLetters(plain, lexicon);
  return inWords(plain.split(" ").map(spelling.bare), lexicon);
}
