import type Stripe from "stripe";
import { z } from "zod";
import { findPrice } from "../catalogue.ts";
import { createSession, expireSession } from "../core/checkout.ts";
import { createCustomer } from "../core/customer.ts";
import { customerInParam, inPath } from "../core/find.ts";
import { noSuch } from "../core/refusal.ts";
import { cancelSubscription } from "../core/subscription.ts";
import type { Tx } from "../core/tx.ts";
import { isOver } from "../state/billing.ts";
import { renderCheckoutSession } from "../render/checkout-session.ts";
import { renderCustomer, renderDeletedCustomer, renderPortalSession } from "../render/customer.ts";
import { renderDispute } from "../render/dispute.ts";
import { renderPrice } from "../render/price.ts";
import { listPage, nothing, pageParams, type ParamsOf, type Route, route, text } from "./route.ts";

const metadata = z.record(z.string(), z.string()).optional();

const newCustomer = z.strictObject({
  email: text.optional(),
  metadata,
} satisfies ParamsOf<Stripe.CustomerCreateParams>);

const changedCustomer = z.strictObject({ email: text } satisfies ParamsOf<Stripe.CustomerUpdateParams>);

const newSession = z.strictObject({
  mode: z.enum(["payment", "subscription"]),
  customer: text,
  line_items: z
    .array(
      z.strictObject({
        price: text,
        quantity: z.literal("1"),
      } satisfies ParamsOf<Stripe.Checkout.SessionCreateParams.LineItem>),
    )
    .min(1),
  success_url: text,
  cancel_url: text.optional(),
  client_reference_id: text.optional(),
  metadata,
} satisfies ParamsOf<Stripe.Checkout.SessionCreateParams>);

const sessionList = z.strictObject({
  ...pageParams,
  customer: text.optional(),
  payment_intent: text.optional(),
  status: z.enum(["open", "complete", "expired"]).optional(),
} satisfies ParamsOf<Stripe.Checkout.SessionListParams>);

const disputeList = z.strictObject({
  ...pageParams,
  payment_intent: text.optional(),
} satisfies ParamsOf<Stripe.DisputeListParams>);

const newPortal = z.strictObject({
  customer: text,
  return_url: text.optional(),
} satisfies ParamsOf<Stripe.BillingPortal.SessionCreateParams>);

/** Customers, prices, checkouts and the portal. */
export const purchaseRoutes: readonly Route[] = [
  route("POST", "/v1/customers", newCustomer, (tx, { email = null, metadata: given = {} }) =>
    renderCustomer(tx.state, createCustomer(tx, { email, metadata: given })),
  ),
  route("GET", "/v1/customers/:id", nothing, (tx, _params, { id }) => {
    const customer = inPath(tx, "customers", id);
    return customer.deleted ? renderDeletedCustomer(customer) : renderCustomer(tx.state, customer);
  }),
  route("POST", "/v1/customers/:id", changedCustomer, (tx, { email }, { id }) => {
    const customer = inPath(tx, "customers", id);
    if (customer.deleted) throw noSuch("customer", id, "id", 404);
    return renderCustomer(tx.state, tx.change("customers", { ...customer, email }, "customer.updated"));
  }),
  route("DELETE", "/v1/customers/:id", nothing, (tx, _params, { id }) => deleteCustomer(tx, id)),
  route("GET", "/v1/prices/:id", nothing, (_tx, _params, { id }) => {
    const price = findPrice(id);
    if (price === undefined) throw noSuch("price", id, "price", 404);
    return renderPrice(price);
  }),
  route("POST", "/v1/checkout/sessions", newSession, (tx, params) => {
    const own = {
      mode: params.mode,
      customer: params.customer,
      successUrl: params.success_url,
      cancelUrl: params.cancel_url ?? null,
      clientReferenceId: params.client_reference_id ?? null,
      metadata: params.metadata ?? {},
    };
    const priceIds = params.line_items.map(({ price }) => price);
    return renderCheckoutSession(tx.state, createSession(tx, own, priceIds));
  }),
  route("GET", "/v1/checkout/sessions", sessionList, (tx, params) => {
    const rows = Object.values(tx.state.checkoutSessions).filter(
      (one) =>
        (params.customer === undefined || one.customer === params.customer) &&
        (params.payment_intent === undefined ||
          (one.mode === "payment" && one.paymentIntent === params.payment_intent)) &&
        (params.status === undefined || one.status === params.status),
    );
    return listPage("/v1/checkout/sessions", rows, params, (row) => renderCheckoutSession(tx.state, row));
  }),
  route("GET", "/v1/checkout/sessions/:id", nothing, (tx, _params, { id }) =>
    renderCheckoutSession(tx.state, inPath(tx, "checkoutSessions", id)),
  ),
  route("POST", "/v1/checkout/sessions/:id/expire", nothing, (tx, _params, { id }) =>
    renderCheckoutSession(tx.state, expireSession(tx, inPath(tx, "checkoutSessions", id).id)),
  ),
  route("GET", "/v1/disputes", disputeList, (tx, params) => {
    const rows = Object.values(tx.state.disputes).filter(
      (one) => params.payment_intent === undefined || one.paymentIntent === params.payment_intent,
    );
    return listPage("/v1/disputes", rows, params, renderDispute);
  }),
  route("POST", "/v1/billing_portal/sessions", newPortal, (tx, params) => {
    const session = {
      id: tx.id("bps"),
      created: tx.now,
      customer: customerInParam(tx, params.customer).id,
      returnUrl: params.return_url ?? null,
      token: tx.id("test"),
    };
    return renderPortalSession(tx.state, tx.put("portalSessions", session));
  }),
];

/** Deleting a customer ends everything they still have. */
function deleteCustomer(tx: Tx, id: string) {
  const customer = inPath(tx, "customers", id);
  if (customer.deleted) throw noSuch("customer", id, "id", 404);
  for (const subscription of Object.values(tx.state.subscriptions)) {
    if (subscription.customer === id && !isOver(subscription)) cancelSubscription(tx, subscription.id);
  }
  return renderDeletedCustomer(tx.change("customers", { ...customer, deleted: true }, "customer.deleted"));
}
