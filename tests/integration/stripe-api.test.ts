import { randomUUID } from "node:crypto";
import { Stripe } from "stripe";
import { describe, expect, test } from "vitest";
import { idOf, startStandIn, subscribe } from "./stripe-harness.ts";

describe("errors are Stripe's", () => {
  test("an unknown parameter is refused by name, also deep inside", async () => {
    const { stripe, pass } = await startStandIn();
    const wrong = { email: "sam@example.com", emial: "typo" };
    await expect(stripe.customers.create(wrong)).rejects.toMatchObject({
      type: "StripeInvalidRequestError",
      statusCode: 400,
      code: "parameter_unknown",
      param: "emial",
      message: "Received unknown parameter: emial",
      requestId: expect.stringMatching(/^req_/),
    });
    const line = { price: pass, quantity: 1, colour: "red" };
    await expect(
      stripe.checkout.sessions.create({
        mode: "payment",
        line_items: [line],
        success_url: "http://localhost/",
      }),
    ).rejects.toMatchObject({ code: "parameter_unknown", param: "line_items[0][colour]" });
    expect((await stripe.customers.list()).data).toHaveLength(0);
  });

  test("a missing, empty, misspelt or ill-formed parameter says which", async () => {
    const { stripe, monthly } = await startStandIn();
    const create = (params: object): Promise<unknown> => stripe.checkout.sessions.create(params);
    const good = { line_items: [{ price: monthly, quantity: 1 }], success_url: "http://localhost/" };
    await expect(create(good)).rejects.toMatchObject({ code: "parameter_missing", param: "mode" });
    await expect(create({ ...good, mode: "gift" })).rejects.toMatchObject({
      param: "mode",
      message: "Invalid mode: must be one of payment, subscription, or setup",
    });
    await expect(create({ ...good, mode: "subscription", customer: "" })).rejects.toMatchObject({
      code: "parameter_invalid_empty",
      param: "customer",
    });
    await expect(create({ ...good, mode: "subscription", expires_at: "soon" })).rejects.toMatchObject({
      code: "parameter_invalid_integer",
      param: "expires_at",
    });
    await expect(stripe.customers.list({ limit: 101 })).rejects.toMatchObject({ param: "limit" });
  });

  test("a missing object is 404 in the address and 400 among the parameters", async () => {
    const { stripe } = await startStandIn();
    await expect(stripe.customers.retrieve("cus_nobody")).rejects.toMatchObject({
      statusCode: 404,
      code: "resource_missing",
      message: "No such customer: 'cus_nobody'",
    });
    await expect(stripe.billingPortal.sessions.create({ customer: "cus_nobody" })).rejects.toMatchObject({
      statusCode: 400,
      param: "customer",
    });
    await expect(stripe.subscriptions.retrieve("constructor")).rejects.toMatchObject({ statusCode: 404 });
  });

  test("a wrong key, another version and an unknown address", async () => {
    const { stripe, env } = await startStandIn();
    const where = { host: "127.0.0.1", port: env["STRIPE_API_PORT"] ?? "", protocol: "http" } as const;
    await expect(new Stripe("sk_test_wrong", where).customers.list()).rejects.toMatchObject({
      type: "StripeAuthenticationError",
      statusCode: 401,
    });
    await expect(stripe.customers.list({}, { apiVersion: "2020-08-27" })).rejects.toThrow(
      "Invalid Stripe API version",
    );
    await expect(stripe.coupons.list()).rejects.toThrow("Unrecognized request URL (GET: /v1/coupons)");
  });

  test("only this machine's own pages may send it forms", async () => {
    const { url } = await startStandIn();
    const foreign = await fetch(`${url}/_control/reset`, {
      method: "POST",
      headers: { origin: "https://example.com" },
    });
    expect(foreign.status).toBe(421);
  });
});

test("an outage answers 503 until it ends, and does nothing meanwhile", async () => {
  const { stripe, control } = await startStandIn();
  await control("outage", { on: true });
  await expect(stripe.customers.create({ name: "Sam" }, { maxNetworkRetries: 0 })).rejects.toMatchObject({
    type: "StripeAPIError",
    statusCode: 503,
  });
  await control("outage", { on: false });
  expect((await stripe.customers.list()).data).toHaveLength(0);
});

describe("idempotency", () => {
  test("the same request again gets the same answer and does nothing", async () => {
    const { stripe } = await startStandIn();
    const idempotencyKey = randomUUID();
    const first = await stripe.customers.create({ email: "sam@example.com" }, { idempotencyKey });
    const again = await stripe.customers.create({ email: "sam@example.com" }, { idempotencyKey });
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers["idempotent-replayed"]).toBe("true");
    expect(again.lastResponse.headers["original-request"]).toBe(first.lastResponse.requestId);
    expect(first.lastResponse.headers["idempotent-replayed"]).toBeUndefined();
    expect((await stripe.customers.list()).data).toHaveLength(1);
    const [event] = (await stripe.events.list()).data;
    expect(event?.request).toEqual({ id: first.lastResponse.requestId, idempotency_key: idempotencyKey });
  });

  test("another request under the same key is an error", async () => {
    const { stripe } = await startStandIn();
    const idempotencyKey = randomUUID();
    await stripe.customers.create({ email: "sam@example.com" }, { idempotencyKey });
    await expect(
      stripe.customers.create({ email: "kim@example.com" }, { idempotencyKey }),
    ).rejects.toMatchObject({
      type: "StripeIdempotencyError",
      statusCode: 400,
    });
  });

  test("a request that was refused can be mended under its key", async () => {
    const { stripe } = await startStandIn();
    const idempotencyKey = randomUUID();
    const wrong: object = { emial: "sam@example.com" };
    await expect(stripe.customers.create(wrong, { idempotencyKey })).rejects.toThrow("unknown parameter");
    expect((await stripe.customers.create({ email: "sam@example.com" }, { idempotencyKey })).email).toBe(
      "sam@example.com",
    );
  });
});

