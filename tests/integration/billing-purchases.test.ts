import type { Stripe } from "stripe";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { BillingWorld, type Buyer, cards, publicUrl } from "#tests/support/billing-world.ts";
import { idOf } from "./stripe-harness.ts";

const day = 86_400;
let world: BillingWorld;
let ana: Buyer;

beforeAll(async () => {
  world = await BillingWorld.start();
});
afterAll(() => world.stop());
beforeEach(async () => {
  ana = await world.buyer();
});

/** Opens a checkout without asking the relay. */
async function atStripe(
  buyer: Buyer,
  mode: "payment" | "subscription",
  price: "ANNUAL" | "PASS",
): Promise<string> {
  const { id } = await world.stripe.checkout.sessions.create({
    mode,
    customer: await world.customerOf(buyer),
    line_items: [{ price: world.price(price), quantity: 1 }],
    success_url: `${publicUrl}/dashboard/payment-success`,
  });
  return id;
}

describe("a subscription", () => {
  test("is bought, and verifying alone grants it (no event ever arrives)", async () => {
    expect(await world.call(ana, "get-customer-id", {})).toEqual({ customerId: null });
    expect(await world.call(ana, "get-subscription", {})).toMatchObject({ subscriptionId: null });
    const sessionId = await world.checkout(ana, "premium-monthly");
    const open = await world.stripe.checkout.sessions.retrieve(sessionId);
    expect(open.success_url).toBe(
      `${publicUrl}/dashboard/payment-success?payment=success&session_id={CHECKOUT_SESSION_ID}`,
    );
    expect(open).toMatchObject({ ui_mode: "hosted_page", client_reference_id: ana.id });
    expect(await world.refused(ana, "verify-session", { sessionId })).toBe("402 payment_required");
    await world.control("pay", { session: sessionId, card: cards.good });
    const customerId = await world.customerOf(ana);
    for (let reload = 0; reload < 3; reload += 1)
      expect(await world.call(ana, "verify-session", { sessionId })).toEqual({
        planId: "premium-monthly",
        customerId,
        passExpiresAt: null,
      });
    expect(await world.call(ana, "update-subscription", { planId: "premium-annual" })).toMatchObject({
      planId: "premium-monthly",
    });
    expect(await world.call(ana, "get-subscription", { customerId })).toMatchObject({
      status: "active",
      planId: "premium-monthly",
      entitled: true,
      cancelAtPeriodEnd: false,
      paymentUrl: null,
    });
    expect(await world.planOf(ana)).toBe("premium-monthly");
    expect(
      await world.refused(ana, "create-checkout-session", {
        planId: "premium-annual",
        successUrl: "/",
        cancelUrl: "/",
      }),
    ).toBe("409 already_subscribed");
  });

  test("is canceled at the period's end, resumed, then ended immediately", async () => {
    await world.call(ana, "verify-session", { sessionId: await world.buy(ana, "premium-annual") });
    const ending = await world.call(ana, "cancel-subscription", {});
    expect(ending).toMatchObject({ status: "active", planId: "premium-annual", cancelAtPeriodEnd: true });
    expect(ending).toMatchObject({ cancelAt: ending.currentPeriodEnd });
    expect(await world.planOf(ana)).toBe("premium-annual");
    expect(await world.call(ana, "resume-subscription", {})).toMatchObject({
      cancelAtPeriodEnd: false,
      cancelAt: null,
    });
    const { subscriptionId } = ending;
    const soon = Math.floor(Date.now() / 1_000) + 20 * day;
    await world.stripe.subscriptions.update(subscriptionId ?? "", { cancel_at: soon });
    expect(await world.call(ana, "get-subscription", {})).toMatchObject({
      cancelAtPeriodEnd: true,
      cancelAt: soon,
    });
    expect(await world.call(ana, "resume-subscription", {})).toMatchObject({ cancelAt: null });
    expect(
      await world.call(ana, "cancel-subscription", {
        subscriptionId: subscriptionId ?? "",
        atPeriodEnd: false,
      }),
    ).toMatchObject({
      status: "none",
    });
    expect(await world.planOf(ana)).toBe("free");
    expect(await world.refused(ana, "resume-subscription", {})).toBe("409 no_subscription");
    await world.buy(ana, "premium-monthly");
    expect(await world.call(ana, "update-subscription", {})).toMatchObject({ planId: "premium-monthly" });
  });

  test("is switched for the amount that was shown", async () => {
    await world.call(ana, "verify-session", { sessionId: await world.buy(ana, "premium-monthly") });
    expect(await world.refused(ana, "preview-switch", { planId: "premium-monthly" })).toBe(
      "400 invalid_plan",
    );
    const preview = await world.call(ana, "preview-switch", { planId: "premium-annual" });
    expect(preview).toMatchObject({ currency: "usd", credit: 0 });
    expect(preview.amountDue).toBe(preview.lines.reduce((sum, { amount }) => sum + amount, 0));
    const { prorationDate } = preview;
    const switched = await world.call(ana, "switch-plan", { planId: "premium-annual", prorationDate });
    expect(switched).toMatchObject({
      outcome: "switched",
      subscription: { planId: "premium-annual", entitled: true },
    });
    const [invoice] = (await world.stripe.invoices.list({ customer: await world.customerOf(ana), limit: 1 }))
      .data;
    expect(invoice).toMatchObject({ status: "paid", amount_paid: preview.amountDue });
    expect(await world.planOf(ana)).toBe("premium-annual");
    const back = await world.call(ana, "preview-switch", { planId: "premium-monthly" });
    expect(back.amountDue).toBe(0);
    expect(back.credit).toBeGreaterThan(4_000);
  });

  test("doesn't change while a switch can't be paid, and says where to pay", async () => {
    await world.call(ana, "verify-session", {
      sessionId: await world.buy(ana, "premium-monthly", cards.failsLater),
    });
    const { outcome, subscription } = await world.call(ana, "switch-plan", { planId: "premium-annual" });
    expect(outcome).toBe("payment_needed");
    expect(subscription).toMatchObject({
      planId: "premium-monthly",
      pendingPlanId: "premium-annual",
      entitled: true,
    });
    expect(subscription.paymentUrl).toMatch(/^http/);
    expect(await world.planOf(ana)).toBe("premium-monthly");
  });

  test("is the only one: a checkout that was opened while another was being paid ends with that payment", async () => {
    const first = await world.checkout(ana, "premium-monthly");
    await world.control("pay", { session: first, card: cards.good });
    // The relay had found no subscription and no other open checkout a moment before.
    const late = await atStripe(ana, "subscription", "ANNUAL");
    // A pass would add nothing.
    const pass = await atStripe(ana, "payment", "PASS");
    await world.call(ana, "verify-session", { sessionId: first });
    const statusOf = async (id: string) => (await world.stripe.checkout.sessions.retrieve(id)).status;
    expect(await statusOf(late)).toBe("expired");
    expect(await statusOf(pass)).toBe("expired");
    // Where the first has ended, its page, loaded again, leaves a new checkout alone.
    await world.call(ana, "cancel-subscription", { atPeriodEnd: false });
    const next = await world.checkout(ana, "premium-annual");
    await world.call(ana, "verify-session", { sessionId: first });
    expect(await statusOf(next)).toBe("open");
  });

  test("is the only one: a checkout forgotten in another tab is expired by the next", async () => {
    const first = await world.checkout(ana, "premium-monthly");
    const second = await world.checkout(ana, "premium-annual");
    expect(await world.stripe.checkout.sessions.retrieve(first)).toMatchObject({
      status: "expired",
      url: null,
    });
    const many = await Promise.all([1, 2, 3].map(() => world.checkout(ana, "premium-monthly")));
    const states = await Promise.all(
      [second, ...many].map(async (id) => (await world.stripe.checkout.sessions.retrieve(id)).status),
    );
    expect(states.filter((status) => status === "open")).toHaveLength(1);
    expect(await world.planOf(ana)).toBe("free");
  });

  test("many first calls at once create one customer", async () => {
    const calls = [1, 2, 3, 4].map(() => () => world.call(ana, "create-portal-session", {}));
    const events = await world.intercept(() => Promise.all(calls.map((call) => call())));
    const idsIn = (type: Stripe.Event["type"]) =>
      events.filter((event) => event.type === type).map(({ data }) => idOf(data.object as { id: string }));
    const deleted = idsIn("customer.deleted");
    const customerId = await world.customerOf(ana);
    expect(idsIn("customer.created").filter((id) => !deleted.includes(id))).toEqual([customerId]);
    const { url } = await world.call(ana, "create-portal-session", { customerId });
    expect(url).toMatch(/^http/);
  });
});

