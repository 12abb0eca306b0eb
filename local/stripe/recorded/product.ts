import type { Stripe } from "stripe";
import type { Wire } from "../wire/wire.ts";

export const product = {
  id: "prod_practicePremium",
  object: "product",
  active: true,
  created: 1767225600,
  default_price: null,
  description: "Unlimited voice conversations, renewed until cancelled.",
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: {},
  name: "Premium",
  package_dimensions: null,
  shippable: null,
  statement_descriptor: null,
  tax_code: null,
  tax_details: null,
  type: "service",
  unit_label: null,
  updated: 1767225600,
  url: null,
} satisfies Wire<Stripe.Product>;
