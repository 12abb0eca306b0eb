import { useCallback, useEffect, useState } from "react";
import type { Purchase } from "#shared/billing.ts";
import type { BillingFailure, BillingPort } from "#client/lib/billing-port.ts";
import { useServices } from "#client/lib/services.tsx";

export type Payment =
  | { readonly kind: "loading" }
  | { readonly kind: "success"; readonly bought: Purchase }
  | { readonly kind: "pending" }
  | { readonly kind: "cancelled" }
  /** `failure` is null when the URL does not identify a payment. */
  | { readonly kind: "error"; readonly failure: BillingFailure | null };

function fromSettled(settled: Settled): Payment {
  if (settled.kind === "paid") return { kind: "success", bought: settled.bought };
  return settled.kind === "pending" ? settled : { kind: "error", failure: settled.failure };
}

/** The outcome if the URL alone determines it; null if the relay has to verify the payment. */
function fromUrl(payment: string | null, sessionId: string | null): Payment | null {
  if (payment === "cancelled") return { kind: "cancelled" };
  return payment === "success" && sessionId ? null : { kind: "error", failure: null };
}

/** The outcome of a payment. The profile is reloaded before success is reported, so the new plan already applies. */
export function usePayment(
  userId: string,
  query: { readonly payment: string | null; readonly sessionId: string | null },
) {
  const { billing, profile } = useServices();
  const { payment, sessionId } = query;
  const known = fromUrl(payment, sessionId);
  const [asked, setAsked] = useState<Payment>({ kind: "loading" });
  const ask = useCallback(
    async (isHere: () => boolean) => {
      const settled = await settleOnce(billing, userId, sessionId ?? "");
      if (settled.kind === "paid") await profile.refresh();
      if (isHere()) setAsked(fromSettled(settled));
    },
    [billing, profile, userId, sessionId],
  );
  const mustAsk = known === null;
  useEffect(() => {
    if (!mustAsk) return undefined;
    let here = true;
    const begin = async () => await ask(() => here);
    void begin();
    return () => {
      here = false;
    };
  }, [ask, mustAsk]);
  const retry = () => {
    setAsked({ kind: "loading" });
    void ask(() => true);
  };
  return { state: known ?? asked, retry };
}

type Settled =
  | { readonly kind: "paid"; readonly bought: Purchase }
  | { readonly kind: "pending" }
  | { readonly kind: "failed"; readonly failure: BillingFailure };

/**
 * Verifies a checkout session, then activates the pass or updates the subscription that it paid for. The session decides
 * which of the two it was, since anyone can edit the URL. Safe to repeat.
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

/** Settles each session once, however often the page mounts; a session that failed or is pending can be retried. */
function settleOnce(billing: BillingPort, userId: string, sessionId: string): Promise<Settled> {
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
