import { afterAll, beforeAll, expect, test } from "vitest";
import { BillingWorld, type Buyer } from "#tests/support/billing-world.ts";

let world: BillingWorld;
beforeAll(async () => {
  world = await BillingWorld.start();
});
afterAll(() => world.stop());

const byEvents = (): Promise<unknown> => world.control("flush");

async function byReconciliation(buyer: Buyer): Promise<void> {
  await world.control("drop");
  await world.reconcileNow(buyer);
}

async function statusesOf(buyer: Buyer): Promise<string[]> {
  const { billingHistory } = await world.call(buyer, "get-billing-history", {});
  return billingHistory.map(({ status }) => status);
}

async function disputed(session: string): Promise<string> {
  const charge = await world.chargeOf(session);
  await world.control("dispute", { charge });
  return charge;
}

test.each([
  ["its events", byEvents],
  ["the daily reconciliation", byReconciliation],
])("a pass comes back if its dispute is won, as known by %s, and only then", async (_, learn) => {
  const buyer = await world.buyer();
  const pass = await world.buy(buyer, "24hour_pass");
  await learn(buyer);
  const charge = await disputed(pass);
  await learn(buyer);
  expect(await world.stateOf(buyer)).toMatchObject({ plan: "free", hours: 0 });
  expect(await statusesOf(buyer)).toEqual(["disputed"]);

  await world.control("close-dispute", { charge, status: "won" });
  await learn(buyer);
  const hours: unknown = expect.closeTo(24, 1);
  expect(await world.stateOf(buyer)).toMatchObject({ plan: "24hour_pass", passes: 1, hours });
  expect(await statusesOf(buyer)).toEqual(["paid"]);

  const lost = await disputed(await world.buy(buyer, "24hour_pass"));
  await world.control("close-dispute", { charge: lost, status: "lost" });
  await learn(buyer);
  expect(await world.stateOf(buyer)).toMatchObject({ passes: 2, hours });
  expect(await statusesOf(buyer)).toContain("disputed");
});
