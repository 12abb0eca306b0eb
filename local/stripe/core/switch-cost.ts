import { priceOf } from "../catalogue.ts";
import type { InvoiceLineRecord, SubscriptionItemRecord, SubscriptionRecord } from "../state/billing.ts";
import { periodEnd } from "./calendar.ts";
import { priceInParam } from "./find.ts";
import { invalid } from "./refusal.ts";

export type NewLine = Omit<InvoiceLineRecord, "id">;

export type Switch = {
  readonly item: SubscriptionItemRecord;
  readonly anchor: number;
  readonly lines: readonly NewLine[];
};

/** The subscription's only item, and its new price. */
export type ItemChange = { readonly id: string; readonly price: string };

/**
 * What switching a subscription costs at this second: the unused part of the old period is credited, and a
 * period of the new plan begins and is charged. Preview and switch use the same calculation. Amounts in
 * cents.
 */
export function planSwitch(
  subscription: SubscriptionRecord,
  items: readonly ItemChange[],
  at: number,
): Switch {
  const { item } = subscription;
  const price = wantedPrice(item, items);
  if (at < item.periodStart || at >= item.periodEnd) {
    throw invalid(
      "Invalid proration_date: it must be within the current period of the subscription.",
      "proration_date",
    );
  }
  const next = { ...item, price: price.id, periodStart: at, periodEnd: periodEnd(at, price.interval, at) };
  return { item: next, anchor: at, lines: [unusedLine(item, at), periodLine(next)] };
}

function wantedPrice(item: SubscriptionItemRecord, [change, second]: readonly ItemChange[]) {
  if (change === undefined || second !== undefined)
    throw invalid("The practice Stripe supports exactly one item per subscription.", "items");
  if (change.id !== item.id)
    throw invalid(`No such subscription item: '${change.id}'`, "items[0][id]", "resource_missing");
  const { id, interval } = priceInParam(change.price, "items[0][price]");
  if (interval !== null && interval !== priceOf(item.price).interval) return { id, interval };
  throw invalid("The practice Stripe can only switch between monthly and annual.", "items[0][price]");
}

/** The subscription on its new plan; a cancellation at the period's end moves along with the period. */
export function onPlan(
  subscription: SubscriptionRecord,
  { item, anchor }: Omit<Switch, "lines">,
): SubscriptionRecord {
  const cancelAt = subscription.cancelAtPeriodEnd ? item.periodEnd : subscription.cancelAt;
  return { ...subscription, item, anchor, cancelAt };
}

const dateFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" });

function unusedLine(item: SubscriptionItemRecord, at: number): NewLine {
  const price = priceOf(item.price);
  const share = (item.periodEnd - at) / (item.periodEnd - item.periodStart);
  return {
    description: `Unused time on ${price.title} after ${dateFormat.format(at * 1000)}`,
    // Adding zero turns negative zero, which JSON can't represent, into plain zero.
    amount: -Math.round(price.unitAmount * share) + 0,
    price: item.price,
    proration: true,
    subscriptionItem: item.id,
    periodStart: at,
    periodEnd: item.periodEnd,
  };
}

/** A whole period of a subscription, as on its first invoice and on every renewal. */
export function periodLine(item: SubscriptionItemRecord): NewLine {
  const price = priceOf(item.price);
  return {
    description: `1 × ${price.title} (at $${(price.unitAmount / 100).toFixed(2)} / ${price.interval})`,
    amount: price.unitAmount,
    price: item.price,
    proration: false,
    subscriptionItem: item.id,
    periodStart: item.periodStart,
    periodEnd: item.periodEnd,
  };
}
