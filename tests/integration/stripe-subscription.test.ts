import type { Stripe } from "stripe";
import { describe, expect, test } from "vitest";
import {
  cards,
  day,
  eventsOf,
  idOf,
  invoicesOf,
  periodEndOf,
  startStandIn,
  submitCheckout,
  subscribe,
} from "./stripe-harness.ts";

const month = 31 * day;

const dayOf = (seconds: number): number => new Date(seconds * 1000).getUTCDate();

describe("a subscription's life", () => {
  test("begins active, with a paid invoice that names it", async () => {
    const standIn = await startStandIn();
    const subscription = await subscribe(standIn, standIn.monthly);
    expect(subscription).toMatchObject({ status: "active", cancel_at_period_end: false });
    expect(subscription.items.data[0]?.price.id).toBe(standIn.monthly);
    const length = periodEndOf(subscription) - subscription.created;
    expect([28, 29, 30, 31].map((days) => days * day)).toContain(length);

    const [invoice] = await invoicesOf(standIn, subscription);
    expect(invoice).toMatchObject({
      id: idOf(subscription.latest_invoice),
      status: "paid",
      billing_reason: "subscription_create",
      amount_paid: 799,
      parent: { type: "subscription_details", subscription_details: { subscription: subscription.id } },
    });
    const page = await (await fetch(invoice?.hosted_invoice_url ?? "")).text();
    expect(page).toContain("$7.99");
  });

  test("renews every month, an hour after the period's end, and keeps its day", async () => {
    const standIn = await startStandIn();
    const { stripe, control } = standIn;
    const first = await subscribe(standIn, standIn.monthly);
    await control("clock", { to: periodEndOf(first) });
    const [draft] = await invoicesOf(standIn, first);
    expect(draft).toMatchObject({ status: "draft", billing_reason: "subscription_cycle", amount_due: 799 });
    // The invoice's own period is the one that is over; its line covers the one that begins.
    expect(draft).toMatchObject({ period_start: first.created, period_end: periodEndOf(first) });
    expect(draft?.lines.data[0]?.period.start).toBe(periodEndOf(first));
    expect((await stripe.subscriptions.retrieve(first.id)).status).toBe("active");

    await control("clock", { advance: 3600 });
    const [renewal] = await invoicesOf(standIn, first);
    expect(renewal).toMatchObject({ id: draft?.id, status: "paid", attempt_count: 1 });

    await control("clock", { advance: 12 * month });
    const invoices = await invoicesOf(standIn, first);
    expect(invoices.length).toBeGreaterThanOrEqual(13);
    expect(new Set(invoices.map(({ number }) => number)).size).toBe(invoices.length);
    const later = await stripe.subscriptions.retrieve(first.id);
    expect([dayOf(first.created), 28, 29, 30]).toContain(dayOf(periodEndOf(later)));
  });

  test("falls past due with a card that fails later, and is unpaid after the last retry", async () => {
    const standIn = await startStandIn();
    const { stripe, control } = standIn;
    const subscription = await subscribe(standIn, standIn.monthly, cards.failsLater);
    await control("clock", { to: periodEndOf(subscription) + 3600 });
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe("past_due");
    const [invoice] = await invoicesOf(standIn, subscription);
    expect(invoice).toMatchObject({ status: "open", attempt_count: 1, amount_remaining: 799 });
    expect(invoice?.next_payment_attempt).toBe(periodEndOf(subscription) + 3600 + 3 * day);

    await control("clock", { advance: 3 * day + 5 * day });
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe("past_due");
    await control("clock", { advance: 7 * day });
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe("unpaid");
    const failed = (await invoicesOf(standIn, subscription)).find(({ id }) => id === invoice?.id);
    expect(failed).toMatchObject({ status: "open", attempt_count: 4, next_payment_attempt: null });
    expect(await eventsOf(standIn, "invoice.payment_failed")).toHaveLength(4);
    expect((await stripe.customers.retrieve(idOf(subscription.customer))) as Stripe.Customer).toMatchObject({
      delinquent: true,
    });
  });

  test("recovers when its open invoice is paid on the invoice's page with a good card", async () => {
    const standIn = await startStandIn();
    const { stripe, control } = standIn;
    const subscription = await subscribe(standIn, standIn.monthly, cards.failsLater);
    await control("clock", { to: periodEndOf(subscription) + 3600 });
    const [invoice] = await invoicesOf(standIn, subscription);
    const declined = await submitCheckout(`${invoice?.hosted_invoice_url}/pay`, cards.declined);
    expect(declined.status).toBe(402);
    expect((await submitCheckout(`${invoice?.hosted_invoice_url}/pay`, cards.good)).status).toBe(303);
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe("active");
    await control("clock", { advance: month + day });
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe("active");
  });

  test("requires action at a renewal whose card always needs confirmation", async () => {
    const standIn = await startStandIn();
    const { stripe, control, monthly } = standIn;
    const customer = await stripe.customers.create({ email: "sam@example.com" });
    const session = await stripe.checkout.sessions.create({
      mode: "subscription",
      customer: customer.id,
      line_items: [{ price: monthly, quantity: 1 }],
      success_url: "http://localhost:3000/",
    });
    await control("pay", { session: session.id, card: cards.confirmAlways, confirm: true });
    const [subscription] = (await stripe.subscriptions.list({ customer: customer.id })).data;
    expect(subscription?.status).toBe("active");
    await control("clock", { advance: month + 3600 });
    expect((await stripe.subscriptions.retrieve(subscription?.id ?? "")).status).toBe("past_due");
    expect(await eventsOf(standIn, "invoice.payment_action_required")).toHaveLength(1);
    const [invoice] = (await stripe.invoices.list({ customer: customer.id })).data;
    expect(invoice?.status).toBe("open");
    const agreed = new URLSearchParams({ agree: "yes" });
    await fetch(`${invoice?.hosted_invoice_url}/confirm`, {
      method: "POST",
      body: agreed,
      redirect: "manual",
    });
    expect((await stripe.subscriptions.retrieve(subscription?.id ?? "")).status).toBe("active");
  });

  test("collects nothing while its collection is paused", async () => {
    const standIn = await startStandIn();
    const { stripe, control } = standIn;
    const subscription = await subscribe(standIn, standIn.monthly);
    const paused = await stripe.subscriptions.update(subscription.id, {
      pause_collection: { behavior: "void" },
    });
    expect(paused).toMatchObject({
      status: "active",
      pause_collection: { behavior: "void", resumes_at: null },
    });
    await control("clock", { to: periodEndOf(subscription) + 3600 });
    const [invoice] = await invoicesOf(standIn, subscription);
    expect(invoice?.status).toBe("void");
    const resumed = await stripe.subscriptions.update(subscription.id, { pause_collection: "" });
    expect(resumed.pause_collection).toBeNull();
  });
});

