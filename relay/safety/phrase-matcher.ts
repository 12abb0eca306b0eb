import { sentenceEnd, tokensOf } from "#safety-model/runtime/tokens.ts";

/**
 * One page of phrasings that a native speaker can review.
 *
 * In a phrasing `[name]` stands for any of the alternatives of `words.name`, and `...` for up to four further words
 * (six characters in Chinese, Japanese and Korean) of the same sentence. Case, accents and apostrophes don't matter.
 */
export type Page<Mark> = {
  /** Alternatives, separated by `|`. */
  readonly words: Readonly<Record<string, string>>;
  readonly groups: readonly { readonly mark: Mark; readonly phrasings: readonly string[] }[];
  /** A phrasing doesn't count after one of these in the same sentence, close before it or inside it: `not | he said`. */
  readonly notAfter: string;
  /** Nor where one of these follows closely: `lol | とは思わない`. */
  readonly notBefore: string;
};

/** What a place in the tree stands for: a page's mark, or its veto over what starts after it or ends before it. */
type Meaning<Mark> =
  | { readonly page: number; readonly kind: "mark"; readonly mark: Mark }
  | { readonly page: number; readonly kind: "notAfter" | "notBefore" };

/** Several phrasings may go on with the same word, each in a way of its own. */
type Node<Mark> = {
  readonly next: Map<string, Node<Mark>[]>;
  gap: Node<Mark> | null;
  /** Where phrasings go on after one of a list's alternatives, without another token. */
  readonly onward: Node<Mark>[];
  readonly meanings: Meaning<Mark>[];
  /** Part of the common beginnings of phrasings, before their first list or gap. */
  readonly isShared: boolean;
};

type Hit<Mark> = { readonly start: number; readonly end: number; readonly meaning: Meaning<Mark> };

/** So many tokens before or after a phrasing can veto it: words, or characters where a script has no spaces. */
const vetoReach = { words: 5, characters: 12 } as const;

/** What `...` may skip. */
const gapReach = { words: 4, characters: 6 } as const;

const isCharacter = (token: string): boolean =>
  !/^[a-z0-9\u0621-\u064a]/.test(token) && token !== sentenceEnd;

const newNode = <Mark>(isShared = false): Node<Mark> => ({
  next: new Map(),
  gap: null,
  onward: [],
  meanings: [],
  isShared,
});

const alternatives = (list: string): readonly string[] =>
  list
    .split("|")
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");

/** Tokens of what pages are made of: the same lists stand in many phrasings. Emptied once the pages are read. */
const tokensOfParts = new Map<string, readonly string[]>();

function tokensOnce(part: string): readonly string[] {
  const tokens = tokensOfParts.get(part) ?? tokensOf(part);
  tokensOfParts.set(part, tokens);
  return tokens;
}

/** Leads from a node by a token to another. */
function link<Mark>(from: Node<Mark>, token: string, to: Node<Mark>): void {
  const known = from.next.get(token);
  if (known) known.push(to);
  else from.next.set(token, [to]);
}

/** The node after a token: the common one where there is one, else a new one. */
function stepInto<Mark>(node: Node<Mark>, token: string): Node<Mark> {
  const known = node.isShared ? node.next.get(token)?.find(({ isShared }) => isShared) : undefined;
  if (known) return known;
  const fresh = newNode<Mark>(node.isShared);
  link(node, token, fresh);
  return fresh;
}

/** All alternatives of a list lead to one node, however many there are. */
function stepThrough<Mark>(node: Node<Mark>, list: string, words: Page<Mark>["words"]): Node<Mark> {
  const end = newNode<Mark>();
  for (const alternative of alternatives(list))
    for (const last of follow(node, alternative, words)) last.onward.push(end);
  return end;
}

/** A list that is written together with a word beside it: `d'[act]`. It is part of that word, so it is spelled out. */
const joinedList =
  /(?<=[\p{Script=Latin}\p{Script=Arabic}'’])\[(\w+)\]|\[(\w+)\](?=[\p{Script=Latin}\p{Script=Arabic}'’])/u;

/** A phrasing once for each alternative of the first list that is written together with a word; else as it is. */
function separated(phrasing: string, words: Page<unknown>["words"]): readonly string[] {
  const joined = joinedList.exec(phrasing);
  const list = words[joined?.[1] ?? joined?.[2] ?? ""];
  if (joined === null || list === undefined) return [phrasing];
  const rest = phrasing.slice(joined.index + joined[0].length);
  return alternatives(list).flatMap((it) => separated(phrasing.slice(0, joined.index) + it + rest, words));
}

