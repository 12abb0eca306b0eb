import { queryObjects } from "node:v8";
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

test("a tree is a handful of objects, however many phrasings it has", async () => {
  const phrasings = Array.from({ length: 2_000 }, (_, index) => `some words ${index} and ${index * 7} more`);
  const before = queryObjects(Map, { format: "count" });
  const tree = new PhraseTree([setOf(phrasings)]);
  // What is on the stack counts as used.
  await new Promise((resolve) => void setImmediate(resolve));
  expect(queryObjects(Map, { format: "count" }) - before).toBeLessThan(10);
  expect(marksAt(tree, follow(tree, "some words 1999 and 13993 more".split(" ")))).toEqual(["mark"]);
});
