import { createContext, use, type ReactNode } from "react";
import { useStore } from "zustand";
import type { SessionRisk } from "#client/lib/session-risk.ts";
import type { ConversationState } from "../conversation-state.ts";
import type { Conversation } from "../conversation.ts";

const ConversationContext = createContext<Conversation | null>(null);
const HelpCardContext = createContext<HelpCard>(() => null);

/** The help beside the conversation, which belongs to the whole app; the conversation says what it is about. */
export type HelpCard = (risk: SessionRisk, onDismiss: () => void) => ReactNode;

type ConversationProviderProps = {
  conversation: Conversation;
  helpCard?: HelpCard | undefined;
  children: ReactNode;
};

export function ConversationProvider({ conversation, helpCard, children }: ConversationProviderProps) {
  const inside = <ConversationContext value={conversation}>{children}</ConversationContext>;
  return helpCard === undefined ? inside : <HelpCardContext value={helpCard}>{inside}</HelpCardContext>;
}

export function useHelpCard(): HelpCard {
  return use(HelpCardContext);
}

/** The conversation of the screen around this component. Outside of one, it is a mistake in the program. */
export function useConversation(): Conversation {
  const conversation = use(ConversationContext);
  if (!conversation) throw new Error("useConversation needs a ConversationProvider above it");
  return conversation;
}

/** Part of the conversation's state, kept current; `select` gives the same value for the same state. */
export function useConversationState<T>(select: (state: ConversationState) => T): T {
  return useStore(useConversation().store, select);
}
