import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join, sep } from "node:path";
import { expect, test } from "vitest";
import { root } from "./root.ts";

/** Generated files, which documents may mention before they exist. */
const made: ReadonlySet<string> = new Set(["node_modules", "dist", ".data", "test-results"]);

const documents = globSync("**/*.md", {
  cwd: root,
  exclude: (path) => made.has(path) || path === ".git",
})
  .map((path) => path.split(sep).join("/"))
  .toSorted();

const code = /^```[\s\S]*?^```/gm;
const link = /\]\(([^)\s]+)\)/g;
const quoted = /`([^`\n]+)`/g;

/** Relative targets of links, without the part after `#`. */
const linksOf = (text: string): string[] =>
  Array.from(text.matchAll(link), ([, target = ""]) => target.replace(/#.*$/, "")).filter(
    (target) => target !== "" && !/^[a-z]+:/.test(target),
  );

/** Quoted text that reads as a path in the repository; `*` stands for any part of a name. */
const pathsOf = (text: string): string[] =>
  Array.from(text.matchAll(quoted), ([, path = ""]) => path).filter(
    (path) => /^[\w.@*-]+(?:\/[\w.@*-]+)*\/?$/.test(path) && path.includes("/") && isOurs(path),
  );

/** A path into a folder of the repository. */
function isOurs(path: string): boolean {
  const [top = ""] = path.split("/");
  return !made.has(top) && existsSync(join(root, top));
}

const exists = (path: string): boolean => globSync(path, { cwd: root }).length > 0;

const zones = "{client,local,relay,safety-model,scripts,shared,tests}";
const tests: ReadonlySet<string> = new Set(
  globSync(`${zones}/**/*.{test,spec}.{ts,tsx}`, { cwd: root }).map((path) => basename(path)),
);

/** Tests that are quoted by their file name alone. */
const testsIn = (text: string): string[] =>
  Array.from(text.matchAll(quoted), ([, name = ""]) => name).filter((name) =>
    /^[\w-]+\.(?:test|spec)\.tsx?$/.test(name),
  );

function missingIn(document: string): string[] {
  const text = readFileSync(join(root, document), "utf8").replaceAll(code, "");
  return [
    ...linksOf(text).filter((target) => !existsSync(join(root, dirname(document), target))),
    ...pathsOf(text).filter((path) => !exists(path)),
    ...testsIn(text).filter((name) => !tests.has(name)),
  ];
}

test("finds documents, links and paths at all", () => {
  expect(documents).toEqual(expect.arrayContaining(["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"]));
  expect(linksOf("[a](ops/limits.md#x) [b](https://example.org/c) [d](#e)")).toEqual(["ops/limits.md"]);
  expect(pathsOf("`relay/main.ts`, `npm test`, `text/plain`, `tests/e2e/call*.spec.ts`")).toEqual([
    "relay/main.ts",
    "tests/e2e/call*.spec.ts",
  ]);
  expect(exists("tests/e2e/call*.spec.ts")).toBe(true);
  expect(exists("relay/no-such-file.ts")).toBe(false);
});

test.each(documents)("%s names only files that exist", (document) => {
  expect(missingIn(document)).toEqual([]);
});

const mostWords: Readonly<Record<string, number>> = { "README.md": 1_800, "ARCHITECTURE.md": 2_000 };

test.each(Object.entries(mostWords))("%s stays under %i words", (document, most) => {
  const words = readFileSync(join(root, document), "utf8").split(/\s+/).filter(Boolean);
  expect(words.length).toBeLessThan(most);
});
