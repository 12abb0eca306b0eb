import { expect, test } from "vitest";
import { folderCircles, testDoublesInProduct, unexplainedLength, unknownRules } from "./structure.ts";

test("folders that import each other, directly or indirectly, are named once", () => {
  const tree = {
    "relay/mail/a.ts": 'import { b } from "../store/b.ts";',
    "relay/store/b.ts": 'import type { c } from "#relay/meter/c.ts";',
    "relay/store/other.ts": "export const d = 1;",
    "relay/meter/c.ts": 'const lazy = () => import("../mail/deeper/e.ts");',
    "relay/mail/deeper/e.ts": 'import "./f.ts";',
  };
  expect(folderCircles(tree)).toEqual([
    "folders import each other: relay/mail -> relay/store -> relay/meter -> relay/mail",
  ]);
});

test("siblings make a circle at any depth; a folder and the one that holds it are read as one", () => {
  const tree = {
    "local/ai/a/one.ts": 'import "../b/two.ts"; import "../top.ts";',
    "local/ai/b/two.ts": 'import "../a/three.ts";',
    "local/ai/top.ts": 'import "./a/one.ts";',
    "client/features/mood/page.ts": 'import "./chart/axis.ts";',
    "client/features/mood/chart/axis.ts": 'import "../page.ts";',
  };
  expect(folderCircles(tree)).toEqual(["folders import each other: local/ai/a -> local/ai/b -> local/ai/a"]);
});

test("one-way imports, tests, and the assembling file make no circle", () => {
  const tree = {
    "relay/relay.ts": 'import "./mail/a.ts"; import "./store/b.ts";',
    "relay/mail/a.ts": 'import "../store/b.ts";',
    "relay/store/b.test.ts": 'import "../mail/a.ts";',
    "client/features/mood/a.tsx": 'import "#client/ui/button.tsx";',
    "client/features/home/b.tsx": 'import "#client/ui/button.tsx";',
  };
  expect(folderCircles(tree)).toEqual([]);
});

test("a product file that imports a test double is reported, a test isn't", () => {
  const tree = {
    "relay/live/a.ts": 'import { Stage } from "../testing/stage.ts";',
    "client/lib/b.ts": 'import { fake } from "./test-doubles.ts";',
    "relay/live/a.test.ts": 'import { Stage } from "../testing/stage.ts";',
  };
  expect(testDoublesInProduct(tree)).toEqual([
    "relay/live/a.ts: imports a test double, relay/testing/stage.ts",
    "client/lib/b.ts: imports a test double, client/lib/test-doubles.ts",
  ]);
});

/** Cited here as data, and not stated anywhere. */
const unknown = ["S5", "A1"].map((id) => `[${id}]`);

test("a cited rule has to be stated in a document", () => {
  const tree = {
    "relay/SPEC.md": "**[T1] Order.** One after another, as [T1] says.",
    "relay/a.ts": `/** In order [T1], within ${unknown.join(", ")}. */`,
  };
  expect(unknownRules(tree)).toEqual(
    unknown.map((id) => `relay/a.ts: cites ${id}, which isn't defined in any document`),
  );
});

test("a long product file has to say why it is long", () => {
  const long = "x;\n".repeat(301);
  const tree = {
    "relay/a.ts": long,
    "relay/b.ts": `/** Longer than most files, because. */\n${long}`,
    "relay/c.test.ts": long,
    "shared/database.types.ts": long,
    "client/d.ts": "x;\n".repeat(300),
    "client/e.css": long,
    "supabase/f.sql": `-- Longer than most files, because.\n${long}`,
  };
  expect(unexplainedLength(tree)).toEqual([
    "relay/a.ts: 301 lines, and no reason in its head",
    "client/e.css: 301 lines, and no reason in its head",
  ]);
});
