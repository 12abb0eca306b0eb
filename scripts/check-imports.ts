/** Checks who imports what: one line for every broken rule. */
import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import process from "node:process";
import { z } from "zod";
import { zones } from "./import-rules.ts";
import { importViolations } from "./import-violations.ts";
import { root } from "./root.ts";

const names = z.record(z.string(), z.string()).default({});
const manifestSchema = z.object({
  dependencies: names,
  devDependencies: names,
  optionalDependencies: names,
});

const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")));
const paths = globSync(`{${zones.join(",")}}/**/*.{ts,tsx,js}`, { cwd: root }).map((path) =>
  path.split(sep).join("/"),
);
const tree = Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), "utf8")]));
const violations = importViolations(tree, {
  dependencies: manifest.dependencies,
  devDependencies: { ...manifest.devDependencies, ...manifest.optionalDependencies },
});

for (const violation of violations) console.error(violation);
if (violations.length === 0) console.log(`${paths.length} files keep the import rules.`);
process.exitCode = violations.length === 0 ? 0 : 1;
