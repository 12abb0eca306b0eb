import { priceOf } from "../catalogue.ts";
import { isOver, type SubscriptionRecord } from "../state/billing.ts";
import { periodEnd } from "./calendar.ts";
import { known } from "./find.ts";
import { createInvoice, finalizeInvoice, stopped, voidInvoice } from "./invoice.ts";
import { noSuch } from "./refusal.ts";
import { periodLine } from "./switch-cost.ts";
import type { Tx } from "./tx.ts";

type NewSubscription = Pick<SubscriptionRecord, "customer" | "defaultPaymentMethod"> & {
  readonly price: string;
  /** The payment already attempted at the checkout, which becomes the first invoice's. */
  readonly intent: string;
};

/** Creates an incomplete subscription with its first invoice, open and unpaid. */
export function startSubscription(tx: Tx, details: NewSubscription): SubscriptionRecord {
  const { price, intent, ...own } = details;
  const end = periodEnd(tx.now, priceOf(price).interval ?? "month", tx.now);
  const item = { id: tx.id("si"), created: tx.now, price, periodStart: tx.now, periodEnd: end };
  const id = tx.id("sub");
  const subscription = tx.put("subscriptions", {
    ...blank,
    ...own,
    id,
    created: tx.now,
    anchor: tx.now,
    item,
  });
  const invoice = createInvoice(tx, {
    subscription,
    billingReason: "subscription_create",
    lines: [periodLine(item)],
    finalizesAt: null,
  });
  const begun = { ...subscription, latestInvoice: invoice.id };
  tx.change("subscriptions", begun, "customer.subscription.created");
  finalizeInvoice(tx, invoice.id, intent);
  return begun;
}

const blank = {
  status: "incomplete",
  cancelAt: null,
  cancelAtPeriodEnd: false,
  canceledAt: null,
  endedAt: null,
  latestInvoice: null,
  collectionPaused: false,
  pendingUpdate: null,
} as const;

/**
 * Ends a subscription now. Nothing is refunded, and its open invoices are no longer collected automatically.
 */
export function cancelSubscription(tx: Tx, id: string): SubscriptionRecord {
  const subscription = known(tx, "subscriptions", id);
  if (isOver(subscription)) throw noSuch("subscription", id, "id");
  if (subscription.pendingUpdate !== null) voidInvoice(tx, subscription.pendingUpdate.invoice);
  for (const invoice of Object.values(tx.state.invoices)) {
    const waits = invoice.status === "open" || invoice.status === "draft";
    if (invoice.subscription === id && waits) tx.put("invoices", { ...invoice, ...stopped });
  }
  const ended: SubscriptionRecord = {
    ...subscription,
    status: "canceled",
    canceledAt: subscription.canceledAt ?? tx.now,
    endedAt: tx.now,
    cancelAtPeriodEnd: false,
    pendingUpdate: null,
  };
  return tx.change("subscriptions", ended, "customer.subscription.deleted");
}

/** Seconds between a renewal's draft and its finalization, as at Stripe. */
const draftFor = 3600;

/** The period is over: a new one begins with its invoice. */
export function renewSubscription(tx: Tx, id: string): void {
  const subscription = known(tx, "subscriptions", id);
  const { item, anchor, status } = subscription;
  const end = periodEnd(anchor, priceOf(item.price).interval ?? "month", item.periodEnd);
  const renewed: SubscriptionRecord = {
    ...subscription,
    status: status === "trialing" ? "active" : status,
    item: { ...item, periodStart: item.periodEnd, periodEnd: end },
  };
  const invoice = createInvoice(tx, {
    subscription: renewed,
    billingReason: "subscription_cycle",
    lines: [periodLine(renewed.item)],
    periodStart: item.periodStart,
    // An unpaid subscription keeps getting invoices, but they aren't charged.
    finalizesAt: status === "unpaid" ? null : tx.now + draftFor,
  });
  tx.change("subscriptions", { ...renewed, latestInvoice: invoice.id }, "customer.subscription.updated");
}
