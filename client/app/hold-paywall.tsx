import { useEffect } from "react";
import { isOfferedHelp } from "#client/features/conversation/offered-help.ts";
import { useConversationState } from "#client/features/conversation/screens/conversation-context.tsx";
import { useServices } from "#client/lib/services.tsx";

/** While somebody at risk is in the conversation around this component, nothing is sold anywhere [S5]. */
export function HoldPaywall() {
  const { paywall } = useServices();
  const atRisk = useConversationState(isOfferedHelp);
  useEffect(() => (atRisk ? paywall.hold() : undefined), [atRisk, paywall]);
  return null;
}
