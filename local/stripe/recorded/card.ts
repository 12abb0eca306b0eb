import type { Stripe } from "stripe";
import type { Wire } from "../wire/wire.ts";

export const card = {
  id: "pm_00000001",
  object: "payment_method",
  allow_redisplay: "limited",
  billing_details: {
    address: null,
    email: "sam@example.com",
    name: null,
    phone: null,
    tax_id: null,
  },
  created: 1793613600,
  customer: "cus_00000001",
  customer_account: null,
  livemode: false,
  metadata: {},
  type: "card",
  card: {
    brand: "visa",
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: "pass",
    },
    country: "US",
    display_brand: "visa",
    exp_month: 12,
    exp_year: 2040,
    fingerprint: "practice0341",
    funding: "credit",
    generated_from: null,
    last4: "0341",
    networks: {
      available: ["visa"],
      preferred: null,
    },
    regulated_status: "unregulated",
    three_d_secure_usage: {
      supported: true,
    },
    wallet: null,
  },
} satisfies Wire<Stripe.PaymentMethod>;
