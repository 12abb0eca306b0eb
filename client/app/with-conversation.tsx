import { useEffect, useMemo, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { createBrowserConversation } from "#client/call/core/browser-conversation.ts";
import type { Conversation } from "#client/call/core/conversation.ts";
import {
  ConversationProvider,
  type HelpCard,
  type SavedPace,
} from "#client/call/ui/conversation-context.tsx";
import { PageSkeleton } from "#client/app/with-profile.tsx";
import { SessionHelp } from "#client/features/safety/session-help.tsx";
import { paceOf } from "#client/lib/profile.ts";
import { onQuickExit } from "#client/lib/quick-exit-listeners.ts";
import { useServices, useAuth, useProfile } from "#client/lib/services.tsx";
import type { AuthState, AuthStore } from "#client/lib/auth-store.ts";

/** A token with less than this left, in ms, counts as expired. */
const tooSoonMs = 5_000;

/** How long a renewal may take, in ms; a device that wakes up has to find its network first. */
const renewalMs = 10_000;

function endsAt(state: AuthState): number {
  return state.status === "signed-in" ? (state.session.expires_at ?? 0) * 1_000 : 0;
}

function tokenOf(state: AuthState): string | null {
  return state.status === "signed-in" ? state.session.access_token : null;
}

/**
 * The signed-in person's access token, or null. A device that slept may hold an expired one while the account
 * service's client renews it, so this waits for the renewal.
 *
 * @param now ms since the epoch
 */
async function freshAccessToken(store: AuthStore, now: () => number): Promise<string | null> {
  const isGood = (state: AuthState) => state.status === "signed-out" || endsAt(state) > now() + tooSoonMs;
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

/** Holds the signed-in person's conversation for as long as its page is open. */
export function WithConversation({ children }: { children: (userId: string) => ReactNode }) {
  const auth = useAuth();
  const userId = auth.status === "signed-in" ? auth.user.id : null;
  if (userId === null) return null;
  return (
    <OwnConversation key={userId} userId={userId}>
      {children(userId)}
    </OwnConversation>
  );
}

function usePace(): SavedPace | null {
  const { profile: store } = useServices();
  const state = useProfile();
  const value = state.status === "ready" ? paceOf(state.profile.notification_preferences) : null;
  return useMemo(
    () => (value === null ? null : { value, save: (pace) => store.save({}, { pace }) }),
    [value, store],
  );
}

function OwnConversation({ userId, children }: { userId: string; children: ReactNode }) {
  const { auth } = useServices();
  const { i18n } = useTranslation();
  const [conversation, setConversation] = useState<Conversation | null>(null);
  useEffect(() => {
    const made = createBrowserConversation({
      userId,
      accessToken: () => freshAccessToken(auth, Date.now),
      language: () => i18n.language,
    });
    // oxlint-disable-next-line react/set-state-in-effect -- created here so that StrictMode's double mount gets a fresh one
    setConversation(made);
    const stop = onQuickExit(() => made.close());
    return () => {
      stop();
      made.close();
    };
  }, [userId, auth, i18n]);
  const pace = usePace();
  return conversation ? (
    <ConversationProvider conversation={conversation} helpCard={helpCard} pace={pace}>
      {children}
    </ConversationProvider>
  ) : (
    <PageSkeleton />
  );
}
