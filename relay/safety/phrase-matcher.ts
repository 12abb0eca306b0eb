import type { Effort } from "#safety-model/runtime/effort.ts";
import { sentenceEnd, tokensOf } from "#safety-model/runtime/tokens.ts";

/**
 * Longer than most files, because the tree of phrasings and the walk through it can only be understood
 * together.
 */

/**
 * A set of phrasings that a native speaker can review.
 *
 * In a phrasing `[name]` stands for any of the alternatives in `words.name`, and `...` for up to four further
 * words (six characters in Chinese, Japanese and Korean) of the same sentence. Case, accents and apostrophes
 * don't matter.
 */
export type PhraseSet<Mark> = {
  /** Alternatives, separated by `|`. */
  readonly words: Readonly<Record<string, string>>;
  readonly groups: readonly { readonly mark: Mark; readonly phrasings: readonly string[] }[];
  /**
   * A phrasing doesn't count after one of these in the same sentence, shortly before it or inside it: `not |
   * he said`.
   */
  readonly notAfter: string;
  /** Nor if one of these follows closely: `lol | とは思わない`. */
  readonly notBefore: string;
};

/** What a node stands for: a set's mark, or its veto over what starts after it or ends before it. */
type Meaning<Mark> =
  | { readonly page: number; readonly kind: "mark"; readonly mark: Mark }
  | { readonly page: number; readonly kind: "notAfter" | "notBefore" };

/** A node in the tree of all phrasings: phrasings that share it begin with the same tokens. */
type Node<Mark> = {
  /** Keyed by token number. */
  readonly next: Map<number, Node<Mark>>;
  gap: Node<Mark> | null;
  /** Where phrasings continue after a list, for each list at this node. */
  readonly lists: Map<string, Node<Mark>>;
  /** Where phrasings continue after one of a list's alternatives, without consuming another token. */
  readonly onward: Node<Mark>[];
  readonly meanings: Meaning<Mark>[];
};

type Hit<Mark> = { readonly start: number; readonly end: number; readonly meaning: Meaning<Mark> };

/**
 * How many tokens before or after a phrasing can veto it: words, or characters for scripts without spaces.
 */
const vetoReach = { words: 5, characters: 12 } as const;

/** How much `...` may skip. */
const gapReach = { words: 4, characters: 6 } as const;

const isCharacter = (token: string): boolean =>
  !/^[a-z0-9\u0621-\u064a]/.test(token) && token !== sentenceEnd;

const newNode = <Mark>(): Node<Mark> => ({
  next: new Map(),
  gap: null,
  lists: new Map(),
  onward: [],
  meanings: [],
});

const alternatives = (list: string): readonly string[] =>
  list
    .split("|")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");

/**
 * A list that is joined to a neighboring word: `d'[act]`. It is part of that word, so its alternatives are
 * spelled out.
 */
const joinedList =
  /(?<=[\p{Script=Latin}\p{Script=Arabic}'’])\[(\w+)\]|\[(\w+)\](?=[\p{Script=Latin}\p{Script=Arabic}'’])/u;

/** Expands a phrasing once for each alternative of the first such list; otherwise returns it unchanged. */
function separated(phrasing: string, words: PhraseSet<unknown>["words"]): readonly string[] {
  const joined = joinedList.exec(phrasing);
  const list = words[joined?.[1] ?? joined?.[2] ?? ""];
  if (joined === null || list === undefined) return [phrasing];
  const rest = phrasing.slice(joined.index + joined[0].length);
  return alternatives(list).flatMap((it) => separated(phrasing.slice(0, joined.index) + it + rest, words));
}

/** A number for each token that occurs in a phrasing. */
type Vocabulary = Map<string, number>;

/** Builds one tree of all sets, whose size is that of the sets rather than of everything they expand to. */
class Planter<Mark> {
  readonly root = newNode<Mark>();
  readonly vocabulary: Vocabulary = new Map();
  /** Many phrasings share the same lists. */
  readonly #tokensOfParts = new Map<string, readonly number[]>();

