import type { Stripe } from "stripe";
import { expect, test } from "vitest";
import { ensureCustomer } from "./customer.ts";
import { Refusal, StoreFailure } from "./refusal.ts";

/** A fake Stripe, and a database without customers; `keep` is called when a customer is recorded. */
function world(keep: () => Promise<void>) {
  const deleted: string[] = [];
  const stripe = {
    customers: { create: async () => ({ id: "cus_new" }), del: async (id: string) => deleted.push(id) },
  } as unknown as Stripe;
  const store = { customerOf: async () => null, keepCustomer: keep };
  return {
    deleted,
    ensure: () => ensureCustomer({ stripe, store }, { userId: "ada", email: "a@example.org" }),
  };
}

test.each([
  ["the account is gone", () => Promise.reject(new StoreFailure("23503"))],
  ["the account went at this moment", async () => {}],
])("nobody is kept at Stripe where %s", async (_, keep) => {
  const { deleted, ensure } = world(keep);
  await expect(ensure()).rejects.toEqual(new Refusal("unauthorized"));
  expect(deleted).toEqual(["cus_new"]);
});

test("a customer is kept if only the database is down", async () => {
  const { deleted, ensure } = world(() => Promise.reject(new StoreFailure("PGRST000")));
  await expect(ensure()).rejects.toThrow(StoreFailure);
  expect(deleted).toEqual([]);
});
