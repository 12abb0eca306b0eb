import { subscriptionStatuses, type SubscriptionPlanId } from "#shared/billing.ts";
import type { Stripe } from "stripe";
import { z } from "zod";
import { type PriceIds, subscriptionPlanOf } from "./prices.ts";
import { idOf } from "./stripe.ts";

type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** What is stored about a subscription, in the form that `apply_billing_sync` takes. */
export type SubscriptionRow = {
  readonly id: string;
  readonly plan: SubscriptionPlanId;
  readonly status: SubscriptionStatus;
  readonly collection_paused: boolean;
  /** ISO 8601. */
  readonly current_period_end: string | null;
  readonly cancel_at_period_end: boolean;
  readonly cancel_at: string | null;
};

export type Projection = {
  readonly rows: readonly SubscriptionRow[];
  /** How many have a price that isn't ours. */
  readonly foreign: number;
};

const isoOf = (seconds: number | null): string | null =>
  seconds === null ? null : new Date(seconds * 1_000).toISOString();

// A status that Stripe introduces later grants nothing.
const statusSchema = z.enum(subscriptionStatuses).catch("incomplete");

/** A subscription's status, as far as we know it. */
export function statusOf({ status }: Pick<Stripe.Subscription, "status">): SubscriptionStatus {
  return statusSchema.parse(status);
}

/** The item whose price is one of ours, with its plan. */
export function ourItem(subscription: Pick<Stripe.Subscription, "items">, prices: PriceIds) {
  for (const item of subscription.items.data) {
    const plan = subscriptionPlanOf(prices, idOf(item.price) ?? "");
    if (plan !== null) return { item, plan };
  }
  return null;
}

/**
 * What Stripe says about one subscription; null if it isn't ours. It grants nothing by itself: `current_plan`
 * decides that.
 */
export function projectSubscription(
  subscription: Stripe.Subscription,
  prices: PriceIds,
): SubscriptionRow | null {
  const ours = ourItem(subscription, prices);
  if (ours === null) return null;
  return {
    id: subscription.id,
    plan: ours.plan,
    status: statusOf(subscription),
    collection_paused: subscription.pause_collection !== null,
    current_period_end: isoOf(ours.item.current_period_end),
    cancel_at_period_end: subscription.cancel_at_period_end,
    cancel_at: isoOf(subscription.cancel_at),
  };
}

/** The projection of all of a customer's subscriptions. */
export function projectAll(subscriptions: readonly Stripe.Subscription[], prices: PriceIds): Projection {
  const rows = subscriptions.flatMap((one) => projectSubscription(one, prices) ?? []);
  return { rows, foreign: subscriptions.length - rows.length };
}

const over = new Set<Stripe.Subscription.Status>(["canceled", "incomplete_expired"]);

export const isOver = ({ status }: Pick<Stripe.Subscription, "status">): boolean => over.has(status);

/**
 * Whether the person holds a subscription to one of our plans. One that still waits for its first payment doesn't
 * prevent another attempt.
 */
export const holdsOne = (subscriptions: readonly Stripe.Subscription[], prices: PriceIds): boolean =>
  subscriptions.some((one) => !isOver(one) && one.status !== "incomplete" && ourItem(one, prices) !== null);

const running = new Set<Stripe.Subscription.Status>(["active", "trialing"]);

/** Whether a subscription already gives the person everything that a pass would. */
export const needsNoPass = (subscriptions: readonly Stripe.Subscription[], prices: PriceIds): boolean =>
  subscriptions.some(
    (one) => running.has(one.status) && one.pause_collection === null && ourItem(one, prices) !== null,
  );

/** Lower is closer to what a person means by "my subscription". */
const rank: Partial<Readonly<Record<Stripe.Subscription.Status, number>>> = {
  active: 0,
  trialing: 0,
  past_due: 1,
  unpaid: 2,
  paused: 2,
};

/**
 * The person's subscription: among ours that haven't ended, the one with the best status, then the newest.
 */
export function pickCurrent(
  subscriptions: readonly Stripe.Subscription[],
  prices: PriceIds,
): Stripe.Subscription | null {
  const [best] = subscriptions
    .filter((one) => !isOver(one) && ourItem(one, prices) !== null)
    .toSorted((a, b) => (rank[a.status] ?? 3) - (rank[b.status] ?? 3) || b.created - a.created);
  return best ?? null;
}
