import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Stripe } from "stripe";
import { endpoints } from "#shared/http.ts";
import { BillingWorld, type Buyer, cards, publicUrl } from "#tests/support/billing-world.ts";
import { makeClient } from "#tests/support/relay-app.ts";
import { spawnRelay } from "#scripts/spawn-relay.ts";
import { eventually } from "#tests/support/eventually.ts";

let world: BillingWorld;
beforeAll(async () => {
  world = await BillingWorld.start();
});
afterAll(() => world.stop());

async function currentId(buyer: Buyer): Promise<Stripe.Subscription> {
  const { data } = await world.stripe.subscriptions.list({ customer: await world.customerOf(buyer) });
  const [subscription] = data;
  if (subscription === undefined) throw new Error("no subscription");
  return subscription;
}

async function refund(session: string): Promise<void> {
  await world.control("refund", { charge: await world.chargeOf(session) });
}

async function dispute(session: string): Promise<void> {
  await world.control("dispute", { charge: await world.chargeOf(session) });
}

/** A year in the life of a customer, only at Stripe: the relay learns of it from events, or not at all. */
async function live(buyer: Buyer): Promise<void> {
  await world.buy(buyer, "24hour_pass");
  await refund(await world.buy(buyer, "24hour_pass"));
  await world.buy(buyer, "24hour_pass");
  await dispute(await world.buy(buyer, "24hour_pass"));
  await world.buy(buyer, "premium-monthly");
  const { id, items } = await currentId(buyer);
  const item = { id: items.data[0]?.id ?? "", price: world.price("ANNUAL") };
  await world.stripe.subscriptions.update(id, { items: [item], proration_behavior: "always_invoice" });
  await world.stripe.subscriptions.update(id, { cancel_at_period_end: true });
}

const lived = {
  plan: "premium-annual",
  subscriptions: [
    {
      plan: "premium-annual",
      status: "active",
      paused: false,
      ending: true,
      pastDue: false,
    },
  ],
  passes: 4,
  hours: 48,
};

const handled = async () =>
  (await world.service.from("stripe_events").select("id").throwOnError()).data.length;

describe("the same result, however the events arrive", () => {
  test.each(["sent", "reversed"] as const)("%s", async (order) => {
    const buyer = await world.buyer();
    await live(buyer);
    expect(await world.control("flush", { order })).toMatchObject({ failed: 0 });
    expect(await world.stateOf(buyer)).toEqual(lived);
    expect(await handled()).toBeGreaterThan(10);
  });

  test.each([1, 2, 3])("doubled and shuffled, seed %i", async (seed) => {
    const buyer = await world.buyer();
    await world.control("chaos", { on: true, seed, max_delay_ms: 0 });
    await live(buyer);
    await world.control("flush", { order: "shuffled" });
    await world.control("chaos", { on: false });
    expect(await world.stateOf(buyer)).toEqual(lived);
  });

  test.each([11, 12])("doubled and delayed during further changes, seed %i", async (seed) => {
    const buyer = await world.buyer();
    await world.control("chaos", { on: true, seed, max_delay_ms: 400 });
    await world.control("mode", { mode: "normal" });
    await live(buyer);
    await world.settled();
    await world.control("chaos", { on: false });
    await world.control("mode", { mode: "hold" });
    expect(await world.stateOf(buyer)).toEqual(lived);
  });

  test("all at once, each three times", async () => {
    const buyer = await world.buyer();
    const events = await world.intercept(() => live(buyer));
    const secret = world.stack.env["STRIPE_WEBHOOK_SECRET"] ?? "";
    const post = async (event: Stripe.Event) => {
      const payload = JSON.stringify(event);
      const signature = world.stripe.webhooks.generateTestHeaderString({ payload, secret });
      const headers = { "stripe-signature": signature };
      return (await fetch(world.webhookUrl, { method: "POST", headers, body: payload })).status;
    };
    expect(events.length).toBeGreaterThan(15);
    const statuses = await Promise.all([...events, ...events, ...events].map(post));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await world.stateOf(buyer)).toEqual(lived);
  });
});

