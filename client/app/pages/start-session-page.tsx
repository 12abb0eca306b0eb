import { StartSessionScreen } from "#client/features/conversation/screens/start-session-screen.tsx";
import { HoldPaywall } from "../hold-paywall.tsx";
import { useOfferPlans } from "../use-offer-plans.ts";
import { WithConversation } from "../with-conversation.tsx";

/** A session by voice or in writing. */
export function StartSessionPage() {
  const offerPlans = useOfferPlans();
  return (
    <WithConversation>
      {(userId) => (
        <>
          <StartSessionScreen userId={userId} onLimit={offerPlans} />
          <HoldPaywall />
        </>
      )}
    </WithConversation>
  );
}
