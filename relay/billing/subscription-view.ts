import type { ExistingSubscription } from "#shared/billing.ts";
import type { PlanId } from "#shared/plans.ts";
import type { Stripe } from "stripe";
import { type PriceIds, subscriptionPlanOf } from "./prices.ts";
import { ourItem, statusOf } from "./project.ts";
import { idOf } from "./stripe.ts";

/** The page of an unpaid invoice; `latest_invoice` must be expanded. */
function paymentUrlOf({ latest_invoice: invoice }: Stripe.Subscription): string | null {
  if (typeof invoice !== "object" || invoice?.status !== "open") return null;
  return invoice.hosted_invoice_url ?? null;
}

function pendingPlanOf({ pending_update: update }: Stripe.Subscription, prices: PriceIds) {
  const price = update?.subscription_items?.[0]?.price;
  return price === undefined ? null : subscriptionPlanOf(prices, idOf(price) ?? "");
}

/**
 * A subscription as the billing page shows it; null if it isn't ours. `currentPlan` is what the person is
 * entitled to according to the database.
 */
export function viewSubscription(
  subscription: Stripe.Subscription,
  prices: PriceIds,
  currentPlan: PlanId,
): ExistingSubscription | null {
  const ours = ourItem(subscription, prices);
  if (ours === null) return null;
  const { cancel_at: cancelAt, cancel_at_period_end: atPeriodEnd } = subscription;
  const periodEnd = ours.item.current_period_end;
  return {
    subscriptionId: subscription.id,
    status: statusOf(subscription),
    planId: ours.plan,
    entitled: currentPlan === ours.plan,
    currentPeriodEnd: periodEnd,
    cancelAtPeriodEnd: atPeriodEnd || cancelAt !== null,
    cancelAt: cancelAt ?? (atPeriodEnd ? periodEnd : null),
    paymentUrl: paymentUrlOf(subscription),
    pendingPlanId: pendingPlanOf(subscription, prices),
  };
}

export const noSubscription = {
  subscriptionId: null,
  status: "none",
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
} as const;
