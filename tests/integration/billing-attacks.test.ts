import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { BillingAction } from "#shared/billing.ts";
import { endpoints } from "#shared/http.ts";
import { BillingWorld, type Buyer, cards } from "#tests/support/billing-world.ts";

let world: BillingWorld;
/** Pays for Premium monthly and a pass. */
let victim: Buyer;
/** Has been to the checkout and paid nothing. */
let mallory: Buyer;
let theirs: { customerId: string; subscriptionId: string; subscribed: string; pass: string };

const urls = { successUrl: "/dashboard/payment-success", cancelUrl: "/dashboard/usage" };

/** Someone with a Stripe customer and calls left. */
async function newcomer(): Promise<Buyer> {
  const buyer = await world.buyer();
  await world.checkout(buyer, "24hour_pass");
  return buyer;
}

beforeAll(async () => {
  world = await BillingWorld.start();
  victim = await world.buyer();
  const pass = await world.buy(victim, "24hour_pass");
  const subscribed = await world.buy(victim, "premium-monthly");
  await world.call(victim, "verify-session", { sessionId: subscribed });
  const { subscriptionId } = await world.call(victim, "get-subscription", {});
  theirs = {
    subscribed,
    pass,
    subscriptionId: subscriptionId ?? "",
    customerId: await world.customerOf(victim),
  };
  mallory = await newcomer();
});
afterAll(() => world.stop());

describe("someone else's property", () => {
  test.each([
    "get-subscription",
    "create-portal-session",
    "cancel-subscription",
    "resume-subscription",
    "get-billing-history",
    "activate-24hour-pass",
    "update-subscription",
  ] as const satisfies BillingAction[])("a foreign customer is refused by %s", async (action) => {
    const { customerId } = theirs;
    const body = { customerId, userId: victim.id, planId: "premium-monthly" };
    expect(await world.refused(mallory, action, body)).toBe("403 forbidden");
    expect(await world.refused(mallory, action, { ...body, customerId: "cus_nobody" })).toBe("403 forbidden");
  });

  test.each(["cancel-subscription", "resume-subscription", "preview-switch", "switch-plan"] as const)(
    "another person's subscription is refused by %s",
    async (action) => {
      const { subscriptionId } = theirs;
      const body = { subscriptionId, planId: "premium-annual", atPeriodEnd: false };
      expect(await world.refused(mallory, action, body)).toBe("403 forbidden");
      expect(await world.refused(mallory, action, { ...body, subscriptionId: "sub_none" })).toBe(
        "403 forbidden",
      );
      expect(await world.stripe.subscriptions.retrieve(subscriptionId)).toMatchObject({ status: "active" });
    },
  );

  test("another person's paid checkout session is refused like one that doesn't exist", async () => {
    for (const sessionId of [theirs.subscribed, theirs.pass, "cs_test_none"])
      for (const action of ["verify-session", "activate-24hour-pass"] as const)
        expect(await world.refused(mallory, action, { sessionId })).toBe("403 forbidden");
    expect(await world.stateOf(mallory)).toMatchObject({ plan: "free", passes: 0, subscriptions: [] });
  });

  test("another person's userId is ignored", async () => {
    const body = { userId: victim.id, customerEmail: victim.email };
    expect((await world.call(mallory, "get-customer-id", body)).customerId).toBe(
      await world.customerOf(mallory),
    );
    expect(await world.call(mallory, "get-billing-history", body)).toMatchObject({ billingHistory: [] });
    expect(await world.call(mallory, "get-subscription", body)).toMatchObject({ subscriptionId: null });
    const { sessionId } = await world.call(mallory, "create-24hour-pass", { ...body, ...urls });
    const session = await world.stripe.checkout.sessions.retrieve(sessionId, { expand: ["customer"] });
    expect(session).toMatchObject({ client_reference_id: mallory.id, customer: { email: mallory.email } });
  });

  test("nobody gets anything without signing in", async () => {
    for (const token of ["", "a.b.c", `${mallory.token.slice(0, -4)}AAAA`])
      expect(await world.post(token, "get-subscription", {})).toMatchObject({ status: 401 });
    for (const action of ["grant-pass", "constructor", ""])
      expect(await world.post(mallory.token, action, {})).toMatchObject({ status: 404 });
    for (const body of [[], "x", { sessionId: 7 }, {}])
      expect(await world.post(mallory.token, "verify-session", body)).toMatchObject({ status: 400 });
  });
});

