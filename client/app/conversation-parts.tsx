import { type ReactNode, useCallback, useEffect, useMemo } from "react";
import { useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import { userIdOf } from "#client/lib/auth-store.ts";
import {
  AfterConversationContext,
  ConversationProvider,
  type HelpCard,
  type RateReply,
  type SavedPace,
  useConversationState,
} from "#client/call/ui/conversation-context.tsx";
import {
  type CallCount,
  type ConversationLimits,
  LimitWatcher,
  type MetLimit,
} from "#client/call/ui/limit-dialog.tsx";
import { type PlanUsage, useUsage } from "#client/features/billing/api.ts";
import { useChangeSession } from "#client/features/sessions/api.ts";
import { useAuth, useServices } from "#client/lib/services.tsx";
import { holdsBackOffers } from "#client/lib/conversation-risk.ts";
import { toast } from "#client/lib/toast.ts";
import { StartSessionScreen } from "#client/call/ui/start-session-screen.tsx";
import { TextChatScreen } from "#client/call/ui/text-chat-screen.tsx";
import { withTexts } from "#client/i18n/setup.ts";
import { lazyPart } from "#client/ui/lazy-part.tsx";
import type { Conversation } from "#client/call/core/conversation.ts";
import { CallBar } from "#client/call/ui/call-bar.tsx";
import { type ResourceView, ResourceViewContext } from "#client/call/ui/offer-panel.tsx";
import { ConversationHelp } from "#client/features/safety/conversation-help.tsx";
import { aiNoticeDue } from "#client/lib/ai-notice.ts";
import { paceOf, useProfile, useSaveProfile } from "#client/lib/profile.ts";
import { ReplyThumbs } from "#client/ui/reply-thumbs.tsx";
import { OfferedResource } from "./offered-resource.tsx";

export { createBrowserConversation } from "#client/call/core/browser-conversation.ts";
export { ConsentDialog } from "#client/call/ui/start-dialog.tsx";

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
export function useConversationLimits(userId: string): ConversationLimits {
  const { paywall } = useServices();
  const { mutateAsync: change } = useChangeSession(userId);
  const { t } = useTranslation("conversation");
  const { data: usage, refetch } = useUsage(userId);
  const stage = useConversationState(({ stage: { kind } }) => kind);
  const refused = useConversationState(({ error }) => error?.code === "sessionsPerDay");
  useEffect(() => {
    if (stage === "active" || refused) void refetch();
  }, [stage, refused, refetch]);
  const offerPlans = useCallback(
    ({ kind, resetsAt }: MetLimit) => void paywall.open(kind, resetsAt),
    [paywall],
  );
  const noteMoodAfter = useCallback<ConversationLimits["noteMoodAfter"]>(
    async (sessionId, mood) => {
      await change({ id: sessionId, moodAfter: mood }).catch(() => toast.error(t("limit.moodNotSaved")));
    },
    [change, t],
  );
  const calls = usage ? callCount(usage) : null;
  return useMemo(() => ({ calls, offerPlans, noteMoodAfter }), [calls, offerPlans, noteMoodAfter]);
}

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

/** Whether the person has yet to agree, on this device, that they talk with an AI. */
export const mustConsent = (userId: string): boolean => aiNoticeDue(userId, Date.now()) === "confirm";

const helpCard: HelpCard = (risk, onDismiss) => <ConversationHelp risk={risk} onDismiss={onDismiss} />;

const resourceView: ResourceView = (resource) => <OfferedResource resource={resource} />;

function usePace(): SavedPace | null {
  const { data: profile } = useProfile();
  const save = useSaveProfile(profile?.id ?? "");
  const value = profile ? paceOf(profile.notification_preferences) : null;
  return useMemo(
    () => (value === null ? null : { value, save: (pace) => save({}, { pace }) }),
    [value, save],
  );
}

function useRateReply(): RateReply | undefined {
  const userId = userIdOf(useAuth());
  return useMemo(
    () =>
      userId === null
        ? undefined
        : (sessionId, messageId) => (
            <ReplyThumbs userId={userId} sessionId={sessionId} messageId={messageId} />
          ),
    [userId],
  );
}

/** Once a session has ended, whatever shows the person's sessions reads them anew. */
function useFreshSessions({ store }: Conversation): void {
  const queries = useQueryClient();
  const userId = userIdOf(useAuth());
  const hasEnded = useStore(store, ({ stage }) => stage.kind === "ended");
  useEffect(() => {
    if (hasEnded && userId !== null) void queries.invalidateQueries({ queryKey: ["sessions", userId] });
  }, [hasEnded, userId, queries]);
}

/** A conversation for the screens below, with the help, the pace and the thumbs that belong to the whole app. */
export function ProvideConversation(props: { conversation: Conversation; children: ReactNode }) {
  const pace = usePace();
  const rateReply = useRateReply();
  useFreshSessions(props.conversation);
  return (
    <ConversationProvider
      conversation={props.conversation}
      helpCard={helpCard}
      pace={pace}
      rateReply={rateReply}
    >
      <ResourceViewContext value={resourceView}>{props.children}</ResourceViewContext>
    </ConversationProvider>
  );
}

type ElsewhereProps = { conversation: Conversation; userId: string; home: string };

/** The conversation while the person is on another page: a bar, help, and the limits it may reach. */
export function ConversationElsewhere({ conversation, userId, home }: ElsewhereProps) {
  return (
    <ProvideConversation conversation={conversation}>
      <CallBar home={home} />
      <Limits userId={userId} />
      <HoldPaywall />
    </ProvideConversation>
  );
}

function Limits({ userId }: { userId: string }) {
  const limits = useConversationLimits(userId);
  return <LimitWatcher limits={limits} />;
}
