import type { SubscriptionRecord } from "../state/billing.ts";
import { priceOf } from "../catalogue.ts";
import { periodEnd } from "./calendar.ts";
import { known } from "./find.ts";
import { createInvoice, finalizeInvoice, markUncollectible, stopped, voidInvoice } from "./invoice.ts";
import { periodLine } from "./proration.ts";
import { invalid } from "./refusal.ts";
import type { Tx } from "./tx.ts";

type NewSubscription = Pick<
  SubscriptionRecord,
  "customer" | "metadata" | "description" | "defaultPaymentMethod"
> & {
  readonly price: string;
  readonly quantity: number;
  /** A payment already tried at the checkout, which becomes the first invoice's. */
  readonly intent: string | null;
};

/** Makes an incomplete subscription with its first invoice, open and not yet paid. */
export function startSubscription(tx: Tx, details: NewSubscription): SubscriptionRecord {
  const { price, quantity, intent, ...own } = details;
  const interval = priceOf(price).interval ?? "month";
  const end = periodEnd(tx.now, interval, tx.now);
  const item = { id: tx.id("si"), created: tx.now, price, quantity, periodStart: tx.now, periodEnd: end };
  const subscription = tx.put("subscriptions", {
    ...blank,
    ...own,
    id: tx.id("sub"),
    created: tx.now,
    anchor: tx.now,
    item,
  });
  const invoice = createInvoice(tx, {
    subscription,
    billingReason: "subscription_create",
    lines: [periodLine(item)],
    prorationDate: null,
    finalizesAt: null,
  });
  const started = tx.put("subscriptions", { ...subscription, latestInvoice: invoice.id });
  tx.emit("customer.subscription.created", started.id);
  finalizeInvoice(tx, invoice.id, intent);
  return started;
}

const blank = {
  status: "incomplete",
  cancelAt: null,
  cancelAtPeriodEnd: false,
  canceledAt: null,
  endedAt: null,
  cancellation: { comment: null, feedback: null, reason: null },
  latestInvoice: null,
  pause: null,
  pendingUpdate: null,
} as const;

type CancelDetails = {
  readonly comment?: string | undefined;
  readonly feedback?: SubscriptionRecord["cancellation"]["feedback"] | undefined;
};

/** Ends a subscription now. Nothing is given back, and its open invoices are no longer collected by themselves. */
export function cancelSubscription(
  tx: Tx,
  id: string,
  reason: SubscriptionRecord["cancellation"]["reason"],
  details: CancelDetails = {},
): SubscriptionRecord {
  const subscription = known(tx, "subscriptions", id);
  if (isOver(subscription)) throw invalid(`No such subscription: '${id}'`, "id", "resource_missing");
  stopCollecting(tx, subscription);
  const ended = tx.put("subscriptions", {
    ...subscription,
    status: "canceled",
    canceledAt: subscription.canceledAt ?? tx.now,
    endedAt: tx.now,
    cancelAtPeriodEnd: false,
    pendingUpdate: null,
    cancellation: {
      comment: details.comment ?? subscription.cancellation.comment,
      feedback: details.feedback ?? subscription.cancellation.feedback,
      reason: subscription.cancellation.reason ?? reason,
    },
  });
  tx.emit("customer.subscription.deleted", id);
  return ended;
}

export function isOver({ status }: SubscriptionRecord): boolean {
  return status === "canceled" || status === "incomplete_expired";
}

function stopCollecting(tx: Tx, subscription: SubscriptionRecord): void {
  if (subscription.pendingUpdate !== null) voidInvoice(tx, subscription.pendingUpdate.invoice);
  for (const invoice of Object.values(tx.state.invoices)) {
    if (
      invoice.subscription === subscription.id &&
      (invoice.status === "open" || invoice.status === "draft")
    ) {
      tx.put("invoices", { ...invoice, ...stopped });
    }
  }
}

/** The first invoice was not paid within 23 hours. */
export function expireSubscription(tx: Tx, id: string): void {
  const subscription = known(tx, "subscriptions", id);
  if (subscription.latestInvoice !== null) voidInvoice(tx, subscription.latestInvoice);
  const ended = { ...subscription, status: "incomplete_expired", endedAt: tx.now } as const;
  tx.change("subscriptions", ended, "customer.subscription.updated");
}

/** Seconds between a renewal's draft and its finalisation, as at Stripe. */
const draftFor = 3600;

/** The period is over: the subscription ends if it was cancelled, else a new period begins with its invoice. */
export function renewSubscription(tx: Tx, id: string): void {
  const subscription = known(tx, "subscriptions", id);
  if (subscription.cancelAtPeriodEnd) {
    cancelSubscription(tx, id, "cancellation_requested");
    return;
  }
  const { item, anchor } = subscription;
  const interval = priceOf(item.price).interval ?? "month";
  const end = periodEnd(anchor, interval, item.periodEnd);
  const status = subscription.status === "trialing" ? "active" : subscription.status;
  const renewed: SubscriptionRecord = {
    ...subscription,
    status,
    item: { ...item, periodStart: item.periodEnd, periodEnd: end },
  };
  const invoice = createInvoice(tx, {
    subscription: renewed,
    billingReason: "subscription_cycle",
    lines: [periodLine(renewed.item)],
    prorationDate: null,
    periodStart: item.periodStart,
    // An unpaid subscription keeps getting invoices, but nobody is charged for them.
    finalizesAt:
      subscription.status === "unpaid" || subscription.pause?.behavior === "keep_as_draft"
        ? null
        : tx.now + draftFor,
  });
  tx.change("subscriptions", { ...renewed, latestInvoice: invoice.id }, "customer.subscription.updated");
}

/** A paused subscription's invoice is not collected. Returns whether that was so. */
export function setAside(tx: Tx, invoiceId: string): boolean {
  const invoice = known(tx, "invoices", invoiceId);
  const pause = invoice.subscription === null ? null : known(tx, "subscriptions", invoice.subscription).pause;
  if (pause === null) return false;
  if (pause.behavior === "mark_uncollectible") markUncollectible(tx, invoiceId);
  else voidInvoice(tx, invoiceId);
  return true;
}
