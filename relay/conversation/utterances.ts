import { limits } from "#shared/limits.ts";
import { isDoubtful } from "../safety/verdict.ts";
import { interruptReply } from "./answering.ts";
import type { Effect } from "./effects.ts";
import type { Now } from "./events.ts";
import { offeringOf } from "./offering.ts";
import { newReply } from "./reply.ts";
import { asTranscript, deservesATurn, takeOverheard, worse } from "./risk.ts";
import { addTurn, riskOf } from "./session-risk.ts";
import {
  type Attempt,
  type Conversation,
  type EndedUtterance,
  historyLength,
  type Speaking,
  type Transcript,
  type Turn,
} from "./state.ts";
import { sequence, stay, turnTo, type Step } from "./step.ts";
import { isInterruption, joinedBy, paceSilence, soundMetric, waitForMore } from "./turn-taking.ts";

/** Work ahead of an utterance's end is tried so often, and on no more speech than this [T4]. */
const maxSpeculations = 6;
const maxSpeculationMs = 20_000;
/** A transcript that takes longer is given up [T8]. */
const transcriptWithinMs = 5_000;
/** Ended utterances that are transcribed at once, and those that may be unsettled in all [T3]. */
const maxTranscriptions = 2;
const maxUnsettled = 6;

/**
 * The person begins to speak [T3]. A reply under way is cut, or goes on where this may be no more than a sound [T29];
 * what was said before is still being settled.
 */
export function startUtterance(
  state: Conversation,
  { utterance, overReply = false }: { readonly utterance: number; readonly overReply?: boolean },
  now: Now,
): Step {
  const { turn } = state;
  const isRefused =
    state.mode !== "call" ||
    state.overdue !== null ||
    state.talkover !== null ||
    utterance <= state.utterance;
  if (isRefused || (turn.phase !== "idle" && turn.phase !== "replying")) return stay(state);
  const isOver = overReply && turn.phase === "replying" && turn.reply.spoken;
  const begun: Speaking = {
    utterance,
    startedAt: now.at,
    after: state.position,
    speculations: 0,
    attempt: null,
    overheard: null,
    overReply: isOver,
    joins: joinedBy(state, now),
  };
  if (isOver) return stay({ ...state, talkover: begun });
  return sequence(
    state,
    (it) => (turn.phase === "replying" ? interruptReply(it, turn.reply, now) : stay(it)),
    (it) => turnTo(it, { phase: "userSpeaking", ...begun, after: it.position }),
  );
}

/** What somebody is saying at the moment, over a reply or not. */
export const underWay = ({ turn, talkover }: Conversation): Speaking | null =>
  turn.phase === "userSpeaking" ? turn : talkover;

/** The utterance under way, if it is this one. */
function speaking(state: Conversation, utterance: number): Speaking | null {
  const current = underWay(state);
  return current?.utterance === utterance ? current : null;
}

/** The utterance under way is now this; null where it is over. */
function speakOn(state: Conversation, current: Speaking | null, ...effects: readonly Effect[]): Step {
  if (state.turn.phase !== "userSpeaking") return [{ ...state, talkover: current }, effects];
  const turn: Turn = current === null ? { phase: "idle" } : { ...state.turn, ...current };
  return turnTo(state, turn, ...effects);
}

/** The reply that was being spoken over is over: the person has the floor, and is answered like anybody [T29]. */
export function takeFloor(state: Conversation): Step {
  const { talkover, turn } = state;
  if (talkover === null || turn.phase !== "idle") return stay(state);
  const next: Conversation = { ...state, talkover: null, turn: { phase: "userSpeaking", ...talkover } };
  const { attempt } = talkover;
  if (attempt === null || attempt.transcript === null) return stay(next);
  return prepareReply(next, talkover, attempt.generation, attempt.transcript);
}

/** The client says that what began over a reply is speech: the reply is cut [T29]. */
export function confirmUtterance(state: Conversation, utterance: number, now: Now): Step {
  const { turn, talkover } = state;
  if (talkover?.utterance !== utterance || turn.phase !== "replying") return stay(state);
  return interruptReply(state, turn.reply, now);
}

const isTranscribing = ({ generation, transcript }: EndedUtterance): boolean =>
  generation !== null && transcript === null;

const isTranscribingFully = ({ unsettled }: Conversation): boolean =>
  unsettled.filter(isTranscribing).length >= maxTranscriptions;

/** Perhaps the end: begin to write down and to answer what was said so far, holding everything back [T4]. */
export function pauseUtterance(state: Conversation, utterance: number, now: Now): Step {
  const turn = speaking(state, utterance);
  if (turn === null || turn.attempt !== null) return stay(state);
  const [next, effects] = workAhead(state, turn, now);
  return [next, [...paceSilence(state, turn, now), ...effects]];
}

