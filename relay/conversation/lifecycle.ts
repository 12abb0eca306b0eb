import type { EndReason } from "#shared/protocol/server-messages.ts";
import type { MoodAfter } from "#shared/protocol/values.ts";
import { abortReply, cutReply, interruptReply, rest, resumeReply, sayText } from "./answering.ts";
import type { Effect } from "./effects.ts";
import type { Event, Now } from "./events.ts";
import { addMessage } from "./messages.ts";
import { addText, completeText, newReply } from "./reply.ts";
import { hear, limitsAreOff, takeTurn } from "./risk.ts";
import { mayBeSpoken, type Conversation, type Reply } from "./state.ts";
import { takeBack } from "./revising.ts";
import { sequence, stay, turnTo, type Step } from "./step.ts";
import { dropUtterance, endSpeaking } from "./utterances.ts";

type Of<T extends Event["type"]> = Extract<Event, { type: T }>;

/** A new session greets; a restored one continues, and answers anything still unanswered [T19]. */
export function open(state: Conversation, event: Of<"opened">, now: Now): Step {
  if (!event.restored) return sayText(state, state.settings.phrases.greeting, now);
  return stay(state);
}

/**
 * Typed text [T17]. In a call it cuts a spoken reply off, and is answered together with what the person is
 * saying; in chat it waits until the reply under way is written.
 */
export function takeTyped(state: Conversation, event: Of<"typed">, now: Now): Step {
  const { turn } = state;
  if (turn.phase === "ended") return stay(state);
  const { text, clientId, replaces = null } = event;
  const heard = hear(state, text);
  const speaking = turn.phase === "replying" && turn.reply.spoken ? turn.reply : null;
  return sequence(
    state,
    (it) => takeBack(it, replaces),
    (it) => (speaking === null ? stay(it) : interruptReply(it, speaking, now)),
    (it) => {
      const [next, effects] = addMessage(it, { role: "user", text, clientId }, now);
      const waiting = it.turn.phase === "replying" ? it.waiting + 1 : it.waiting;
      return sequence(
        { ...next, interrupted: null, waiting },
        (added) => [added, effects],
        (added) => takeTurn(added, { text, heard, context: it.history }),
      );
    },
  );
}

/** The same text once more [T17]: it is stored already, and is answered unless that is under way or done. */
export const answerAgain = (state: Conversation): Step => stay({ ...state, replyFailed: false });

/**
 * The other mode [T18]. Towards chat a reply falls silent and goes on in writing, and an utterance under way ends;
 * towards a call a reply in writing is finished first.
 */
export function switchMode(state: Conversation, event: Of<"modeSwitched">, now: Now): Step {
  if (state.mode === event.mode || state.turn.phase === "ended") return stay(state);
  const { mode } = event;
  return sequence(
    state,
    (it) => endSpeaking(it, now),
    (it) => [
      // Writing needs no talking time, and a call is begun only where some is left.
      { ...it, mode, interrupted: null, isSilenced: false },
      [{ type: "send", message: { type: "mode.switched", mode } }],
    ],
    hush,
  );
}

/** A reply being spoken continues in writing; one that is fully written only remains to be heard. */
function hush(state: Conversation): Step {
  const { turn } = state;
  if (turn.phase !== "replying" || !turn.reply.spoken) return stay(state);
  const { reply } = turn;
  const mute: Effect = { type: "abortSpeech", generation: reply.generation };
  if (reply.textDone) return rest(state, mute);
  return turnTo(state, { ...turn, reply: { ...reply, spoken: false } }, mute, writtenSoFar(reply));
}

/** To a client that has shown nothing of a reply yet. */
function writtenSoFar({ generation, text }: Reply): Effect {
  return { type: "send", message: { type: "reply.delta", generation, text } };
}

/** The connection is lost [T19]: text from the model is kept, and no audio is made that nobody can hear. */
export function disconnect(state: Conversation): Step {
  // There is no way to tell whether what was offered is still open there.
  const away = { ...state, isAttached: false, offers: { ...state.offers, opened: null } };
  const [quiet, effects] = muteSpeech(away);
  if (state.turn.phase !== "userSpeaking" && state.talkover === null) return [quiet, effects];
  // A reply that was cut off stays cut off: the client will send the interrupting speech again.
  return sequence({ ...quiet, interrupted: null }, (it) => [it, effects], dropUtterance);
}

