import { afterAll, beforeAll, describe } from "vitest";
import { openPostgres } from "./support/postgres-database.ts";
import type { TestDatabase } from "./support/test-database.ts";
import { allSuites } from "./suites/all.ts";
import { concurrencySuite } from "./suites/concurrency.ts";
import { keepingConcurrencySuite } from "./suites/keeping-concurrency.ts";

describe("on PostgreSQL with the roles of a hosted project", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openPostgres();
  });
  afterAll(() => database.close());

  for (const suite of [...allSuites, concurrencySuite, keepingConcurrencySuite]) suite(() => database);
});