function workAhead(state: Conversation, turn: Speaking, now: Now): Step {
  const { utterance } = turn;
  const tooLong = now.at - turn.startedAt > maxSpeculationMs;
  if (!state.settings.speculation || turn.speculations >= maxSpeculations || tooLong) return stay(state);
  if (isTranscribingFully(state)) return stay(state);
  const generation = state.generation + 1;
  const attempt: Attempt = { generation, transcript: null, prepared: null };
  return speakOn(
    { ...state, generation },
    { ...turn, speculations: turn.speculations + 1, attempt },
    { type: "transcribe", generation, utterance },
  );
}

function abandon({ attempt }: Pick<Speaking, "attempt">): readonly Effect[] {
  if (attempt === null) return [];
  return [
    { type: "abort", generation: attempt.generation },
    { type: "count", metric: "speculationWasted" },
  ];
}

/** It was not the end [T4]. */
export function continueUtterance(state: Conversation, utterance: number): Step {
  const turn = speaking(state, utterance);
  return turn === null ? stay(state) : speakOn(state, { ...turn, attempt: null }, ...abandon(turn));
}

/** What somebody was saying will not be heard to its end; the danger in it counts all the same [T21]. */
export function dropUtterance(state: Conversation): Step {
  const current = underWay(state);
  if (current === null) return stay(state);
  const { utterance, overheard } = current;
  return sequence(
    state,
    (it) => takeOverheard(it, overheard),
    (it) => speakOn(it, null, ...abandon(current), { type: "forgetAudio", utterance }),
  );
}

const accountFor = (state: Conversation, utterance: number): Conversation => ({
  ...state,
  utterance: Math.max(state.utterance, utterance),
});

/** Nothing was said after all [T3]; but over a reply a word may be short, and still mean something [T29]. */
export function cancelUtterance(state: Conversation, utterance: number, now: Now): Step {
  const next = accountFor(state, utterance);
  const current = speaking(state, utterance);
  if (current === null) return stay(next);
  const transcript = current.overReply ? (current.attempt?.transcript ?? null) : null;
  if (transcript !== null && isInterruption(state, transcript)) return endSpeaking(state, now);
  const counted: Effect = { type: "count", metric: soundMetric(transcript?.text ?? null) };
  return sequence(next, dropUtterance, (it) => [it, current.overReply ? [counted] : []]);
}

const discarded = (utterance: number): Effect => ({
  type: "send",
  message: { type: "discarded", utterance, reason: "nothingHeard" },
});

/** The utterance under way is over, by the rule or because the mode or the session ends: it is tracked from now on [T3]. */
export function endSpeaking(state: Conversation, now: Now): Step {
  const current = underWay(state);
  if (current === null) return stay(state);
  const { utterance, attempt, overheard, after, overReply, joins } = current;
  const [over] = speakOn(state, null);
  const next = accountFor(over, utterance);
  if (state.unsettled.length >= maxUnsettled)
    return sequence(
      next,
      (it) => takeOverheard(it, overheard),
      (it) => [it, [...abandon(current), { type: "forgetAudio", utterance }, discarded(utterance)]],
    );
  const ended: EndedUtterance = {
    utterance,
    overheard,
    after,
    overReply,
    joins,
    generation: attempt?.generation ?? null,
    deadline: now.at + transcriptWithinMs,
    transcript: attempt?.transcript ?? null,
    prepared: attempt?.prepared ?? null,
  };
  const used: Effect = { type: "count", metric: "speculationUsed" };
  return sequence(
    { ...next, unsettled: [...state.unsettled, ended], committed: { utterance, at: now.at } },
    (it) => [it, ended.transcript === null ? [] : [used]],
    (it) => transcribeNext(it, now),
  );
}

/** The rule says that the utterance is over. One that nobody listened to is discarded [T3]. */
export function endUtterance(state: Conversation, utterance: number, now: Now): Step {
  if (speaking(state, utterance) !== null) return endSpeaking(state, now);
  if (utterance <= state.utterance || state.turn.phase === "ended") return stay(state);
  return [accountFor(state, utterance), [discarded(utterance)]];
}

/** Asks for the transcripts that come next, no more at once than the rule allows [T3]. */
export function transcribeNext(state: Conversation, now: Now): Step {
  const next = state.unsettled.find(({ generation }) => generation === null);
  if (next === undefined || isTranscribingFully(state)) return stay(state);
  const generation = state.generation + 1;
  const deadline = now.at + transcriptWithinMs;
  const unsettled = state.unsettled.map((it) => (it === next ? { ...it, generation, deadline } : it));
  return sequence(
    { ...state, generation, unsettled },
    (it) => [it, [{ type: "transcribe", generation, utterance: next.utterance }]],
    (it) => transcribeNext(it, now),
  );
}

