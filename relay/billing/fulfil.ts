import type { PaidPlanId } from "#shared/billing.ts";
import { Stripe } from "stripe";
import { isMoneyGone } from "./disputes.ts";
import { type JudgedSession, judgeSession } from "./judge-session.ts";
import type { PriceIds } from "./prices.ts";
import { holdsOne, needsNoPass } from "./project.ts";
import { isMissing } from "./refusal.ts";
import type { Synced } from "./sync.ts";
import type { BillingStore } from "./billing-store.ts";

export type Fulfilled =
  /** Belongs to no one here, or not to the caller. */
  | { readonly kind: "foreign" }
  | { readonly kind: "unpaid" }
  | { readonly kind: "pending" }
  /** Refunded, or held by the bank because of a dispute. */
  | { readonly kind: "takenBack" }
  | { readonly kind: "paid"; readonly plan: PaidPlanId; readonly customerId: string };

export type FulfilDeps = {
  readonly stripe: Stripe;
  readonly prices: PriceIds;
  readonly store: Pick<BillingStore, "userOf" | "beginPasses" | "settlePass">;
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

/** While somebody subscribes, no open checkout may sell them a second subscription, or a pass that adds nothing. */
async function endOpenCheckouts({ stripe, prices }: FulfilDeps, customer: string, held: Held): Promise<void> {
  if (!holdsOne(held, prices)) return;
  const { data } = await stripe.checkout.sessions.list({ customer, status: "open", limit: 100 });
  const useless = data.filter(({ mode }) => mode === "subscription" || needsNoPass(held, prices));
  await Promise.allSettled(useless.map(({ id }) => stripe.checkout.sessions.expire(id)));
}

type Held = Synced["subscriptions"];

/** A session that was read, including `line_items` and `payment_intent.latest_charge`. */
type ReadSession = JudgedSession & { readonly id: string };

type Reading = {
  /** Taken before Stripe was read. */
  readonly turn: number;
  /** Any other customer's session is refused without revealing anything about it. */
  readonly onlyFor: string | null;
};

async function settlePass(
  { stripe, store }: FulfilDeps,
  session: ReadSession,
  { customerId, kind, paymentIntentId, takenBack }: Paid,
  { turn, userId }: { readonly turn: number; readonly userId: string },
): Promise<Fulfilled> {
  if (kind === "pending") return { kind };
  const pass = await store.settlePass({
    turn,
    userId,
    checkoutSessionId: session.id,
    paymentIntentId,
    takenBack: takenBack && (await isMoneyGone(stripe, session)),
  });
  return pass.revoked ? { kind: "takenBack" } : { kind, plan: "24hour_pass", customerId };
}

async function settleSubscription(deps: FulfilDeps, { plan, customerId, kind }: Paid): Promise<Fulfilled> {
  const { subscriptions } = await deps.sync(customerId);
  await endOpenCheckouts(deps, customerId, subscriptions);
  return kind === "paid" ? { kind, plan, customerId } : { kind };
}

async function fulfilRead(
  deps: FulfilDeps,
  session: ReadSession,
  { turn, onlyFor }: Reading,
): Promise<Fulfilled> {
  const judged = judgeSession(session, deps.prices);
  if (judged.kind === "foreign" || judged.kind === "unpaid") return { kind: judged.kind };
  if (onlyFor !== null && judged.customerId !== onlyFor) return { kind: "foreign" };
  const userId = await deps.store.userOf(judged.customerId);
  if (userId === null) return { kind: "foreign" };
  if (judged.plan !== "24hour_pass") return settleSubscription(deps, judged);
  return settlePass(deps, session, judged, { turn, userId });
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
  const turn = await deps.store.beginPasses();
  const session = await retrieve(deps.stripe, sessionId);
  if (session === null) return { kind: "foreign" };
  const owner = typeof session.customer === "object" ? session.customer?.id : session.customer;
  if (onlyFor !== null && owner !== onlyFor) return { kind: "foreign" };
  return fulfilRead(deps, session, { turn, onlyFor });
}

/** Handles the sessions of a payment, because a refund or dispute names only the payment. */
export async function fulfilPayment(deps: FulfilDeps, paymentIntentId: string): Promise<void> {
  const turn = await deps.store.beginPasses();
  const sessions = deps.stripe.checkout.sessions.list({
    payment_intent: paymentIntentId,
    expand: expand.map((path) => `data.${path}`),
  });
  for await (const session of sessions) await fulfilRead(deps, session, { turn, onlyFor: null });
}

/** How far back to look for what was missed about passes, in seconds: longer than most disputes last. */
const lookBackSeconds = 120 * 86_400;

/** Fulfills everything that a customer bought recently. */
export async function fulfilRecent(deps: FulfilDeps, customerId: string, nowSeconds: number): Promise<void> {
  const turn = await deps.store.beginPasses();
  const sessions = deps.stripe.checkout.sessions.list({
    customer: customerId,
    status: "complete",
    created: { gte: nowSeconds - lookBackSeconds },
    limit: 100,
    expand: expand.map((path) => `data.${path}`),
  });
  for await (const session of sessions)
    if (session.mode === "payment") await fulfilRead(deps, session, { turn, onlyFor: customerId });
}
