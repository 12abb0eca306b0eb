import { TextChatScreen } from "#client/features/conversation/screens/text-chat-screen.tsx";
import { HoldPaywall } from "../hold-paywall.tsx";
import { useOfferPlans } from "../use-offer-plans.ts";
import { WithConversation } from "../with-conversation.tsx";

/** A session in writing alone. */
export function ChatPage() {
  const offerPlans = useOfferPlans();
  return (
    <WithConversation>
      {(userId) => (
        <>
          <TextChatScreen userId={userId} onLimit={offerPlans} />
          <HoldPaywall />
        </>
      )}
    </WithConversation>
  );
}
