import type { Phase } from "#shared/protocol/values.ts";
import type { Envelope, Event } from "./events.ts";
import * as lifecycle from "./lifecycle.ts";
import * as replying from "./replying.ts";
import { dismissHelp, readerIsLate, takeReading } from "./risk.ts";
import { announceAi, settleWaiting, timeIsUp } from "./settling.ts";
import type { Conversation } from "./state.ts";
import { sequence, type Step } from "./step.ts";
import * as utterances from "./utterances.ts";

type Now = Pick<Envelope, "at" | "ids">;
type Handlers = {
  readonly [K in Event["type"]]: (state: Conversation, event: Extract<Event, { type: K }>, now: Now) => Step;
};

const handlers: Handlers = {
  opened: lifecycle.open,
  utteranceStarted: (state, event, now) => utterances.startUtterance(state, event.utterance, now),
  utterancePaused: (state, event, now) => utterances.pauseUtterance(state, event.utterance, now),
  utteranceContinued: (state, event) => utterances.continueUtterance(state, event.utterance),
  utteranceEnded: (state, event, now) => utterances.endUtterance(state, event.utterance, now),
  utteranceCancelled: (state, event) => utterances.cancelUtterance(state, event.utterance),
  typed: lifecycle.takeTyped,
  askedAgain: lifecycle.answerAgain,
  interrupted: replying.interrupt,
  played: replying.notePlayback,
  modeSwitched: lifecycle.switchMode,
  endRequested: lifecycle.endByPerson,
  transcribed: (state, event, now) => utterances.takeTranscript(state, event.generation, event.text, now),
  transcriptionFailed: (state, event) => utterances.failTranscript(state, event.generation),
  replyDelta: replying.takeDelta,
  replyFinished: replying.finishReply,
  replyFailed: replying.failReply,
  speechStarted: replying.startSpeech,
  speechFinished: replying.finishSpeech,
  turnRead: (state, { turn, reading }) => takeReading(state, turn, reading),
  readerLate: (state, { turn }) => readerIsLate(state, turn),
  helpDismissed: dismissHelp,
  aiNoticeDue: announceAi,
  timeUp: (state, { reason }, now) => timeIsUp(state, reason, now),
  replaced: lifecycle.endByRelay,
  disconnected: (state) =>
    state.turn.phase === "ended" ? lifecycle.dropFarewell(state) : lifecycle.disconnect(state),
  silenced: lifecycle.silence,
  reconnected: lifecycle.reconnect,
  tick: (state, _event, now) =>
    sequence(
      state,
      (it) => utterances.expireUtterance(it, now),
      (it) => replying.expirePlayback(it, now),
    ),
};

/** What the client is told of where the conversation stands [T2]. */
export function phaseOf(state: Conversation): Phase {
  const { turn } = state;
  if (turn.phase === "replying") {
    if (!turn.reply.spoken) return "chatting";
    if (turn.reply.audible) return "speaking";
    return turn.reply.scripted ? "ready" : "thinking";
  }
  return turn.phase === "ended" ? "ready" : turn.phase;
}

function handle<K extends Event["type"]>(
  state: Conversation,
  event: Extract<Event, { type: K }>,
  type: K,
  now: Now,
): Step {
  return handlers[type](state, event, now);
}

/** One event, one step: the whole conversation [T1]. Never throws; an event that does not fit changes nothing. */
export function transition(state: Conversation, envelope: Envelope): Step {
  const step = sequence(
    state,
    (it) => handle(it, envelope.event, envelope.event.type, envelope),
    (it) => settleWaiting(it, envelope),
  );
  const [next, effects] = step;
  const phase = phaseOf(next);
  if (next.turn.phase === "ended" || phase === phaseOf(state)) return step;
  return [
    next,
    [...effects, { type: "send", message: { type: "phase", phase, generation: next.generation } }],
  ];
}
