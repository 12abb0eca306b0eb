import type { Stripe } from "stripe";
import { expect, test } from "vitest";
import { ensureCustomer } from "./customer.ts";
import { Refusal, StoreFailure } from "./refusal.ts";

/** A fake Stripe, and a database without customers; `keep` is called when a customer is recorded. */
function world(keep: () => Promise<void>) {
  const deleted: string[] = [];
  const stripe = {
    customers: {
      create: async () => ({ id: "cus_new" }),
      update: async () => ({}),
      del: async (id: string) => deleted.push(id),
    },
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

test("whose first purchase failed can buy at once under another email", async () => {
  const sent = new Map<string, string>();
  const emails: unknown[] = [];
  const stripe = {
    customers: {
      create: async (params: object, { idempotencyKey: key }: { idempotencyKey: string }) => {
        const before = sent.get(key) ?? JSON.stringify(params);
        sent.set(key, before);
        // As Stripe answers for a day.
        if (before !== JSON.stringify(params)) throw new Error("idempotency_error");
        return { id: "cus_new" };
      },
      update: async (_: string, { email }: { email: string }) => emails.push(email),
    },
  } as unknown as Stripe;
  const kept: string[] = [];
  let isDown = true;
  const store = {
    customerOf: async () => kept.at(-1) ?? null,
    keepCustomer: async (_: string, customer: string) => {
      if (isDown) throw new StoreFailure("PGRST000");
      kept.push(customer);
    },
  };
  const buy = (email: string) => ensureCustomer({ stripe, store }, { userId: "ada", email });
  await expect(buy("old@example.org")).rejects.toThrow(StoreFailure);
  isDown = false;
  expect(await buy("new@example.org")).toBe("cus_new");
  expect(emails.at(-1)).toBe("new@example.org");
});
