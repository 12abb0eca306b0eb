/**
 * Checks what the linter can't: folder circles, test doubles in the product, and citations of rules that
 * aren't stated.
 */
import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import process from "node:process";
import { root } from "./root.ts";
import { structureFaults } from "./structure.ts";

const zones = "client,local,ops,relay,safety-model,scripts,shared,supabase,tests,tools";
const paths = [
  ...globSync(`{${zones}}/**/*.{ts,tsx,js,css,md,sql,yml,toml}`, { cwd: root }),
  ...globSync("*.md", { cwd: root }),
].map((path) => path.split(sep).join("/"));
const tree = Object.fromEntries(paths.map((path) => [path, readFileSync(join(root, path), "utf8")]));
const faults = structureFaults(tree);

for (const fault of faults) console.error(fault);
if (faults.length === 0)
  console.log(
    `${paths.length} files: no circular imports, no test doubles in product code, no unknown rules, no unexplained length.`,
  );
process.exitCode = faults.length === 0 ? 0 : 1;