describe("a webhook", () => {
  test("before, after and instead of the verifying page", async () => {
    const [before, after, never] = [await world.buyer(), await world.buyer(), await world.buyer()];
    const early = await world.buy(before, "24hour_pass");
    await world.control("flush");
    expect(await world.planOf(before)).toBe("24hour_pass");
    await world.call(before, "verify-session", { sessionId: early });
    await world.call(after, "verify-session", { sessionId: await world.buy(after, "24hour_pass") });
    await world.control("flush");
    await world.call(never, "verify-session", { sessionId: await world.buy(never, "24hour_pass") });
    await world.control("drop");
    for (const buyer of [before, after, never])
      expect(await world.stateOf(buyer)).toMatchObject({ plan: "24hour_pass", passes: 1, hours: 24 });
  });

  test("that fails is repeated until it succeeds, and recorded only then", async () => {
    const buyer = await world.buyer();
    await world.buy(buyer, "24hour_pass");
    const before = await handled();
    await world.control("outage", { on: true });
    expect(await world.control("flush")).toMatchObject({ failed: expect.any(Number) as number });
    expect(await handled()).toBe(before);
    expect(await world.planOf(buyer)).toBe("free");
    await world.control("outage", { on: false });
    expect(await world.control("flush")).toMatchObject({ failed: 0 });
    expect(await world.planOf(buyer)).toBe("24hour_pass");
    expect(await world.metrics.read()).toMatch(/hearken_billing_webhooks_total\{outcome="failed"\} [1-9]/);
  });

  test("about an unknown customer, or a person who left, is accepted and changes nothing", async () => {
    const stranger = await world.stripe.customers.create({ email: "stranger@example.com" });
    const session = await world.stripe.checkout.sessions.create({
      mode: "subscription",
      customer: stranger.id,
      line_items: [{ price: world.price("MONTHLY"), quantity: 1 }],
      success_url: "http://elsewhere.test/",
    });
    await world.control("pay", { session: session.id, card: cards.good });
    expect(await world.control("flush")).toMatchObject({ failed: 0 });
    const gone = await world.buyer();
    await world.buy(gone, "24hour_pass");
    await world.buy(gone, "premium-monthly");
    await world.leave(gone);
    expect(await world.control("flush")).toMatchObject({ failed: 0 });
    const { data } = await world.service.from("subscriptions").select("id").eq("customer_id", stranger.id);
    expect(data).toEqual([]);
    expect(await world.stateOf(gone)).toMatchObject({ plan: "free", passes: 0, subscriptions: [] });
  });
});

