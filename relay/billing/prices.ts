import type { PaidPlanId, SubscriptionPlanId } from "#shared/billing.ts";

/** Stripe's price ids of each plan: the first is sold, the others are of people who bought earlier. */
export type PriceIds = Readonly<Record<PaidPlanId, readonly [string, ...string[]]>>;

const plansInOrder = ["premium-monthly", "premium-annual", "24hour_pass"] as const satisfies PaidPlanId[];

/** Which plan a price is of; null for what is not ours (B2: the price alone says what was bought). */
export function planOfPrice(prices: PriceIds, priceId: string): PaidPlanId | null {
  return plansInOrder.find((plan) => prices[plan].includes(priceId)) ?? null;
}

/** The same for what can be subscribed to. */
export function subscriptionPlanOf(prices: PriceIds, priceId: string): SubscriptionPlanId | null {
  const plan = planOfPrice(prices, priceId);
  return plan === "24hour_pass" ? null : plan;
}

/** The price at which a plan is sold. */
export function priceOf(prices: PriceIds, plan: PaidPlanId): string {
  return prices[plan][0];
}

/** What a caller wants to buy, by plan, by price, or by both where they agree; null for anything that is not sold. */
export function wantedPlan(
  prices: PriceIds,
  { planId, priceId }: { readonly planId?: string | undefined; readonly priceId?: string | undefined },
): PaidPlanId | null {
  const named = plansInOrder.find((plan) => plan === planId) ?? null;
  const priced = plansInOrder.find((plan) => priceOf(prices, plan) === priceId) ?? null;
  if (planId === undefined) return priced;
  return priceId === undefined || priced === named ? named : null;
}
