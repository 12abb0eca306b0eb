import { useMemo, type ReactNode } from "react";
import type { Conversation } from "#client/call/core/conversation.ts";
import { CallBar } from "#client/call/ui/call-bar.tsx";
import {
  ConversationProvider,
  type HelpCard,
  type RateReply,
  type SavedPace,
} from "#client/call/ui/conversation-context.tsx";
import { LimitWatcher } from "#client/call/ui/limit-dialog.tsx";
import { type ResourceView, ResourceViewContext } from "#client/call/ui/offer-panel.tsx";
import { ConversationHelp } from "#client/features/safety/conversation-help.tsx";
import { aiNoticeDue } from "#client/lib/ai-notice.ts";
import { useProfile, useSaveProfile } from "#client/lib/profile-api.ts";
import { paceOf } from "#client/lib/profile.ts";
import { useAuth } from "#client/lib/services.tsx";
import { ReplyThumbs } from "#client/ui/reply-thumbs.tsx";
import { OfferedResource } from "./offered-resource.tsx";
import { HoldPaywall, useConversationLimits } from "./conversation-limits.tsx";

export { createBrowserConversation } from "#client/call/core/browser-conversation.ts";
export { OwnChat, OwnConversation } from "./own-conversation.tsx";
export { ConsentDialog } from "#client/call/ui/consent-dialog.tsx";

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
  const auth = useAuth();
  const userId = auth.status === "signed-in" ? auth.user.id : null;
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

/** A conversation for the screens below, with the help, the pace and the thumbs that belong to the whole app. */
export function ProvideConversation(props: { conversation: Conversation; children: ReactNode }) {
  const pace = usePace();
  const rateReply = useRateReply();
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
