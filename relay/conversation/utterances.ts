import { limits } from "#shared/limits.ts";
import { addMessage, amendMessage, isUnanswered } from "./messages.ts";
import type { Effect } from "./effects.ts";
import type { Envelope } from "./events.ts";
import {
  abortWork,
  beginReply,
  interruptReply,
  isAskedAsNow,
  rest,
  resumeReply,
  storeReply,
} from "./answering.ts";
import { markAudible, newReply } from "./reply.ts";
import { isDoubtful } from "../safety/verdict.ts";
import { deservesATurn, hear, takeDropped, takeTurn } from "./risk.ts";
import { addTurn, riskOf } from "./session-risk.ts";
import { historyLength, type Attempt, type Conversation, type Reply } from "./state.ts";
import { sequence, stay, turnTo, type Step } from "./step.ts";

type Now = Pick<Envelope, "at" | "ids">;

/** Work ahead of an utterance's end is tried so often, and on no more speech than this [T4]. */
const maxSpeculations = 3;
const maxSpeculationMs = 10_000;
/** Without a transcript for this long the person is told that nothing was caught [T8]. */
const transcriptWithinMs = 5_000;

function abandon(attempt: Attempt | null): readonly Effect[] {
  if (attempt === null) return [];
  return [
    { type: "abort", generation: attempt.generation },
    { type: "count", metric: "speculationWasted" },
  ];
}

function beginAttempt(state: Conversation, utterance: number): readonly [Conversation, Attempt, Effect] {
  const generation = state.generation + 1;
  const attempt: Attempt = { generation, utterance, transcript: null, reply: null };
  return [{ ...state, generation }, attempt, { type: "transcribe", generation, utterance }];
}

/** The person begins to speak [T3]. A reply under way is cut; an earlier utterance goes on being transcribed. */
export function startUtterance(state: Conversation, utterance: number, now: Now): Step {
  const { turn } = state;
  const speak = (it: Conversation): Step =>
    turnTo(it, { phase: "userSpeaking", utterance, startedAt: now.at, speculations: 0, attempt: null });
  if (turn.phase === "listening") return speak(state);
  if (turn.phase === "transcribing")
    return speak({ ...state, overtaken: [...state.overtaken, { ...turn.attempt, reply: null }] });
  if (turn.phase !== "replying" || !turn.reply.spoken) return stay(state);
  return sequence(state, (it) => interruptReply(it, turn.reply, now), speak);
}

/** Perhaps the end: begin to write down and to answer what was said so far, holding everything back [T4]. */
export function pauseUtterance(state: Conversation, utterance: number, now: Now): Step {
  const { turn } = state;
  if (turn.phase !== "userSpeaking" || turn.utterance !== utterance || turn.attempt !== null)
    return stay(state);
  const tooLong = now.at - turn.startedAt > maxSpeculationMs;
  if (!state.settings.speculation || turn.speculations >= maxSpeculations || tooLong) return stay(state);
  const [next, attempt, effect] = beginAttempt(state, utterance);
  return turnTo(next, { ...turn, speculations: turn.speculations + 1, attempt }, effect);
}

/** It was not the end [T4]. */
export function continueUtterance(state: Conversation, utterance: number): Step {
  const { turn } = state;
  if (turn.phase !== "userSpeaking" || turn.utterance !== utterance) return stay(state);
  return turnTo(state, { ...turn, attempt: null }, ...abandon(turn.attempt));
}

/** Nothing was said after all [T3]. */
export function cancelUtterance(state: Conversation, utterance: number): Step {
  const { turn } = state;
  if (turn.phase !== "userSpeaking" || turn.utterance !== utterance) return stay(state);
  const effects: Effect[] = [...abandon(turn.attempt), { type: "forgetAudio", utterance }];
  return sequence(
    state,
    (it) => takeDropped(it, turn.attempt),
    (it) => [it, effects],
    afterNothing,
  );
}

/** The rule says that the utterance is over: commit what was prepared, or begin now [T5]. */
export function endUtterance(state: Conversation, utterance: number, now: Now): Step {
  const { turn } = state;
  if (turn.phase !== "userSpeaking" || turn.utterance !== utterance) return stay(state);
  const deadline = now.at + transcriptWithinMs;
  if (turn.attempt === null) {
    const [next, begun, effect] = beginAttempt(state, utterance);
    return turnTo(next, { phase: "transcribing", attempt: begun, deadline }, effect);
  }
  const { attempt } = turn;
  const [waiting] = turnTo(state, { phase: "transcribing", attempt, deadline });
  if (attempt.transcript === null) return stay(waiting);
  return sequence(
    waiting,
    (it) => [it, [{ type: "count", metric: "speculationUsed" }]],
    (it) => commit(it, attempt, now),
  );
}

/** An utterance came to nothing. Go on where the person was: with the reply it cut off, or listening [T16]. */
function afterNothing(state: Conversation): Step {
  const suspended = state.suspended;
  if (suspended !== null && suspended.message !== null) {
    const whole = { ...suspended.message, text: suspended.text.trim(), interrupted: false };
    return sequence(
      state,
      (it) => [it, [{ type: "count", metric: "falseInterruption" }]],
      (it) => amendMessage(it, whole),
      (it) => resumeReply(it, suspended),
    );
  }
  return isUnanswered(state) ? beginReply(state) : rest(state);
}

function discard(state: Conversation, attempt: Attempt): Step {
  const effects: Effect[] = [
    { type: "abort", generation: attempt.generation },
    { type: "forgetAudio", utterance: attempt.utterance },
    { type: "send", message: { type: "discarded", utterance: attempt.utterance, reason: "nothingHeard" } },
  ];
  return sequence(state, (it) => [it, effects], afterNothing);
}

