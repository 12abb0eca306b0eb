import type { Stripe } from "stripe";
import { describe, expect, test } from "vitest";
import {
  cards,
  day,
  eventsOf,
  idOf,
  invoicesOf,
  periodEndOf,
  type StandIn,
  startStandIn,
  submitCheckout,
  subscribe,
} from "./stripe-harness.ts";

/** The preview of a switch, and the switch itself, at the same moment. */
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
  test("from monthly to annual charges the previewed amount and starts a year", async () => {
    const standIn = await startStandIn();
    const subscription = await subscribe(standIn, standIn.monthly);
    await standIn.control("clock", { advance: 10 * day });
    const { preview, change, prorationDate } = await previewed(standIn, subscription, standIn.annual);
    const used = periodEndOf(subscription) - subscription.created;
    const unused = Math.round((799 * (periodEndOf(subscription) - prorationDate)) / used);
    expect(preview).toMatchObject({ status: "draft", total: 4999 - unused, amount_due: 4999 - unused });
    expect(preview.id).toMatch(/^upcoming_in_/);
    expect(await invoicesOf(standIn, subscription)).toHaveLength(1);

    const switched = await change();

    const invoice = switched.latest_invoice as Stripe.Invoice;
    expect(shape(invoice)).toEqual(shape(preview));
    expect(invoice).toMatchObject({ status: "paid", billing_reason: "subscription_update" });
    expect(switched.pending_update).toBeNull();
    expect(switched.items.data[0]?.price.id).toBe(standIn.annual);
    expect(periodEndOf(switched) - prorationDate).toBeGreaterThanOrEqual(365 * day);
  });

  test("from annual to monthly charges nothing and keeps the rest as credit for later invoices", async () => {
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
    const [renewal] = await invoicesOf(standIn, switched);
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
    expect((await invoicesOf(standIn, subscription))[0]).toMatchObject({
      id: idOf(waiting.latest_invoice),
      status: "void",
    });
    expect(await eventsOf(standIn, "customer.subscription.pending_update_expired")).toHaveLength(1);
  });

  test("that is pending happens once its invoice is paid on the invoice's page", async () => {
    const standIn = await startStandIn();
    const { stripe } = standIn;
    const subscription = await subscribe(standIn, standIn.monthly, cards.failsLater);
    const { change } = await previewed(standIn, subscription, standIn.annual);
    const { hosted_invoice_url: page } = (await change()).latest_invoice as Stripe.Invoice;
    expect((await submitCheckout(`${page}/pay`, cards.declined)).status).toBe(402);
    expect((await stripe.subscriptions.retrieve(subscription.id)).pending_update).not.toBeNull();
    expect((await submitCheckout(`${page}/pay`, cards.good)).status).toBe(303);
    const after = await stripe.subscriptions.retrieve(subscription.id);
    expect(after).toMatchObject({ status: "active", pending_update: null });
    expect(after.items.data[0]?.price.id).toBe(standIn.annual);
    expect(await eventsOf(standIn, "customer.subscription.pending_update_applied")).toHaveLength(1);
  });

  test("refuses an unknown item, a one-time price and the current price", async () => {
    const standIn = await startStandIn();
    const { stripe } = standIn;
    const subscription = await subscribe(standIn, standIn.monthly);
    const id = subscription.items.data[0]?.id ?? "";
    const update = (item: { id: string; price: string }) =>
      stripe.subscriptions.update(subscription.id, { items: [item] });
    await expect(update({ id: "si_other", price: standIn.annual })).rejects.toMatchObject({
      code: "resource_missing",
      param: "items[0][id]",
    });
    for (const price of [standIn.pass, standIn.monthly])
      await expect(update({ id, price })).rejects.toThrow("between monthly and annual");
    expect(await stripe.subscriptions.retrieve(subscription.id)).toEqual(subscription);
  });
});
