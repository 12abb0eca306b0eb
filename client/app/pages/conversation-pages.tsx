import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { useAuth } from "#client/lib/services.tsx";
import type { Conversation } from "#client/call/core/conversation.ts";
import { BeforeChat } from "#client/call/ui/before-chat.tsx";
import { type ConversationParts, useConversationHold } from "../conversation-host.tsx";
import { PageSkeleton } from "../with-profile.tsx";

type WithConversationProps = {
  /** Shown until the conversation's code is there. */
  waiting?: ReactNode;
  children: (userId: string, parts: ConversationParts) => ReactNode;
};

/** A page of the person's conversation, which lives on when the page is left. */
export function WithConversation({ waiting, children }: WithConversationProps) {
  const auth = useAuth();
  const { pathname } = useLocation();
  const { opened, open, showOn } = useConversationHold();
  const [failed, setFailed] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    open().catch((error: unknown) => setFailed({ error }));
  }, [open]);
  useEffect(() => showOn(pathname), [showOn, pathname]);
  useForgetEnded(opened?.conversation ?? null);
  // The error page says that a part of the app is missing, and what to do.
  if (failed !== null) throw failed.error;
  if (auth.status !== "signed-in") return null;
  if (opened === null) return waiting ?? <PageSkeleton />;
  const { conversation, parts } = opened;
  return (
    <parts.ProvideConversation conversation={conversation}>
      {children(auth.user.id, parts)}
    </parts.ProvideConversation>
  );
}

/** Leaving the page of a session that has ended dismisses it. */
function useForgetEnded(conversation: Conversation | null): void {
  useEffect(
    () => () => {
      if (conversation?.store.getState().stage.kind === "ended") conversation.actions.reset();
    },
    [conversation],
  );
}

/** A session by voice or text. */
export function StartSessionPage() {
  return (
    <WithConversation>
      {(userId, { OwnConversation }) => <OwnConversation userId={userId} />}
    </WithConversation>
  );
}

/** A session by text only. Its texts are there before the conversation's code is. */
export function ChatPage() {
  return (
    <WithConversation waiting={<BeforeChat onStart={null} />}>
      {(userId, { OwnChat }) => <OwnChat userId={userId} />}
    </WithConversation>
  );
}

ChatPage.Waiting = function ChatWaiting() {
  return <BeforeChat onStart={null} />;
};
