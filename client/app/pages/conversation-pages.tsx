import { useEffect, useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { WithConversation } from "#client/app/with-conversation.tsx";
import { useConversationState } from "#client/call/ui/conversation-context.tsx";
import type { CallCount, MetLimit, SessionLimits } from "#client/call/ui/limit-dialog.tsx";
import { StartSessionScreen } from "#client/call/ui/start-session-screen.tsx";
import { TextChatScreen } from "#client/call/ui/text-chat-screen.tsx";
import { useServices } from "#client/lib/services.tsx";
import { holdsBackOffers } from "#client/lib/session-risk.ts";
import { toast } from "#client/lib/toast.ts";
import type { PlanUsage } from "#client/lib/usage-port.ts";
import { useLoaded } from "#client/lib/use-loaded.ts";
import { LoadingRegion, Skeleton } from "#client/ui/loading.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";

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
    <>
      <TextChatScreen userId={userId} limits={limits} />
      <HoldPaywall />
    </>
  );
}

/** Offers nothing for sale while the help card is shown beside this conversation or danger is confirmed. */
export function HoldPaywall() {
  const { paywall } = useServices();
  const noOffers = useConversationState((state) => holdsBackOffers(state.risk));
  useEffect(() => (noOffers ? paywall.hold() : undefined), [noOffers, paywall]);
  return null;
}

const unlimited = -1;

function callCount({ calls, calls_limit: limit, next_call_at: nextAt }: PlanUsage): CallCount | null {
  return limit === unlimited ? null : { started: calls, limit, nextAt };
}

/** The limits of the person's plan, for the conversation around this component. */
export function useSessionLimits(userId: string): SessionLimits {
  const { paywall, sessions, usage } = useServices();
  const { t } = useTranslation("conversation");
  const { state, refresh } = useLoaded(useCallback(() => usage.read(), [usage]));
  const stage = useConversationState(({ stage: { kind } }) => kind);
  const refused = useConversationState(({ error }) => error?.code === "sessionsPerDay");
  useEffect(() => {
    if (stage === "active" || refused) refresh();
  }, [stage, refused, refresh]);
  const offerPlans = useCallback(
    ({ kind, resetsAt }: MetLimit) => void paywall.open(kind, resetsAt),
    [paywall],
  );
  const noteMoodAfter = useCallback<SessionLimits["noteMoodAfter"]>(
    async (sessionId, mood) => {
      const answer = await sessions.noteMoodAfter(userId, sessionId, mood);
      if (answer.kind === "failed") toast.error(t("limit.moodNotSaved"));
    },
    [sessions, userId, t],
  );
  const calls = state.status === "ready" ? callCount(state.value) : null;
  return useMemo(() => ({ calls, offerPlans, noteMoodAfter }), [calls, offerPlans, noteMoodAfter]);
}
