import type { OutgoingFault } from "../safety/outgoing.ts";
import type { Effect } from "./effects.ts";
import type { Now } from "./events.ts";
import type { Message } from "#shared/protocol/values.ts";
import { addMessage, amendMessage, removeMessage } from "./messages.ts";
import { makeOffer, offeringOf } from "./offering.ts";
import {
  addText,
  completeText,
  hasReachedPerson,
  heardOf,
  isSpoken,
  markAudible,
  newReply,
  pumpSpeech,
  speakRest,
} from "./reply.ts";
import { mayBeSpoken, type Conversation, type Reply } from "./state.ts";
import { sequence, stay, turnTo, type Step } from "./step.ts";

/** Nothing is said or written any more; what waits for that follows [T17]. */
export function rest(state: Conversation, ...effects: Effect[]): Step {
  // No reply is being written, so nothing waits for one; what is unanswered comes last in the history.
  return turnTo({ ...state, waiting: 0 }, { phase: "idle" }, ...effects);
}

/** Begins a reply to the current history [T9]; it may have to wait for the reader [T22]. */
export function beginReply(state: Conversation, rewrite: OutgoingFault | null = null): Step {
  const generation = state.generation + 1;
  const spoken = state.mode === "call";
  const reply = { ...newReply(state, generation, { spoken, held: false }), rewrite };
  return askModel({
    ...state,
    generation,
    interrupted: null,
    waiting: 0,
    replyFailed: false,
    turn: { phase: "replying", reply },
  });
}

/**
 * Asks the model for the reply under way, unless that was done, the reader is awaited [T22], or what was said over the
 * reply isn't settled yet [T29].
 */
export function askModel(state: Conversation): Step {
  const { turn, risk, history: lines, silence } = state;
  if (turn.phase !== "replying" || state.awaitedTurn !== null || state.unsettled.length > 0)
    return stay(state);
  const { reply } = turn;
  if (reply.scripted || reply.askedUnder !== null) return stay(state);
  // After a reconnect the reply has a new generation; its text still comes under the one it began with.
  const { origin: generation, spoken, rewrite } = reply;
  const offering = offeringOf(state);
  const mayOffer = offering.resources.length > 0;
  return turnTo(
    // Messages typed while the reply waited are among the lines, and are answered with it.
    { ...state, waiting: 0 },
    { phase: "replying", reply: { ...reply, askedUnder: risk, mayOffer } },
    { type: "generate", generation, lines, spoken, afterSilence: silence.isLong, risk, rewrite, offering },
  );
}

/** Whether a reply that was asked for under this risk would be asked for in the same way now. */
export function isAskedAsNow({ askedUnder }: Reply, { risk }: Conversation): boolean {
  return (
    askedUnder !== null &&
    askedUnder.level === risk.level &&
    askedUnder.concerns.join() === risk.concerns.join() &&
    askedUnder.confirmed === risk.confirmed &&
    askedUnder.dismissed === risk.dismissed &&
    askedUnder.lastTurn === risk.lastTurn
  );
}

/** Writes a reply anew that was asked for under another risk, where nothing of it has reached the person [T22]. */
export function replyAnew(state: Conversation): Step {
  const { turn } = state;
  if (turn.phase !== "replying" || turn.reply.scripted || turn.reply.message !== null) return stay(state);
  const { reply } = turn;
  if (reply.askedUnder === null || isAskedAsNow(reply, state) || hasReachedPerson(reply)) return stay(state);
  return sequence(
    state,
    (it) => [it, abortWork(reply)],
    (it) => beginReply(it, reply.rewrite),
  );
}

/** Stores a reply whose text is complete. */
export function storeReply(state: Conversation, reply: Reply, now: Now): Step {
  const [next, effects, message] = addMessage(state, { role: "assistant", text: reply.text.trim() }, now);
  const stored = { ...reply, message };
  return sequence(
    next,
    (it) => turnTo(it, { phase: "replying", reply: stored }, ...effects),
    (it) => makeOffer(it, stored),
  );
}

