import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

export type SchemaCache = {
  get(key: string): Promise<string | undefined>;
  set(key: string, value: string): Promise<void>;
  delete(): Promise<void>;
  /** Call this when a migration changed the schema. */
  forget(): void;
};

/**
 * Caches what the library reads from the database's catalogue: reading it takes most of a second at each
 * start, and only a migration changes it.
 */
export function openSchemaCache(dataDir: string): SchemaCache {
  const file = join(dataDir, "schema-cache.json");
  let kept = existsSync(file) ? cacheSchema.parse(JSON.parse(readFileSync(file, "utf8"))) : {};
  // The library's key has the folder's path in it, under which a copied or moved folder would find nothing.
  const keyOf = (key: string) => key.replace(dataDir, "");
  return {
    get: async (key) => kept[keyOf(key)],
    async set(key, value) {
      kept = { [keyOf(key)]: value };
      writeFileSync(`${file}.new`, JSON.stringify(kept), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
    // The library clears its cache whenever it closes, which says nothing about the schema.
    delete: async () => undefined,
    forget() {
      kept = {};
      rmSync(file, { force: true });
    },
  };
}

const cacheSchema = z.record(z.string(), z.string());
