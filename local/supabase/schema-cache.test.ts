import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openSchemaCache } from "./schema-cache.ts";

let base: string;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "hearken-schema-"));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

/** The library's, which has the database's folder in it. */
const keyIn = (folder: string) => `schema-cache:postgres::${join(folder, "postgres")}`;

test("what was read is found again where the data is copied to, until a migration changes it", async () => {
  const [first, copy] = [join(base, "first"), join(base, "copy")];
  mkdirSync(first);
  await openSchemaCache(first).set(keyIn(first), "tables");
  cpSync(first, copy, { recursive: true });
  const copied = openSchemaCache(copy);
  expect(await copied.get(keyIn(copy))).toBe("tables");
  copied.forget();
  expect(await openSchemaCache(copy).get(keyIn(copy))).toBeUndefined();
  expect(await openSchemaCache(first).get(keyIn(first))).toBe("tables");
});
