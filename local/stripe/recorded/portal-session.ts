import type { Stripe } from "stripe";
import type { Wire } from "../wire/wire.ts";

export const portalSession = {
  id: "bps_00000001",
  object: "billing_portal.session",
  configuration: "bpc_practice",
  created: 1793613600,
  customer: "cus_00000001",
  customer_account: null,
  flow: null,
  livemode: false,
  locale: null,
  on_behalf_of: null,
  return_url: null,
  url: "http://127.0.0.1:4242/p/session/test_00000001",
} satisfies Wire<Stripe.BillingPortal.Session>;
