import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { createBrowserConversation } from "#client/call/core/browser-conversation.ts";
import type { Conversation } from "#client/call/core/conversation.ts";
import { ConversationProvider, type HelpCard } from "#client/call/ui/conversation-context.tsx";
import { SessionHelp } from "#client/features/safety/session-help.tsx";
import { onQuickExit } from "#client/lib/quick-exit-listeners.ts";
import { useServices, useSession } from "#client/lib/services.tsx";
import { freshAccessToken } from "./access-token.ts";

const helpCard: HelpCard = (risk, onDismiss) => <SessionHelp risk={risk} onDismiss={onDismiss} />;

/** A conversation of the signed-in person, for as long as its page is open. */
export function WithConversation({ children }: { children: (userId: string) => ReactNode }) {
  const session = useSession();
  const userId = session.status === "signed-in" ? session.user.id : null;
  if (userId === null) return null;
  return (
    <OwnConversation key={userId} userId={userId}>
      {children(userId)}
    </OwnConversation>
  );
}

function OwnConversation({ userId, children }: { userId: string; children: ReactNode }) {
  const { session } = useServices();
  const { i18n } = useTranslation();
  const [conversation, setConversation] = useState<Conversation | null>(null);
  useEffect(() => {
    const made = createBrowserConversation({
      userId,
      accessToken: () => freshAccessToken(session, Date.now),
      language: () => i18n.language,
    });
    // oxlint-disable-next-line react/set-state-in-effect -- what an effect lets go of, an effect has to make
    setConversation(made);
    const stop = onQuickExit(() => made.close());
    return () => {
      stop();
      made.close();
    };
  }, [userId, session, i18n]);
  return conversation ? (
    <ConversationProvider conversation={conversation} helpCard={helpCard}>
      {children}
    </ConversationProvider>
  ) : null;
}