const buyPass = (card?: string): Promise<string> => world.buy(ana, "24hour_pass", card);

describe("a 24-hour pass", () => {
  test("is bought, stacked, and never granted twice", async () => {
    const [one, two] = [await buyPass(), await buyPass()];
    const first = await world.call(ana, "verify-session", { sessionId: one });
    const both = await world.call(ana, "verify-session", { sessionId: two });
    expect(first.planId).toBe("24hour_pass");
    expect((both.passExpiresAt ?? 0) - (first.passExpiresAt ?? 0)).toBe(day);
    for (const sessionId of [one, two, one])
      expect(await world.call(ana, "verify-session", { sessionId })).toEqual(both);
    expect(await world.call(ana, "activate-24hour-pass", { planId: "24hour_pass" })).toEqual(both);
    expect(await world.stateOf(ana)).toMatchObject({ plan: "24hour_pass", passes: 2, hours: 48 });
  });

  test("that has expired counts for nothing, and verifying again grants no other", async () => {
    await world.call(ana, "verify-session", { sessionId: await buyPass() });
    const past = { starts_at: "2026-01-01T00:00:00Z", ends_at: "2026-01-02T00:00:00Z" };
    await world.service.from("passes").update(past).eq("user_id", ana.id).throwOnError();
    expect(await world.refused(ana, "activate-24hour-pass", {})).toBe("402 payment_required");
    expect(await world.planOf(ana)).toBe("free");
  });

  test("paid by bank debit is pending until it settles, and one that bounces never counts", async () => {
    const settles = await buyPass(cards.debit);
    const bounces = await buyPass(cards.bouncingDebit);
    for (const sessionId of [settles, bounces])
      expect(await world.refused(ana, "verify-session", { sessionId })).toBe("402 payment_pending");
    await world.control("clock", { advance: 3 * day });
    expect(await world.call(ana, "verify-session", { sessionId: settles })).toMatchObject({
      planId: "24hour_pass",
    });
    expect(await world.refused(ana, "verify-session", { sessionId: bounces })).toBe("402 payment_required");
    expect(await world.stateOf(ana)).toMatchObject({ passes: 1, hours: 24 });
  });

  test("isn't sold to somebody whose subscription already gives the same, but is once that is paused", async () => {
    const sessionId = await world.buy(ana, "premium-monthly");
    await world.call(ana, "verify-session", { sessionId });
    const urls = { successUrl: "/", cancelUrl: "/" };
    const anotherPass = () => world.refused(ana, "create-24hour-pass", urls);
    expect(await anotherPass()).toBe("409 already_subscribed");
    expect(await world.refused(ana, "create-checkout-session", { planId: "24hour_pass", ...urls })).toBe(
      "409 already_subscribed",
    );
    const { subscriptionId } = await world.call(ana, "get-subscription", {});
    const pause = { pause_collection: { behavior: "void" } } as const;
    await world.stripe.subscriptions.update(subscriptionId ?? "", pause);
    expect(await anotherPass()).toBe("200 ok");
    // The page of the subscription, loaded again, leaves the checkout of the pass alone.
    await world.post(ana.token, "verify-session", { sessionId });
    const customer = await world.customerOf(ana);
    const { data } = await world.stripe.checkout.sessions.list({ customer, status: "open" });
    expect(data.map(({ mode }) => mode)).toEqual(["payment"]);
  });

  test("isn't granted for a declined card, nor for an abandoned checkout", async () => {
    const declined = await buyPass(cards.declined);
    const left = await world.checkout(ana, "24hour_pass");
    await world.stripe.checkout.sessions.expire(left);
    for (const sessionId of [declined, left])
      expect(await world.refused(ana, "verify-session", { sessionId })).toBe("402 payment_required");
    expect(await world.stateOf(ana)).toMatchObject({ plan: "free", passes: 0 });
    await world.control("pay", { session: declined, card: cards.good });
    expect(await world.call(ana, "verify-session", { sessionId: declined })).toMatchObject({
      planId: "24hour_pass",
    });
  });
});

