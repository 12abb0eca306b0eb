import process from "node:process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { forgottenPayment, unpaidOrUngranted } from "./support/money/rules.ts";
import { MoneyWorld } from "./support/money/world.ts";
import { openPglite } from "./support/pglite-database.ts";
import type { TestDatabase } from "./support/test-database.ts";

/** `ORDERS=5000` tries more; `FUZZ_SEED` repeats a failure. */
const orders = Number(process.env["ORDERS"] ?? 60);
const firstSeed = Number(process.env["FUZZ_SEED"] ?? Math.trunc(Math.random() * 2 ** 31));
const happenings = 30;

let database: TestDatabase;
beforeAll(async () => {
  database = await openPglite();
});
afterAll(() => database.close());

/** What went wrong in one order of events, and the order. */
async function tell(seed: number): Promise<string> {
  const world = await MoneyWorld.open(database, seed);
  const report = (wrong: readonly string[]): string =>
    wrong.length === 0 ? "" : [`FUZZ_SEED=${String(seed)}`, ...wrong, "", ...world.told].join("\n");
  for (let count = 0; count < happenings; count += 1) {
    await world.happen();
    if (world.running > 1) return report(["two subscriptions are running"]);
  }
  await world.turns.finish();
  const forgotten = await forgottenPayment(world);
  await world.rest();
  return report([...forgotten, ...(await unpaidOrUngranted(world))]);
}

test(
  "what is paid is granted, once, and nothing else, in any order of events",
  {
    timeout: 60_000 + orders * 2_000,
  },
  async () => {
    for (let order = 0; order < orders; order += 1) expect(await tell(firstSeed + order)).toBe("");
  },
);
