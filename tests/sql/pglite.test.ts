import { afterAll, beforeAll, describe } from "vitest";
import { openPglite } from "./support/pglite-database.ts";
import { allSuites, declareSuites } from "./suites/all.ts";
import type { TestDatabase } from "./support/test-database.ts";

describe("on PGlite, as the local Supabase runs it", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openPglite();
  });
  afterAll(() => database.close());

  declareSuites(allSuites, () => database);
});
