import type { PaidPlanId } from "#shared/billing.ts";
import { plans } from "#shared/plans.ts";
import type { Stripe } from "stripe";
import { priceOf, type PriceIds } from "./prices.ts";
import type { BillingMonitor } from "./monitor.ts";

/** Whether Stripe charges what the catalogue says for a plan. */
export function matches(plan: PaidPlanId, price: Stripe.Price): boolean {
  const { priceCents, interval } = plans[plan];
  const charged = price.recurring?.interval ?? "once";
  const once = (price.recurring?.interval_count ?? 1) === 1;
  return (
    price.active &&
    price.currency === "usd" &&
    price.unit_amount === priceCents &&
    charged === interval &&
    once
  );
}

/** Compares the current prices with the catalogue and reports differences to the operator. Never throws. */
export async function checkPrices(
  stripe: Stripe,
  prices: PriceIds,
  watch: Pick<BillingMonitor, "priceDiffers" | "failed">,
): Promise<void> {
  for (const plan of ["premium-monthly", "premium-annual", "24hour_pass"] as const) {
    try {
      const price = await stripe.prices.retrieve(priceOf(prices, plan));
      if (!matches(plan, price)) watch.priceDiffers(plan);
    } catch (error) {
      watch.failed(error);
    }
  }
}
