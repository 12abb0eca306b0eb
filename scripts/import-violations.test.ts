import { expect, test } from "vitest";
import { importViolations, type Manifest, type Tree } from "./import-violations.ts";

const manifest: Manifest = {
  dependencies: { zod: "4", ws: "8", express: "5" },
  devDependencies: { react: "19", vitest: "5", pg: "8" },
};
const violations = (tree: Tree) => importViolations(tree, manifest);

test("a tree that keeps the rules has none", () => {
  const tree = {
    "shared/plans.ts": 'import { z } from "zod"; import { a } from "./a.ts";',
    "client/app/pages/home.tsx":
      'import "react"; import { h } from "../../features/home/home.tsx"; import "#shared/plans.ts";',
    "client/features/home/home.tsx":
      'import icon from "./icon.svg?url"; import { Button } from "../../ui/button.tsx";',
    "relay/http/app.ts": 'import { readFile } from "node:fs/promises"; import express from "express";',
    "relay/safety/screen.test.ts": 'import "vitest"; import "node:fs"; import "#tests/support/texts.ts";',
    "local/mail/main.ts": 'import "pg"; import "#shared/plans.ts";',
    "scripts/start.ts": 'import "#local/stack.ts"; const relay = await import("#relay/env/env.ts");',
    "tests/e2e/a.spec.ts": 'import "#client/i18n/en/common.json"; import "#local/stack.ts";',
  };
  expect(violations(tree)).toEqual([]);
});

test.each<[string, string, string, string]>([
  ["shared knows nobody", "shared/a.ts", 'import "#relay/env/env.ts";', "shared may import shared only"],
  [
    "shared uses zod alone",
    "shared/a.ts",
    'import "ws";',
    "shared may not import this package in production",
  ],
  ["shared runs in browsers", "shared/a.ts", 'import "node:fs";', "shared imports no node: module"],
  [
    "the client does not know the relay",
    "client/lib/a.ts",
    'import "#relay/a.ts";',
    "client may import client, shared only",
  ],
  [
    "the relay does not know stand-ins",
    "relay/a.ts",
    'import "#local/stack.ts";',
    "relay may import relay, safety-model, shared only",
  ],
  [
    "stand-ins do not know the relay",
    "local/a.ts",
    'import "#relay/env/env.ts";',
    "local may import local, shared only",
  ],
  [
    "not in a type either",
    "relay/a.ts",
    'type S = import("#local/stack.ts").S;',
    "relay may import relay, safety-model, shared only",
  ],
  [
    "not lazily either",
    "relay/a.ts",
    'await import("#local/stack.ts");',
    "relay may import relay, safety-model, shared only",
  ],
  [
    "not by passing it on",
    "relay/a.ts",
    'const a = 1; export { b } from "#local/stack.ts";',
    "relay may import relay, safety-model, shared only",
  ],
  [
    "production installs dependencies alone",
    "relay/a.ts",
    'import "pg";',
    "relay may not import this package in production",
  ],
  ["nothing undeclared", "local/a.ts", 'import "@left/pad/x";', "not a dependency in package.json"],
  [
    "the core is pure",
    "relay/conversation/turn.ts",
    'import "node:timers";',
    "the functional core imports no ws, openai, stripe or node: module",
  ],
  [
    "and touches no socket",
    "relay/safety/a.ts",
    'import "ws";',
    "the functional core imports no ws, openai, stripe or node: module",
  ],
  [
    "features keep apart",
    "client/features/a/x.ts",
    'import "../b/y.ts";',
    "features do not import each other: they meet in client/app/pages",
  ],
  [
    "by alias too",
    "client/features/a/x.ts",
    'import "#client/features/b/y.ts";',
    "features do not import each other: they meet in client/app/pages",
  ],
  [
    "the kit knows no feature",
    "client/ui/x.tsx",
    'import "../features/a/y.ts";',
    "client/ui and client/lib know no feature and no page",
  ],
  [
    "other folders by alias",
    "relay/a.ts",
    'import "../shared/plans.ts";',
    "reach another folder by its alias, #shared/…",
  ],
])("%s", (_name, path, text, rule) => {
  const specifier = /"(.+?)"/.exec(text)?.[1];
  expect(violations({ [path]: `\n${text}` })).toEqual([`${path}:2 ${rule} (${specifier})`]);
});

test("no barrels, also not of types, and no utils", () => {
  expect(
    violations({ "shared/index.ts": 'export * from "./a.ts"; export type { B } from "./b.ts";' }),
  ).toEqual(["shared/index.ts:1 no barrels: import from the file that has it"]);
  expect(violations({ "client/lib/utils.ts": "export const a = 1;" })).toEqual([
    "client/lib/utils.ts:1 no utils: name the file after what is in it",
  ]);
});