/** Where one part of a phrasing leads to: words, a list, or a gap. */
function stepOver<Mark>(node: Node<Mark>, part: string, words: Page<Mark>["words"]): Node<Mark> {
  if (part === "...") return (node.gap ??= newNode<Mark>());
  const name = /^\[(\w+)\]$/.exec(part)?.[1];
  if (name === undefined) return tokensOnce(part).reduce(stepInto<Mark>, node);
  const list = words[name];
  if (list === undefined) throw new Error(`no words for [${name}]`);
  return stepThrough(node, list, words);
}

/** Where a phrasing, or an alternative of a list, leads to from a node. */
function follow<Mark>(from: Node<Mark>, phrasing: string, words: Page<Mark>["words"]): readonly Node<Mark>[] {
  return separated(phrasing, words).map((plain) => {
    const parts = plain.split(/(\[\w+\]|\.\.\.)/);
    const node = parts.reduce((at, part) => stepOver(at, part, words), from);
    if (node === from) throw new Error(`an empty phrasing: "${phrasing}"`);
    return node;
  });
}

function plant<Mark>(
  root: Node<Mark>,
  phrasing: string,
  words: Page<Mark>["words"],
  meaning: Meaning<Mark>,
): void {
  for (const last of follow(root, phrasing, words)) last.meanings.push(meaning);
}

/** All pages as one graph over tokens; its size is that of the pages, not of all that they spell out. */
function grow<Mark>(pages: readonly Page<Mark>[]): Node<Mark> {
  const root = newNode<Mark>(true);
  for (const [page, { words, groups, notAfter, notBefore }] of pages.entries()) {
    for (const { mark, phrasings } of groups)
      for (const phrasing of phrasings) plant(root, phrasing, words, { page, kind: "mark", mark });
    for (const veto of alternatives(notAfter)) plant(root, veto, words, { page, kind: "notAfter" });
    for (const veto of alternatives(notBefore)) plant(root, veto, words, { page, kind: "notBefore" });
  }
  tokensOfParts.clear();
  return root;
}

/** Everything that begins at a token. Bounded: phrasings hold few gaps, and a gap skips few tokens. */
function hitsFrom<Mark>(root: Node<Mark>, tokens: readonly string[], start: number): readonly Hit<Mark>[] {
  const hits: Hit<Mark>[] = [];
  const walk = (node: Node<Mark>, at: number): void => {
    for (const meaning of node.meanings) hits.push({ start, end: at, meaning });
    for (const next of node.onward) walk(next, at);
    const token = tokens[at];
    if (token === undefined) return;
    for (const next of node.next.get(token) ?? []) walk(next, at + 1);
    if (node.gap) skip(node.gap, at);
  };
  const skip = (gap: Node<Mark>, from: number): void => {
    for (let at = from, left = 1; at < tokens.length && left >= 0; at += 1) {
      const token = tokens[at] ?? "";
      for (const next of gap.next.get(token) ?? []) walk(next, at + 1);
      if (token === sentenceEnd) return;
      left -= 1 / (isCharacter(token) ? gapReach.characters : gapReach.words);
    }
  };
  walk(root, start);
  // In Arabic "and" and "so" grow onto the next word.
  const first = tokens[start] ?? "";
  if (/^[وف](?=.{3})/.test(first))
    for (const next of root.next.get(first.slice(1)) ?? []) walk(next, start + 1);
  return hits;
}

function isVetoed<Mark>(
  { start, end, meaning }: Hit<Mark>,
  vetoes: readonly Hit<Mark>[],
  tokens: readonly string[],
): boolean {
  const reaches = (from: number, to: number): boolean => {
    const between = tokens.slice(from, to);
    const reach = between.some(isCharacter) ? vetoReach.characters : vetoReach.words;
    return between.length <= reach && !between.includes(sentenceEnd);
  };
  return vetoes.some((veto) => {
    if (veto.meaning.page !== meaning.page) return false;
    return veto.meaning.kind === "notAfter"
      ? veto.end <= end && veto.start !== start && (veto.start > start || reaches(veto.end, start))
      : veto.start >= start && (veto.start < end || reaches(end, veto.start));
  });
}

/** Reads a text against pages of phrasings, all languages at once, in time proportional to its length. */
export function matcherOf<Mark>(pages: readonly Page<Mark>[]): (text: string) => readonly Mark[] {
  const root = grow(pages);
  return (text) => {
    const tokens = tokensOf(text);
    const hits = tokens.flatMap((_, start) => hitsFrom(root, tokens, start));
    const vetoes = hits.filter(({ meaning }) => meaning.kind !== "mark");
    return hits.flatMap((hit) =>
      hit.meaning.kind === "mark" && !isVetoed(hit, vetoes, tokens) ? [hit.meaning.mark] : [],
    );
  };
}
