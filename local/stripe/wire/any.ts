import { findPrice, findProduct } from "../catalogue.ts";
import type { State } from "../state/state.ts";
import { renderCharge } from "./charge.ts";
import { renderCheckoutSession } from "./checkout-session.ts";
import { renderCustomer, renderDeletedCustomer } from "./customer.ts";
import { renderEvent } from "./event.ts";
import { renderInvoice } from "./invoice.ts";
import { renderPaymentIntent } from "./payment-intent.ts";
import { renderPaymentMethod } from "./payment-method.ts";
import { renderPrice, renderProduct } from "./price.ts";
import { renderDispute, renderRefund } from "./refund.ts";
import { renderSubscription } from "./subscription.ts";
import type { JsonObject } from "./wire.ts";

type Find = (state: State, id: string) => JsonObject | undefined;

const found = <T>(row: T | undefined, render: (row: T) => JsonObject) =>
  row === undefined ? undefined : render(row);

/** Every id says by its prefix what it names. */
const byPrefix: Readonly<Record<string, Find>> = {
  cus: (state, id) =>
    found(state.customers[id], (row) =>
      row.deleted ? renderDeletedCustomer(row) : renderCustomer(state, row),
    ),
  sub: (state, id) => found(state.subscriptions[id], renderSubscription),
  in: (state, id) => found(state.invoices[id], (row) => renderInvoice(state, row)),
  pi: (state, id) => found(state.paymentIntents[id], (row) => renderPaymentIntent(state, row)),
  pm: (state, id) => found(state.paymentMethods[id], renderPaymentMethod),
  ch: (state, id) => found(state.charges[id], (row) => renderCharge(state, row)),
  re: (state, id) => found(state.refunds[id], renderRefund),
  dp: (state, id) => found(state.disputes[id], renderDispute),
  cs: (state, id) => found(state.checkoutSessions[id], (row) => renderCheckoutSession(state, row)),
  evt: (state, id) => found(state.events[id], (row) => renderEvent(state, row)),
  price: (_state, id) => found(findPrice(id), renderPrice),
  prod: (_state, id) => found(findProduct(id), renderProduct),
};

/** The object that an id names, as the API answers it; undefined for an id that names nothing. */
export function renderById(state: State, id: string): JsonObject | undefined {
  return byPrefix[id.slice(0, id.indexOf("_"))]?.(state, id);
}