/** Stores what was said, and takes in the danger that it shows before anything answers it [T21]. */
function addSpoken(state: Conversation, attempt: Attempt, now: Now): Step {
  const draft = { id: now.ids[0], role: "user", interrupted: false, clientId: null } as const;
  const text = (attempt.transcript ?? "").trim();
  const heard = hear(state, text);
  const [next, effects] = addMessage(state, { ...draft, text, at: now.at, utterance: attempt.utterance });
  return sequence(
    next,
    (it) => [it, [...effects, { type: "forgetAudio", utterance: attempt.utterance }]],
    (it) => takeTurn(it, { text, heard, context: state.history }),
  );
}

/** The transcript stands: store it and answer, with what was prepared where there is something [T5]. */
function commit(state: Conversation, attempt: Attempt, now: Now): Step {
  const said = attempt.transcript ?? "";
  if (!deservesATurn(said, hear(state, said))) return discard(state, attempt);
  const prepared = attempt.reply;
  return sequence(
    { ...state, suspended: null },
    (it) => addSpoken(it, attempt, now),
    (it) => (prepared === null ? beginReply(it) : useOrReplace(it, prepared, now)),
  );
}

/** A prepared reply goes out unless the reader has changed what it was asked for under [T22]. */
function useOrReplace(state: Conversation, prepared: Reply, now: Now): Step {
  if (isAskedAsNow(prepared, state)) return release(state, prepared, now);
  return sequence(state, (it) => [it, abortWork(prepared)], beginReply);
}

/** Lets a prepared reply go; where nothing may be spoken now, its sound is made anew later [T19]. */
function release(state: Conversation, prepared: Reply, now: Now): Step {
  const { generation } = prepared;
  const open = { ...prepared, held: false, audible: prepared.audible && state.connected };
  const reply = open.audible ? markAudible(open, now.at) : open;
  const effect: Effect = { type: state.connected ? "release" : "abortSpeech", generation };
  const replying = (it: Conversation): Step => turnTo(it, { phase: "replying", reply }, effect);
  return reply.textDone
    ? sequence(state, replying, (it) => storeReply(it, reply, now, now.ids[1]))
    : replying(state);
}

/** A transcript arrived [T5]: of a paused utterance, of one that has ended, or of one that was overtaken. */
export function takeTranscript(state: Conversation, generation: number, text: string, now: Now): Step {
  const { turn } = state;
  if (turn.phase === "userSpeaking" && turn.attempt?.generation === generation)
    return prepareReply(state, { ...turn.attempt, transcript: text });
  if (turn.phase === "transcribing" && turn.attempt.generation === generation)
    return commit(state, { ...turn.attempt, transcript: text }, now);
  const overtaken = state.overtaken.find((it) => it.generation === generation);
  if (overtaken === undefined) return stay(state);
  const others = state.overtaken.filter((it) => it !== overtaken);
  const next = { ...state, overtaken: others };
  return deservesATurn(text, hear(state, text))
    ? addSpoken(next, { ...overtaken, transcript: text }, now)
    : stay(next);
}

/** Begins the reply to a transcript that may yet turn out to be unfinished [T4]. */
function prepareReply(state: Conversation, attempt: Attempt): Step {
  const { turn } = state;
  if (turn.phase !== "userSpeaking") return stay(state);
  const { generation } = attempt;
  const text = (attempt.transcript ?? "").trim();
  const heard = hear(state, text);
  // In doubt the reader is waited for, and it reads only what was said to the end [T22].
  if (!deservesATurn(text, heard) || isDoubtful(heard)) return turnTo(state, { ...turn, attempt });
  const risk = riskOf(addTurn(state.riskLog, heard, "none"));
  const said = { role: "user", text } as const;
  const reply = { ...newReply(state, generation, { spoken: true, held: true }), askedUnder: risk };
  const lines = [...state.history, said].slice(-historyLength);
  return turnTo(
    state,
    { ...turn, attempt: { ...attempt, reply } },
    {
      type: "generate",
      generation,
      lines,
      spoken: true,
      risk,
      rewrite: null,
    },
  );
}

/** Transcription failed for good [T11]: a guess is dropped quietly, an ended utterance is reported. */
export function failTranscript(state: Conversation, generation: number): Step {
  const { turn } = state;
  if (turn.phase === "userSpeaking" && turn.attempt?.generation === generation)
    return turnTo(state, { ...turn, attempt: null });
  const known =
    state.overtaken.some((it) => it.generation === generation) ||
    (turn.phase === "transcribing" && turn.attempt.generation === generation);
  if (!known) return stay(state);
  const failed: Effect = {
    type: "send",
    message: { type: "error", code: "transcriptionFailed", retryable: true, clientId: null },
  };
  const next = { ...state, overtaken: state.overtaken.filter((it) => it.generation !== generation) };
  return turn.phase === "transcribing" && turn.attempt.generation === generation
    ? sequence(next, (it) => [it, [failed]], afterNothing)
    : [next, [failed]];
}

/** Time passes [T8]; and an utterance never lasts longer than the rule allows, whatever the client says. */
export function expireUtterance(state: Conversation, now: Now): Step {
  const { turn } = state;
  if (turn.phase === "transcribing" && now.at >= turn.deadline) return discard(state, turn.attempt);
  if (turn.phase === "userSpeaking" && now.at - turn.startedAt > limits.maxUtteranceMs + transcriptWithinMs)
    return endUtterance(state, turn.utterance, now);
  return stay(state);
}
