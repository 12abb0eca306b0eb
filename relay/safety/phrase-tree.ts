import { tokensOf } from "#safety-model/runtime/tokens.ts";

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
  /**
   * Nor if one of these leads right into it or stands inside it: `not going to`. Unlike `notAfter` it reaches no
   * further, so that "I'm not going to school, I'm going to …" still counts.
   */
  readonly denials?: string;
};

/** The value of a node: a set's mark, or its veto over what starts after it or ends before it. */
export type Meaning<Mark> =
  | { readonly page: number; readonly kind: "mark"; readonly mark: Mark }
  | { readonly page: number; readonly kind: "notAfter" | "notBefore" | "denial" };

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

const newNode = <Mark>(): Node<Mark> => ({
  next: new Map(),
  gap: null,
  lists: new Map(),
  onward: [],
  meanings: [],
});

/** The entries of a list: `a | b`. */
export const alternatives = (list: string): readonly string[] =>
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
export type Vocabulary = ReadonlyMap<string, number>;

/** Builds one tree of all sets, whose size is that of the sets rather than of everything they expand to. */
class Planter<Mark> {
  readonly root = newNode<Mark>();
  readonly vocabulary = new Map<string, number>();
  /** Many phrasings share the same lists. */
  readonly #tokensOfParts = new Map<string, readonly number[]>();

  plant(page: number, { words, groups, notAfter, notBefore, denials = "" }: PhraseSet<Mark>): void {
    const each = (phrasings: readonly string[], meaning: Meaning<Mark>): void => {
      for (const phrasing of phrasings)
        for (const last of this.#follow(this.root, phrasing, page, words)) last.meanings.push(meaning);
    };
    for (const { mark, phrasings } of groups) each(phrasings, { page, kind: "mark", mark });
    each(alternatives(notAfter), { page, kind: "notAfter" });
    each(alternatives(notBefore), { page, kind: "notBefore" });
    each(alternatives(denials), { page, kind: "denial" });
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

/** The number of no node: nothing leads to the root. */
const none = 0;

/** Lists of numbers, one for each node, end to end. */
class Rows {
  readonly #starts: number[] = [];
  readonly #values: number[] = [];

  add(values: readonly number[]): void {
    this.#starts.push(this.#values.length);
    this.#values.push(...values);
  }

  pack(): { readonly starts: Int32Array; readonly values: Int32Array } {
    return {
      starts: Int32Array.from([...this.#starts, this.#values.length]),
      values: Int32Array.from(this.#values),
    };
  }
}

/** The values of node `n` stand from `starts[n]` up to `starts[n + 1]`. */
type Packed = ReturnType<Rows["pack"]>;

/** All nodes, the root first. */
function nodesFrom<Mark>(root: Node<Mark>): readonly Node<Mark>[] {
  const found = new Set([root]);
  for (const node of found)
    for (const next of [...node.next.values(), ...node.onward, ...(node.gap === null ? [] : [node.gap])])
      found.add(next);
  return [...found];
}

/**
 * The tree of all sets, in a few arrays of numbers. As objects it would be most of what the relay keeps in memory, and
 * the garbage collector, which looks at each of them again and again, would take a sixth of its time.
 */
export class PhraseTree<Mark> {
  readonly root = 0;
  readonly vocabulary: Vocabulary;
  readonly meanings: readonly Meaning<Mark>[];
  /** Numbers of `meanings`. */
  readonly meaningsOf: Packed;
  /** Where phrasings continue without another token. */
  readonly onward: Packed;
  readonly gaps: Int32Array;
  /** Ascending for each node; `children` has the nodes that they lead to. */
  readonly tokens: Packed;
  readonly children: Packed;

  constructor(sets: readonly PhraseSet<Mark>[]) {
    const planter = new Planter<Mark>();
    for (const [index, set] of sets.entries()) planter.plant(index, set);
    this.vocabulary = planter.vocabulary;
    const nodes = nodesFrom(planter.root);
    const numbers = new Map(nodes.map((node, index) => [node, index]));
    const numberOf = (node: Node<Mark>): number => numbers.get(node) ?? none;
    const meanings = new Map<Meaning<Mark>, number>();
    const rows = { meanings: new Rows(), onward: new Rows(), tokens: new Rows(), children: new Rows() };
    for (const node of nodes) {
      for (const meaning of node.meanings) if (!meanings.has(meaning)) meanings.set(meaning, meanings.size);
      const edges = [...node.next].toSorted(([a], [b]) => a - b);
      rows.meanings.add(node.meanings.map((it) => meanings.get(it) ?? 0));
      rows.onward.add(node.onward.map(numberOf));
      rows.tokens.add(edges.map(([token]) => token));
      rows.children.add(edges.map(([, child]) => numberOf(child)));
    }
    this.meanings = [...meanings.keys()];
    this.meaningsOf = rows.meanings.pack();
    this.onward = rows.onward.pack();
    this.tokens = rows.tokens.pack();
    this.children = rows.children.pack();
    this.gaps = Int32Array.from(nodes, ({ gap }) => (gap === null ? none : numberOf(gap)));
  }

  /** The node that a token leads to; null if none. */
  next(node: number, token: number): number | null {
    const { starts, values } = this.tokens;
    let low = starts[node] ?? 0;
    const end = starts[node + 1] ?? 0;
    let high = end;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((values[middle] ?? 0) < token) low = middle + 1;
      else high = middle;
    }
    return low < end && values[low] === token ? (this.children.values[low] ?? null) : null;
  }

  /** The node where phrasings continue after a gap; null if none does. */
  gap(node: number): number | null {
    const gap = this.gaps[node] ?? none;
    return gap === none ? null : gap;
  }
}
