import { afterAll, beforeAll, describe } from "vitest";
import { openPostgres } from "./support/postgres-database.ts";
import type { TestDatabase } from "./support/test-database.ts";
import { reminderYearSuite } from "./suites/reminder-year.ts";

/** A server and a stage of its own: it takes a minute of the processor, beside which all others run. */
describe("on PostgreSQL, for a year", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openPostgres();
  });
  afterAll(() => database.close());

  reminderYearSuite(() => database);
});
