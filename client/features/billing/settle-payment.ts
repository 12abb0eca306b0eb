import type { Bought } from "#shared/billing.ts";
import type { BillingFailure, BillingPort } from "#client/lib/billing-port.ts";

export type Settled =
  | { readonly kind: "paid"; readonly bought: Bought }
  | { readonly kind: "pending" }
  | { readonly kind: "failed"; readonly failure: BillingFailure };

/**
 * Has a checkout session verified, and what it bought put in force: a pass is activated, a subscription updated
 * (spec 2, section 4). Which of the two it was is what the session says. Asking again is safe.
 */
async function settle(billing: BillingPort, userId: string, sessionId: string): Promise<Settled> {
  const verified = await billing.act("verify-session", { sessionId });
  if (verified.kind === "failed") return unsettled(verified.failure);
  const { planId, customerId } = verified.value;
  const whose = { userId, planId, customerId };
  const bought =
    planId === "24hour_pass"
      ? await billing.act("activate-24hour-pass", { ...whose, sessionId })
      : await billing.act("update-subscription", whose);
  return bought.kind === "ok" ? { kind: "paid", bought: bought.value } : unsettled(bought.failure);
}

function unsettled(failure: BillingFailure): Settled {
  return failure === "pending" ? { kind: "pending" } : { kind: "failed", failure };
}

const underWay = new Map<string, Promise<Settled>>();

/** The same, once for each session however often the page is shown; one that failed can be tried again. */
export function settleOnce(billing: BillingPort, userId: string, sessionId: string): Promise<Settled> {
  const key = `${userId} ${sessionId}`;
  const known = underWay.get(key);
  if (known !== undefined) return known;
  const settling = settle(billing, userId, sessionId).then((settled) => {
    if (settled.kind !== "paid") underWay.delete(key);
    return settled;
  });
  underWay.set(key, settling);
  return settling;
}
