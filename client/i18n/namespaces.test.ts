import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { english } from "./english.ts";
import { sharedNamespaces } from "./language.ts";

const root = join(import.meta.dirname, "../..");
const isSource = (path: string): boolean => !/\.test\.tsx?$|\/test-[^/]+$/.test(path);
const files = globSync("client/**/*.{ts,tsx}", { cwd: root }).filter(isSource);
const texts = new Map(files.map((path) => [path, readFileSync(join(root, path), "utf8")]));

const quoted = (list: string): string[] => Array.from(list.matchAll(/"(\w+)"/g), ([, name = ""]) => name);

function resolve(from: string, specifier: string): string {
  return specifier.startsWith("#")
    ? specifier.slice(1)
    : relative(root, join(root, dirname(from), specifier));
}

const importPattern = /(?:^|\n)(?:import (?!type\b)|export [{*])[^;]*?"([#.][^"]+\.tsx?)"/g;

/** The files that come along with one, itself among them. */
function closure(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, specifier = ""] of (texts.get(path) ?? "").matchAll(importPattern))
    closure(resolve(path, specifier), found);
  return found;
}

const namespaces = Object.keys(english);

/** What a file shows: the namespaces of its hooks, and those that keys name themselves. */
function usedIn(path: string): string[] {
  const text = texts.get(path) ?? "";
  const hooks = Array.from(text.matchAll(/useTranslation\(([^)]*)\)/g), ([, list = ""]) =>
    list === "" ? ["common"] : quoted(list),
  );
  const keys = Array.from(text.matchAll(/["`](\w+):[\w$]/g), ([, name = ""]) => name);
  return [...hooks.flat(), ...keys.filter((name) => namespaces.includes(name))];
}

const usedBy = (path: string): Set<string> => new Set([...closure(path)].flatMap(usedIn));

type Part = { readonly from: string; readonly path: string; readonly declared: readonly string[] | null };

/** Every part of the app that is fetched on demand, with the texts that are fetched along with it. */
const parts: readonly Part[] = files.flatMap((from) =>
  Array.from(
    (texts.get(from) ?? "").matchAll(
      /(?:(?:[pP]age|withTexts)\(\s*\[([^\]]*)\],\s*(?:async )?\(\) =>\s*\{?[^;]{0,60}?)?(?<!typeof )\bimport\(\s*"([#.][^"]+\.tsx)"/g,
    ),
    ([, list, specifier = ""]) => ({
      from,
      path: resolve(from, specifier),
      declared: list === undefined ? null : quoted(list),
    }),
  ),
);

const shared: readonly string[] = sharedNamespaces;

describe("texts", () => {
  test("that are needed before any page is open are the shared ones", () => {
    expect([...usedBy("client/app/start-app.tsx")].filter((name) => !shared.includes(name))).toEqual([]);
  });

  test("are found in every part of the app", () => {
    expect(parts.length).toBeGreaterThan(30);
    expect([...usedBy("client/features/sessions/detail/session-detail.tsx")]).toContain("conversation");
  });

  test.each(parts.filter(({ path }) => !path.endsWith("/start-app.tsx")))(
    "of $path come with it, and no others",
    ({ path, declared }) => {
      const used = [...usedBy(path)].filter((name) => !shared.includes(name));
      expect(declared?.toSorted() ?? []).toEqual(used.toSorted());
    },
  );
});
