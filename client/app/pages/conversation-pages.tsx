import { useTranslation } from "react-i18next";
import { HoldPaywall, useSessionLimits } from "#client/app/session-limits.tsx";
import { WithConversation } from "#client/app/with-conversation.tsx";
import { AfterConversationContext } from "#client/call/ui/conversation-context.tsx";
import { StartSessionScreen } from "#client/call/ui/start-session-screen.tsx";
import { TextChatScreen } from "#client/call/ui/text-chat-screen.tsx";
import { withTexts } from "#client/i18n/setup.ts";
import { lazyPart } from "#client/ui/lazy-part.tsx";
import { LoadingRegion, Skeleton } from "#client/ui/loading.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";

/** Fetched once a conversation is over: a call needs none of it. */
const MomentCard = lazyPart<{ userId: string }>(() =>
  withTexts(["mood"], async () => (await import("#client/features/mood/moment-card.tsx")).MomentCard),
);

/** A session by voice or text. */
export function StartSessionPage() {
  return <WithConversation>{(userId) => <OwnSession userId={userId} />}</WithConversation>;
}

function OwnSession({ userId }: { userId: string }) {
  const limits = useSessionLimits(userId);
  return (
    <AfterConversationContext value={<MomentCard userId={userId} />}>
      <StartSessionScreen userId={userId} limits={limits} />
      <HoldPaywall />
    </AfterConversationContext>
  );
}

/** A session by text only. */
export function ChatPage() {
  return <WithConversation>{(userId) => <OwnChat userId={userId} />}</WithConversation>;
}

ChatPage.Waiting = function ChatWaiting() {
  const { t } = useTranslation("conversation");
  return (
    <div className="mx-auto w-full max-w-2xl">
      <PageHeading title={t("chatPage.title")} description={t("chatPage.intro")} />
      <LoadingRegion>
        <Skeleton className="h-72" />
      </LoadingRegion>
    </div>
  );
};

function OwnChat({ userId }: { userId: string }) {
  const limits = useSessionLimits(userId);
  return (
    <AfterConversationContext value={<MomentCard userId={userId} />}>
      <TextChatScreen userId={userId} limits={limits} />
      <HoldPaywall />
    </AfterConversationContext>
  );
}
