import { billingActions } from "#shared/billing.ts";
import { paths } from "#shared/paths.ts";
import type { Stripe } from "stripe";
import { ensureCustomer } from "../customer.ts";
import { isMoneyGone } from "../disputes.ts";
import { billingRows } from "../history.ts";
import { chargeOf } from "../judge-session.ts";
import { action, ownCustomer, ownUrl } from "./context.ts";

export const getCustomerId = action(billingActions["get-customer-id"], async ({ store, userId }) => ({
  customerId: await store.customerOf(userId),
}));

/** Stripe's own pages for cards and invoices, which return to the billing page. */
export const createPortalSession = action(billingActions["create-portal-session"], async (call, body) => {
  await ownCustomer(call, body);
  const back = ownUrl(call, body.returnUrl ?? paths.usage).href;
  const customer = await ensureCustomer(call, call);
  const { url } = await call.stripe.billingPortal.sessions.create({ customer, return_url: back });
  return { url };
});

const historyLength = 100;

function readHistory(stripe: Stripe, customer: string) {
  return Promise.all([
    stripe.invoices.list({ customer, limit: historyLength }),
    stripe.checkout.sessions.list({
      customer,
      status: "complete",
      limit: historyLength,
      expand: ["data.line_items", "data.payment_intent.latest_charge"],
    }),
  ]);
}

/** A charge stays `disputed` after a dispute was won. */
async function disputedAmong(stripe: Stripe, sessions: readonly Stripe.Checkout.Session[]) {
  const asked = sessions.filter((one) => chargeOf(one)?.disputed === true);
  const gone = await Promise.all(asked.map((one) => isMoneyGone(stripe, one)));
  return new Set(asked.filter((_, index) => gone[index]).map(({ id }) => id));
}

export const getBillingHistory = action(billingActions["get-billing-history"], async (call, body) => {
  const customer = await ownCustomer(call, body);
  if (customer === null) return { billingHistory: [], hasMore: false };
  const [invoices, sessions] = await readHistory(call.stripe, customer);
  const disputed = await disputedAmong(call.stripe, sessions.data);
  const history = { invoices: invoices.data, sessions: sessions.data, disputed };
  const rows = billingRows(history, call.prices);
  return {
    billingHistory: rows.slice(0, historyLength),
    hasMore: invoices.has_more || sessions.has_more || rows.length > historyLength,
  };
});
