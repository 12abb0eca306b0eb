import { randomUUID } from "node:crypto";
import { Stripe } from "stripe";
import { describe, expect, test } from "vitest";
import { startStandIn, subscribe } from "./stripe-harness.ts";

describe("errors are Stripe's", () => {
  test("an unknown parameter is refused by name, even deeply nested", async () => {
    const { stripe, pass, events } = await startStandIn();
    const wrong = { email: "sam@example.com", emial: "typo" };
    await expect(stripe.customers.create(wrong)).rejects.toMatchObject({
      type: "StripeInvalidRequestError",
      statusCode: 400,
      code: "parameter_unknown",
      param: "emial",
      message: "Received unknown parameter: emial",
      requestId: expect.stringMatching(/^req_/),
    });
    const line = { price: pass, quantity: 1, color: "red" };
    const session = { mode: "payment", customer: "cus_1", success_url: "http://localhost/" } as const;
    await expect(stripe.checkout.sessions.create({ ...session, line_items: [line] })).rejects.toMatchObject({
      code: "parameter_unknown",
      param: "line_items[0][color]",
    });
    expect(await events()).toEqual([]);
  });

  test("a missing, empty, misspelled or malformed parameter is named", async () => {
    const { stripe, monthly } = await startStandIn();
    const create = (params: object): Promise<unknown> => stripe.checkout.sessions.create(params);
    const good = {
      customer: "cus_1",
      line_items: [{ price: monthly, quantity: 1 }],
      success_url: "http://x/",
    };
    await expect(create(good)).rejects.toMatchObject({ param: "mode" });
    await expect(create({ ...good, mode: "gift" })).rejects.toMatchObject({ param: "mode" });
    const empty = { ...good, mode: "subscription", customer: "" };
    await expect(create(empty)).rejects.toMatchObject({ param: "customer" });
    const soon: object = { cancel_at: "soon" };
    await expect(stripe.subscriptions.update("sub_1", soon)).rejects.toMatchObject({ param: "cancel_at" });
    await expect(stripe.checkout.sessions.list({ limit: 101 })).rejects.toMatchObject({ param: "limit" });
  });

  test("a missing object is 404 in the path and 400 among the parameters", async () => {
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

  test("a wrong key, another version and an unknown path", async () => {
    const { stripe, env } = await startStandIn();
    const where = { host: "127.0.0.1", port: env["STRIPE_API_PORT"] ?? "", protocol: "http" } as const;
    await expect(new Stripe("sk_test_wrong", where).checkout.sessions.list()).rejects.toMatchObject({
      type: "StripeAuthenticationError",
      statusCode: 401,
    });
    await expect(stripe.checkout.sessions.list({}, { apiVersion: "2020-08-27" })).rejects.toThrow(
      "Invalid Stripe API version",
    );
    await expect(stripe.coupons.list()).rejects.toThrow("Unrecognized request URL (GET: /v1/coupons)");
  });

  test("only this machine's own pages may submit forms", async () => {
    const { url } = await startStandIn();
    const foreign = await fetch(`${url}/_control/drop`, {
      method: "POST",
      headers: { origin: "https://example.com" },
    });
    expect(foreign.status).toBe(421);
  });
});

test("an outage answers 503 until it ends, and does nothing in the meantime", async () => {
  const { stripe, control, events } = await startStandIn();
  await control("outage", { on: true });
  await expect(
    stripe.customers.create({ email: "sam@example.com" }, { maxNetworkRetries: 0 }),
  ).rejects.toMatchObject({
    type: "StripeAPIError",
    statusCode: 503,
  });
  await control("outage", { on: false });
  expect(await events()).toEqual([]);
});

describe("idempotency", () => {
  test("the same request again gets the same answer and does nothing", async () => {
    const { stripe, events } = await startStandIn();
    const idempotencyKey = randomUUID();
    const first = await stripe.customers.create({ email: "sam@example.com" }, { idempotencyKey });
    const again = await stripe.customers.create({ email: "sam@example.com" }, { idempotencyKey });
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers["idempotent-replayed"]).toBe("true");
    expect(first.lastResponse.headers["idempotent-replayed"]).toBeUndefined();
    expect(await events()).toHaveLength(1);
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

  test("a refused request can be corrected under its key", async () => {
    const { stripe } = await startStandIn();
    const idempotencyKey = randomUUID();
    const wrong: object = { emial: "sam@example.com" };
    await expect(stripe.customers.create(wrong, { idempotencyKey })).rejects.toThrow("unknown parameter");
    expect((await stripe.customers.create({ email: "sam@example.com" }, { idempotencyKey })).email).toBe(
      "sam@example.com",
    );
  });
});

const namesOf = (rows: readonly Stripe.Checkout.Session[]) => rows.map((row) => row.client_reference_id);

describe("lists", () => {
  test("come in pages, newest first", async () => {
    const { stripe, pass } = await startStandIn();
    const { sessions } = stripe.checkout;
    const customers: string[] = [];
    for (const name of ["a", "b", "c"]) {
      const { id: customer } = await stripe.customers.create({ email: `${name}@x.org` });
      const line_items = [{ price: pass, quantity: 1 }];
      const details = { customer, client_reference_id: name, success_url: "http://localhost:3000/" };
      await sessions.create({ mode: "payment", line_items, ...details });
      customers.push(customer);
    }
    const first = await sessions.list({ limit: 2 });
    expect(first).toMatchObject({ object: "list", has_more: true, url: "/v1/checkout/sessions" });
    expect(namesOf(first.data)).toEqual(["c", "b"]);
    const last = await sessions.list({ limit: 2, starting_after: first.data[1]?.id ?? "" });
    expect(namesOf(last.data)).toEqual(["a"]);
    expect(last.has_more).toBe(false);
    const all = await sessions.list({ limit: 1 }).autoPagingToArray({ limit: 100 });
    expect(namesOf(all)).toEqual(["c", "b", "a"]);
    await expect(sessions.list({ starting_after: "cs_nothing" })).rejects.toMatchObject({
      param: "starting_after",
    });
    const future = (all[0]?.created ?? 0) + 1000;
    expect((await sessions.list({ created: { gte: future } })).data).toHaveLength(0);
    expect(namesOf((await sessions.list({ customer: customers[1] ?? "" })).data)).toEqual(["b"]);
  });

  test("the prices are the product's own", async () => {
    const { stripe, monthly, annual, pass } = await startStandIn();
    const sold = await Promise.all([monthly, annual, pass].map((id) => stripe.prices.retrieve(id)));
    expect(sold.map(({ unit_amount: amount, recurring }) => [amount, recurring?.interval])).toEqual([
      [799, "month"],
      [4999, "year"],
      [100, undefined],
    ]);
  });
});

describe("expanding", () => {
  test("replaces ids with their objects, including in lists", async () => {
    const standIn = await startStandIn();
    const { stripe } = standIn;
    const { id } = await subscribe(standIn, standIn.monthly);
    expect(await stripe.subscriptions.retrieve(id, { expand: ["customer"] })).toMatchObject({
      customer: { email: "sam@example.com" },
    });
    const listed = await stripe.subscriptions.list({ expand: ["data.latest_invoice"] });
    expect(listed.data[0]?.latest_invoice).toMatchObject({ status: "paid", amount_paid: 799 });
  });

  test("refuses what can't be expanded", async () => {
    const { stripe } = await startStandIn();
    const { id } = await stripe.customers.create({ email: "sam@example.com" });
    await expect(stripe.customers.retrieve(id, { expand: ["metadata"] })).rejects.toThrow(
      "This property cannot be expanded (metadata).",
    );
    await expect(stripe.checkout.sessions.list({ expand: ["subscriptions"] })).rejects.toThrow(
      "cannot be expanded",
    );
    await expect(stripe.checkout.sessions.list({ expand: ["data.a.b.c.d"] })).rejects.toThrow(
      "more than 4 levels",
    );
  });
});