test("a state that is hard to reach can be set", async () => {
  const standIn = await startStandIn();
  const { stripe, control } = standIn;
  const { id } = await subscribe(standIn, standIn.monthly);
  await control("status", { subscription: id, status: "paused" });
  expect((await stripe.subscriptions.retrieve(id)).status).toBe("paused");
  await control("clock", { advance: 2 * month });
  expect((await stripe.invoices.list()).data).toHaveLength(1);
  expect(await control("status", { subscription: "sub_none", status: "paused" })).toEqual({
    error: "No such subscription: 'sub_none'",
  });
});

describe("cancelling", () => {
  test("at the period's end keeps it until then, and can be withdrawn", async () => {
    const standIn = await startStandIn();
    const { stripe, control } = standIn;
    const subscription = await subscribe(standIn, standIn.monthly);
    const cancelling = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    expect(cancelling).toMatchObject({
      status: "active",
      cancel_at_period_end: true,
      cancel_at: periodEndOf(subscription),
    });
    const back = await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: false });
    expect(back).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });

    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await control("clock", { to: periodEndOf(subscription) - 60 });
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe("active");
    await control("clock", { advance: 60 });
    const over = await stripe.subscriptions.retrieve(subscription.id);
    expect(over).toMatchObject({ status: "canceled", ended_at: periodEndOf(subscription) });
    expect(over.cancellation_details?.reason).toBe("cancellation_requested");
    expect(await invoicesOf(standIn, subscription)).toHaveLength(1);
    expect((await stripe.subscriptions.list({ customer: idOf(over.customer) })).data).toHaveLength(0);
    expect(
      (await stripe.subscriptions.list({ customer: idOf(over.customer), status: "all" })).data,
    ).toHaveLength(1);
  });

  test("works at a given time", async () => {
    const standIn = await startStandIn();
    const { stripe, control } = standIn;
    const subscription = await subscribe(standIn, standIn.annual);
    const at = subscription.created + 10 * day;
    const cancelling = await stripe.subscriptions.update(subscription.id, { cancel_at: at });
    expect(cancelling).toMatchObject({ cancel_at: at, cancel_at_period_end: false });
    await control("clock", { to: at });
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: "canceled",
      ended_at: at,
    });
  });

  test("immediately ends it at once, and only once", async () => {
    const standIn = await startStandIn();
    const { stripe } = standIn;
    const subscription = await subscribe(standIn, standIn.monthly);
    expect(await stripe.subscriptions.cancel(subscription.id)).toMatchObject({ status: "canceled" });
    expect(await eventsOf(standIn, "customer.subscription.deleted")).toHaveLength(1);
    await expect(stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({
      code: "resource_missing",
    });
    await expect(
      stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true }),
    ).rejects.toThrow("canceled subscription");
  });

  test("follows from deleting the customer", async () => {
    const standIn = await startStandIn();
    const { stripe } = standIn;
    const subscription = await subscribe(standIn, standIn.monthly);
    const customer = idOf(subscription.customer);
    expect(await stripe.customers.del(customer)).toMatchObject({ id: customer, deleted: true });
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe("canceled");
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
    await expect(stripe.billingPortal.sessions.create({ customer })).rejects.toThrow("No such customer");
  });
});