/** Lets a prepared reply go; where nothing may be spoken now, its sound is made anew later [T5][T19]. */
export function release(state: Conversation, prepared: Reply, now: Now): Step {
  const { generation } = prepared;
  const open = { ...prepared, held: false, audible: prepared.audible && mayBeSpoken(state) };
  const reply = open.audible ? markAudible(open, now.at) : open;
  const effect: Effect = { type: mayBeSpoken(state) ? "release" : "abortSpeech", generation };
  // Segments written while speaking wasn't allowed haven't been requested yet.
  const [pumped, asked] = isSpoken(reply) ? [reply, []] : pumpSpeech(reply, mayBeSpoken(state));
  // All of its speech failed while it was held back: nothing will be played, and nothing would end the turn [T11].
  const isSilent = isSpoken(prepared) && !prepared.audible;
  return sequence(
    state,
    (it) => turnTo(it, { phase: "replying", reply: pumped }, effect, ...asked),
    (it) => (pumped.textDone ? storeReply(it, pumped, now) : stay(it)),
    (it) => (isSilent ? rest(it) : stay(it)),
  );
}

/** Says a sentence that no model writes, such as the greeting. In chat it is shown. */
export function sayText(state: Conversation, text: string, now: Now): Step {
  const generation = state.generation + 1;
  const empty = newReply(state, generation, { spoken: state.mode === "call", held: false, scripted: true });
  const [begun, first] = addText(empty, text, mayBeSpoken(state));
  const [reply, second] = completeText(begun, text, mayBeSpoken(state));
  return sequence(
    { ...state, generation },
    (it) => [it, [...first, ...second]],
    (it) => storeReply(it, reply, now),
    (it) => (reply.spoken ? stay(it) : rest(it)),
  );
}

/** Ends all work on a reply. */
export function abortWork({ generation, origin }: Reply): readonly Effect[] {
  const effect: Effect = { type: "abort", generation };
  return origin === generation ? [effect] : [effect, { type: "abort", generation: origin }];
}

/** Ends all work on a reply and tells the client to drop it [P6]. */
export function abortReply(reply: Reply): readonly Effect[] {
  return [...abortWork(reply), { type: "send", message: { type: "clear", generation: reply.generation } }];
}

function keepHeard(state: Conversation, reply: Reply, heard: string, now: Now): Step {
  const stored = reply.message;
  if (stored === null && heard === "") return stay(state);
  if (stored === null) {
    const [next, effects] = addMessage(state, { role: "assistant", text: heard, interrupted: true }, now);
    return [next, effects];
  }
  if (heard === "") return removeMessage(state, stored);
  return amendMessage(state, { ...stored, text: heard, interrupted: true });
}

/** The part of a reply that the person has heard or read. */
const reachedText = ({ settings }: Conversation, reply: Reply): string =>
  reply.spoken ? heardOf(reply, settings.language) : reply.text.trim();

/**
 * Stops a reply at once and keeps of it what was heard: that is what is stored, and what the model sees
 * next [T14]. A written reply was read as it came, so all of its text so far is kept.
 */
export function cutReply(state: Conversation, reply: Reply, now: Now): Step {
  const heard = reachedText(state, reply);
  const whole = reply.message !== null && heard === reply.message.text;
  return sequence(
    state,
    (it) => [it, abortReply(reply)],
    (it) => (whole ? stay(it) : keepHeard(it, reply, heard, now)),
    (it) => rest(it),
  );
}

/** A reply that was stored just now. */
const newReplyIn = ({ history, position }: Conversation): Message | null =>
  history.find((it) => it.role === "assistant" && it.position === position) ?? null;

/** The person speaks over a reply [T15]. It is kept aside, in case that what was taken for speech was none [T16]. */
export function interruptReply(state: Conversation, reply: Reply, now: Now): Step {
  // A reply that was written but not heard is requested anew, if it is still wanted.
  const isKept = reply.scripted || reachedText(state, reply) !== "";
  return sequence(
    state,
    (it) => (reply.audible ? [it, [{ type: "count", metric: "bargeIn" }]] : stay(it)),
    (it) => cutReply(it, reply, now),
    (it) =>
      stay({ ...it, interrupted: isKept ? { ...reply, message: reply.message ?? newReplyIn(it) } : null }),
  );
}

/** Goes on with a reply that was cut off by nothing, or by a lost connection [T16][T19]. */
export function resumeReply(state: Conversation, reply: Reply): Step {
  const generation = state.generation + 1;
  const [again, effects] = pumpSpeech(speakRest(reply, generation), mayBeSpoken(state));
  return turnTo({ ...state, generation, interrupted: null }, { phase: "replying", reply: again }, ...effects);
}