describe("lists", () => {
  test("come in pages, newest first, forwards and backwards", async () => {
    const { stripe } = await startStandIn();
    for (const name of ["a", "b", "c", "d", "e"]) await stripe.customers.create({ name });
    const first = await stripe.customers.list({ limit: 2 });
    expect(first).toMatchObject({ object: "list", has_more: true, url: "/v1/customers" });
    expect(first.data.map(({ name }) => name)).toEqual(["e", "d"]);
    const last = await stripe.customers.list({ limit: 4, starting_after: first.data[0]?.id ?? "" });
    expect(last.data.map(({ name }) => name)).toEqual(["d", "c", "b", "a"]);
    expect(last.has_more).toBe(false);
    const before = await stripe.customers.list({ limit: 1, ending_before: last.data[2]?.id ?? "" });
    expect(before.data.map(({ name }) => name)).toEqual(["c"]);
    const all = await stripe.customers.list({ limit: 2 }).autoPagingToArray({ limit: 100 });
    expect(all.map(({ name }) => name)).toEqual(["e", "d", "c", "b", "a"]);
    await expect(stripe.customers.list({ starting_after: "cus_nobody" })).rejects.toMatchObject({
      param: "starting_after",
    });
    expect((await stripe.customers.list({ created: { lt: 1000 } })).data).toHaveLength(0);
  });

  test("a customer is found by address, by metadata, and changed key by key", async () => {
    const { stripe } = await startStandIn();
    const made = await stripe.customers.create({
      email: "sam@example.com",
      metadata: { user: "u1", plan: "free" },
    });
    await stripe.customers.create({ email: "kim@example.com", metadata: { user: "u2" } });
    expect((await stripe.customers.list({ email: "sam@example.com" })).data.map(({ id }) => id)).toEqual([
      made.id,
    ]);
    const found = await stripe.customers.search({
      query: "metadata['user']:'u1' AND email:'sam@example.com'",
    });
    expect(found.data.map(({ id }) => id)).toEqual([made.id]);
    const changed = await stripe.customers.update(made.id, {
      name: "Sam",
      metadata: { plan: "", seen: "yes" },
    });
    expect(changed).toMatchObject({ name: "Sam", metadata: { user: "u1", seen: "yes" } });
    expect(changed.metadata).not.toHaveProperty("plan");
  });

  test("the prices are the product's own", async () => {
    const { stripe, monthly, annual, pass } = await startStandIn();
    const { data } = await stripe.prices.list({ expand: ["data.product"] });
    expect(data.map(({ id, unit_amount: amount, recurring }) => [id, amount, recurring?.interval])).toEqual([
      [monthly, 799, "month"],
      [annual, 4999, "year"],
      [pass, 100, undefined],
    ]);
    expect(data[0]?.product).toMatchObject({ name: "Premium" });
  });
});

describe("expanding", () => {
  test("fills in what ids name, at most four levels deep", async () => {
    const standIn = await startStandIn();
    const { stripe } = standIn;
    const { id } = await subscribe(standIn, standIn.monthly);
    const one = await stripe.subscriptions.retrieve(id, {
      expand: ["customer", "items.data.price.product", "latest_invoice.payments", "default_payment_method"],
    });
    expect(one).toMatchObject({
      customer: { email: "sam@example.com" },
      latest_invoice: { amount_paid: 799, payments: { data: [{ payment: { type: "payment_intent" } }] } },
      default_payment_method: { card: { last4: "4242" } },
    });
    expect(one.items.data[0]?.price.product).toMatchObject({ name: "Premium" });
    const listed = await stripe.subscriptions.list({ expand: ["data.latest_invoice"] });
    expect(listed.data[0]?.latest_invoice).toMatchObject({ status: "paid" });
    const customer = await stripe.customers.retrieve(idOf(one.customer), { expand: ["subscriptions"] });
    expect(customer).toMatchObject({ subscriptions: { data: [{ id }] } });
  });

  test("refuses what cannot be", async () => {
    const { stripe } = await startStandIn();
    const { id } = await stripe.customers.create({ email: "sam@example.com" });
    await expect(stripe.customers.retrieve(id, { expand: ["metadata"] })).rejects.toThrow(
      "This property cannot be expanded (metadata).",
    );
    await expect(stripe.customers.list({ expand: ["subscriptions"] })).rejects.toThrow(
      "You may want to try expanding 'data.subscriptions' instead.",
    );
    await expect(stripe.customers.list({ expand: ["data.a.b.c.d"] })).rejects.toThrow("more than 4 levels");
  });
});
