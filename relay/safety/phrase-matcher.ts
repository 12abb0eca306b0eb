import type { Effort } from "#safety-model/runtime/effort.ts";
import { isCharacter, sentenceEnd, tokensOf } from "#safety-model/runtime/tokens.ts";
import { type Meaning, type PhraseSet, PhraseTree } from "./phrase-tree.ts";

/** Tokens that a `...` skipped, and the ones that another skipped before. */
type Gap = { readonly from: number; readonly to: number; readonly earlier: Gap | null };

type Hit<Mark> = {
  readonly start: number;
  readonly end: number;
  readonly gap: Gap | null;
  readonly meaning: Meaning<Mark>;
};

/** In words, or in characters for scripts without spaces. */
type Length = { readonly words: number; readonly characters: number };

export type Reach = {
  /** How much `...` may skip. */
  readonly gap: Length;
  /** How far before or after a phrasing a veto may stand. */
  readonly veto: Length;
};

const usualReach: Reach = { gap: { words: 4, characters: 6 }, veto: { words: 5, characters: 12 } };

/** Answers vetoes' questions about the tokens between two phrasings from running counts. */
class Distances {
  readonly #characters: Uint16Array;
  readonly #ends: Uint16Array;
  readonly #veto: Length;

  constructor(tokens: readonly string[], veto: Length) {
    this.#veto = veto;
    this.#characters = new Uint16Array(tokens.length + 1);
    this.#ends = new Uint16Array(tokens.length + 1);
    for (const [index, token] of tokens.entries()) {
      this.#characters[index + 1] = (this.#characters[index] ?? 0) + (isCharacter(token) ? 1 : 0);
      this.#ends[index + 1] = (this.#ends[index] ?? 0) + (token === sentenceEnd ? 1 : 0);
    }
  }

  /** Whether two positions are close together and in one sentence. */
  isClose(from: number, to: number): boolean {
    if (from >= to) return true;
    if (this.#ends[from] !== this.#ends[to]) return false;
    const reach = this.#characters[from] === this.#characters[to] ? this.#veto.words : this.#veto.characters;
    return to - from <= reach;
  }
}

/** The matching of one text. */
class Reading<Mark> {
  readonly #tree: PhraseTree<Mark>;
  readonly #tokens: readonly string[];
  readonly #numbers: Int32Array;
  readonly #reach: Reach;
  readonly #effort: Effort;
  readonly #hits: Hit<Mark>[] = [];
  /** Vetoes by set, in order of their start. */
  readonly #vetoes = new Map<number, Hit<Mark>[]>();
  #longestVeto = 0;
  #start = 0;

  constructor(tree: PhraseTree<Mark>, tokens: readonly string[], reach: Reach, effort: Effort) {
    this.#tree = tree;
    this.#reach = reach;
    this.#tokens = tokens;
    this.#effort = effort;
    this.#numbers = new Int32Array(tokens.length);
    for (let at = 0; at < tokens.length; at += 1)
      this.#numbers[at] = tree.vocabulary.get(tokens[at] ?? "") ?? unknown;
    for (let start = 0; start < tokens.length && effort.left > 0; start += 1) this.#readFrom(start);
  }

  #readFrom(start: number): void {
    this.#start = start;
    this.#effort.left -= 1;
    if (this.#numbers[start] !== unknown) this.#walk(this.#tree.root, start, null);
    // In Arabic, "and" and "so" are attached to the next word.
    const token = this.#tokens[start] ?? "";
    if (token.length < 4 || !/^[وف]/.test(token)) return;
    const next = this.#tree.next(this.#tree.root, this.#tree.vocabulary.get(token.slice(1)) ?? unknown);
    if (next !== null) this.#walk(next, start + 1, null);
  }

  #walk(from: number, begin: number, skipped: Gap | null): void {
    let node: number | null = from;
    for (let at = begin; node !== null; at += 1) {
      this.#effort.left -= 1;
      this.#note(node, at, skipped);
      this.#walkOnward(node, at, skipped);
      if (at >= this.#numbers.length || this.#effort.left <= 0) return;
      const gap = this.#tree.gap(node);
      if (gap !== null) this.#skip(gap, at, skipped);
      node = this.#tree.next(node, this.#numbers[at] ?? unknown);
    }
  }

  #note(node: number, end: number, gap: Gap | null): void {
    const { meanings, meaningsOf } = this.#tree;
    const { starts, values } = meaningsOf;
    for (let index = starts[node] ?? 0; index < (starts[node + 1] ?? 0); index += 1) {
      const meaning = meanings[values[index] ?? 0];
      if (meaning !== undefined) this.#add({ start: this.#start, end, gap, meaning });
    }
  }

