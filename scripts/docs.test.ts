import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./root.ts";

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((path) => path !== "" && existsSync(join(root, path)));
const documents = files.filter((path) => path.endsWith(".md"));
const folders = new Set(files.map((path) => path.split("/")[0]));

const code = /^```[\s\S]*?^```/gm;
const link = /\]\(([^)\s]+)\)/g;
const quoted = /`([^`\n]+)`/g;

/** Relative targets of links, without what follows `#`. */
const linksOf = (text: string): string[] =>
  Array.from(text.matchAll(link), ([, target = ""]) => target.replace(/#.*$/, "")).filter(
    (target) => target !== "" && !/^[a-z]+:/.test(target),
  );

/** What is quoted and reads as a path of the repository; `*` stands for any part of a name. */
const pathsOf = (text: string): string[] =>
  Array.from(text.matchAll(quoted), ([, path = ""]) => path).filter(
    (path) => /^[\w.@*-]+(?:\/[\w.@*-]+)*\/?$/.test(path) && path.includes("/") && isOurs(path),
  );

/** A path into a folder of the repository, and into none that is made by a command. */
const isOurs = (path: string): boolean => folders.has(path.split("/")[0] ?? "");

const anyOf = (path: string): boolean => {
  const pattern = new RegExp(
    `^${path.replace(/\/$/, "").replaceAll(".", "\\.").replaceAll("*", "[^/]*")}(?:/|$)`,
  );
  return files.some((file) => pattern.test(file));
};

function missingIn(document: string): string[] {
  const text = readFileSync(join(root, document), "utf8").replaceAll(code, "");
  return [
    ...linksOf(text).filter((target) => !existsSync(join(root, dirname(document), target))),
    ...pathsOf(text).filter((path) => !anyOf(path)),
  ];
}

test("finds documents, links and paths at all", () => {
  expect(documents).toEqual(expect.arrayContaining(["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"]));
  expect(linksOf("[a](ops/limits.md#x) [b](https://example.org/c) [d](#e)")).toEqual(["ops/limits.md"]);
  expect(pathsOf("`relay/main.ts`, `npm test`, `text/plain`, `tests/e2e/call*.spec.ts`")).toEqual([
    "relay/main.ts",
    "tests/e2e/call*.spec.ts",
  ]);
  expect(anyOf("tests/e2e/call*.spec.ts")).toBe(true);
  expect(anyOf("relay/no-such-file.ts")).toBe(false);
});

test.each(documents)("%s names only files that exist", (document) => {
  expect(missingIn(document)).toEqual([]);
});

const mostWords: Readonly<Record<string, number>> = { "README.md": 1_800, "ARCHITECTURE.md": 2_000 };

test.each(Object.entries(mostWords))("%s stays under %i words", (document, most) => {
  const words = readFileSync(join(root, document), "utf8").split(/\s+/).filter(Boolean);
  expect(words.length).toBeLessThan(most);
});
