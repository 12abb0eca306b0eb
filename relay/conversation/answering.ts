import type { Effect, Line } from "./effects.ts";
import type { Envelope } from "./events.ts";
import { addMessage, amendMessage, isUnanswered, removeMessage } from "./messages.ts";
import { addText, completeText, heardOf, newReply, pumpSpeech, speakRest } from "./reply.ts";
import type { Conversation, Reply } from "./state.ts";
import { sequence, stay, turnTo, type Step } from "./step.ts";

type Now = Pick<Envelope, "at" | "ids">;

/** The turn to rest in: listening in a call, chatting in chat. */
export function rest(state: Conversation, ...effects: Effect[]): Step {
  return turnTo(state, state.mode === "call" ? { phase: "listening" } : { phase: "chatting" }, ...effects);
}

/** The messages in the order in which they make sense: what came during a reply stands after it [T17]. */
function linesOf({ history, waiting }: Conversation): readonly Line[] {
  const last = history.at(-1);
  if (waiting === 0 || last?.role !== "assistant") return history;
  const from = history.length - 1 - waiting;
  return [...history.slice(0, from), last, ...history.slice(from, -1)];
}

/** Begins a reply to the history as it stands [T9]. */
export function beginReply(state: Conversation): Step {
  const generation = state.generation + 1;
  const spoken = state.mode === "call";
  const reply = newReply(state, generation, { spoken, held: false });
  return turnTo(
    { ...state, generation, suspended: null, waiting: 0 },
    { phase: "replying", reply },
    {
      type: "generate",
      generation,
      lines: linesOf(state),
      spoken,
      risk: state.risk,
    },
  );
}

/** Stores a reply whose text is complete. */
export function storeReply(state: Conversation, reply: Reply, now: Now, id: string): Step {
  const [next, effects, message] = addMessage(state, {
    id,
    role: "assistant",
    text: reply.text.trim(),
    interrupted: false,
    clientId: null,
    at: now.at,
    utterance: null,
  });
  return turnTo(next, { phase: "replying", reply: { ...reply, message } }, ...effects);
}

/** Says a sentence that no model writes, such as the greeting. In chat it is shown. */
export function sayText(state: Conversation, text: string, now: Now): Step {
  const generation = state.generation + 1;
  const empty = newReply(state, generation, { spoken: state.mode === "call", held: false, scripted: true });
  const [begun, first] = addText(empty, text, state.connected);
  const [reply, second] = completeText(begun, text, state.connected);
  return sequence(
    { ...state, generation },
    (it) => [it, [...first, ...second]],
    (it) => storeReply(it, reply, now, now.ids[0]),
    (it) => (reply.spoken ? stay(it) : completeReply(it)),
  );
}

/** Ends all work on a reply and tells the client to drop it [P6]. */
export function abortReply(reply: Reply): readonly Effect[] {
  const effects: Effect[] = [{ type: "abort", generation: reply.generation }];
  if (reply.origin !== reply.generation) effects.push({ type: "abort", generation: reply.origin });
  return [...effects, { type: "send", message: { type: "clear", generation: reply.generation } }];
}

function keepHeard(state: Conversation, reply: Reply, heard: string, now: Now): Step {
  const stored = reply.message;
  if (stored === null && heard === "") return stay(state);
  if (stored === null) {
    const draft = {
      id: now.ids[1],
      role: "assistant",
      text: heard,
      interrupted: true,
      clientId: null,
    } as const;
    const [next, effects] = addMessage(state, { ...draft, at: now.at, utterance: null });
    return [next, effects];
  }
  if (heard === "") return removeMessage(state, stored);
  return amendMessage(state, { ...stored, text: heard, interrupted: true });
}

/**
 * Stops a reply at once and keeps of it what was heard: that is what is stored, and what the model sees
 * next [T14]. A written reply was read as it came, so all of its text so far is kept.
 */
export function cutReply(state: Conversation, reply: Reply, now: Now): Step {
  const heard = reply.spoken ? heardOf(reply, state.settings.language) : reply.text.trim();
  const whole = reply.message !== null && heard === reply.message.text;
  return sequence(
    state,
    (it) => [it, abortReply(reply)],
    (it) => (whole ? stay(it) : keepHeard(it, reply, heard, now)),
    (it) => rest(it),
  );
}

/**
 * The person speaks over a reply [T15]. Where all of its text is known it is kept aside, in case that what was
 * taken for speech was none [T16].
 */
export function interruptReply(state: Conversation, reply: Reply, now: Now): Step {
  const spokenOver = reply.audible && reply.textDone && heardOf(reply, state.settings.language) !== "";
  return sequence(
    state,
    (it) => (reply.audible ? [it, [{ type: "count", metric: "bargeIn" }]] : stay(it)),
    (it) => cutReply(it, reply, now),
    (it) => stay({ ...it, suspended: spokenOver ? reply : null }),
  );
}

/** The reply has been heard or read to its end. Something unanswered came meanwhile: answer that. */
export function completeReply(state: Conversation): Step {
  return state.waiting > 0 || isUnanswered(state) ? beginReply(state) : rest(state);
}

/** Goes on with a reply that was cut off by nothing, or by a lost connection [T16][T19]. */
export function resumeReply(state: Conversation, reply: Reply): Step {
  const generation = state.generation + 1;
  const [again, effects] = pumpSpeech(speakRest(reply, generation), state.connected);
  return turnTo({ ...state, generation, suspended: null }, { phase: "replying", reply: again }, ...effects);
}
