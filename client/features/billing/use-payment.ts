import { useCallback, useEffect, useState } from "react";
import type { Bought } from "#shared/billing.ts";
import type { BillingFailure } from "#client/lib/billing-port.ts";
import { useServices } from "#client/lib/services.tsx";
import { type Settled, settleOnce } from "./settle-payment.ts";

export type Payment =
  | { readonly kind: "loading" }
  | { readonly kind: "success"; readonly bought: Bought }
  | { readonly kind: "pending" }
  | { readonly kind: "cancelled" }
  /** `failure` null: the address does not say what was paid. */
  | { readonly kind: "error"; readonly failure: BillingFailure | null };

function ofSettled(settled: Settled): Payment {
  if (settled.kind === "paid") return { kind: "success", bought: settled.bought };
  return settled.kind === "pending" ? settled : { kind: "error", failure: settled.failure };
}

/** What the address says of itself; null where it has to be asked (spec 1, section 4: payment success page). */
function ofAddress(payment: string | null, sessionId: string | null): Payment | null {
  if (payment === "cancelled") return { kind: "cancelled" };
  return payment === "success" && sessionId ? null : { kind: "error", failure: null };
}

/** How a payment went; the profile is read again before it is called a success, so that every door is open. */
export function usePayment(
  userId: string,
  query: { readonly payment: string | null; readonly sessionId: string | null },
) {
  const { billing, profile } = useServices();
  const { payment, sessionId } = query;
  const known = ofAddress(payment, sessionId);
  const [asked, setAsked] = useState<Payment>({ kind: "loading" });
  const ask = useCallback(
    async (isHere: () => boolean) => {
      const settled = await settleOnce(billing, userId, sessionId ?? "");
      if (settled.kind === "paid") await profile.refresh();
      if (isHere()) setAsked(ofSettled(settled));
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