  plant(page: number, { words, groups, notAfter, notBefore }: PhraseSet<Mark>): void {
    const each = (phrasings: readonly string[], meaning: Meaning<Mark>): void => {
      for (const phrasing of phrasings)
        for (const last of this.#follow(this.root, phrasing, page, words)) last.meanings.push(meaning);
    };
    for (const { mark, phrasings } of groups) each(phrasings, { page, kind: "mark", mark });
    each(alternatives(notAfter), { page, kind: "notAfter" });
    each(alternatives(notBefore), { page, kind: "notBefore" });
  }

  /** The nodes that a phrasing, or an alternative of a list, leads to. */
  #follow(
    from: Node<Mark>,
    phrasing: string,
    page: number,
    words: PhraseSet<Mark>["words"],
  ): readonly Node<Mark>[] {
    return separated(phrasing, words).map((plain) => {
      const parts = plain.split(/(\[\w+\]|\.\.\.)/);
      const node = parts.reduce((at, part) => this.#stepOver(at, part, page, words), from);
      if (node === from) throw new Error(`an empty phrasing: "${phrasing}"`);
      return node;
    });
  }

  /** The node that one part of a phrasing leads to: words, a list, or a gap. */
  #stepOver(node: Node<Mark>, part: string, page: number, words: PhraseSet<Mark>["words"]): Node<Mark> {
    if (part === "...") return (node.gap ??= newNode<Mark>());
    const name = /^\[(\w+)\]$/.exec(part)?.[1];
    if (name === undefined) return this.#numbersOf(part).reduce(stepInto<Mark>, node);
    const list = words[name];
    if (list === undefined) throw new Error(`no words for [${name}]`);
    const key = `${page} ${name}`;
    return node.lists.get(key) ?? this.#stepThrough(node, key, list, page, words);
  }

  /** All alternatives of a list lead to one node, however many there are. */
  #stepThrough(
    node: Node<Mark>,
    key: string,
    list: string,
    page: number,
    words: PhraseSet<Mark>["words"],
  ): Node<Mark> {
    const end = newNode<Mark>();
    node.lists.set(key, end);
    const lasts = alternatives(list).flatMap((it) => this.#follow(node, it, page, words));
    for (const last of new Set(lasts)) last.onward.push(end);
    return end;
  }

  #numbersOf(part: string): readonly number[] {
    const numbers =
      this.#tokensOfParts.get(part) ??
      tokensOf(part).map((token) => {
        const number = this.vocabulary.get(token) ?? this.vocabulary.size;
        this.vocabulary.set(token, number);
        return number;
      });
    this.#tokensOfParts.set(part, numbers);
    return numbers;
  }
}

/** The node after a token. */
function stepInto<Mark>(node: Node<Mark>, token: number): Node<Mark> {
  const next = node.next.get(token) ?? newNode<Mark>();
  node.next.set(token, next);
  return next;
}

/** Answers vetoes' questions about the tokens between two phrasings from running counts. */
class Distances {
  readonly #characters: Uint16Array;
  readonly #ends: Uint16Array;

  constructor(tokens: readonly string[]) {
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
    const reach = this.#characters[from] === this.#characters[to] ? vetoReach.words : vetoReach.characters;
    return to - from <= reach;
  }
}

/** The matching of one text. */
class Reading<Mark> {
  readonly #root: Node<Mark>;
  readonly #tokens: readonly string[];
  readonly #numbers: Int32Array;
  readonly #effort: Effort;
  readonly #hits: Hit<Mark>[] = [];
  /** Vetoes by set, in order of their start. */
  readonly #vetoes = new Map<number, Hit<Mark>[]>();
  #longestVeto = 0;
  #start = 0;