describe("unpaid purchases", () => {
  beforeAll(async () => {
    mallory = await newcomer();
  });

  test("an open session grants nothing, whatever is asked", async () => {
    const sessionId = await world.checkout(mallory, "premium-annual");
    const body = { sessionId, planId: "premium-annual", userId: mallory.id };
    for (const action of ["verify-session", "activate-24hour-pass", "update-subscription"] as const)
      expect(await world.refused(mallory, action, body)).toBe("402 payment_required");
    expect(await world.planOf(mallory)).toBe("free");
  });

  test("the cheap price stays cheap: neither the body nor metadata makes it annual", async () => {
    const cheap = await newcomer();
    const session = await world.stripe.checkout.sessions.create({
      mode: "payment",
      customer: await world.customerOf(cheap),
      line_items: [{ price: world.price("PASS"), quantity: 1 }],
      success_url: "http://app.test/",
      metadata: { planId: "premium-annual", price: world.price("ANNUAL") },
    });
    await world.control("pay", { session: session.id, card: cards.good });
    const claim = { sessionId: session.id, planId: "premium-annual" };
    expect(await world.call(cheap, "verify-session", claim)).toMatchObject({ planId: "24hour_pass" });
    expect(await world.call(cheap, "activate-24hour-pass", claim)).toMatchObject({ planId: "24hour_pass" });
    expect(await world.refused(cheap, "update-subscription", claim)).toBe("402 payment_required");
    expect(await world.stateOf(cheap)).toMatchObject({ plan: "24hour_pass", passes: 1, subscriptions: [] });
  });

  test.each([
    { planId: "premium-annual", priceId: "PASS" },
    { planId: "free" },
    { planId: "premium-forever" },
    { priceId: "price_of_mallory" },
    {},
  ])("a checkout of %j is refused", async (wanted) => {
    const priceId = wanted.priceId === "PASS" ? world.price("PASS") : wanted.priceId;
    expect(await world.refused(mallory, "create-checkout-session", { ...urls, ...wanted, priceId })).toBe(
      "400 invalid_plan",
    );
  });

  test("a session that isn't ours, with our customer in it, grants nothing", async () => {
    const buyer = await newcomer();
    const session = await world.stripe.checkout.sessions.create({
      mode: "payment",
      customer: await world.customerOf(buyer),
      line_items: [
        { price: world.price("PASS"), quantity: 1 },
        { price: world.price("PASS"), quantity: 1 },
      ],
      success_url: "http://app.test/",
    });
    await world.control("pay", { session: session.id, card: cards.good });
    expect(await world.refused(buyer, "verify-session", { sessionId: session.id })).toBe("403 forbidden");
  });

  test("a switch can't be prorated from a date long past, which would credit used time", async () => {
    const { prorationDate } = await world.call(victim, "preview-switch", { planId: "premium-annual" });
    await world.control("clock", { advance: 20 * 86_400 });
    for (const at of [prorationDate, prorationDate + 40 * 86_400])
      expect(
        await world.refused(victim, "switch-plan", { planId: "premium-annual", prorationDate: at }),
      ).toBe("400 bad_request");
    expect(await world.planOf(victim)).toBe("premium-monthly");
  });
});

