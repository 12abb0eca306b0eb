import { describe, expect, test } from "vitest";
import type { Stripe } from "stripe";
import { matches } from "./check-prices.ts";
import { eventTask, eventTypes, knownType } from "./event-task.ts";
import { type PriceIds, wantedPlan } from "./prices.ts";
import { returnUrl, successUrl } from "./return-url.ts";

const prices: PriceIds = {
  "premium-monthly": ["price_monthly", "price_old"],
  "premium-annual": ["price_annual"],
  "24hour_pass": ["price_pass"],
};

describe("what a caller wants to buy", () => {
  test.each([
    [{ planId: "premium-annual" }, "premium-annual"],
    [{ priceId: "price_pass" }, "24hour_pass"],
    [{ planId: "premium-monthly", priceId: "price_monthly" }, "premium-monthly"],
    [{ planId: "premium-annual", priceId: "price_pass" }, null],
    [{ priceId: "price_old" }, null],
    [{ planId: "free" }, null],
    [{ planId: "constructor" }, null],
    [{}, null],
  ])("%j: %s", (wanted, plan) => {
    expect(wantedPlan(prices, wanted)).toBe(plan);
  });
});

describe("what an event triggers", () => {
  test("every known event has a task, and an object that isn't ours has none", () => {
    const object = { id: "cs_1", customer: { id: "cus_1" }, payment_intent: "pi_1" };
    const kinds = eventTypes.map((type) => eventTask(type, object).kind);
    expect(new Set(kinds)).toEqual(new Set(["session", "customer", "payment"]));
    for (const type of eventTypes) expect(eventTask(type, { customer: null })).toEqual({ kind: "nothing" });
  });

  test.each([
    ["checkout.session.expired", { kind: "session", id: "cs_1" }],
    ["customer.subscription.deleted", { kind: "customer", id: "cus_1" }],
    ["invoice.paid", { kind: "customer", id: "cus_1" }],
    ["charge.dispute.created", { kind: "payment", id: "pi_1" }],
  ] as const)("%s", (type, task) => {
    expect(eventTask(type, { id: "cs_1", customer: "cus_1", payment_intent: { id: "pi_1" } })).toEqual(task);
  });

  test("ignores others", () => {
    expect(["product.created", "", "charge.succeeded", "__proto__"].map(knownType)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});

describe("the return from the checkout", () => {
  const origins = new Set(["https://hearken.app", "https://beta.hearken.app"]);
  const back = (given: string) => returnUrl(given, origins, "https://hearken.app")?.href ?? null;

  test.each([
    ["/dashboard/usage", "https://hearken.app/dashboard/usage"],
    ["https://beta.hearken.app/x?y=1", "https://beta.hearken.app/x?y=1"],
    ["HTTPS://HEARKEN.APP/x", "https://hearken.app/x"],
    ["https://hearken.app:443/", "https://hearken.app/"],
    ["http://hearken.app/", null],
    ["https://hearken.app.evil.example/", null],
    ["https://hearken.app@evil.example/", null],
    ["https://me@hearken.app/", null],
    ["//evil.example", null],
    ["/\\evil.example", null],
    ["\\\\evil.example", null],
    ["/\t/evil.example", null],
    ["javascript:alert(1)", null],
    ["blob:https://hearken.app/1", null],
    ["https://", null],
  ])("%s", (given, expected) => {
    expect(back(given)).toBe(expected);
  });

  test("contains the session's id once, where Stripe finds the placeholder", () => {
    const marked = "https://hearken.app/ok?a=1&session_id={CHECKOUT_SESSION_ID}";
    expect(successUrl(new URL("https://hearken.app/ok?a=1"))).toBe(marked);
    expect(successUrl(new URL(marked))).toBe(marked);
    expect(successUrl(new URL(`${marked}#top`))).toBe(`${marked}#top`);
  });
});

test.each<[string, Partial<Stripe.Price>, boolean]>([
  ["as the catalogue says", {}, true],
  ["dearer", { unit_amount: 999 }, false],
  ["in another currency", { currency: "eur" }, false],
  ["no longer sold", { active: false }, false],
  ["once instead of monthly", { recurring: null }, false],
])("a price that is %s", (_name, change, expected) => {
  const recurring = { interval: "month", interval_count: 1 };
  const price = { active: true, currency: "usd", unit_amount: 799, recurring, ...change } as Stripe.Price;
  expect(matches("premium-monthly", price)).toBe(expected);
});
