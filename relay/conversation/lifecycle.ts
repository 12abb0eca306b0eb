import type { Effect } from "./effects.ts";
import type { Envelope, Event } from "./events.ts";
import { addMessage, isUnanswered } from "./messages.ts";
import { abortReply, beginReply, cutReply, interruptReply, rest, resumeReply, sayText } from "./answering.ts";
import { addText, completeText, newReply } from "./reply.ts";
import { hear, isSuspended, takeDropped, takeTurn } from "./risk.ts";
import type { Attempt, Conversation, Reply } from "./state.ts";
import { sequence, stay, turnTo, type Step } from "./step.ts";

type Now = Pick<Envelope, "at" | "ids">;
type Of<T extends Event["type"]> = Extract<Event, { type: T }>;

/** A new session greets; a restored one goes on, and answers what nobody had answered yet [T19]. */
export function open(state: Conversation, event: Of<"opened">, now: Now): Step {
  if (!event.restored) return sayText(state, state.settings.phrases.greeting, now);
  return isUnanswered(state) ? beginReply(state) : rest(state);
}

/**
 * Typed text [T17]. In a call it cuts a spoken reply off, and is answered together with what the person is
 * saying; in chat it waits until the reply under way is written.
 */
export function takeTyped(state: Conversation, event: Of<"typed">, now: Now): Step {
  const { turn } = state;
  if (turn.phase === "ended") return stay(state);
  const { text, clientId } = event;
  const heard = hear(state, text);
  const message = { id: now.ids[0], role: "user", text, interrupted: false, clientId } as const;
  const add = (it: Conversation): Step => {
    const [next, effects] = addMessage(it, { ...message, at: now.at, utterance: null });
    const waiting = it.turn.phase === "replying" ? it.waiting + 1 : 0;
    return sequence(
      { ...next, suspended: null, waiting },
      (added) => [added, effects],
      (added) => takeTurn(added, { text, heard, context: it.history }),
    );
  };
  const speaking = turn.phase === "replying" && turn.reply.spoken ? turn.reply : null;
  return sequence(
    state,
    (it) => (speaking === null ? stay(it) : interruptReply(it, speaking, now)),
    add,
    (it) => (it.turn.phase === "listening" || it.turn.phase === "chatting" ? beginReply(it) : stay(it)),
  );
}

/** The same text once more [T17]: it is stored already, and is answered unless that is under way or done. */
export function answerAgain(state: Conversation): Step {
  const idle = state.turn.phase === "listening" || state.turn.phase === "chatting";
  return idle && isUnanswered(state) ? beginReply(state) : stay(state);
}

function attemptsOf(state: Conversation): readonly Attempt[] {
  const { turn } = state;
  if (turn.phase === "userSpeaking" && turn.attempt !== null) return [turn.attempt];
  return turn.phase === "transcribing" ? [turn.attempt] : [];
}

/**
 * The other mode [T18]. Towards chat a reply falls silent and goes on in writing, and an utterance that has
 * ended is still answered; towards a call a reply in writing is finished first.
 */
export function switchMode(state: Conversation, event: Of<"modeSwitched">): Step {
  if (state.mode === event.mode || state.turn.phase === "ended") return stay(state);
  const switched: Step = [
    { ...state, mode: event.mode, suspended: null },
    [{ type: "send", message: { type: "mode.switched", mode: event.mode } }],
  ];
  return sequence(switched[0], (it) => [it, switched[1]], settleMode);
}

function settleMode(state: Conversation): Step {
  const { turn } = state;
  if (turn.phase === "listening" || turn.phase === "chatting") return rest(state);
  if (turn.phase === "userSpeaking")
    return sequence(
      state,
      (it) => takeDropped(it, turn.attempt),
      (it) => rest(it, ...abortAttempts(it)),
    );
  if (turn.phase !== "replying" || !turn.reply.spoken) return stay(state);
  const { reply } = turn;
  const hush: Effect = { type: "abortSpeech", generation: reply.generation };
  if (reply.textDone)
    return sequence(
      state,
      (it) => [it, [hush]],
      (it) => rest(it),
    );
  return turnTo(state, { ...turn, reply: { ...reply, spoken: false } }, hush, writtenSoFar(reply));
}