test("the history has invoices and passes, newest first, with links", async () => {
  expect(await world.call(ana, "get-billing-history", { userId: ana.id })).toEqual({
    billingHistory: [],
    hasMore: false,
  });
  await world.buy(ana, "24hour_pass");
  await world.control("clock", { advance: 60 });
  await world.buy(ana, "premium-annual");
  const { billingHistory, hasMore } = await world.call(ana, "get-billing-history", {});
  expect(hasMore).toBe(false);
  expect(billingHistory).toMatchObject([
    { planId: "premium-annual", amount: 4_999, currency: "usd", status: "paid" },
    { planId: "24hour_pass", amount: 100, currency: "usd", status: "paid", pdfUrl: null },
  ]);
  for (const { invoiceUrl } of billingHistory) expect((await fetch(invoiceUrl ?? "")).status).toBe(200);
});

test("account deletion ends everything that is paid for, and any open checkout", async () => {
  await world.call(ana, "verify-session", { sessionId: await world.buy(ana, "premium-monthly") });
  const customer = await world.customerOf(ana);
  const left = await atStripe(ana, "payment", "PASS");
  await world.control("outage", { on: true });
  expect(await world.billing.endCustomer(customer)).toBe(false);
  await world.control("outage", { on: false });
  for (let again = 0; again < 2; again += 1) expect(await world.billing.endCustomer(customer)).toBe(true);
  expect(await world.stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
  expect(await world.stripe.checkout.sessions.retrieve(left)).toMatchObject({ status: "expired" });
  expect(await world.planOf(ana)).toBe("free");
  // Someone who decides to stay starts over.
  await world.call(ana, "verify-session", { sessionId: await world.buy(ana, "premium-monthly") });
  expect(await world.customerOf(ana)).not.toBe(customer);
  expect(await world.planOf(ana)).toBe("premium-monthly");
});
