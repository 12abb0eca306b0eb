import { z } from "zod";
import { customerInParam, inPath } from "../core/find.ts";
import { refundCharge } from "../core/refund.ts";
import { renderCharge } from "../wire/charge.ts";
import { renderEvent } from "../wire/event.ts";
import { renderPaymentIntent } from "../wire/payment-intent.ts";
import { renderPortalSession } from "../wire/portal-session.ts";
import { renderDispute, renderRefund } from "../wire/refund.ts";
import {
  byCharge,
  byCustomer,
  chargeListParams,
  eventListParams,
  portalParams,
  refundParams,
} from "./checkout-params.ts";
import { listPage } from "./paginate.ts";
import { type Route, route } from "./route.ts";

const nothing = z.strictObject({});

type ByCharge = { readonly charge?: string | undefined; readonly payment_intent?: string | undefined };

const ofCharge = (params: ByCharge) => (row: { readonly charge: string; readonly paymentIntent: string }) =>
  (params.charge === undefined || row.charge === params.charge) &&
  (params.payment_intent === undefined || row.paymentIntent === params.payment_intent);

export const paymentRoutes: readonly Route[] = [
  route("GET", "/v1/payment_intents", byCustomer, (tx, params) => {
    const rows = Object.values(tx.state.paymentIntents).filter(
      (one) => params.customer === undefined || one.customer === params.customer,
    );
    return listPage("/v1/payment_intents", rows, params, (row) => renderPaymentIntent(tx.state, row));
  }),
  route("GET", "/v1/payment_intents/:id", nothing, (tx, _params, { id }) =>
    renderPaymentIntent(tx.state, inPath(tx, "paymentIntents", id)),
  ),
  route("GET", "/v1/charges", chargeListParams, (tx, params) => {
    const rows = Object.values(tx.state.charges).filter(
      (one) =>
        (params.customer === undefined || one.customer === params.customer) &&
        (params.payment_intent === undefined || one.paymentIntent === params.payment_intent),
    );
    return listPage("/v1/charges", rows, params, (row) => renderCharge(tx.state, row));
  }),
  route("GET", "/v1/charges/:id", nothing, (tx, _params, { id }) =>
    renderCharge(tx.state, inPath(tx, "charges", id)),
  ),
  route("POST", "/v1/refunds", refundParams, (tx, params) => renderRefund(refundCharge(tx, params))),
  route("GET", "/v1/refunds", byCharge, (tx, params) =>
    listPage("/v1/refunds", Object.values(tx.state.refunds).filter(ofCharge(params)), params, renderRefund),
  ),
  route("GET", "/v1/refunds/:id", nothing, (tx, _params, { id }) => renderRefund(inPath(tx, "refunds", id))),
  route("GET", "/v1/disputes", byCharge, (tx, params) =>
    listPage(
      "/v1/disputes",
      Object.values(tx.state.disputes).filter(ofCharge(params)),
      params,
      renderDispute,
    ),
  ),
  route("GET", "/v1/disputes/:id", nothing, (tx, _params, { id }) =>
    renderDispute(inPath(tx, "disputes", id)),
  ),
  route("GET", "/v1/events", eventListParams, (tx, params) => {
    const rows = Object.values(tx.state.events).filter((one) => named(one.type, params.types ?? params.type));
    return listPage("/v1/events", rows, params, (row) => renderEvent(tx.state, row));
  }),
  route("GET", "/v1/events/:id", nothing, (tx, _params, { id }) =>
    renderEvent(tx.state, inPath(tx, "events", id)),
  ),
  route("POST", "/v1/billing_portal/sessions", portalParams, (tx, params) =>
    renderPortalSession(
      tx.state,
      tx.put("portalSessions", {
        id: tx.id("bps"),
        created: tx.now,
        customer: customerInParam(tx, params.customer).id,
        returnUrl: params.return_url ?? null,
        token: tx.id("test"),
      }),
    ),
  ),
];

/** `invoice.*` names all events of invoices. */
function named(type: string, wanted: string | readonly string[] | undefined): boolean {
  if (wanted === undefined) return true;
  if (typeof wanted !== "string") return wanted.some((one) => named(type, one));
  return wanted.endsWith("*") ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}