/** To a client that has shown nothing of a reply yet. */
function writtenSoFar({ generation, text }: Reply): Effect {
  return { type: "send", message: { type: "reply.delta", generation, text } };
}

function abortAttempts(state: Conversation): readonly Effect[] {
  return [...attemptsOf(state), ...state.overtaken].flatMap((attempt): Effect[] => [
    { type: "abort", generation: attempt.generation },
    { type: "forgetAudio", utterance: attempt.utterance },
  ]);
}

/** The connection is gone [T19]: what the model writes is kept, what nobody can hear is not made. */
export function disconnect(state: Conversation): Step {
  const { turn } = state;
  if (turn.phase !== "userSpeaking") return silence(state);
  return sequence(
    state,
    (it) => takeDropped(it, turn.attempt),
    (it) => rest({ ...it, connected: false, overtaken: [] }, ...abortAttempts(it)),
  );
}

/** Nothing is spoken for now [T19]; who speaks is heard to the end, and answered later. */
export function silence(state: Conversation): Step {
  const quiet = { ...state, connected: false };
  const { turn } = state;
  if (turn.phase !== "replying" || !turn.reply.spoken) return stay(quiet);
  const reply = { ...turn.reply, playbackDeadline: null };
  const effect: Effect = { type: "abortSpeech", generation: reply.generation };
  return turnTo(quiet, { ...turn, reply }, effect);
}

/** The person is back [T19]: the rest of what was being said is said now, and what was written meanwhile is shown. */
export function reconnect(state: Conversation): Step {
  const back = { ...state, connected: true };
  if (state.turn.phase !== "replying") return stay(back);
  const { reply } = state.turn;
  if (reply.spoken) return resumeReply(back, reply);
  // In a call it may be the talking time alone that is back: the client has what was written.
  return reply.text === "" || back.mode === "call" ? stay(back) : [back, [writtenSoFar(reply)]];
}

function stopEverything(state: Conversation, now: Now): Step {
  const { turn } = state;
  return sequence(
    state,
    (it) => [{ ...it, overtaken: [], suspended: null }, abortAttempts(state)],
    (it) => (turn.phase === "replying" ? cutReply(it, turn.reply, now) : stay(it)),
  );
}

/** The session is over at once, also in the middle of a reply [T20]. */
function end(
  state: Conversation,
  turn: Extract<Conversation["turn"], { phase: "ended" }>,
  effect: Effect,
  now: Now,
): Step {
  if (state.turn.phase === "ended") return stay(state);
  return sequence(
    state,
    (it) => stopEverything(it, now),
    (it) => turnTo(it, turn, effect),
  );
}

export function endByPerson(state: Conversation, event: Of<"endRequested">, now: Now): Step {
  const effect: Effect = { type: "end", reason: "person", moodAfter: event.moodAfter };
  return sequence(
    state,
    (it) => end(it, { phase: "ended", reason: "person", farewell: null }, effect, now),
    (it) => (state.turn.phase === "ended" ? stay(it) : [it, [{ type: "done" }]]),
  );
}

export function endByRelay(state: Conversation, event: Of<"replaced">, now: Now): Step {
  const effect: Effect = { type: "end", reason: event.reason, moodAfter: null };
  return sequence(
    state,
    (it) => end(it, { phase: "ended", reason: event.reason, farewell: null }, effect, now),
    (it) => (state.turn.phase === "ended" ? stay(it) : [it, [{ type: "done" }]]),
  );
}

/** No talking time is left [T20]: the session ends, and the apology is the last that is said. */
export function endByTime(state: Conversation, event: Of<"timeUp">, now: Now): Step {
  if (state.turn.phase === "ended" || isSuspended(state)) return stay(state);
  const effect: Effect = { type: "end", reason: event.reason, moodAfter: null };
  return sequence(
    state,
    (it) => end(it, { phase: "ended", reason: event.reason, farewell: null }, effect, now),
    (it) => (event.reason === "limit" ? sayFarewell(it) : [it, [{ type: "done" }]]),
  );
}

function sayFarewell(state: Conversation): Step {
  if (state.turn.phase !== "ended" || !state.connected) return [state, [{ type: "done" }]];
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
  const farewell: Reply = turn.farewell;
  return turnTo(state, { ...turn, farewell: null }, ...abortReply(farewell), { type: "done" });
}
