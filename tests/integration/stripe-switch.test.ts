import type { Stripe } from "stripe";
import { describe, expect, test } from "vitest";
import { cards, day, idOf, periodEndOf, type StandIn, startStandIn, subscribe } from "./stripe-harness.ts";

/** The preview of a switch, and the switch itself, at one and the same moment. */
async function previewed(standIn: StandIn, subscription: Stripe.Subscription, price: string) {
  const item = { id: subscription.items.data[0]?.id ?? "", price };
  const prorationDate = Number((await standIn.control("clock", {}))["now"]);
  const preview = await standIn.stripe.invoices.createPreview({
    customer: idOf(subscription.customer),
    subscription: subscription.id,
    subscription_details: {
      items: [item],
      proration_behavior: "always_invoice",
      proration_date: prorationDate,
    },
  });
  const change = (): Promise<Stripe.Subscription> =>
    standIn.stripe.subscriptions.update(subscription.id, {
      items: [item],
      proration_behavior: "always_invoice",
      payment_behavior: "pending_if_incomplete",
      proration_date: prorationDate,
      expand: ["latest_invoice"],
    });
  return { preview, change, prorationDate };
}

const shape = ({ lines, total, amount_due: due }: Stripe.Invoice) => ({
  total,
  due,
  lines: lines.data.map(({ amount, description, period, pricing }) => ({
    amount,
    description,
    period,
    price: pricing?.price_details?.price,
  })),
});

