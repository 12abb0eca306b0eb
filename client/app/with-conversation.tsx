import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { createBrowserConversation } from "#client/call/core/browser-conversation.ts";
import type { Conversation } from "#client/call/core/conversation.ts";
import { ConversationProvider, type HelpCard } from "#client/call/ui/conversation-context.tsx";
import { SessionHelp } from "#client/features/safety/session-help.tsx";
import { onQuickExit } from "#client/lib/quick-exit-listeners.ts";
import { useServices, useSession } from "#client/lib/services.tsx";
import type { SessionState, SessionStore } from "#client/lib/session-store.ts";

/** A token that ends sooner than this is as good as ended, ms. */
const tooSoonMs = 5_000;

/** How long a renewal may take, ms; a device that wakes up has to find its network first. */
const renewalMs = 10_000;

function endsAt(state: SessionState): number {
  return state.status === "signed-in" ? (state.session.expires_at ?? 0) * 1_000 : 0;
}

function tokenOf(state: SessionState): string | null {
  return state.status === "signed-in" ? state.session.access_token : null;
}

/**
 * The signed-in person's access token, or null. A device that slept comes back with one that has ended; the account
 * service's client is renewing it by then, and that is waited for.
 * @param now ms since the epoch
 */
async function freshAccessToken(store: SessionStore, now: () => number): Promise<string | null> {
  const isGood = (state: SessionState) => state.status === "signed-out" || endsAt(state) > now() + tooSoonMs;
  if (isGood(store.getState())) return tokenOf(store.getState());
  await new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(done, renewalMs);
    const unsubscribe = store.subscribe((state) => {
      if (isGood(state)) done();
    });
  });
  return tokenOf(store.getState());
}

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
