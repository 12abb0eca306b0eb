import { createContext, use } from "react";
import type { Mode } from "#shared/protocol/values.ts";

/** A conversation that a tap anywhere in the dashboard starts, without the page that asks for details. */
export type ConversationIntent = {
  readonly mode: Mode;
  /** The ended session that this one continues, or null. */
  readonly continues: string | null;
};

export type ConversationStarter = {
  /** In a tap. Starts it and opens its page; while one runs, opens that one's page. */
  readonly start: (intent: ConversationIntent) => void;
  /** Fetches what a start needs, so that the tap itself can open microphone and speaker. */
  readonly prepare: () => void;
  /** A conversation is running. */
  readonly running: boolean;
};

const nowhere: ConversationStarter = { start: () => {}, prepare: () => {}, running: false };

/** Provided by the dashboard's layout; outside it nothing starts. */
export const ConversationStarterContext = createContext<ConversationStarter>(nowhere);

export function useConversationStarter(): ConversationStarter {
  return use(ConversationStarterContext);
}
