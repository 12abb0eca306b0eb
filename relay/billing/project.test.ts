import { describe, expect, test } from "vitest";
import type { Stripe } from "stripe";
import type { PriceIds } from "./prices.ts";
import { pickCurrent, projectAll, projectSubscription } from "./project.ts";
import { viewSubscription } from "./subscription-view.ts";

const prices: PriceIds = {
  "premium-monthly": ["price_monthly", "price_monthly_2025"],
  "premium-annual": ["price_annual"],
  "24hour_pass": ["price_pass"],
};

type Shape = Partial<Stripe.Subscription> & { readonly price?: string; readonly end?: number };

/** The relevant part of a subscription at one of our prices, with the given changes. */
function held({ price = "price_monthly", end = 1_800_000_000, ...change }: Shape = {}): Stripe.Subscription {
  const subscription = {
    id: "sub_1",
    status: "active",
    created: 1_797_400_000,
    items: { data: [{ id: "si_1", price: { id: price }, current_period_end: end }] },
    pause_collection: null,
    cancel_at_period_end: false,
    cancel_at: null,
    latest_invoice: null,
    pending_update: null,
  };
  return { ...subscription, ...change } as unknown as Stripe.Subscription;
}

const row = {
  id: "sub_1",
  plan: "premium-monthly",
  status: "active",
  collection_paused: false,
  current_period_end: "2027-01-15T08:00:00.000Z",
  cancel_at_period_end: false,
  cancel_at: null,
};
const pausing = { behavior: "void", resumes_at: null } as const;

describe("the projection", () => {
  test.each<[string, Shape, object]>([
    ["as it is", {}, {}],
    ["annual", { price: "price_annual" }, { plan: "premium-annual" }],
    ["at an older price", { price: "price_monthly_2025" }, { plan: "premium-monthly" }],
    ["past due", { status: "past_due" }, { status: "past_due" }],
    ["unpaid", { status: "unpaid" }, { status: "unpaid" }],
    ["paused", { status: "paused" }, { status: "paused" }],
    ["over", { status: "canceled" }, { status: "canceled" }],
    ["collection paused", { pause_collection: pausing }, { collection_paused: true }],
    ["ending with the period", { cancel_at_period_end: true }, { cancel_at_period_end: true }],
    ["ending at a moment", { cancel_at: 1_800_000_000 }, { cancel_at: "2027-01-15T08:00:00.000Z" }],
    ["in a state of tomorrow", { status: "dormant" }, { status: "incomplete" }],
    ["with metadata that lies", { metadata: { plan: "premium-annual" } }, {}],
  ])("%s", (_name, shape, expected) => {
    expect(projectSubscription(held(shape), prices)).toEqual({ ...row, ...expected });
  });

  test("omits what isn't ours, and counts it", () => {
    const foreign = held({ price: "price_of_another_product" });
    const pass = held({ price: "price_pass" });
    expect(projectAll([held(), foreign, pass], prices)).toEqual({ rows: [row], foreign: 2 });
  });
});

describe("a person's subscription", () => {
  const at = (id: string, status: Stripe.Subscription.Status, created: number) =>
    held({ id, status, created });
  test.each<[string, Stripe.Subscription[], string | null]>([
    ["none", [], null],
    ["none but old ones", [at("a", "canceled", 1), at("b", "incomplete_expired", 2)], null],
    ["the running one before a newer one that waits", [at("a", "active", 1), at("b", "incomplete", 2)], "a"],
    ["the one past due before the unpaid one", [at("a", "unpaid", 2), at("b", "past_due", 1)], "b"],
    ["the newest of two", [at("a", "active", 1), at("b", "active", 2)], "b"],
    ["none that is of another product", [held({ price: "price_x" })], null],
  ])("%s", (_name, subscriptions, id) => {
    expect(pickCurrent(subscriptions, prices)?.id ?? null).toBe(id);
  });
});

describe("what the billing page shows", () => {
  const open = { status: "open", hosted_invoice_url: "https://pay.stripe.com/i" } as Stripe.Invoice;
  const pending = {
    subscription_items: held({ price: "price_annual" }).items.data,
  } as Stripe.Subscription.PendingUpdate;
  test.each<[string, Shape, object]>([
    ["running", {}, { entitled: true, cancelAtPeriodEnd: false, cancelAt: null, paymentUrl: null }],
    ["ending", { cancel_at_period_end: true }, { cancelAtPeriodEnd: true, cancelAt: 1_800_000_000 }],
    [
      "ending at a moment",
      { cancel_at: 1_799_000_000 },
      { cancelAtPeriodEnd: true, cancelAt: 1_799_000_000 },
    ],
    ["owed for", { latest_invoice: open }, { paymentUrl: "https://pay.stripe.com/i" }],
    [
      "switching",
      { pending_update: pending },
      { planId: "premium-monthly", pendingPlanId: "premium-annual" },
    ],
    ["of the other plan", { price: "price_annual" }, { planId: "premium-annual", entitled: false }],
  ])("%s", (_name, shape, expected) => {
    expect(viewSubscription(held(shape), prices, "premium-monthly")).toMatchObject(expected);
  });
});
