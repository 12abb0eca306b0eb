import { HoldPaywall, useConversationLimits } from "#client/app/conversation-limits.tsx";
import { AfterConversationContext } from "#client/call/ui/conversation-context.tsx";
import { StartSessionScreen } from "#client/call/ui/start-session-screen.tsx";
import { TextChatScreen } from "#client/call/ui/text-chat-screen.tsx";
import { withTexts } from "#client/i18n/setup.ts";
import { lazyPart } from "#client/ui/lazy-part.tsx";

/** Fetched once a conversation is over, because a call doesn't need it. */
const MomentCard = lazyPart<{ userId: string }>(() =>
  withTexts(["mood"], async () => (await import("#client/features/mood/moment-card.tsx")).MomentCard),
);

/** The conversation around this component, by voice or text. */
export function OwnConversation({ userId }: { userId: string }) {
  const limits = useConversationLimits(userId);
  return (
    <AfterConversationContext value={<MomentCard userId={userId} />}>
      <StartSessionScreen userId={userId} limits={limits} />
      <HoldPaywall />
    </AfterConversationContext>
  );
}

/** The same by text only. */
export function OwnChat({ userId }: { userId: string }) {
  const limits = useConversationLimits(userId);
  return (
    <AfterConversationContext value={<MomentCard userId={userId} />}>
      <TextChatScreen userId={userId} limits={limits} />
      <HoldPaywall />
    </AfterConversationContext>
  );
}
