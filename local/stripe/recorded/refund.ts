import type { Stripe } from "stripe";
import type { Wire } from "../wire/wire.ts";

export const refund = {
  id: "re_00000001",
  object: "refund",
  amount: 40,
  balance_transaction: null,
  charge: "ch_00000003",
  created: 1793613600,
  currency: "usd",
  customer: "cus_00000001",
  customer_account: null,
  destination_details: {
    type: "card",
  },
  metadata: {},
  payment_intent: "pi_00000003",
  payment_method: null,
  reason: null,
  receipt_number: null,
  source_transfer_reversal: null,
  status: "succeeded",
  transfer_reversal: null,
} satisfies Wire<Stripe.Refund>;
