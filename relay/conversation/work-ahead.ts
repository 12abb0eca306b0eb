import { isDoubtful } from "../safety/verdict.ts";
import type { Effect } from "./effects.ts";
import type { Now } from "./events.ts";
import { offeringOf } from "./offering.ts";
import { newReply } from "./reply.ts";
import { deservesATurn, worse } from "./risk.ts";
import { addTurn, riskOf } from "./conversation-risk.ts";
import { voiceRules } from "#shared/voice/voice-rules.ts";
import {
  type Attempt,
  type Attempting,
  type Conversation,
  historyLength,
  type Speaking,
  type Transcript,
  underWay,
} from "./state.ts";
import { sequence, speakOn, stay, type Step } from "./step.ts";
import { isTranscribingFully } from "./transcription.ts";
import { isInterruption, paceSilence, waitForMore } from "./turn-taking.ts";

/** Work ahead of an utterance's end is tried so often, and on no more speech than this [T4]. */
const maxSpeculations = 6;
const maxSpeculationMs = 20_000;

/** The utterance under way, if it is this one. */
export function speaking(state: Conversation, utterance: number): Speaking | null {
  const current = underWay(state);
  return current?.utterance === utterance ? current : null;
}

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
  const pausedAt = now.at - voiceRules.pauseMs;
  const attempt: Attempt = { generation, pausedAt, transcript: null, prepared: null };
  return speakOn(
    { ...state, generation },
    { ...turn, speculations: turn.speculations + 1, attempt },
    { type: "transcribe", generation, utterance },
  );
}

/** Drops what was begun ahead of the end. */
export function abandon({ attempt }: Pick<Speaking, "attempt">): readonly Effect[] {
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

/** A transcript up to a pause: more may follow, and over a reply it may be a mere sound. */
export function takeAttempt(
  state: Conversation,
  current: Attempting,
  transcript: Transcript,
  now: Now,
): Step {
  const heard = { ...current, overheard: worse(current.overheard, transcript.heard) };
  const { utterance, attempt } = current;
  if (state.turn.phase !== "replying")
    return sequence(
      state,
      (it) => prepareReply(it, heard, transcript),
      (it) => waitForMore(it, heard, transcript, now),
    );
  const verdict = isInterruption(state, transcript) ? "speech" : "sound";
  return speakOn(
    state,
    { ...heard, attempt: { ...attempt, transcript, prepared: null } },
    { type: "send", message: { type: "utterance.over", utterance, verdict } },
  );
}

/** Begins the reply to a transcript that may yet turn out to be unfinished [T4]. */
export function prepareReply(state: Conversation, current: Attempting, transcript: Transcript): Step {
  const { heard } = transcript;
  const { generation } = current.attempt;
  const attempt: Attempt = { ...current.attempt, transcript, prepared: null };
  const isAlone = state.unsettled.length === 0 && current.joins === null;
  const isSound = current.overReply && !isInterruption(state, transcript);
  // In doubt the reader is waited for, and it reads only what was said to the end [T22].
  const isTurn = deservesATurn(transcript) && !transcript.unsure;
  if (!isAlone || isSound || !isTurn || isDoubtful(heard)) return speakOn(state, { ...current, attempt });
  // A reply that was interrupted in the meantime has made older generations stale [P6].
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
