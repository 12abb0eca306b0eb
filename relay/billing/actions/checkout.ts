import { billingActions, type Checkout, type PaidPlanId } from "#shared/billing.ts";
import { ensureCustomer } from "../customer.ts";
import { priceOf, wantedPlan } from "../prices.ts";
import { holdsOne, needsNoPass } from "../project.ts";
import { Refusal } from "../refusal.ts";
import { successUrl } from "../return-url.ts";
import { action, type Call, ownUrl } from "./context.ts";

type Urls = { readonly successUrl: string; readonly cancelUrl: string };

/** @param has whether these subscriptions stand in the way */
async function refuseWhoever(has: typeof holdsOne, { sync, prices }: Call, customer: string): Promise<void> {
  const { subscriptions } = await sync(customer);
  if (has(subscriptions, prices)) throw new Refusal("already_subscribed");
}

async function openSubscriptions({ stripe }: Call, customer: string): Promise<string[]> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: "open", limit: 100 });
  return data.flatMap(({ id, mode }) => (mode === "subscription" ? [id] : []));
}

const expire = ({ stripe }: Call, ids: readonly string[]) =>
  Promise.allSettled(ids.map((id) => stripe.checkout.sessions.expire(id)));

/**
 * Keeps only the newest open subscription checkout, so that a forgotten tab can't buy a second subscription. One that
 * is being paid right now can't be expired, so whoever asks has to wait for it.
 */
async function endOlder(call: Call, customer: string): Promise<void> {
  // Stripe lists the newest first, in the same order for every caller.
  const [newest, ...older] = await openSubscriptions(call, customer);
  const outcomes = await expire(call, older);
  if (outcomes.every(({ status }) => status === "fulfilled")) return;
  const still = (await openSubscriptions(call, customer)).filter((id) => id !== newest && older.includes(id));
  if (still.length > 0) throw new Refusal("payment_pending");
}

/**
 * Nobody is sent to a checkout while another one can still be paid, or has been since it was looked at before. Only
 * once the older ones are expired is it certain that what was bought shows.
 */
async function makeSureOfOne(call: Call, customer: string, own: string): Promise<void> {
  try {
    await endOlder(call, customer);
    await refuseWhoever(holdsOne, call, customer);
  } catch (error) {
    await expire(call, [own]);
    throw error;
  }
}

async function openCheckout(call: Call, plan: PaidPlanId, urls: Urls): Promise<Checkout> {
  const success = successUrl(ownUrl(call, urls.successUrl));
  const cancel = ownUrl(call, urls.cancelUrl).href;
  const customer = await ensureCustomer(call, call);
  const subscribes = plan !== "24hour_pass";
  await refuseWhoever(subscribes ? holdsOne : needsNoPass, call, customer);
  await call.store.expectPayment(customer);
  const session = await call.stripe.checkout.sessions.create({
    mode: subscribes ? "subscription" : "payment",
    customer,
    line_items: [{ price: priceOf(call.prices, plan), quantity: 1 }],
    success_url: success,
    cancel_url: cancel,
    client_reference_id: call.userId,
  });
  if (subscribes) await makeSureOfOne(call, customer, session.id);
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
