import { plans } from "#shared/plans.ts";

/**
 * The product's plans as Stripe prices. The ids never change, so that existing environment files keep
 * working.
 */
export type CataloguePrice = {
  readonly id: string;
  readonly product: string;
  readonly nickname: string;
  /** Shown on invoices and on the checkout page. */
  readonly title: string;
  /** US cents. */
  readonly unitAmount: number;
  readonly interval: "month" | "year" | null;
  /** The relay's environment variable that holds this id. */
  readonly variable: string;
};

/** Seconds; January 1, 2026. */
export const catalogueCreated = 1_767_225_600;

export const prices: readonly CataloguePrice[] = [
  {
    id: "price_practicePremiumMonthly",
    product: "prod_practicePremium",
    nickname: "Monthly",
    title: "Premium monthly",
    unitAmount: plans["premium-monthly"].priceCents,
    interval: "month",
    variable: "STRIPE_PRICE_PREMIUM_MONTHLY",
  },
  {
    id: "price_practicePremiumAnnual",
    product: "prod_practicePremium",
    nickname: "Annual",
    title: "Premium annual",
    unitAmount: plans["premium-annual"].priceCents,
    interval: "year",
    variable: "STRIPE_PRICE_PREMIUM_ANNUAL",
  },
  {
    id: "price_practicePass",
    product: "prod_practicePass",
    nickname: "One-off",
    title: "24-hour pass",
    unitAmount: plans["24hour_pass"].priceCents,
    interval: null,
    variable: "STRIPE_PRICE_24HOUR_PASS",
  },
];

export function findPrice(id: string): CataloguePrice | undefined {
  return prices.find((price) => price.id === id);
}

/** A price that must exist, because records only hold ids that were checked when they were created. */
export function priceOf(id: string): CataloguePrice {
  const price = findPrice(id);
  if (price === undefined) throw new Error(`no price ${id} in the catalogue`);
  return price;
}
