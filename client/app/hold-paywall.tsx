import { useEffect } from "react";
import { useConversationState } from "#client/call/ui/conversation-context.tsx";
import { useServices } from "#client/lib/services.tsx";
import { holdsBackOffers } from "#client/lib/session-risk.ts";

/** While help stands beside the conversation around this component, or danger is confirmed, nothing is sold anywhere. */
export function HoldPaywall() {
  const { paywall } = useServices();
  const noOffers = useConversationState((state) => holdsBackOffers(state.risk));
  useEffect(() => (noOffers ? paywall.hold() : undefined), [noOffers, paywall]);
  return null;
}
