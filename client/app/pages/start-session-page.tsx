import { StartSessionScreen } from "#client/call/ui/start-session-screen.tsx";
import { HoldPaywall } from "../hold-paywall.tsx";
import { useSessionLimits } from "../use-session-limits.ts";
import { WithConversation } from "../with-conversation.tsx";

/** A session by voice or in writing. */
export function StartSessionPage() {
  return <WithConversation>{(userId) => <OwnSession userId={userId} />}</WithConversation>;
}

function OwnSession({ userId }: { userId: string }) {
  const limits = useSessionLimits(userId);
  return (
    <>
      <StartSessionScreen userId={userId} limits={limits} />
      <HoldPaywall />
    </>
  );
}