describe("return URLs", () => {
  beforeAll(async () => {
    mallory = await newcomer();
  });

  test.each([
    "https://evil.example/",
    "//evil.example/dashboard",
    "/\\evil.example",
    "http://app.test.evil.example/",
    "http://app.test:8080/",
    "https://app.test/",
    "http://user:pw@app.test/",
    "javascript:alert(1)",
    "data:text/html,x",
  ])("%s is refused", async (away) => {
    for (const body of [
      { ...urls, successUrl: away },
      { ...urls, cancelUrl: away },
    ])
      expect(await world.refused(mallory, "create-24hour-pass", body)).toBe("400 bad_request");
    expect(await world.refused(mallory, "create-portal-session", { returnUrl: away })).toBe(
      "400 bad_request",
    );
  });
});

async function deliver(payload: string, header: string | null): Promise<number> {
  const headers = {
    "content-type": "application/json",
    ...(header === null ? {} : { "stripe-signature": header }),
  };
  return (await fetch(world.webhookUrl, { method: "POST", headers, body: payload })).status;
}
const sign = (payload: string, { secret = world.stack.env["STRIPE_WEBHOOK_SECRET"] ?? "", age = 0 } = {}) =>
  world.stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1_000) - age,
  });

describe("events that Stripe didn't send", () => {
  const forged = JSON.stringify({
    id: "evt_forged",
    object: "event",
    type: "customer.subscription.updated",
    created: Math.floor(Date.now() / 1_000),
    data: { object: { id: "sub_forged", status: "active" } },
  });

  test("are refused: forged, stale, altered, unsigned", async () => {
    const handled = () =>
      world.service.from("stripe_events").select("id").eq("id", "evt_forged").throwOnError();
    expect(await deliver(forged, sign(forged, { secret: "whsec_guess" }))).toBe(400);
    expect(await deliver(forged, sign(forged, { age: 301 }))).toBe(400);
    expect(await deliver(forged.replace("active", "paused"), sign(forged))).toBe(400);
    for (const header of [null, "", "t=1,v1=00", "nonsense"]) expect(await deliver(forged, header)).toBe(400);
    expect(await deliver("x".repeat(600_000), sign(forged))).toBe(413);
    expect((await handled()).data).toEqual([]);
    expect((await fetch(world.webhookUrl)).status).toBe(405);
    expect(endpoints.stripeWebhook.method).toBe("POST");
  });

  test("are not believed even if signed, only looked into", async () => {
    const customer = await world.customerOf(mallory);
    const lie = JSON.stringify({
      ...JSON.parse(forged),
      id: "evt_lie",
      data: {
        object: {
          id: "sub_lie",
          customer,
          status: "active",
          items: {
            data: [{ id: "si_1", price: { id: world.price("ANNUAL") }, current_period_end: 4_000_000_000 }],
          },
        },
      },
    });
    expect(await deliver(lie, sign(lie, { age: 290 }))).toBe(200);
    expect(await deliver(lie, sign(lie))).toBe(200);
    expect(await world.stateOf(mallory)).toMatchObject({ plan: "free", subscriptions: [] });
    const unknown = forged.replace("customer.subscription.updated", "product.created");
    expect(await deliver(unknown, sign(unknown))).toBe(200);
  });
});

test("a flood of calls is rate-limited", async () => {
  const eager = await world.buyer();
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => world.post(eager.token, "get-customer-id", {})),
  );
  const counts = Map.groupBy(answers, ({ status }) => status);
  expect(counts.get(429)?.length).toBeGreaterThan(10);
  expect(counts.get(200)?.length).toBeGreaterThanOrEqual(40);
});

test("the log says what went wrong, and nothing about individuals", () => {
  const lines = world.captured.lines.join("");
  expect(lines).toContain('"event":"billing.webhook_rejected"');
  for (const secret of [
    victim.email,
    mallory.id,
    theirs.customerId,
    "cus_",
    "sub_",
    "cs_test_",
    "whsec_",
    "sk_test_",
  ])
    expect(lines).not.toContain(secret);
});