describe("switching plans", () => {
  test("from monthly to annual charges what the preview said and starts a year", async () => {
    const standIn = await startStandIn();
    const subscription = await subscribe(standIn, standIn.monthly);
    await standIn.control("clock", { advance: 10 * day });
    const { preview, change, prorationDate } = await previewed(standIn, subscription, standIn.annual);
    const used = periodEndOf(subscription) - subscription.created;
    const unused = Math.round((799 * (periodEndOf(subscription) - prorationDate)) / used);
    expect(preview).toMatchObject({ status: "draft", total: 4999 - unused, amount_due: 4999 - unused });
    expect(preview.id).toMatch(/^upcoming_in_/);
    expect((await standIn.stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(1);

    const switched = await change();

    const invoice = switched.latest_invoice as Stripe.Invoice;
    expect(shape(invoice)).toEqual(shape(preview));
    expect(invoice).toMatchObject({ status: "paid", billing_reason: "subscription_update" });
    expect(switched.pending_update).toBeNull();
    expect(switched.items.data[0]?.price.id).toBe(standIn.annual);
    expect(periodEndOf(switched) - prorationDate).toBeGreaterThanOrEqual(365 * day);
  });

  test("from annual to monthly charges nothing and keeps the rest as credit for the next invoices", async () => {
    const standIn = await startStandIn();
    const { stripe, control } = standIn;
    const subscription = await subscribe(standIn, standIn.annual);
    await control("clock", { advance: 30 * day });
    const { preview, change } = await previewed(standIn, subscription, standIn.monthly);
    expect(preview.amount_due).toBe(0);
    expect(preview.total).toBeLessThan(-3000);
    const switched = await change();
    expect(switched.latest_invoice).toMatchObject({
      status: "paid",
      amount_due: 0,
      total: preview.total,
      ending_balance: preview.total,
    });
    const customer = (await stripe.customers.retrieve(idOf(switched.customer))) as Stripe.Customer;
    expect(customer.balance).toBe(preview.total);

    await control("clock", { to: periodEndOf(switched) + 3600 });
    const [renewal] = (await stripe.invoices.list({ subscription: switched.id, limit: 1 })).data;
    expect(renewal).toMatchObject({
      status: "paid",
      total: 799,
      amount_due: 0,
      starting_balance: preview.total,
    });
    expect(renewal?.ending_balance).toBe(preview.total + 799);
  });

  test("with a card that fails waits, changes nothing, and is dropped after 23 hours", async () => {
    const standIn = await startStandIn();
    const { stripe, control } = standIn;
    const subscription = await subscribe(standIn, standIn.monthly, cards.failsLater);
    const { change } = await previewed(standIn, subscription, standIn.annual);
    const waiting = await change();
    expect(waiting).toMatchObject({ status: "active", latest_invoice: { status: "open" } });
    expect(waiting.items.data[0]?.price.id).toBe(standIn.monthly);
    expect(waiting.pending_update?.subscription_items?.[0]?.price.id).toBe(standIn.annual);
    await control("clock", { advance: 23 * 3600 });
    const after = await stripe.subscriptions.retrieve(subscription.id);
    expect(after.pending_update).toBeNull();
    expect(after.items.data[0]?.price.id).toBe(standIn.monthly);
    expect((await stripe.invoices.retrieve(idOf(waiting.latest_invoice))).status).toBe("void");
    expect(
      (await stripe.events.list({ type: "customer.subscription.pending_update_expired" })).data,
    ).toHaveLength(1);
  });

  test("that waits happens once its invoice is paid", async () => {
    const standIn = await startStandIn();
    const { stripe } = standIn;
    const subscription = await subscribe(standIn, standIn.monthly, cards.failsLater);
    const { change } = await previewed(standIn, subscription, standIn.annual);
    const invoice = idOf((await change()).latest_invoice);
    await expect(stripe.invoices.pay(invoice)).rejects.toMatchObject({
      type: "StripeCardError",
      code: "card_declined",
    });
    expect((await stripe.invoices.retrieve(invoice)).attempt_count).toBe(2);
    const good = await subscribe(standIn, standIn.monthly);
    await stripe.invoices.pay(invoice, { payment_method: idOf(good.default_payment_method) });
    const after = await stripe.subscriptions.retrieve(subscription.id);
    expect(after).toMatchObject({ status: "active", pending_update: null });
    expect(after.items.data[0]?.price.id).toBe(standIn.annual);
  });

  test("is refused and leaves no trace when the request insists on being paid", async () => {
    const standIn = await startStandIn();
    const { stripe } = standIn;
    const subscription = await subscribe(standIn, standIn.monthly, cards.failsLater);
    const item = { id: subscription.items.data[0]?.id ?? "", price: standIn.annual };
    await expect(
      stripe.subscriptions.update(subscription.id, {
        items: [item],
        payment_behavior: "error_if_incomplete",
      }),
    ).rejects.toMatchObject({ statusCode: 402, code: "card_declined", decline_code: "generic_decline" });
    expect(await stripe.subscriptions.retrieve(subscription.id)).toEqual(subscription);
    expect((await stripe.invoices.list({ subscription: subscription.id })).data).toHaveLength(1);
  });

  test("refuses what a pending update cannot carry, an unknown item and a one-off price", async () => {
    const standIn = await startStandIn();
    const { stripe } = standIn;
    const subscription = await subscribe(standIn, standIn.monthly);
    const id = subscription.items.data[0]?.id ?? "";
    const items = [{ id, price: standIn.annual }];
    const pending = { items, payment_behavior: "pending_if_incomplete" } as const;
    await expect(
      stripe.subscriptions.update(subscription.id, { ...pending, metadata: { plan: "annual" } }),
    ).rejects.toMatchObject({ param: "metadata" });
    await expect(
      stripe.subscriptions.update(subscription.id, { items: [{ id: "si_other", price: standIn.annual }] }),
    ).rejects.toMatchObject({ code: "resource_missing", param: "items[0][id]" });
    await expect(
      stripe.subscriptions.update(subscription.id, { items: [{ id, price: standIn.pass }] }),
    ).rejects.toThrow("type=recurring");
  });

  test("a preview without a change shows the next renewal", async () => {
    const standIn = await startStandIn();
    const { stripe } = standIn;
    const subscription = await subscribe(standIn, standIn.monthly);
    const next = await stripe.invoices.createPreview({ subscription: subscription.id });
    expect(next).toMatchObject({ amount_due: 799, billing_reason: "upcoming" });
    expect(next.lines.data[0]?.period.start).toBe(periodEndOf(subscription));
    await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
    await expect(stripe.invoices.createPreview({ subscription: subscription.id })).rejects.toMatchObject({
      code: "invoice_upcoming_none",
    });
  });
});
