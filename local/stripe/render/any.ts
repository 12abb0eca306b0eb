import type { State } from "../state/state.ts";
import { renderCheckoutSession } from "./checkout-session.ts";
import { renderCustomer, renderDeletedCustomer } from "./customer.ts";
import { renderInvoice } from "./invoice.ts";
import { renderDispute } from "./dispute.ts";
import { renderCharge, renderPaymentIntent } from "./payment.ts";
import { renderSubscription } from "./subscription.ts";
import type { JsonObject } from "../json.ts";

type Find = (state: State, id: string) => JsonObject | undefined;

const found = <T>(row: T | undefined, render: (row: T) => JsonObject) =>
  row === undefined ? undefined : render(row);

/** An id's prefix says which type it names. */
const byPrefix: Readonly<Record<string, Find>> = {
  cus: (state, id) =>
    found(state.customers[id], (row) =>
      row.deleted ? renderDeletedCustomer(row) : renderCustomer(state, row),
    ),
  sub: (state, id) => found(state.subscriptions[id], renderSubscription),
  in: (state, id) => found(state.invoices[id], (row) => renderInvoice(state, row)),
  pi: (state, id) => found(state.paymentIntents[id], renderPaymentIntent),
  ch: (state, id) => found(state.charges[id], (row) => renderCharge(state, row)),
  dp: (state, id) => found(state.disputes[id], renderDispute),
  cs: (state, id) => found(state.checkoutSessions[id], (row) => renderCheckoutSession(state, row)),
};

/** The object that an id names, as the API returns it; undefined if there is none. */
export function renderById(state: State, id: string): JsonObject | undefined {
  return byPrefix[id.slice(0, id.indexOf("_"))]?.(state, id);
}
