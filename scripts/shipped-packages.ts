import { z } from "zod";

/** A package in the lockfile. */
export type Package = {
  /** Its path from the root: `node_modules/express`. */
  readonly path: string;
  readonly name: string;
  readonly version: string;
  /** Null if the lockfile names none; the package's own manifest may. */
  readonly license: string | null;
};

const names = z.record(z.string(), z.string()).default({});
const entrySchema = z.object({
  version: z.string().default(""),
  license: z.string().optional(),
  dependencies: names,
});
type Entry = z.output<typeof entrySchema>;
type Packages = Readonly<Record<string, Entry>>;

const manifestSchema = z.object({ dependencies: names });
const lockfileSchema = z.object({ packages: z.record(z.string(), entrySchema) });

const specifier = /(?:\bfrom|\bimport|\burl)\s*\(?\s*"((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^"]*)?"/g;

/** Packages that a source file or style sheet imports, without Node's own modules. */
export function importedPackages(text: string): string[] {
  return Array.from(text.matchAll(specifier), ([, name = ""]) => name);
}

/** Where the package at `path` finds `name`: in the nearest `node_modules` above it, as Node resolves it. */
function resolveFrom(packages: Packages, path: string, name: string): string | null {
  const folders = path === "" ? [] : path.split("/node_modules/");
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const above = folders.slice(0, depth).join("/node_modules/");
    const candidate = above === "" ? `node_modules/${name}` : `${above}/node_modules/${name}`;
    if (packages[candidate] !== undefined) return candidate;
  }
  return null;
}

/**
 * The packages that ship, by name: `dependencies`, which go into the image, other packages that the client
 * bundles, and everything that these depend on.
 *
 * @param clientTexts sources and style sheets of the client, without tests
 */
export function shippedPackages(
  manifest: string,
  lockfile: string,
  clientTexts: readonly string[],
): readonly Package[] {
  const { dependencies } = manifestSchema.parse(JSON.parse(manifest));
  const { packages } = lockfileSchema.parse(JSON.parse(lockfile));
  const found = new Set<string>();
  const visit = (from: string, name: string): void => {
    const path = resolveFrom(packages, from, name);
    if (path === null || found.has(path)) return;
    found.add(path);
    for (const next of Object.keys(packages[path]?.dependencies ?? {})) visit(path, next);
  };
  for (const name of Object.keys(dependencies)) visit("", name);
  for (const name of clientTexts.flatMap(importedPackages)) visit("", name);
  return [...found].toSorted().map((path) => ({
    path,
    name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
    version: packages[path]?.version ?? "",
    license: packages[path]?.license ?? null,
  }));
}

/** Licenses that only require a notice, and those of the fonts. Any other must be reviewed first. */
const allowed: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "CC0-1.0",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Unlicense",
]);

/**
 * Whether a package with this license may ship. `license` is an SPDX expression, for example `(MIT OR
 * GPL-3.0)`.
 */
export function mayShip(license: string): boolean {
  const alternatives = license.replaceAll(/[()]/g, "").split(" OR ");
  return alternatives.some((it) => it.split(" AND ").every((id) => allowed.has(id.trim())));
}
