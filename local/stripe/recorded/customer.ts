import type { Stripe } from "stripe";
import type { Wire } from "../wire/wire.ts";

export const customer = {
  id: "cus_00000001",
  object: "customer",
  address: null,
  balance: 0,
  created: 1793613600,
  currency: null,
  customer_account: null,
  default_source: null,
  delinquent: false,
  description: null,
  discount: null,
  email: "sam@example.com",
  invoice_prefix: "00000001",
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  livemode: false,
  metadata: {
    user: "u1",
  },
  name: null,
  next_invoice_sequence: 1,
  phone: null,
  preferred_locales: [],
  shipping: null,
  tax_exempt: "none",
  test_clock: null,
} satisfies Wire<Stripe.Customer>;
