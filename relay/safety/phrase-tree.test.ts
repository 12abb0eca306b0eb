import { expect, test } from "vitest";
import { PhraseTree } from "./phrase-tree.ts";

const setOf = (phrasings: readonly string[]) => ({
  words: { act: "go|stay here|leave" },
  groups: [{ mark: "found", phrasings }],
  notAfter: "not",
  notBefore: "lol",
});

/** The nodes along some words; null where the tree ends. */
function follow(tree: PhraseTree<string>, words: readonly string[]): number | null {
  let node: number | null = tree.root;
  for (const word of words) node = node === null ? null : tree.next(node, tree.vocabulary.get(word) ?? -1);
  return node;
}

const marksAt = (tree: PhraseTree<string>, node: number | null) =>
  node === null
    ? []
    : [
        ...tree.meaningsOf.values.subarray(tree.meaningsOf.starts[node], tree.meaningsOf.starts[node + 1]),
      ].map((index) => tree.meanings[index]?.kind);

test("words, gaps and lists lead from node to node", () => {
  const tree = new PhraseTree([setOf(["i want out", "i ... home", "i [act] now"])]);
  expect(marksAt(tree, follow(tree, ["i", "want", "out"]))).toEqual(["mark"]);
  expect(marksAt(tree, follow(tree, ["not"]))).toEqual(["notAfter"]);
  expect(follow(tree, ["want"])).toBeNull();
  const gap = tree.gap(follow(tree, ["i"]) ?? 0) ?? 0;
  expect(marksAt(tree, tree.next(gap, tree.vocabulary.get("home") ?? -1))).toEqual(["mark"]);
  const { starts, values } = tree.onward;
  for (const words of [
    ["i", "go"],
    ["i", "stay", "here"],
  ]) {
    const end = values[starts[follow(tree, words) ?? 0] ?? -1] ?? 0;
    expect(marksAt(tree, tree.next(end, tree.vocabulary.get("now") ?? -1))).toEqual(["mark"]);
  }
});

/** The objects that something consists of; an array of numbers is one. */
function objectsIn(whole: unknown): number {
  if (typeof whole !== "object" || whole === null) return 0;
  if (ArrayBuffer.isView(whole)) return 1;
  const parts = whole instanceof Map ? [...whole.values()] : Object.values(whole);
  return parts.reduce<number>((sum, part) => sum + objectsIn(part), 1);
}

test("a tree is a handful of objects, however many phrasings it has", () => {
  const phrasings = Array.from({ length: 2_000 }, (_, index) => `some words ${index} and ${index * 7} more`);
  const small = new PhraseTree([setOf(phrasings.slice(0, 1))]);
  const large = new PhraseTree([setOf(phrasings)]);
  expect(objectsIn(large)).toBe(objectsIn(small));
  expect(marksAt(large, follow(large, "some words 1999 and 13993 more".split(" ")))).toEqual(["mark"]);
});
