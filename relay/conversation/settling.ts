import { limits } from "#shared/limits.ts";
import {
  askModel,
  beginReply,
  interruptReply,
  isAskedAsNow,
  abortWork,
  release,
  resumeReply,
  sayText,
} from "./answering.ts";
import type { Effect } from "./effects.ts";
import type { Event, Now } from "./events.ts";
import { endByTime } from "./lifecycle.ts";
import { addMessage, amendMessage, isUnanswered, removeMessage } from "./messages.ts";
import { deservesATurn, limitsAreOff, takeOverheard, takeTurn } from "./risk.ts";
import { isBeingRead } from "./conversation-risk.ts";
import {
  mayBeSpoken,
  type Conversation,
  type EndedUtterance,
  type Prepared,
  type Transcript,
} from "./state.ts";
import { sequence, stay, turnTo, type Step } from "./step.ts";
import { joinTranscripts } from "./text/transcript.ts";
import { isInterruption, soundMetric } from "./turn-taking.ts";
import { transcribeNext } from "./transcription.ts";
import { takeFloor } from "./utterances.ts";

/** Once time is up, how long the person may keep speaking, and how long transcription may take, ms [T23]. */
const speakOnMs = 10_000;
const hearWithinMs = 20_000;

/** Speech that continues a message is joined to it up to this length, characters. */
const longestJoined = 8_000;

/** The person's last words are unanswered, and the person wasn't told that they will stay so [T17]. */
const isAnswerDue = (state: Conversation): boolean => isUnanswered(state) && !state.replyFailed;

/** The floor is free, and everything that was said is settled. */
const isFree = ({ turn, unsettled }: Conversation): boolean =>
  turn.phase === "idle" && unsettled.length === 0;

/** Stores what was said, and takes in the danger that it shows before anything answers it [T21]. */
function storeSpoken(
  state: Conversation,
  ended: EndedUtterance,
  { text, heard }: Transcript,
  now: Now,
): Step {
  // What is taken back was said before.
  const isLate = state.history.some(({ clientId, position }) => clientId !== null && position > ended.after);
  const said = { text, heard: { ...heard, misunderstood: heard.misunderstood && !isLate } };
  return sequence(
    { ...state, interrupted: null },
    (it) => joinSpoken(it, ended, text) ?? addSpoken(it, ended, text, now),
    (it) => takeTurn(it, { ...said, context: state.history }),
  );
}

function addSpoken(state: Conversation, { utterance }: EndedUtterance, text: string, now: Now): Step {
  const [next, effects, { id }] = addMessage(state, { role: "user", text, utterance }, now);
  const waiting = state.turn.phase === "replying" ? state.waiting + 1 : state.waiting;
  return [{ ...next, waiting, spoken: { utterance, id } }, effects];
}

/** Speech that resumed right after its end forms one message with the one it continues [T28]; null if it didn't. */
function joinSpoken(state: Conversation, { utterance, joins }: EndedUtterance, text: string): Step | null {
  const { history, spoken, settings } = state;
  const last = history.at(-1);
  if (last === undefined || joins === null || spoken?.utterance !== joins || spoken.id !== last.id)
    return null;
  const joined = joinTranscripts(last.text, text, settings.language);
  if (joined.length > longestJoined) return null;
  const [next, effects] = amendMessage(state, { ...last, text: joined }, utterance);
  return [
    { ...next, spoken: { utterance, id: last.id } },
    [...effects, { type: "count", metric: "turnTakenBack" }],
  ];
}

/** Speech over a reply: words cut the reply, mere sounds leave it and are discarded [T29]. */
function settleTalkover(state: Conversation, ended: EndedUtterance, transcript: Transcript, now: Now): Step {
  const { turn } = state;
  if (!isInterruption(state, transcript)) return settleSound(state, ended, transcript);
  const spoken = turn.phase === "replying" && turn.reply.spoken ? turn.reply : null;
  return sequence(
    state,
    (it) => (spoken === null ? stay(it) : interruptReply(it, spoken, now)),
    (it) => storeSpoken(it, ended, transcript, now),
  );
}

