import { billingActions } from "#shared/billing.ts";
import { paths } from "#shared/paths.ts";
import { ensureCustomer } from "../customer.ts";
import { readHistory } from "../history.ts";
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

export const getBillingHistory = action(billingActions["get-billing-history"], async (call, body) => {
  const customer = await ownCustomer(call, body);
  if (customer === null) return { billingHistory: [], hasMore: false };
  return readHistory(call.stripe, customer, call.prices);
});