  constructor(root: Node<Mark>, vocabulary: Vocabulary, tokens: readonly string[], effort: Effort) {
    this.#root = root;
    this.#tokens = tokens;
    this.#effort = effort;
    this.#numbers = new Int32Array(tokens.length);
    for (let at = 0; at < tokens.length; at += 1)
      this.#numbers[at] = vocabulary.get(tokens[at] ?? "") ?? unknown;
    for (let start = 0; start < tokens.length && effort.left > 0; start += 1)
      this.#readFrom(start, vocabulary);
  }

  #readFrom(start: number, vocabulary: Vocabulary): void {
    this.#start = start;
    this.#effort.left -= 1;
    if (this.#numbers[start] !== unknown) this.#walk(this.#root, start);
    // In Arabic, "and" and "so" are attached to the next word.
    const token = this.#tokens[start] ?? "";
    if (token.length < 4 || !/^[وف]/.test(token)) return;
    const next = this.#root.next.get(vocabulary.get(token.slice(1)) ?? unknown);
    if (next) this.#walk(next, start + 1);
  }

  #walk(from: Node<Mark>, begin: number): void {
    let node: Node<Mark> | undefined = from;
    for (let at = begin; node !== undefined; at += 1) {
      this.#effort.left -= 1;
      for (const meaning of node.meanings) this.#add({ start: this.#start, end: at, meaning });
      for (const next of node.onward) this.#walk(next, at);
      if (at >= this.#numbers.length || this.#effort.left <= 0) return;
      if (node.gap) this.#skip(node.gap, at);
      node = node.next.get(this.#numbers[at] ?? unknown);
    }
  }

  #skip(gap: Node<Mark>, from: number): void {
    for (let at = from, left = 1; at < this.#tokens.length && left >= 0; at += 1) {
      this.#effort.left -= 1;
      const next = gap.next.get(this.#numbers[at] ?? unknown);
      if (next) this.#walk(next, at + 1);
      const token = this.#tokens[at] ?? "";
      if (token === sentenceEnd) return;
      left -= 1 / (isCharacter(token) ? gapReach.characters : gapReach.words);
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
    const distances = new Distances(this.#tokens);
    for (const hit of this.#hits)
      if (hit.meaning.kind === "mark" && !found.has(hit.meaning.mark) && !this.#isVetoed(hit, distances))
        found.add(hit.meaning.mark);
    return [...found];
  }

  #isVetoed({ start, end, meaning }: Hit<Mark>, distances: Distances): boolean {
    const vetoes = this.#vetoes.get(meaning.page) ?? [];
    const farthest = end + vetoReach.characters;
    for (
      let index = firstFrom(vetoes, start - vetoReach.characters - this.#longestVeto);
      index < vetoes.length;
      index += 1
    ) {
      const veto = vetoes[index];
      if (veto === undefined || veto.start > farthest) return false;
      this.#effort.left -= 1;
      const stops =
        veto.meaning.kind === "notAfter"
          ? veto.end <= end &&
            veto.start !== start &&
            (veto.start > start || distances.isClose(veto.end, start))
          : veto.start >= start && (veto.start < end || distances.isClose(end, veto.start));
      if (stops) return true;
    }
    return false;
  }
}

/** The number of tokens that occur in no phrasing. */
const unknown = -1;

/** The index of the first hit that starts at or after a position. */
function firstFrom(hits: readonly { readonly start: number }[], place: number): number {
  let low = 0;
  let high = hits.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hits[middle]?.start ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Matches a text, or its tokens, against sets of phrasings in all languages at once; returns each mark once.
 */
export function matcherOf<Mark>(
  pages: readonly PhraseSet<Mark>[],
): (text: string | readonly string[], effort?: Effort) => readonly Mark[] {
  const planter = new Planter<Mark>();
  for (const [index, page] of pages.entries()) planter.plant(index, page);
  const { root, vocabulary } = planter;
  return (text, effort = { left: Number.POSITIVE_INFINITY }) => {
    const tokens = typeof text === "string" ? tokensOf(text) : text;
    return new Reading(root, vocabulary, tokens, effort).marks();
  };
}