/** Puts down what became of the transcription of an utterance that has ended. */
function concludeTranscription(
  state: Conversation,
  isMeant: (utterance: EndedUtterance) => boolean,
  transcript: NonNullable<EndedUtterance["transcript"]>,
): Conversation {
  const unsettled = state.unsettled.map((it) =>
    isTranscribing(it) && isMeant(it) ? { ...it, transcript } : it,
  );
  return { ...state, unsettled };
}

/** A transcript arrived [T5]: of a paused utterance, or of one that has ended. */
export function takeTranscript(state: Conversation, generation: number, text: string, now: Now): Step {
  const current = underWay(state);
  if (current?.attempt?.generation === generation)
    return current.attempt.transcript === null ? takeAttempt(state, current, text, now) : stay(state);
  const isMeant = (it: EndedUtterance): boolean => it.generation === generation && it.transcript === null;
  if (!state.unsettled.some(isMeant)) return stay(state);
  return stay(concludeTranscription(state, isMeant, asTranscript(state, text)));
}

/** What was said up to a pause: more may come, and over a reply it may be no more than a sound. */
function takeAttempt(state: Conversation, current: Speaking, text: string, now: Now): Step {
  const generation = current.attempt?.generation ?? state.generation;
  const transcript = asTranscript(state, text);
  const heard = { ...current, overheard: worse(current.overheard, transcript.heard) };
  const { utterance } = current;
  if (state.turn.phase !== "replying")
    return sequence(
      state,
      (it) => prepareReply(it, heard, generation, transcript),
      (it) => waitForMore(it, heard, transcript, now),
    );
  const verdict = isInterruption(state, transcript) ? "speech" : "sound";
  return speakOn(
    state,
    { ...heard, attempt: { generation, transcript, prepared: null } },
    { type: "send", message: { type: "utterance.over", utterance, verdict } },
  );
}

/** Begins the reply to a transcript that may yet turn out to be unfinished [T4]. */
function prepareReply(
  state: Conversation,
  current: Speaking,
  generation: number,
  transcript: Transcript,
): Step {
  const { heard } = transcript;
  const attempt: Attempt = { generation, transcript, prepared: null };
  const isAlone = state.unsettled.length === 0 && current.joins === null;
  const isSound = current.overReply && !isInterruption(state, transcript);
  // In doubt the reader is waited for, and it reads only what was said to the end [T22].
  if (!isAlone || isSound || !deservesATurn(transcript) || isDoubtful(heard))
    return speakOn(state, { ...current, attempt });
  // A reply that was spoken over meanwhile has made older generations stale [P6].
  const newest = generation === state.generation ? generation : state.generation + 1;
  const risk = riskOf(addTurn(state.riskLog, heard, "none"));
  const said = { role: "user", text: transcript.text } as const;
  const offering = offeringOf({ offers: state.offers, risk });
  const mayOffer = offering.resources.length > 0;
  const reply = { ...newReply(state, newest, { spoken: true, held: true }), askedUnder: risk, mayOffer };
  const prepared = { reply, knows: state.position };
  const lines = [...state.history, said].slice(-historyLength);
  return speakOn(
    { ...state, generation: newest },
    { ...current, attempt: { ...attempt, generation: newest, prepared } },
    {
      type: "generate",
      generation: newest,
      lines,
      spoken: true,
      afterSilence: state.silence.isLong,
      risk,
      rewrite: null,
      offering,
    },
  );
}

/** Transcription failed for good [T11]: a guess is dropped quietly, an ended utterance is reported in its turn. */
export function failTranscript(state: Conversation, generation: number): Step {
  const current = underWay(state);
  if (current?.attempt?.generation === generation)
    return current.attempt.transcript === null ? speakOn(state, { ...current, attempt: null }) : stay(state);
  return stay(concludeTranscription(state, (it) => it.generation === generation, "failed"));
}

/** Time passes [T8][T23]; and an utterance never lasts longer than the rule allows, whatever the client says. */
export function expireUtterances(state: Conversation, now: Now): Step {
  const current = underWay(state);
  const longest = limits.maxUtteranceMs + transcriptWithinMs;
  const overdue = state.overdue?.speakUntil ?? Number.POSITIVE_INFINITY;
  const speakUntil =
    current === null ? Number.POSITIVE_INFINITY : Math.min(current.startedAt + longest, overdue);
  return sequence(
    concludeTranscription(state, ({ deadline }) => now.at >= deadline, "late"),
    (it) => (now.at >= speakUntil ? endSpeaking(it, now) : stay(it)),
  );
}
