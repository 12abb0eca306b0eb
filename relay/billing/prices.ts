import type { PaidPlanId, SubscriptionPlanId } from "#shared/billing.ts";

/** Stripe's price ids for each plan: the first is on sale, the others belong to earlier buyers. */
export type PriceIds = Readonly<Record<PaidPlanId, readonly [string, ...string[]]>>;

const plansInOrder = ["premium-monthly", "premium-annual", "24hour_pass"] as const satisfies PaidPlanId[];

/** The plan of a price, or null if it isn't ours. Only the price says what was bought. */
export function planOfPrice(prices: PriceIds, priceId: string): PaidPlanId | null {
  return plansInOrder.find((plan) => prices[plan].includes(priceId)) ?? null;
}

/** The same for plans that can be subscribed to. */
export function subscriptionPlanOf(prices: PriceIds, priceId: string): SubscriptionPlanId | null {
  const plan = planOfPrice(prices, priceId);
  return plan === "24hour_pass" ? null : plan;
}

/** The price at which a plan is currently sold. */
export function priceOf(prices: PriceIds, plan: PaidPlanId): string {
  return prices[plan][0];
}

/**
 * The plan that a caller wants to buy, named by plan, by price, or by both if they agree; null if it isn't on
 * sale.
 */
export function wantedPlan(
  prices: PriceIds,
  { planId, priceId }: { readonly planId?: string | undefined; readonly priceId?: string | undefined },
): PaidPlanId | null {
  const named = plansInOrder.find((plan) => plan === planId) ?? null;
  const priced = plansInOrder.find((plan) => priceOf(prices, plan) === priceId) ?? null;
  if (planId === undefined) return priced;
  return priceId === undefined || priced === named ? named : null;
}
