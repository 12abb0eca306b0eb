import { priceOf } from "../catalogue.ts";
import type { InvoiceLineRecord, SubscriptionItemRecord, SubscriptionRecord } from "../state/billing.ts";
import { periodEnd } from "./calendar.ts";

export type NewLine = Omit<InvoiceLineRecord, "id">;

export type Switch = {
  readonly item: SubscriptionItemRecord;
  readonly anchor: number;
  readonly lines: readonly NewLine[];
};

/** The subscription on its new plan; an end at the period's end moves along with the period. */
export function onPlan(
  subscription: SubscriptionRecord,
  { item, anchor }: Omit<Switch, "lines">,
): SubscriptionRecord {
  const cancelAt = subscription.cancelAtPeriodEnd ? item.periodEnd : subscription.cancelAt;
  return { ...subscription, item, anchor, cancelAt };
}

type Target = { readonly price: string; readonly quantity: number };

/**
 * What switching a subscription costs at this second: the unused part of the old period is given back, and the new
 * plan is charged. Another interval starts a new period at once; the same interval keeps its period and charges the
 * part that remains. Amounts in cents, rounded line by line.
 */
export function planSwitch(subscription: SubscriptionRecord, target: Target, at: number): Switch {
  const { item } = subscription;
  const unused = remainingLine(item, item, at, "Unused time on", -1);
  if (priceOf(item.price).interval !== priceOf(target.price).interval) {
    const next = restart(item, target, at);
    return { item: next, anchor: at, lines: [unused, periodLine(next)] };
  }
  const next = { ...item, ...target };
  return {
    item: next,
    anchor: subscription.anchor,
    lines: [unused, remainingLine(next, item, at, "Remaining time on", 1)],
  };
}

function restart(item: SubscriptionItemRecord, target: Target, at: number): SubscriptionItemRecord {
  const interval = priceOf(target.price).interval ?? "month";
  return { ...item, ...target, periodStart: at, periodEnd: periodEnd(at, interval, at) };
}

function remainingLine(
  item: Target & { readonly id: string },
  period: SubscriptionItemRecord,
  at: number,
  words: string,
  sign: 1 | -1,
): NewLine {
  const price = priceOf(item.price);
  const share = (period.periodEnd - at) / (period.periodEnd - period.periodStart);
  return {
    description: `${words} ${counted(item.quantity)}${price.title} after ${shortDate(at)}`,
    // Adding zero turns a negative zero, which JSON cannot carry, into a plain one.
    amount: sign * Math.round(price.unitAmount * item.quantity * share) + 0,
    price: item.price,
    quantity: item.quantity,
    proration: true,
    subscriptionItem: item.id,
    periodStart: at,
    periodEnd: period.periodEnd,
  };
}

/** A whole period of a subscription, as on its first invoice and on every renewal. */
export function periodLine(item: SubscriptionItemRecord): NewLine {
  const price = priceOf(item.price);
  return {
    description: `${item.quantity} × ${price.title} (at $${(price.unitAmount / 100).toFixed(2)} / ${price.interval})`,
    amount: price.unitAmount * item.quantity,
    price: item.price,
    quantity: item.quantity,
    proration: false,
    subscriptionItem: item.id,
    periodStart: item.periodStart,
    periodEnd: item.periodEnd,
  };
}

function counted(quantity: number): string {
  return quantity === 1 ? "" : `${quantity} × `;
}

function shortDate(at: number): string {
  return new Intl.DateTimeFormat("en-GB", {
    day: "2-digit",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  }).format(at * 1000);
}
