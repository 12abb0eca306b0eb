import { billingActions } from "#shared/billing.ts";
import type { Stripe } from "stripe";
import { action, type Call, ownCustomer } from "./context.ts";
import { changedView, currentView, ownSubscription } from "./current-subscription.ts";

export const getSubscription = action(billingActions["get-subscription"], async (call, body) =>
  currentView(call, await ownCustomer(call, body)),
);

/** Cancels at the end of the paid period, or immediately if the person chose that. */
export const cancelSubscription = action(billingActions["cancel-subscription"], async (call, body) => {
  const { customerId, subscription } = await ownSubscription(call, body);
  if (body.atPeriodEnd) await cancelAtEnd(call, subscription);
  else await call.stripe.subscriptions.cancel(subscription.id);
  return currentView(call, customerId);
});

async function cancelAtEnd({ stripe }: Call, { id, cancel_at_period_end: ends }: Stripe.Subscription) {
  if (!ends) await stripe.subscriptions.update(id, { cancel_at_period_end: true });
}

/** Stripe accepts only one of the two; an empty `cancel_at` clears a set date. */
function staying(subscription: Stripe.Subscription): Stripe.SubscriptionUpdateParams | null {
  if (subscription.cancel_at_period_end) return { cancel_at_period_end: false };
  return subscription.cancel_at === null ? null : { cancel_at: "" };
}

export const resumeSubscription = action(billingActions["resume-subscription"], async (call, body) => {
  const { customerId, subscription } = await ownSubscription(call, body);
  const change = staying(subscription);
  if (change !== null) await call.stripe.subscriptions.update(subscription.id, change);
  return changedView(call, customerId);
});