/** Nobody can say whether talking time is left [T19]. An utterance under way is finished, and answered later. */
export function silence(state: Conversation): Step {
  return state.turn.phase === "ended" ? stay(state) : muteSpeech({ ...state, isSilenced: true });
}

/** Nothing is spoken for now; what is being written goes on. */
function muteSpeech(state: Conversation): Step {
  const { turn } = state;
  if (turn.phase !== "replying" || !turn.reply.spoken) return stay(state);
  const reply = { ...turn.reply, playbackDeadline: null };
  const effect: Effect = { type: "abortSpeech", generation: reply.generation };
  return turnTo(state, { ...turn, reply }, effect);
}

/** The person is back [T19]: the rest of the reply is spoken, and text written in the meantime is shown. */
export function reconnect(state: Conversation): Step {
  const { turn } = state;
  if (turn.phase === "ended") return stay(state);
  const back = { ...state, isAttached: true };
  if (turn.phase !== "replying") return stay(back);
  const { reply } = turn;
  if (reply.spoken) return mayBeSpoken(back) ? resumeReply(back, reply) : stay(back);
  return reply.text === "" ? stay(back) : [back, [writtenSoFar(reply)]];
}

/** Talking time is left after all [T19]: the rest of the reply is spoken. */
export function unsilence(state: Conversation): Step {
  const { turn } = state;
  if (turn.phase === "ended" || !state.isSilenced) return stay(state);
  const next = { ...state, isSilenced: false };
  const isMuted = turn.phase === "replying" && turn.reply.spoken && mayBeSpoken(next);
  return isMuted ? resumeReply(next, turn.reply) : stay(next);
}

/** The session is over at once, also in the middle of a reply; what was said is still settled [T20]. */
function end(state: Conversation, reason: EndReason, moodAfter: MoodAfter | null, now: Now): Step {
  return sequence(
    state,
    (it) => endSpeaking(it, now),
    (it) => (it.turn.phase === "replying" ? cutReply(it, it.turn.reply, now) : stay(it)),
    (it) =>
      turnTo(
        { ...it, interrupted: null, overdue: null },
        { phase: "ended", reason, farewell: null, record: "open", endedAt: now.at },
        { type: "end", reason, moodAfter },
      ),
  );
}

export function endByPerson(state: Conversation, { moodAfter }: Of<"endRequested">, now: Now): Step {
  return state.turn.phase === "ended" ? stay(state) : end(state, "person", moodAfter, now);
}

export function endByRelay(state: Conversation, { reason }: Of<"replaced">, now: Now): Step {
  return state.turn.phase === "ended" ? stay(state) : end(state, reason, null, now);
}

/** No talking time is left [T20]: the session ends, and the apology is the last that is said. */
export function endByTime(state: Conversation, { reason }: Of<"timeUp">, now: Now): Step {
  if (state.turn.phase === "ended" || limitsAreOff(state)) return stay(state);
  return sequence(
    state,
    (it) => end(it, reason, null, now),
    (it) => (reason === "limit" ? sayFarewell(it) : stay(it)),
  );
}

function sayFarewell(state: Conversation): Step {
  if (state.turn.phase !== "ended" || !mayBeSpoken(state)) return stay(state);
  const generation = state.generation + 1;
  const text = state.settings.phrases.limitApology;
  const [begun, first] = addText(newReply(state, generation, { spoken: true, held: false }), text, true);
  const [farewell, second] = completeText(begun, text, true);
  return turnTo({ ...state, generation }, { ...state.turn, farewell }, ...first, ...second);
}

/** A farewell that cannot be heard any more is not waited for. */
export function dropFarewell(state: Conversation): Step {
  const { turn } = state;
  if (turn.phase !== "ended" || turn.farewell === null) return stay(state);
  return turnTo(state, { ...turn, farewell: null }, ...abortReply(turn.farewell));
}
