import type { Message } from "#shared/protocol/values.ts";
import type { Effect } from "./effects.ts";
import { historyLength, type Conversation } from "./state.ts";
import type { Step } from "./step.ts";

type Draft = Pick<Message, "id" | "role" | "text" | "interrupted" | "clientId"> & {
  readonly at: number;
  readonly utterance: number | null;
};

function remember(history: readonly Message[], message: Message): readonly Message[] {
  return [...history, message].slice(-historyLength);
}

/** Gives a message the next position, stores it and tells the client [P7]. */
export function addMessage(
  state: Conversation,
  draft: Draft,
): readonly [Conversation, readonly Effect[], Message] {
  const { at, utterance, ...rest } = draft;
  const message: Message = { ...rest, position: state.position + 1, at: new Date(at).toISOString() };
  const effects: Effect[] = [
    { type: "save", message, utterance },
    { type: "send", message: { type: "message", message } },
  ];
  return [
    { ...state, position: message.position, history: remember(state.history, message) },
    effects,
    message,
  ];
}

/** Replaces a message's text, in the store, at the client and in what the model sees. */
export function amendMessage(state: Conversation, message: Message): Step {
  return [
    { ...state, history: state.history.map((it) => (it.id === message.id ? message : it)) },
    [
      { type: "amend", message },
      { type: "send", message: { type: "message", message } },
    ],
  ];
}

/** Takes a message back: nothing of it was heard. */
export function removeMessage(state: Conversation, message: Message): Step {
  return [
    { ...state, history: state.history.filter((it) => it.id !== message.id) },
    [
      { type: "remove", message },
      { type: "send", message: { type: "message.removed", id: message.id } },
    ],
  ];
}

/** Whether the person said something that nobody has answered yet. */
export function isUnanswered(state: Conversation): boolean {
  return state.history.at(-1)?.role === "user";
}
