import type { Message } from "#shared/protocol/values.ts";
import type { Effect } from "./effects.ts";
import type { Now } from "./events.ts";
import { historyLength, type Conversation } from "./state.ts";
import { withoutOffer } from "./offering.ts";
import type { Step } from "./step.ts";

type Draft = Pick<Message, "role" | "text"> &
  Partial<Pick<Message, "interrupted" | "clientId">> & { readonly utterance?: number };

/** The messages in the order in which they make sense: what came while a reply was written follows it [T9][T17]. */
function remember({ history, waiting }: Conversation, message: Message): readonly Message[] {
  const at = message.role === "assistant" ? Math.max(0, history.length - waiting) : history.length;
  return history.toSpliced(at, 0, message).slice(-historyLength);
}

/** Gives a message the next position, stores it and tells the client [P7]. */
export function addMessage(
  state: Conversation,
  { utterance, ...draft }: Draft,
  now: Now,
): readonly [Conversation, readonly Effect[], Message] {
  const position = state.position + 1;
  const message: Message = {
    interrupted: false,
    clientId: null,
    ...draft,
    id: now.idFor(position),
    position,
    at: new Date(now.wallAt).toISOString(),
  };
  const told = utterance === undefined ? { message } : { message, utterance };
  const effects: Effect[] = [
    { type: "save", message, utterance: utterance ?? null },
    { type: "send", message: { type: "message", ...told } },
  ];
  const replyFailed = state.replyFailed && message.role !== "user";
  return [{ ...state, position, replyFailed, history: remember(state, message) }, effects, message];
}

/**
 * Replaces a message's text, in the store, at the client and in what the model sees. With `utterance`: it holds that one
 * as well now.
 */
export function amendMessage(state: Conversation, message: Message, utterance?: number): Step {
  const told = utterance === undefined ? { message } : { message, utterance };
  return [
    { ...state, history: state.history.map((it) => (it.id === message.id ? message : it)) },
    [
      { type: "amend", ...told },
      { type: "send", message: { type: "message", ...told } },
    ],
  ];
}

/** Takes a message back: nothing of it was heard. */
export function removeMessage(state: Conversation, message: Message): Step {
  return [
    { ...withoutOffer(state, message.id), history: state.history.filter((it) => it.id !== message.id) },
    [
      { type: "remove", message },
      { type: "send", message: { type: "message.removed", id: message.id } },
    ],
  ];
}

/** Whether a message of the person is still unanswered. */
export function isUnanswered({ history, waiting }: Conversation): boolean {
  return waiting > 0 || history.at(-1)?.role === "user";
}
