import { afterAll, beforeAll, describe } from "vitest";
import { openPostgres } from "./support/postgres-database.ts";
import type { TestDatabase } from "./support/test-database.ts";
import { reminderYearSuite } from "./suites/reminder-year.ts";

/** A stage and server of its own: it takes a minute of processor time, in parallel with all the others. */
describe("on PostgreSQL, for a year", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openPostgres();
  });
  afterAll(() => database.close());

  reminderYearSuite(() => database);
});
