import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

const lockfileSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      optionalDependencies: z.record(z.string(), z.string()).default({}),
    }),
  ),
});
const { packages } = lockfileSchema.parse(
  JSON.parse(readFileSync(new URL("../package-lock.json", import.meta.url), "utf8")),
);

/** Every version of `name` that a package at `path` could load, nearest first. */
function versionsSeenFrom(path: string, name: string): (string | undefined)[] {
  const parts = path.split("/node_modules/");
  const folders = parts.map((_part, index) => parts.slice(0, parts.length - index).join("/node_modules/"));
  return [...folders, ""]
    .map((folder) => packages[folder === "" ? `node_modules/${name}` : `${folder}/node_modules/${name}`])
    .filter((found) => found !== undefined)
    .map((found) => found.version);
}

/** npm omits what its registry doesn't have, and then `npm ci` refuses the lockfile on every machine. */
test("the lockfile names the packages of every platform", () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies }]) =>
    Object.entries(optionalDependencies)
      .filter(([, range]) => /^\d+\.\d+\.\d+$/.test(range))
      .filter(([name, version]) => !versionsSeenFrom(path, name).includes(version))
      .map(([name, version]) => `${name}@${version}`),
  );
  expect(missing).toEqual([]);
});
