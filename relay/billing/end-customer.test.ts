import { Stripe } from "stripe";
import { expect, test } from "vitest";
import { endCustomer } from "./end-customer.ts";

const missing = () =>
  new Stripe.errors.StripeInvalidRequestError({ type: "invalid_request_error", code: "resource_missing" });

async function* subscriptions() {
  for (const id of ["first", "second"]) yield { id, status: "active" };
}

/** A customer with two subscriptions; requests for anything in `failing` get Stripe's "no such" error. */
function account(failing: readonly string[], error: () => Error = missing) {
  const done: string[] = [];
  const step = async (name: string) => {
    if (failing.includes(name)) throw error();
    done.push(name);
  };
  const stripe = {
    checkout: { sessions: { list: async () => (await step("list"), { data: [] }), expire: step } },
    subscriptions: { list: subscriptions, cancel: step },
    customers: { del: () => step("customer") },
  } as unknown as Stripe;
  const end = () => endCustomer({ stripe, sync: () => step("sync"), failed: () => {} }, "cus_1");
  return { done, end };
}

test("a subscription that ended just now doesn't keep another one running", async () => {
  const { done, end } = account(["first"]);
  expect(await end()).toBe(2);
  expect(done).toEqual(["list", "second", "customer", "sync"]);
});

test("a customer unknown to Stripe counts as ended, and no other failure does", async () => {
  expect(await account(["list", "first", "second", "customer"]).end()).toBe(2);
  const away = account(["second"], () => new Stripe.errors.StripeConnectionError({ message: "" }));
  expect(await away.end()).toBeNull();
  expect(away.done).not.toContain("customer");
});