describe("a person whose account is deleted bypassing the relay", () => {
  test("is no longer charged, and deleted at Stripe", async () => {
    const gone = await world.buyer();
    await world.buy(gone, "premium-monthly");
    await world.control("flush");
    const customer = await world.customerOf(gone);
    await world.leave(gone);
    await world.control("outage", { on: true });
    await world.billing.reconcile();
    await world.control("outage", { on: false });
    const running = async () => (await world.stripe.subscriptions.list({ customer })).data.length;
    expect(await running()).toBe(1);

    const again = { claimed_until: new Date(0).toISOString() };
    await world.service.from("orphaned_customers").update(again).eq("customer_id", customer).throwOnError();
    await world.billing.reconcile();
    expect(await world.stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
    expect(await running()).toBe(0);
    const { data } = await world.service.from("orphaned_customers").select("customer_id").throwOnError();
    expect(data).not.toContainEqual({ customer_id: customer });
    const figures = await world.metrics.read();
    expect(figures).toMatch(/hearken_billing_orphans_total\{outcome="ended"\} 1/);
    expect(world.captured.lines.join()).toContain('"event":"billing.orphan_ended"');
    expect(world.captured.lines.join()).not.toContain(customer);
  });
});

describe("a relay lost between the charge and the projection", () => {
  test("is made up for by the next one when the events are repeated", async () => {
    const buyer = await world.buyer();
    await world.buy(buyer, "24hour_pass");
    await world.buy(buyer, "premium-monthly");
    await world.loseRelay();
    expect(await world.control("flush")).toMatchObject({ delivered: 0 });
    await world.startRelay();
    expect(await world.control("flush")).toMatchObject({ failed: 0 });
    expect(await world.stateOf(buyer)).toMatchObject({ plan: "premium-monthly", passes: 1, hours: 24 });
  });

  test("is made up for even if it is killed in the middle of them", async () => {
    const buyer = await world.buyer();
    await live(buyer);
    const client = await makeClient({ "index.html": "<!doctype html>" });
    const own = { PORT: "0", HOST: "127.0.0.1", PUBLIC_URL: publicUrl, CLIENT_DIR: client.folder };
    const relay = spawnRelay({ env: { ...world.stack.env, ...own } });
    const { port } = await relay.event("relay.listening");
    await world.control("webhook", {
      url: `http://127.0.0.1:${String(port)}${endpoints.stripeWebhook.path}`,
    });
    const before = await handled();
    const flushed = world.control("flush", { order: "reversed" });
    await eventually(async () => expect(await handled()).toBeGreaterThan(before));
    relay.child.kill("SIGKILL");
    expect(await relay.exited).toBe("SIGKILL");
    await client.remove();
    expect((await flushed)["failed"]).toBeGreaterThan(0);
    await world.control("webhook", { url: world.webhookUrl });
    expect(await world.control("flush")).toMatchObject({ failed: 0 });
    expect(await world.stateOf(buyer)).toEqual(lived);
  });

  test("is made up for by the daily reconciliation, which finds purchases and refunds without events", async () => {
    const buyer = await world.buyer();
    const pass = await world.buy(buyer, "24hour_pass");
    await world.buy(buyer, "premium-monthly");
    await world.loseRelay();
    await world.control("drop");
    await world.startRelay();
    expect(await world.stateOf(buyer)).toMatchObject({ plan: "free", passes: 0 });
    await world.reconcileNow(buyer);
    expect(await world.stateOf(buyer)).toMatchObject({ plan: "premium-monthly", passes: 1, hours: 24 });
    await refund(pass);
    await world.stripe.subscriptions.cancel((await currentId(buyer)).id);
    await world.control("drop");
    await world.reconcileNow(buyer);
    expect(await world.stateOf(buyer)).toMatchObject({ plan: "free", passes: 1, hours: 0 });
  });

  test("reconciliation is done by one relay at a time, and soon after a checkout was opened", async () => {
    const buyer = await world.buyer();
    await world.checkout(buyer, "24hour_pass");
    const row = () =>
      world.service
        .from("stripe_customers")
        .select("reconcile_at")
        .eq("user_id", buyer.id)
        .single()
        .throwOnError();
    const inMs = async () => Date.parse((await row()).data.reconcile_at) - Date.now();
    expect(await inMs()).toBeLessThan(3_700_000);
    // More than an hour later.
    const past = new Date(0).toISOString();
    await world.service
      .from("stripe_customers")
      .update({ reconcile_at: past, payment_expected_at: past })
      .eq("user_id", buyer.id);
    const claims = await Promise.all(
      [1, 2, 3].map(() => world.service.rpc("claim_billing_reconcile").throwOnError()),
    );
    expect(claims.flatMap(({ data }) => data)).toEqual([await world.customerOf(buyer)]);
    await world.reconcileNow(buyer);
    expect(await inMs()).toBeGreaterThan(80_000_000);
  });
});

test("entitlement by status", async () => {
  const buyer = await world.buyer();
  await world.buy(buyer, "premium-monthly");
  const { id } = await currentId(buyer);
  const plans: Record<string, string> = {};
  for (const status of ["trialing", "unpaid", "active", "paused", "incomplete", "past_due", "canceled"]) {
    await world.control("status", { subscription: id, status });
    await world.control("flush");
    plans[status] = await world.planOf(buyer);
  }
  expect(plans).toEqual({
    trialing: "premium-monthly",
    active: "premium-monthly",
    past_due: "premium-monthly",
    unpaid: "free",
    paused: "free",
    incomplete: "free",
    canceled: "free",
  });
});

test("nothing is granted while collection is paused; past due grants it for three days", async () => {
  const buyer = await world.buyer();
  await world.buy(buyer, "premium-monthly", cards.failsLater);
  const { id } = await currentId(buyer);
  await world.stripe.subscriptions.update(id, { pause_collection: { behavior: "void" } });
  await world.control("flush");
  expect(await world.planOf(buyer)).toBe("free");
  await world.stripe.subscriptions.update(id, { pause_collection: "" });
  await world.control("clock", { advance: 32 * 86_400 });
  await world.control("flush");
  expect(await world.stateOf(buyer)).toMatchObject({
    plan: "premium-monthly",
    subscriptions: [{ status: "past_due", pastDue: true }],
  });
  expect(await world.call(buyer, "get-subscription", {})).toMatchObject({
    paymentUrl: expect.stringMatching(/^http/) as string,
  });
  const late = { past_due_since: new Date(Date.now() - 73 * 3_600_000).toISOString() };
  await world.service.from("subscriptions").update(late).eq("id", id).throwOnError();
  await world.reconcileNow(buyer);
  expect(await world.planOf(buyer)).toBe("free");
});
