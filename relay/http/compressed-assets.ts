import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const suffix = ".br";

/**
 * The compressed copies of the build's hashed files, by URL path of the original. Their content never
 * changes, so they are kept in memory: about a megabyte.
 */
export async function readCompressedAssets(clientDir: string): Promise<ReadonlyMap<string, Buffer>> {
  const folder = join(clientDir, "assets");
  const names = await readdir(folder).catch(() => []);
  const entries = names
    .filter((name) => name.endsWith(suffix))
    .map(
      async (name) =>
        [`/assets/${name.slice(0, -suffix.length)}`, await readFile(join(folder, name))] as const,
    );
  return new Map(await Promise.all(entries));
}