function settleSound(state: Conversation, { utterance }: EndedUtterance, { text }: Transcript): Step {
  return [
    state,
    [
      { type: "count", metric: soundMetric(text) },
      { type: "send", message: { type: "discarded", utterance, reason: "backchannel" } },
    ],
  ];
}

/** Whether words are there that may well be wrong. */
const isGuess = (transcript: EndedUtterance["transcript"]): transcript is Transcript =>
  transcript !== null && typeof transcript === "object" && transcript.unsure && deservesATurn(transcript);

/** A guess is no words of the person's: they are asked whether it is what they said; danger in it counts [T32]. */
function askBack(state: Conversation, { utterance }: EndedUtterance, { text, heard }: Transcript): Step {
  const guess = text.slice(0, limits.maxChatCharacters);
  return sequence(
    state,
    (it) => takeOverheard(it, heard),
    (it) => [
      it,
      [{ type: "send", message: { type: "discarded", utterance, reason: "nothingHeard", guess } }],
    ],
  );
}

/** The outcome of an utterance: exactly one of these, and the client is told [T3]. */
function settleUtterance(state: Conversation, ended: EndedUtterance, now: Now): Step {
  const { utterance, generation, transcript, overheard } = ended;
  if (isGuess(transcript)) return askBack(state, ended, transcript);
  if (ended.overReply && transcript !== null && typeof transcript === "object")
    return settleTalkover(state, ended, transcript, now);
  if (transcript !== null && typeof transcript === "object" && deservesATurn(transcript))
    return storeSpoken(state, ended, transcript, now);
  const abort: Effect[] = transcript === "late" && generation !== null ? [{ type: "abort", generation }] : [];
  const told: Effect =
    transcript === "failed"
      ? {
          type: "send",
          message: { type: "error", code: "transcriptionFailed", retryable: true, clientId: null, utterance },
        }
      : { type: "send", message: { type: "discarded", utterance, reason: "nothingHeard" } };
  // The whole was heard where there is a transcript, and showed nothing.
  const unheard = typeof transcript === "string" ? overheard : null;
  return sequence(
    state,
    (it) => takeOverheard(it, unheard),
    (it) => [it, [...abort, told]],
  );
}

/** Settles what has ended, in spoken order; the first one whose transcript is awaited holds up those after it [T3]. */
function settleUtterances(state: Conversation, now: Now): Step {
  const [first, ...others] = state.unsettled;
  if (first === undefined || first.transcript === null) return transcribeNext(state, now);
  return sequence(
    { ...state, unsettled: others },
    (it) => settleUtterance(it, first, now),
    (it) => [it, [{ type: "forgetAudio", utterance: first.utterance }]],
    (it) => (first.prepared === null ? stay(it) : usePrepared(it, first.prepared, now)),
    (it) => settleUtterances(it, now),
  );
}

/** A prepared reply goes out, unless it doesn't know all that was said or was asked for under another risk [T5][T22]. */
function usePrepared(state: Conversation, { reply, knows }: Prepared, now: Now): Step {
  const answersAll = isFree(state) && state.position === knows + 1 && state.mode === "call";
  if (answersAll && isUnanswered(state) && isAskedAsNow(reply, state)) return release(state, reply, now);
  return [state, abortWork(reply)];
}

/**
 * The sound that cut a reply off had no words [T16]. A fully written reply continues; one still being written is taken
 * back, and the message is answered anew.
 */
function goOn(state: Conversation, now: Now): Step {
  const { interrupted } = state;
  if (interrupted === null || interrupted.message === null || !isFree(state) || isAnswerDue(state))
    return stay(state);
  if (!interrupted.textDone) return removeMessage({ ...state, interrupted: null }, interrupted.message);
  const whole = { ...interrupted.message, text: interrupted.text.trim(), interrupted: false };
  const isStored = state.history.some(({ id }) => id === whole.id);
  return sequence(
    { ...state, interrupted: null },
    (it) => [it, [{ type: "count", metric: "falseInterruption" }]],
    (it) =>
      isStored
        ? sequence(
            it,
            (stored) => amendMessage(stored, whole),
            (stored) => resumeReply(stored, interrupted),
          )
        : sayText(it, interrupted.text, now),
  );
}

