import { limits } from "#shared/limits.ts";
import type { Event } from "./events.ts";
import { historyLength, type Conversation } from "./state.ts";
import { removeMessage } from "./messages.ts";
import { sequence, stay, type Step } from "./step.ts";

/** In writing, and nothing is under way that what was said might still change. */
const isAtRest = ({ mode, turn, unsettled, waiting }: Conversation): boolean =>
  mode === "chat" && turn.phase === "idle" && unsettled.length === 0 && waiting === 0;

/**
 * Another reply in place of the last one [T34]: that one is taken back, so that the message before it is unanswered.
 * Whatever else the person asks for, or more often, changes nothing.
 */
export function regenerate(state: Conversation, { id }: Extract<Event, { type: "regenerate" }>): Step {
  const [asked, reply] = state.history.slice(-2);
  const fits = asked?.role === "user" && reply?.role === "assistant" && reply.id === id;
  if (!fits || !isAtRest(state)) return stay(state);
  const times = state.regenerated?.answers === asked.id ? state.regenerated.times : 0;
  if (times >= limits.maxRegenerations) return stay(state);
  const regenerated = { answers: asked.id, times: times + 1 };
  return removeMessage({ ...state, regenerated, replyFailed: false }, reply);
}

/**
 * Takes the person's last message back, and what answered it, since they have written it anew [T34]. Where it isn't the
 * last one, or was spoken, or a reply is under way, it stays, and what they wrote is a message like any other.
 */
export function takeBack(state: Conversation, id: string | null): Step {
  const from = state.history.findLastIndex(({ role }) => role === "user");
  const last = state.history[from];
  if (last === undefined || last.id !== id || last.clientId === null || !isAtRest(state)) return stay(state);
  // The running summary may know what is further back.
  if (state.history.length - from >= historyLength) return stay(state);
  const parts = state.history.slice(from).map((message) => (it: Conversation) => removeMessage(it, message));
  return sequence(state, ...parts.toReversed());
}
