import { billingActions, type Purchase } from "#shared/billing.ts";
import type { ApiErrorCode } from "#shared/http.ts";
import { fulfil, type Fulfilled, fulfilRecent } from "../fulfil.ts";
import { Refusal } from "../refusal.ts";
import { action, type Call, ownCustomer } from "./context.ts";

const refusals = {
  foreign: "forbidden",
  unpaid: "payment_required",
  takenBack: "payment_required",
  pending: "payment_pending",
} as const satisfies Record<Exclude<Fulfilled["kind"], "paid">, ApiErrorCode>;

async function fulfilOwn(call: Call, sessionId: string) {
  const customer = await call.store.customerOf(call.userId);
  if (customer === null) throw new Refusal("forbidden");
  const fulfilled = await fulfil(call.fulfilling, sessionId, customer);
  if (fulfilled.kind !== "paid") throw new Refusal(refusals[fulfilled.kind]);
  return fulfilled;
}

/** Reads the session again and fulfills it; this must suffice even if no event ever arrives. */
export const verifySession = action(
  billingActions["verify-session"],
  async (call, { sessionId }): Promise<Purchase> => {
    const { plan, customerId } = await fulfilOwn(call, sessionId);
    return { planId: plan, customerId, passExpiresAt: await call.store.passesEnd(call.userId) };
  },
);

/** Reads Stripe again and grants the pass that it shows, whatever the body claims. */
export const activatePass = action(
  billingActions["activate-24hour-pass"],
  async (call, body): Promise<Purchase> => {
    const customerId = await ownCustomer(call, body);
    if (customerId === null) throw new Refusal("payment_required");
    if (body.sessionId === undefined) await fulfilRecent(call.fulfilling, customerId, call.nowSeconds());
    else await fulfilOwn(call, body.sessionId);
    const passExpiresAt = await call.store.passesEnd(call.userId);
    if (passExpiresAt === null) throw new Refusal("payment_required");
    return { planId: "24hour_pass", customerId, passExpiresAt };
  },
);

/** Reads Stripe again and applies the plan that it shows, whatever the body claims. */
export const updateSubscription = action(
  billingActions["update-subscription"],
  async (call, body): Promise<Purchase> => {
    const customerId = await ownCustomer(call, body);
    if (customerId === null) throw new Refusal("payment_required");
    await call.sync(customerId);
    const planId = await call.store.currentPlan(call.userId);
    if (planId !== "premium-monthly" && planId !== "premium-annual") throw new Refusal("payment_required");
    return { planId, customerId, passExpiresAt: await call.store.passesEnd(call.userId) };
  },
);
