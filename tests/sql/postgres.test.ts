import { afterAll, beforeAll, describe } from "vitest";
import { openPostgres } from "./support/postgres-database.ts";
import type { TestDatabase } from "./support/test-database.ts";
import { allSuites, declareSuites } from "./suites/all.ts";
import { concurrencySuite } from "./suites/concurrency.ts";
import { keepingConcurrencySuite } from "./suites/keeping-concurrency.ts";
import { lockOrderSuite } from "./suites/lock-order.ts";
import { meteringConcurrencySuite } from "./suites/metering-concurrency.ts";
import { trendSimulations } from "./suites/trend-simulations.ts";

describe("on PostgreSQL with the roles of a hosted project", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await openPostgres();
  });
  afterAll(() => database.close());

  declareSuites(allSuites, () => database);
  const forRealConnections = [
    meteringConcurrencySuite,
    concurrencySuite,
    keepingConcurrencySuite,
    lockOrderSuite,
    trendSimulations,
  ];
  declareSuites(forRealConnections, () => database);
});
