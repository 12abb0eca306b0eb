import type { Stripe } from "stripe";
import type { Wire } from "../wire/wire.ts";

export const bankAccount = {
  id: "pm_00000003",
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
  customer: null,
  customer_account: null,
  livemode: false,
  metadata: {},
  type: "us_bank_account",
  us_bank_account: {
    account_holder_type: "individual",
    account_type: "checking",
    bank_name: "Practice Bank",
    financial_connections_account: null,
    fingerprint: "practice6789",
    last4: "6789",
    networks: {
      preferred: "ach",
      supported: ["ach"],
    },
    routing_number: "110000000",
    status_details: {},
  },
} satisfies Wire<Stripe.PaymentMethod>;
