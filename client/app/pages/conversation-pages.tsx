import { HoldPaywall, useSessionLimits } from "#client/app/session-limits.tsx";
import { WithConversation } from "#client/app/with-conversation.tsx";
import { StartSessionScreen } from "#client/call/ui/start-session-screen.tsx";
import { TextChatScreen } from "#client/call/ui/text-chat-screen.tsx";

/** A session by voice or text. */
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

/** A session by text only. */
export function ChatPage() {
  return <WithConversation>{(userId) => <OwnChat userId={userId} />}</WithConversation>;
}

function OwnChat({ userId }: { userId: string }) {
  const limits = useSessionLimits(userId);
  return (
    <>
      <TextChatScreen userId={userId} limits={limits} />
      <HoldPaywall />
    </>
  );
}
