import { billingActions, type Checkout, type PaidPlanId } from "#shared/billing.ts";
import type { Stripe } from "stripe";
import { ensureCustomer } from "../customer.ts";
import { priceOf, wantedPlan } from "../prices.ts";
import { isOver, ourItem } from "../project.ts";
import { Refusal } from "../refusal.ts";
import { successUrl } from "../return-url.ts";
import { action, type Call, ownUrl } from "./context.ts";

type Urls = { readonly successUrl: string; readonly cancelUrl: string };

/** One that waits for its first payment holds nobody back from trying again. */
const holdsBack = (one: Stripe.Subscription): boolean => !isOver(one) && one.status !== "incomplete";

async function refuseSecond({ sync, prices }: Call, customer: string): Promise<void> {
  const { subscriptions } = await sync(customer);
  if (subscriptions.some((one) => holdsBack(one) && ourItem(one, prices) !== null))
    throw new Refusal("already_subscribed");
}

/**
 * Leaves one open checkout of a subscription, the newest: a tab forgotten on an older one would otherwise buy a second
 * subscription. One that was paid at this moment cannot be ended, and needs not.
 */
async function endOlder({ stripe }: Call, customer: string): Promise<void> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: "open", limit: 100 });
  // Stripe lists the newest first, in one order for all who ask.
  const [, ...older] = data.filter(({ mode }) => mode === "subscription");
  await Promise.allSettled(older.map(({ id }) => stripe.checkout.sessions.expire(id)));
}

async function openCheckout(call: Call, plan: PaidPlanId, urls: Urls): Promise<Checkout> {
  const success = successUrl(ownUrl(call, urls.successUrl));
  const cancel = ownUrl(call, urls.cancelUrl).href;
  const customer = await ensureCustomer(call, call);
  const subscribes = plan !== "24hour_pass";
  if (subscribes) await refuseSecond(call, customer);
  await call.store.expectPayment(customer);
  const session = await call.stripe.checkout.sessions.create({
    mode: subscribes ? "subscription" : "payment",
    customer,
    line_items: [{ price: priceOf(call.prices, plan), quantity: 1 }],
    success_url: success,
    cancel_url: cancel,
    client_reference_id: call.userId,
  });
  if (subscribes) await endOlder(call, customer);
  if (session.url === null) throw new Refusal("unavailable");
  return { sessionId: session.id, url: session.url };
}

export const createCheckoutSession = action(
  billingActions["create-checkout-session"],
  async (call, body): Promise<Checkout> => {
    const plan = wantedPlan(call.prices, body);
    if (plan === null) throw new Refusal("invalid_plan");
    return openCheckout(call, plan, body);
  },
);

export const createPass = action(billingActions["create-24hour-pass"], (call, body) =>
  openCheckout(call, "24hour_pass", body),
);
