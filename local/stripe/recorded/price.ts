import type { Stripe } from "stripe";
import type { Wire } from "../wire/wire.ts";

export const price = {
  id: "price_practicePremiumMonthly",
  object: "price",
  active: true,
  billing_scheme: "per_unit",
  created: 1767225600,
  currency: "usd",
  custom_unit_amount: null,
  livemode: false,
  lookup_key: null,
  metadata: {},
  nickname: "Monthly",
  product: "prod_practicePremium",
  recurring: {
    interval: "month",
    interval_count: 1,
    meter: null,
    trial_period_days: null,
    usage_type: "licensed",
  },
  tax_behavior: "unspecified",
  tiers_mode: null,
  transform_quantity: null,
  type: "recurring",
  unit_amount: 799,
  unit_amount_decimal: "799",
} satisfies Wire<Stripe.Price>;
