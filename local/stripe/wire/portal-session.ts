import type Stripe from "stripe";
import type { PortalSessionRecord } from "../state/people.ts";
import type { State } from "../state/state.ts";
import type { Wire } from "./wire.ts";

export function renderPortalSession(state: State, session: PortalSessionRecord) {
  return {
    id: session.id,
    object: "billing_portal.session",
    configuration: "bpc_practice",
    created: session.created,
    customer: session.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: session.returnUrl,
    url: `${state.origin}/p/session/${session.token}`,
  } satisfies Wire<Stripe.BillingPortal.Session>;
}
