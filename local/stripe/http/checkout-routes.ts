import { z } from "zod";
import { expireSession } from "../core/checkout.ts";
import { inPath } from "../core/find.ts";
import { createSession, type SessionRequest } from "../core/new-session.ts";
import { invalid } from "../core/refusal.ts";
import type { Tx } from "../core/tx.ts";
import { renderCheckoutSession, renderLineItems } from "../wire/checkout-session.ts";
import {
  type CreateSession,
  createSessionParams,
  lineItemsParams,
  listSessionsParams,
} from "./checkout-params.ts";
import { listPage, pageOf } from "./paginate.ts";
import { type Route, route } from "./route.ts";

const nothing = z.strictObject({});

export const checkoutRoutes: readonly Route[] = [
  route("POST", "/v1/checkout/sessions", createSessionParams, (tx, params) =>
    renderCheckoutSession(tx.state, createSession(tx, requestOf(params))),
  ),
  route("GET", "/v1/checkout/sessions", listSessionsParams, (tx, params) => {
    const rows = Object.values(tx.state.checkoutSessions).filter(
      (one) =>
        (params.customer === undefined || one.customer === params.customer) &&
        (params.payment_intent === undefined ||
          (one.mode === "payment" && one.paymentIntent === params.payment_intent)) &&
        (params.subscription === undefined || one.subscription === params.subscription) &&
        (params.status === undefined || one.status === params.status),
    );
    return listPage("/v1/checkout/sessions", rows, params, (row) => renderCheckoutSession(tx.state, row));
  }),
  route("GET", "/v1/checkout/sessions/:id", nothing, (tx, _params, { id }) =>
    renderCheckoutSession(tx.state, inPath(tx, "checkoutSessions", id)),
  ),
  route("POST", "/v1/checkout/sessions/:id/expire", nothing, (tx, _params, { id }) => expire(tx, id)),
  route("GET", "/v1/checkout/sessions/:id/line_items", lineItemsParams, (tx, params, { id }) => {
    const { data, url } = renderLineItems(inPath(tx, "checkoutSessions", id));
    return pageOf(url, data, params, (item) => item);
  }),
];

function expire(tx: Tx, id: string) {
  return renderCheckoutSession(tx.state, expireSession(tx, inPath(tx, "checkoutSessions", id).id));
}

function requestOf(params: CreateSession): SessionRequest {
  const { mode } = params;
  if (mode === "setup") throw invalid("The practice Stripe has no `setup` mode.", "mode");
  if ((params.ui_mode ?? "hosted_page") !== "hosted_page") {
    throw invalid("The practice Stripe only has hosted pages.", "ui_mode");
  }
  if (params.success_url === undefined)
    throw invalid("Missing required param: success_url.", "success_url", "parameter_missing");
  refuseForeignParams(params);
  return {
    mode,
    lines: params.line_items.map(({ price, quantity }) => ({ price, quantity })),
    customer: params.customer,
    expiresAt: params.expires_at,
    own: ownFields(params),
  };
}

/** Parameters that belong to the other mode, or that exclude each other. */
function refuseForeignParams(params: CreateSession): void {
  if (params.customer !== undefined && params.customer_email !== undefined) {
    throw invalid(
      "You may only specify one of these parameters: customer, customer_email.",
      "customer_email",
    );
  }
  if (params.mode === "payment" && params.subscription_data !== undefined) {
    throw invalid("You can not pass `subscription_data` in `payment` mode.", "subscription_data");
  }
  if (params.mode === "subscription" && params.payment_intent_data !== undefined) {
    throw invalid("You can not pass `payment_intent_data` in `subscription` mode.", "payment_intent_data");
  }
  if (params.mode === "subscription" && params.customer_creation !== undefined) {
    throw invalid("`customer_creation` can only be used in `payment` mode.", "customer_creation");
  }
}

function ownFields(params: CreateSession): SessionRequest["own"] {
  return {
    successUrl: params.success_url ?? null,
    cancelUrl: params.cancel_url ?? null,
    customerEmail: params.customer_email ?? null,
    createsCustomer: params.customer_creation === "always",
    clientReferenceId: params.client_reference_id ?? null,
    locale: params.locale ?? null,
    metadata: params.metadata ?? {},
    ...childFields(params),
  };
}

/** What is handed on to the subscription or the payment. */
function childFields(params: CreateSession) {
  const child = params.payment_intent_data ?? params.subscription_data;
  return {
    childMetadata: child?.metadata ?? {},
    childDescription: child?.description ?? null,
    receiptEmail: params.payment_intent_data?.receipt_email ?? null,
    savesCard: params.payment_intent_data?.setup_future_usage !== undefined,
  };
}
