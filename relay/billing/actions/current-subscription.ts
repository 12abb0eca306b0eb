import type { ExistingSubscription, Subscription } from "#shared/billing.ts";
import type { Stripe } from "stripe";
import { isOver, ourItem, pickCurrent } from "../project.ts";
import { Refusal } from "../refusal.ts";
import { noSubscription, viewSubscription } from "../subscription-view.ts";
import { type Call, ownCustomer } from "./context.ts";

type Claimed = { readonly customerId?: string | undefined; readonly subscriptionId?: string | undefined };

export type OwnSubscription = { readonly customerId: string; readonly subscription: Stripe.Subscription };

/** The subscription that the caller names, which must be theirs, or the one they have. */
function pick(call: Call, subscriptions: readonly Stripe.Subscription[], id: string | undefined) {
  if (id === undefined) return pickCurrent(subscriptions, call.prices);
  const named = subscriptions.find((one) => one.id === id);
  if (named === undefined || ourItem(named, call.prices) === null) throw new Refusal("forbidden");
  return isOver(named) ? null : named;
}

/** The caller's subscription as Stripe has it now; refused if there is none to change. */
export async function ownSubscription(call: Call, claimed: Claimed): Promise<OwnSubscription> {
  const customerId = await ownCustomer(call, claimed);
  const subscriptions = customerId === null ? [] : (await call.sync(customerId)).subscriptions;
  const subscription = pick(call, subscriptions, claimed.subscriptionId);
  if (subscription === null || customerId === null) throw new Refusal("no_subscription");
  return { customerId, subscription };
}

/** The caller's current subscription, as a projection and as the page shows it. */
export async function currentView(call: Call, customerId: string | null): Promise<Subscription> {
  if (customerId === null) return noSubscription;
  const { subscriptions } = await call.sync(customerId);
  const current = pickCurrent(subscriptions, call.prices);
  if (current === null) return noSubscription;
  const plan = await call.store.currentPlan(call.userId);
  return viewSubscription(current, call.prices, plan) ?? noSubscription;
}

/** The same after a change, when there must still be one. */
export async function changedView(call: Call, customerId: string): Promise<ExistingSubscription> {
  const view = await currentView(call, customerId);
  if (view.subscriptionId === null) throw new Refusal("no_subscription");
  return view;
}
