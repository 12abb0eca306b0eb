import { createContext, use, type ReactNode } from "react";
import { useStore } from "zustand";
import type { Pace } from "#shared/catalogues/voices.ts";
import type { Conversation } from "#client/call/core/conversation.ts";
import { type ConversationState, isPrivate } from "#client/call/core/state.ts";
import { failedReplyTo } from "#client/call/core/status.ts";
import type { DataFailure } from "#client/lib/query.ts";
import type { ConversationRisk } from "#client/lib/conversation-risk.ts";

/** The page that a session runs on: the start-session page, where its mode can be switched, or Text Chat. */
export type ConversationPage = "session" | "chat";

const ConversationContext = createContext<Conversation | null>(null);
const HelpCardContext = createContext<HelpCard>(() => null);
const noThumbs: RateReply = () => null;
const RateContext = createContext<RateReply>(noThumbs);

/** What the app offers once a conversation is over. */
export const AfterConversationContext = createContext<ReactNode>(null);
const PaceContext = createContext<SavedPace | null>(null);

/**
 * The help beside the conversation, which belongs to the whole app; the conversation determines its content.
 */
export type HelpCard = (risk: ConversationRisk, onDismiss: () => void) => ReactNode;

/** The thumbs under a stored reply. */
export type RateReply = (sessionId: string, messageId: string) => ReactNode;

/** The person's pace as it is saved, and how to save another; what is in the way if it couldn't be. */
export type SavedPace = {
  readonly value: Pace;
  readonly save: (pace: Pace) => Promise<"saved" | DataFailure>;
};

type ConversationProviderProps = {
  conversation: Conversation;
  helpCard?: HelpCard | undefined;
  pace?: SavedPace | null;
  rateReply?: RateReply | undefined;
  children: ReactNode;
};

export function ConversationProvider(props: ConversationProviderProps) {
  const { conversation, helpCard, pace = null, rateReply = noThumbs, children } = props;
  const inside = (
    <ConversationContext value={conversation}>
      <PaceContext value={pace}>
        <RateContext value={rateReply}>{children}</RateContext>
      </PaceContext>
    </ConversationContext>
  );
  return helpCard === undefined ? inside : <HelpCardContext value={helpCard}>{inside}</HelpCardContext>;
}

export function useHelpCard(): HelpCard {
  return use(HelpCardContext);
}

/** Null for what isn't stored: a private session's replies can't be rated. */
export function useRateReply(): ((messageId: string) => ReactNode) | null {
  const rate = use(RateContext);
  const sessionId = useConversationState(ratedSession);
  return sessionId === null ? null : (messageId) => rate(sessionId, messageId);
}

function ratedSession(state: ConversationState): string | null {
  const { stage } = state;
  if (isPrivate(state)) return null;
  if (stage.kind === "active") return stage.session.id;
  return stage.kind === "ended" ? stage.sessionId : null;
}

/** Null where the profile isn't known. */
export function useSavedPace(): SavedPace | null {
  return use(PaceContext);
}

/** The conversation of the screen around this component. Throws outside a provider, which is a programming error. */
export function useConversation(): Conversation {
  const conversation = use(ConversationContext);
  if (!conversation) throw new Error("useConversation needs a ConversationProvider above it");
  return conversation;
}

/** Part of the conversation's state, kept current; `select` gives the same value for the same state. */
export function useConversationState<T>(select: (state: ConversationState) => T): T {
  return useStore(useConversation().store, select);
}

/** Asks again for the reply that failed; null if there is nothing to ask for, or if asking can't help. */
export function useAskAgain(): (() => void) | null {
  const { actions } = useConversation();
  const error = useConversationState((state) => (state.error?.code === "replyFailed" ? state.error : null));
  const failed = useConversationState(failedReplyTo);
  if (error !== null && !error.retryable) return null;
  const clientId = error?.clientId ?? null;
  if (clientId !== null) return () => actions.retry(clientId);
  return failed === null ? null : () => actions.askAgain();
}
