import type { StoreApi } from "zustand/vanilla";
import type { ConversationActions, ConversationState, Levels } from "./conversation-state.ts";

type Readable<T> = Pick<StoreApi<T>, "getState" | "getInitialState" | "subscribe">;

/** A person's conversation, without React: `useStore(conversation.store, selector)` brings it to a screen. */
export type Conversation = {
  readonly store: Readable<ConversationState>;
  /** The microphone's level, ten and more times a second. */
  readonly levels: Readable<Levels>;
  readonly actions: ConversationActions;
  /** ms of the clock that `usage.at` and `clock.since` count by. */
  readonly now: () => number;
  /** Lets go of microphone, output and connection: the screen is left for good. */
  readonly close: () => void;
};
