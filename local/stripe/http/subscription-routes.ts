import { z } from "zod";
import { findPrice } from "../catalogue.ts";
import { customerInParam, inParam, inPath, known, recurringPrice } from "../core/find.ts";
import { payInvoice } from "../core/invoice-payment.ts";
import { invalid } from "../core/refusal.ts";
import { cancelSubscription, isOver, startSubscription } from "../core/subscription.ts";
import { refuseUnpaid } from "../core/subscription-switch.ts";
import type { Tx } from "../core/tx.ts";
import type { SubscriptionRecord } from "../state/billing.ts";
import { renderSubscription } from "../wire/subscription.ts";
import { listPage } from "./paginate.ts";
import { type Route, route } from "./route.ts";
import {
  cancelParams,
  createParams,
  type CreateSubscription,
  listParams,
  updateParams,
} from "./subscription-params.ts";
import { updateSubscription } from "./subscription-update.ts";

const nothing = z.strictObject({});

export const subscriptionRoutes: readonly Route[] = [
  route("POST", "/v1/subscriptions", createParams, (tx, params) => create(tx, params)),
  route("GET", "/v1/subscriptions", listParams, (tx, params) => {
    const rows = Object.values(tx.state.subscriptions).filter(
      (one) =>
        (params.customer === undefined || one.customer === params.customer) &&
        (params.price === undefined || one.item.price === findPrice(params.price)?.id) &&
        hasStatus(one, params.status),
    );
    return listPage("/v1/subscriptions", rows, params, renderSubscription);
  }),
  route("GET", "/v1/subscriptions/:id", nothing, (tx, _params, { id }) =>
    renderSubscription(inPath(tx, "subscriptions", id)),
  ),
  route("POST", "/v1/subscriptions/:id", updateParams, (tx, params, { id }) =>
    renderSubscription(updateSubscription(tx, inPath(tx, "subscriptions", id), params)),
  ),
  route("DELETE", "/v1/subscriptions/:id", cancelParams, (tx, params, { id }) => {
    if (params.invoice_now === true || params.prorate === true) {
      throw invalid(
        "The practice Stripe gives nothing back on a cancellation.",
        params.prorate === true ? "prorate" : "invoice_now",
      );
    }
    const subscription = inPath(tx, "subscriptions", id);
    return renderSubscription(
      cancelSubscription(tx, subscription.id, "cancellation_requested", params.cancellation_details),
    );
  }),
];

type Status = z.infer<typeof listParams>["status"];

/** Without a status the list leaves out what is over, as Stripe's does. */
function hasStatus(subscription: SubscriptionRecord, status: Status): boolean {
  if (status === undefined) return subscription.status !== "canceled";
  if (status === "all") return true;
  return status === "ended" ? isOver(subscription) : subscription.status === status;
}

function create(tx: Tx, params: CreateSubscription) {
  const [first, second] = params.items;
  if (first === undefined || second !== undefined) {
    throw invalid("The practice Stripe keeps exactly one item in a subscription.", "items");
  }
  const card = params.default_payment_method;
  const { id } = startSubscription(tx, {
    customer: customerInParam(tx, params.customer).id,
    metadata: params.metadata ?? {},
    description: params.description ?? null,
    defaultPaymentMethod:
      card === undefined ? null : inParam(tx, "paymentMethods", card, "default_payment_method").id,
    price: recurringPrice(first.price, "items[0][price]").id,
    quantity: first.quantity ?? 1,
    intent: null,
  });
  collectFirst(tx, known(tx, "subscriptions", id).latestInvoice ?? "", params.payment_behavior);
  return renderSubscription(known(tx, "subscriptions", id));
}

function collectFirst(tx: Tx, invoice: string, behavior: CreateSubscription["payment_behavior"]): void {
  if (behavior === "default_incomplete") return;
  const outcome = payInvoice(tx, invoice, "off-session");
  if (behavior === "error_if_incomplete") refuseUnpaid(outcome);
}