/** Whether speech is under way that isn't transcribed yet, or whose reader is awaited. */
const isBeingHeard = ({ turn, unsettled, talkover, awaitedTurn }: Conversation): boolean =>
  turn.phase === "userSpeaking" || talkover !== null || unsettled.length > 0 || awaitedTurn !== null;

/** The talking time ran out while the person spoke: what was said is heard first, and may stop the end [T23]. */
function endOverdue(state: Conversation, now: Now): Step {
  const { overdue } = state;
  if (overdue === null || (isBeingHeard(state) && now.at < overdue.deadline)) return stay(state);
  return endByTime({ ...state, overdue: null }, { type: "timeUp", reason: overdue.reason }, now);
}

/** The person's words are answered, unless they were told that they can't be [T17]. */
function answer(state: Conversation): Step {
  return isFree(state) && isAnswerDue(state) ? beginReply(state) : stay(state);
}

/** The AI notice is spoken as soon as nobody is speaking [T24]. */
function sayNotice(state: Conversation, now: Now): Step {
  const { settings, mode, noticeDue } = state;
  if (!noticeDue || mode !== "call" || !isFree(state) || !mayBeSpoken(state)) return stay(state);
  return sayText({ ...state, noticeDue: false }, settings.phrases.aiNotice, now);
}

/** After the end, the longest waits for readers and for the farewell, ms; transcription and reading take less [T20]. */
const readWithinMs = 17_000;
const farewellWithinMs = 35_000;

/** After the end: the record is sealed when all that was said is stored and read, and over with the last word [T20]. */
function close(state: Conversation, now: Now): Step {
  const { turn, unsettled, riskLog } = state;
  if (turn.phase !== "ended") return stay(state);
  const isRead = !isBeingRead(riskLog) || now.at >= turn.endedAt + readWithinMs;
  if (turn.record === "open" && unsettled.length === 0 && isRead)
    return sequence(
      state,
      (it) => turnTo(it, { ...turn, record: "sealed" }, { type: "seal" }),
      (it) => close(it, now),
    );
  const isOver = turn.farewell === null || now.at >= turn.endedAt + farewellWithinMs;
  if (turn.record !== "sealed" || !isOver) return stay(state);
  return turnTo(state, { ...turn, record: "done" }, { type: "done" });
}

/** After every event: what waited for a moment such as this one. */
export function settle(state: Conversation, event: Event["type"], now: Now): Step {
  // The person has just taken the floor, and will be heard in a moment.
  const yields = event === "interrupted";
  return sequence(
    state,
    (it) => settleUtterances(it, now),
    (it) => endOverdue(it, now),
    takeFloor,
    askModel,
    (it) => (yields ? stay(it) : goOn(it, now)),
    (it) => (yields ? stay(it) : answer(it)),
    (it) => (yields ? stay(it) : sayNotice(it, now)),
    (it) => close(it, now),
  );
}

/** The AI notice is due [T24]: shown at once; in a call it is spoken too. */
export function announceAi(state: Conversation): Step {
  if (state.turn.phase === "ended") return stay(state);
  const noticeDue = state.mode === "call";
  return [{ ...state, noticeDue }, [{ type: "send", message: { type: "notice", notice: "aiNotice" } }]];
}

/** No talking time is left [T20][T23]. While a confirmed danger lasts that ends nothing. */
export function timeIsUp(state: Conversation, reason: "limit" | "cap", now: Now): Step {
  if (limitsAreOff(state) || state.turn.phase === "ended") return stay(state);
  if (!isBeingHeard(state)) return endByTime(state, { type: "timeUp", reason }, now);
  if (state.overdue !== null) return stay(state);
  const overdue = { reason, speakUntil: now.at + speakOnMs, deadline: now.at + hearWithinMs };
  return stay({ ...state, overdue });
}