  #walkOnward(node: number, at: number, skipped: Gap | null): void {
    const { starts, values } = this.#tree.onward;
    for (let index = starts[node] ?? 0; index < (starts[node + 1] ?? 0); index += 1)
      this.#walk(values[index] ?? 0, at, skipped);
  }

  #skip(gap: number, from: number, earlier: Gap | null): void {
    const { words, characters } = this.#reach.gap;
    // A gap may have both, so each counts as a share of what is allowed.
    for (let at = from, left = words * characters; at < this.#tokens.length && left >= 0; at += 1) {
      this.#effort.left -= 1;
      const next = this.#tree.next(gap, this.#numbers[at] ?? unknown);
      if (next !== null) this.#walk(next, at + 1, at === from ? earlier : { from, to: at, earlier });
      const token = this.#tokens[at] ?? "";
      if (token === sentenceEnd) return;
      left -= isCharacter(token) ? words : characters;
    }
  }

  #add(hit: Hit<Mark>): void {
    this.#effort.left -= 4;
    const { page, kind } = hit.meaning;
    if (kind === "mark") {
      this.#hits.push(hit);
      return;
    }
    this.#longestVeto = Math.max(this.#longestVeto, hit.end - hit.start);
    const known = this.#vetoes.get(page);
    if (known) known.push(hit);
    else this.#vetoes.set(page, [hit]);
  }

  /** The marks of phrasings that nothing vetoes, each once. */
  marks(): readonly Mark[] {
    const found = new Set<Mark>();
    if (this.#hits.length === 0) return [];
    const distances = new Distances(this.#tokens, this.#reach.veto);
    for (const hit of this.#hits)
      if (hit.meaning.kind === "mark" && !found.has(hit.meaning.mark) && !this.#isVetoed(hit, distances))
        found.add(hit.meaning.mark);
    return [...found];
  }

  #isVetoed(hit: Hit<Mark>, distances: Distances): boolean {
    const { start, end, meaning } = hit;
    const vetoes = this.#vetoes.get(meaning.page) ?? [];
    const farthest = end + this.#reach.veto.characters;
    for (
      let index = firstFrom(vetoes, start - this.#reach.veto.characters - this.#longestVeto);
      index < vetoes.length;
      index += 1
    ) {
      const veto = vetoes[index];
      if (veto === undefined || veto.start > farthest) return false;
      this.#effort.left -= 1;
      if (addsTo(hit, veto) && stops(veto, hit, distances)) return true;
    }
    return false;
  }
}

/** Whether a veto is where it counts against a hit. */
function stops<Mark>(veto: Hit<Mark>, { start, end }: Hit<Mark>, distances: Distances): boolean {
  switch (veto.meaning.kind) {
    case "notAfter":
      return (
        veto.end <= end && veto.start !== start && (veto.start > start || distances.isClose(veto.end, start))
      );
    case "denial":
      return veto.start !== start && veto.end >= start && veto.end <= end;
    case "mark":
      return false;
    case "notBefore":
      return veto.start >= start && (veto.start < end || distances.isClose(end, veto.start));
  }
}

/** Whether a veto has a word that isn't the phrasing's own: "won't" takes nothing from "I won't wake up". */
function addsTo<Mark>({ start, end, gap }: Hit<Mark>, veto: Hit<Mark>): boolean {
  if (veto.start < start || veto.end > end) return true;
  for (let skipped = gap; skipped !== null; skipped = skipped.earlier)
    if (veto.start < skipped.to && veto.end > skipped.from) return true;
  return false;
}

/** The number of tokens that occur in no phrasing. */
const unknown = -1;

/** The index of the first hit that starts at or after a position. */
function firstFrom(hits: readonly { readonly start: number }[], position: number): number {
  let low = 0;
  let high = hits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hits[middle]?.start ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Matches a text, or its tokens, against sets of phrasings in all languages at once; returns each mark once.
 */
export function matcherOf<Mark>(
  pages: readonly PhraseSet<Mark>[],
  reach = usualReach,
): (text: string | readonly string[], effort?: Effort) => readonly Mark[] {
  const tree = new PhraseTree(pages);
  return (text, effort = { left: Number.POSITIVE_INFINITY }) => {
    const tokens = typeof text === "string" ? tokensOf(text) : text;
    return new Reading(tree, tokens, reach, effort).marks();
  };
}
