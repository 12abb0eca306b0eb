import { TextChatScreen } from "#client/call/ui/text-chat-screen.tsx";
import { HoldPaywall } from "../hold-paywall.tsx";
import { useSessionLimits } from "../use-session-limits.ts";
import { WithConversation } from "../with-conversation.tsx";

/** A session in writing alone. */
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
