import { posix } from "node:path";

/** The project's files: their paths from the root, with `/`, and their content. */
export type Tree = Readonly<Record<string, string>>;

/** Tests and their helpers, which never ship and may import anything. */
const isTestFile = (path: string): boolean =>
  /\.(?:test|spec)\.[jt]sx?$|(?:^|\/)(?:test-[^/]+\.[jt]sx?$|testing\/|tests\/)/.test(path);

const isSource = (path: string): boolean => /\.[jt]sx?$/.test(path);
const importPattern = /(?:\bfrom|\bimport)\s*\(?\s*"([#.][^"?]+)/g;

/** Files of the project that a file imports, as paths from the root. */
function importsOf(path: string, text: string): string[] {
  return Array.from(text.matchAll(importPattern), ([, specifier = ""]) =>
    specifier.startsWith("#") ? specifier.slice(1) : posix.join(posix.dirname(path), specifier),
  );
}

/**
 * The folder unit that a file belongs to: two folders deep, or three in features. Deeper folders belong to
 * it.
 */
function roomOf(path: string): string {
  const parts = path.split("/");
  const depth = parts[1] === "features" ? 3 : 2;
  return parts.slice(0, Math.min(depth, parts.length - 1)).join("/");
}

/** Every circular path from a unit back to itself, each once, as `a -> b -> a`. */
function circlesIn(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const found = new Set<string>();
  const visit = (room: string, way: readonly string[]): void => {
    const begun = way.indexOf(room);
    if (begun !== -1) {
      const circle = way.slice(begun);
      const first = circle.indexOf(circle.toSorted()[0] ?? room);
      const turned = [...circle.slice(first), ...circle.slice(0, first)];
      found.add([...turned, turned[0]].join(" -> "));
      return;
    }
    if (done.has(room)) return;
    for (const next of graph.get(room) ?? []) visit(next, [...way, room]);
    done.add(room);
  };
  const done = new Set<string>();
  for (const room of graph.keys()) visit(room, []);
  return [...found];
}

/**
 * Where two files' folders part: siblings at any depth. Null where one folder holds the other, for then both are read
 * as one.
 */
function siblingsOf(from: string, to: string): readonly [string, string] | null {
  const [one, other] = [from.split("/").slice(0, -1), to.split("/").slice(0, -1)];
  const parting = one.findIndex((part, depth) => part !== other[depth]);
  if (parting === -1 || parting >= other.length) return null;
  return [one.slice(0, parting + 1).join("/"), other.slice(0, parting + 1).join("/")];
}

/** Folders that import each other in a circle, so that neither can be read or moved without the other. */
export function folderCircles(tree: Tree): string[] {
  const graph = new Map<string, Set<string>>();
  const link = (from: string, to: string) => graph.set(from, (graph.get(from) ?? new Set()).add(to));
  for (const [path, text] of Object.entries(tree)) {
    if (!isSource(path) || isTestFile(path)) continue;
    const from = roomOf(path);
    for (const target of importsOf(path, text)) {
      const to = roomOf(target);
      const siblings = to === from ? siblingsOf(path, target) : null;
      if (siblings !== null) link(...siblings);
      // The file that assembles a zone stands above its folders.
      if (to === from || to === "relay" || from === "scripts" || to === "scripts") continue;
      link(from, to);
    }
  }
  return circlesIn(graph).map((circle) => `folders import each other: ${circle}`);
}

/** Product files that import test code. */
export function testDoublesInProduct(tree: Tree): string[] {
  return Object.entries(tree).flatMap(([path, text]) =>
    isSource(path) && !isTestFile(path) && !/^(?:scripts|tools)\//.test(path)
      ? importsOf(path, text)
          .filter((target) => isTestFile(target))
          .map((target) => `${path}: imports a test double, ${target}`)
      : [],
  );
}

/** `[T3]`, the form in which rules are cited. */
const citation = /\[([A-Z]\d{1,2})\]/g;
const definition = /^\*\*\[([A-Z]\d{1,2})\]/gm;

/** Rules that are cited but stated in no document of the repository. */
export function unknownRules(tree: Tree): string[] {
  const stated = new Set(
    Object.entries(tree)
      .filter(([path]) => path.endsWith(".md"))
      .flatMap(([, text]) => Array.from(text.matchAll(definition), ([, id = ""]) => id)),
  );
  return Object.entries(tree).flatMap(([path, text]) =>
    Array.from(text.matchAll(citation), ([, id = ""]) => id)
      .filter((id) => !stated.has(id))
      .map((id) => `${path}: cites [${id}], which isn't defined in any document`),
  );
}

/** More lines than a file usually needs for one idea. */
const longLines = 300;
const isReadAsSource = (path: string): boolean => isSource(path) || /\.(?:css|sql)$/.test(path);

/** Product files that are long and don't say why, with "Longer than most files". Generated files need no reason. */
export function unexplainedLength(tree: Tree): string[] {
  return Object.entries(tree).flatMap(([path, text]) => {
    const lines = text.split("\n").length - 1;
    const isExempt = !isReadAsSource(path) || isTestFile(path) || path.endsWith(".types.ts");
    if (isExempt || lines <= longLines || text.includes("Longer than most files")) return [];
    return [`${path}: ${lines} lines, and no reason in its head`];
  });
}

/** Everything that is wrong with the structure, one line each. */
export const structureFaults = (tree: Tree): string[] => [
  ...folderCircles(tree),
  ...testDoublesInProduct(tree),
  ...unknownRules(tree),
  ...unexplainedLength(tree),
];
