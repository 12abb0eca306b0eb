import { useCallback } from "react";
import type { MetLimit } from "#client/features/conversation/screens/limit-news.tsx";
import { useServices } from "#client/lib/services.tsx";

/** Offers the plans to whoever met a limit in a session. */
export function useOfferPlans() {
  const { paywall } = useServices();
  return useCallback(({ kind, resetsAt }: MetLimit) => void paywall.open(kind, resetsAt), [paywall]);
}
