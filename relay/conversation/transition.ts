import type { Phase } from "#shared/protocol/values.ts";
import type { Envelope, Event, Now } from "./events.ts";
import type { Effect } from "./effects.ts";
import { answerOffer, stopListening } from "./offering.ts";
import * as lifecycle from "./lifecycle.ts";
import * as replying from "./replying.ts";
import { dismissHelp, readerIsLate, takeReading } from "./risk.ts";
import { regenerate } from "./revising.ts";
import { breakSilence, noteSilence } from "./silence.ts";
import { announceAi, settle, timeIsUp } from "./settling.ts";
import type { Conversation } from "./state.ts";
import { sequence, type Step } from "./step.ts";
import * as utterances from "./utterances.ts";
import * as workAhead from "./work-ahead.ts";

type Handlers = {
  readonly [K in Event["type"]]: (state: Conversation, event: Extract<Event, { type: K }>, now: Now) => Step;
};

const handlers: Handlers = {
  opened: lifecycle.open,
  utteranceStarted: (state, event, now) => utterances.startUtterance(state, event, now),
  utterancePaused: (state, event, now) => workAhead.pauseUtterance(state, event.utterance, now),
  utteranceConfirmed: (state, event, now) => utterances.confirmUtterance(state, event.utterance, now),
  utteranceContinued: (state, event) => workAhead.continueUtterance(state, event.utterance),
  utteranceEnded: (state, event, now) => utterances.endUtterance(state, event.utterance, now),
  utteranceCancelled: (state, event, now) => utterances.cancelUtterance(state, event.utterance, now),
  typed: lifecycle.takeTyped,
  askedAgain: lifecycle.answerAgain,
  regenerate,
  interrupted: replying.interrupt,
  played: replying.notePlayback,
  modeSwitched: lifecycle.switchMode,
  paceChosen: (state, { pace }) => [{ ...state, pace }, []],
  endRequested: lifecycle.endByPerson,
  transcribed: (state, event, now) => utterances.takeTranscript(state, event, now),
  transcriptionFailed: (state, event) => utterances.failTranscript(state, event.generation),
  replyDelta: replying.takeDelta,
  replyFinished: replying.finishReply,
  replyFailed: replying.failReply,
  offerMade: replying.takeOffer,
  offerAnswered: (state, event) => [answerOffer(state, event), []],
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
  unsilenced: lifecycle.unsilence,
  reconnected: lifecycle.reconnect,
  tick: (state, _event, now) =>
    sequence(
      state,
      (it) => utterances.expireUtterances(it, now),
      (it) => replying.expirePlayback(it, now),
      (it) => breakSilence(it, now),
    ),
};

/** The client's view of the conversation's phase [T2]. */
export function phaseOf({ turn, mode, unsettled }: Conversation): Phase {
  if (turn.phase === "userSpeaking") return turn.phase;
  if (turn.phase === "ended") return "ready";
  if (turn.phase === "idle" && unsettled.length > 0) return "transcribing";
  if (turn.phase === "idle") return mode === "call" ? "listening" : "chatting";
  if (!turn.reply.spoken) return "chatting";
  if (turn.reply.audible) return "speaking";
  return turn.reply.scripted ? "ready" : "thinking";
}

function handle<K extends Event["type"]>(
  state: Conversation,
  event: Extract<Event, { type: K }>,
  type: K,
  now: Now,
): Step {
  return handlers[type](state, event, now);
}

const isMuted = (effect: Effect): boolean => effect.type === "send" && effect.message.type !== "clear";

/** Nothing is sent after the end, except that what may still be playing is to be dropped [T20]. */
function muteAfterEnd(hasEnded: boolean, effects: readonly Effect[]): readonly Effect[] {
  const from = hasEnded ? 0 : effects.findIndex((it) => it.type === "end");
  if (from === -1) return effects;
  return effects.filter((it, index) => index < from || !isMuted(it));
}

/** One event, one step: the whole conversation [T1]. Never throws; an event that does not fit changes nothing. */
export function transition(state: Conversation, envelope: Envelope): Step {
  const { event } = envelope;
  const [settled, effects] = sequence(
    state,
    (it) => handle(it, event, event.type, envelope),
    (it) => settle(it, event.type, envelope),
    (it) => [it, stopListening(state, it)],
  );
  const next = noteSilence(state, settled, envelope);
  if (next.turn.phase === "ended") return [next, muteAfterEnd(state.turn.phase === "ended", effects)];
  const phase = phaseOf(next);
  if (phase === phaseOf(state)) return [next, effects];
  return [
    next,
    [...effects, { type: "send", message: { type: "phase", phase, generation: next.generation } }],
  ];
}
