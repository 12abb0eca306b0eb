import type { PaidPlanId } from "#shared/billing.ts";
import { Stripe } from "stripe";
import { type JudgedSession, judgeSession } from "./judge-session.ts";
import type { PriceIds } from "./prices.ts";
import { holdsOne } from "./project.ts";
import { isMissing } from "./refusal.ts";
import type { Synced } from "./sync.ts";
import type { BillingStore } from "./billing-store.ts";

export type Fulfilled =
  /** Belongs to no one here, or not to the caller. */
  | { readonly kind: "foreign" }
  | { readonly kind: "unpaid" }
  | { readonly kind: "pending" }
  /** Refunded or disputed. */
  | { readonly kind: "takenBack" }
  | { readonly kind: "paid"; readonly plan: PaidPlanId; readonly customerId: string };

export type FulfilDeps = {
  readonly stripe: Stripe;
  readonly prices: PriceIds;
  readonly store: Pick<BillingStore, "userOf" | "settlePass">;
  readonly sync: (customerId: string) => Promise<Pick<Synced, "subscriptions">>;
};

const expand = ["line_items", "payment_intent.latest_charge"];

async function retrieve(stripe: Stripe, sessionId: string): Promise<Stripe.Checkout.Session | null> {
  try {
    return await stripe.checkout.sessions.retrieve(sessionId, { expand });
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

type Paid = Exclude<ReturnType<typeof judgeSession>, { kind: "foreign" | "unpaid" }>;

/** While somebody subscribes, no open checkout may sell them a second subscription. */
async function endOpenCheckouts(stripe: Stripe, customer: string): Promise<void> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: "open", limit: 100 });
  const selling = data.filter(({ mode }) => mode === "subscription");
  await Promise.allSettled(selling.map(({ id }) => stripe.checkout.sessions.expire(id)));
}

async function settle(deps: FulfilDeps, sessionId: string, bought: Paid, userId: string): Promise<Fulfilled> {
  const { plan, customerId, kind, paymentIntentId, takenBack } = bought;
  if (plan !== "24hour_pass") {
    const { subscriptions } = await deps.sync(customerId);
    if (holdsOne(subscriptions, deps.prices)) await endOpenCheckouts(deps.stripe, customerId);
    return kind === "paid" ? { kind, plan, customerId } : { kind };
  }
  if (kind === "pending") return { kind };
  const pass = await deps.store.settlePass({
    userId,
    checkoutSessionId: sessionId,
    paymentIntentId,
    takenBack,
  });
  return pass.revoked ? { kind: "takenBack" } : { kind, plan, customerId };
}

/**
 * Fulfills a session that has already been read, including `line_items` and `payment_intent.latest_charge`.
 */
async function fulfilRead(
  deps: FulfilDeps,
  session: JudgedSession & { readonly id: string },
  onlyFor: string | null,
): Promise<Fulfilled> {
  const judged = judgeSession(session, deps.prices);
  if (judged.kind === "foreign" || judged.kind === "unpaid") return { kind: judged.kind };
  if (onlyFor !== null && judged.customerId !== onlyFor) return { kind: "foreign" };
  const userId = await deps.store.userOf(judged.customerId);
  return userId === null ? { kind: "foreign" } : settle(deps, session.id, judged, userId);
}

/**
 * Grants what was paid for in a checkout session; safe to repeat. Throws Stripe errors and `StoreFailure`.
 *
 * @param onlyFor the calling customer; any other customer's session is refused without revealing anything
 * about it
 */
export async function fulfil(
  deps: FulfilDeps,
  sessionId: string,
  onlyFor: string | null,
): Promise<Fulfilled> {
  const session = await retrieve(deps.stripe, sessionId);
  if (session === null) return { kind: "foreign" };
  const owner = typeof session.customer === "object" ? session.customer?.id : session.customer;
  if (onlyFor !== null && owner !== onlyFor) return { kind: "foreign" };
  return fulfilRead(deps, session, onlyFor);
}

/** Handles the sessions of a payment, because a refund or dispute names only the payment. */
export async function fulfilPayment(deps: FulfilDeps, paymentIntentId: string): Promise<void> {
  const sessions = deps.stripe.checkout.sessions.list({
    payment_intent: paymentIntentId,
    expand: expand.map((path) => `data.${path}`),
  });
  for await (const session of sessions) await fulfilRead(deps, session, null);
}

/** How far back to look for missed passes, in seconds: longer than Stripe retries its events. */
const lookBackSeconds = 30 * 86_400;

/** Fulfills everything that a customer bought recently. */
export async function fulfilRecent(deps: FulfilDeps, customerId: string, nowSeconds: number): Promise<void> {
  const sessions = deps.stripe.checkout.sessions.list({
    customer: customerId,
    status: "complete",
    created: { gte: nowSeconds - lookBackSeconds },
    limit: 100,
    expand: expand.map((path) => `data.${path}`),
  });
  for await (const session of sessions)
    if (session.mode === "payment") await fulfilRead(deps, session, customerId);
}
