import { createContext, use, type ReactNode } from "react";
import { useStore } from "zustand";
import type { ConversationState } from "../conversation-state.ts";
import type { Conversation } from "../conversation.ts";

const ConversationContext = createContext<Conversation | null>(null);

type ConversationProviderProps = { conversation: Conversation; children: ReactNode };

export function ConversationProvider({ conversation, children }: ConversationProviderProps) {
  return <ConversationContext value={conversation}>{children}</ConversationContext>;
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
