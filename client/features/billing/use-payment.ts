import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Purchase } from "#shared/billing.ts";
import type { Backend } from "#client/lib/backend.ts";
import { refreshProfile } from "#client/lib/profile-api.ts";
import { useBackend } from "#client/lib/services.tsx";
import { actOnBilling, type BillingFailure } from "./api.ts";

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

/**
 * The outcome of a payment, which is settled once, however often the page mounts; one that failed or is pending is tried
 * again. The profile is reloaded before success is reported, so the new plan already applies.
 */
export function usePayment(
  userId: string,
  query: { readonly payment: string | null; readonly sessionId: string | null },
) {
  const { relay } = useBackend();
  const queries = useQueryClient();
  const sessionId = query.sessionId ?? "";
  const known = fromUrl(query.payment, query.sessionId);
  const { data, isFetching, refetch } = useQuery({
    queryKey: ["billing", userId, "payment", sessionId],
    queryFn: async () => {
      const settled = await settle(relay, userId, sessionId);
      if (settled.kind === "paid") await refreshProfile(queries, userId);
      return settled;
    },
    enabled: known === null,
    staleTime: Infinity,
    refetchOnMount: ({ state }) => (state.data?.kind === "paid" ? false : "always"),
  });
  const asked: Payment = data === undefined || isFetching ? { kind: "loading" } : fromSettled(data);
  return { state: known ?? asked, retry: () => void refetch() };
}

type Settled =
  | { readonly kind: "paid"; readonly bought: Purchase }
  | { readonly kind: "pending" }
  | { readonly kind: "failed"; readonly failure: BillingFailure };

/**
 * Verifies a checkout session, then activates the pass or updates the subscription that it paid for. The session decides
 * which of the two it was, since anyone can edit the URL. Safe to repeat.
 */
async function settle(relay: Backend["relay"], userId: string, sessionId: string): Promise<Settled> {
  const verified = await actOnBilling(relay, "verify-session", { sessionId });
  if (verified.kind === "failed") return unsettled(verified.failure);
  const { planId, customerId } = verified.value;
  const whose = { userId, planId, customerId };
  const bought =
    planId === "24hour_pass"
      ? await actOnBilling(relay, "activate-24hour-pass", { ...whose, sessionId })
      : await actOnBilling(relay, "update-subscription", whose);
  return bought.kind === "ok" ? { kind: "paid", bought: bought.value } : unsettled(bought.failure);
}

function unsettled(failure: BillingFailure): Settled {
  return failure === "pending" ? { kind: "pending" } : { kind: "failed", failure };
}
