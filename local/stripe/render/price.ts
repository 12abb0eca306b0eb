import type Stripe from "stripe";
import { catalogueCreated, type CataloguePrice } from "../catalogue.ts";
import type { Serialized } from "./serialized.ts";

export function renderPrice(price: CataloguePrice) {
  return {
    id: price.id,
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    created: catalogueCreated,
    currency: "usd",
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: price.nickname,
    product: price.product,
    recurring:
      price.interval === null
        ? null
        : {
            interval: price.interval,
            interval_count: 1,
            meter: null,
            trial_period_days: null,
            usage_type: "licensed",
          },
    tax_behavior: "unspecified",
    tiers_mode: null,
    transform_quantity: null,
    type: price.interval === null ? "one_time" : "recurring",
    unit_amount: price.unitAmount,
    unit_amount_decimal: String(price.unitAmount),
  } satisfies Serialized<Stripe.Price>;
}

/** The older form of a recurring price, still part of every subscription item. */
export function renderPlan(price: CataloguePrice) {
  return {
    id: price.id,
    object: "plan",
    active: true,
    amount: price.unitAmount,
    amount_decimal: String(price.unitAmount),
    billing_scheme: "per_unit",
    created: catalogueCreated,
    currency: "usd",
    interval: price.interval ?? "month",
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  } satisfies Serialized<Stripe.Plan>;
}
