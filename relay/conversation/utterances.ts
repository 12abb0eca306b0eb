import { limits } from "#shared/limits.ts";
import { isDoubtful } from "../safety/verdict.ts";
import { interruptReply } from "./answering.ts";
import type { Effect } from "./effects.ts";
import type { Now } from "./events.ts";
import { newReply } from "./reply.ts";
import { asTranscript, deservesATurn, takeOverheard, worse } from "./risk.ts";
import { addTurn, riskOf } from "./session-risk.ts";
import { type Attempt, type Conversation, type EndedUtterance, historyLength, type Turn } from "./state.ts";
import { sequence, stay, turnTo, type Step } from "./step.ts";

type Speaking = Extract<Turn, { phase: "userSpeaking" }>;

/** Work ahead of an utterance's end is tried so often, and on no more speech than this [T4]. */
const maxSpeculations = 3;
const maxSpeculationMs = 10_000;
/** A transcript that takes longer is given up [T8]. */
const transcriptWithinMs = 5_000;
/** Ended utterances that are transcribed at once, and those that may be unsettled in all [T3]. */
const maxTranscriptions = 2;
const maxUnsettled = 6;

/** The person begins to speak [T3]. A reply under way is cut; what was said before is still being settled. */
export function startUtterance(state: Conversation, utterance: number, now: Now): Step {
  const { turn } = state;
  const isRefused = state.mode !== "call" || state.overdue !== null || utterance <= state.utterance;
  if (isRefused || (turn.phase !== "idle" && turn.phase !== "replying")) return stay(state);
  return sequence(
    state,
    (it) => (turn.phase === "replying" ? interruptReply(it, turn.reply, now) : stay(it)),
    (it) =>
      turnTo(it, {
        phase: "userSpeaking",
        utterance,
        startedAt: now.at,
        after: it.position,
        speculations: 0,
        attempt: null,
        overheard: null,
      }),
  );
}

/** The utterance under way, if it is this one. */
function speaking({ turn }: Conversation, utterance: number): Speaking | null {
  return turn.phase === "userSpeaking" && turn.utterance === utterance ? turn : null;
}

const isTranscribing = ({ generation, transcript }: EndedUtterance): boolean =>
  generation !== null && transcript === null;

const isTranscribingFully = ({ unsettled }: Conversation): boolean =>
  unsettled.filter(isTranscribing).length >= maxTranscriptions;

/** Perhaps the end: begin to write down and to answer what was said so far, holding everything back [T4]. */
export function pauseUtterance(state: Conversation, utterance: number, now: Now): Step {
  const turn = speaking(state, utterance);
  if (turn === null || turn.attempt !== null) return stay(state);
  const tooLong = now.at - turn.startedAt > maxSpeculationMs;
  if (!state.settings.speculation || turn.speculations >= maxSpeculations || tooLong) return stay(state);
  if (isTranscribingFully(state)) return stay(state);
  const generation = state.generation + 1;
  const attempt: Attempt = { generation, transcript: null, prepared: null };
  return turnTo(
    { ...state, generation },
    { ...turn, speculations: turn.speculations + 1, attempt },
    { type: "transcribe", generation, utterance },
  );
}

function abandon({ attempt }: Speaking): readonly Effect[] {
  if (attempt === null) return [];
  return [
    { type: "abort", generation: attempt.generation },
    { type: "count", metric: "speculationWasted" },
  ];
}

/** It was not the end [T4]. */
export function continueUtterance(state: Conversation, utterance: number): Step {
  const turn = speaking(state, utterance);
  return turn === null ? stay(state) : turnTo(state, { ...turn, attempt: null }, ...abandon(turn));
}

/** What somebody was saying will not be heard to its end; the danger in it counts all the same [T21]. */
export function dropUtterance(state: Conversation): Step {
  const { turn } = state;
  if (turn.phase !== "userSpeaking") return stay(state);
  const { utterance, overheard } = turn;
  return sequence(
    state,
    (it) => takeOverheard(it, overheard),
    (it) => turnTo(it, { phase: "idle" }, ...abandon(turn), { type: "forgetAudio", utterance }),
  );
}

const accountFor = (state: Conversation, utterance: number): Conversation => ({
  ...state,
  utterance: Math.max(state.utterance, utterance),
});

/** Nothing was said after all [T3]. */
export function cancelUtterance(state: Conversation, utterance: number): Step {
  const next = accountFor(state, utterance);
  return speaking(state, utterance) === null ? stay(next) : dropUtterance(next);
}

const discarded = (utterance: number): Effect => ({
  type: "send",
  message: { type: "discarded", utterance, reason: "nothingHeard" },
});

/** The utterance under way is over, by the rule or because the mode or the session ends: it is tracked from now on [T3]. */
export function endSpeaking(state: Conversation, now: Now): Step {
  const { turn } = state;
  if (turn.phase !== "userSpeaking") return stay(state);
  const { utterance, attempt, overheard } = turn;
  const next = accountFor({ ...state, turn: { phase: "idle" } }, utterance);
  if (state.unsettled.length >= maxUnsettled)
    return sequence(
      next,
      (it) => takeOverheard(it, overheard),
      (it) => [it, [...abandon(turn), { type: "forgetAudio", utterance }, discarded(utterance)]],
    );
  const ended: EndedUtterance = {
    utterance,
    overheard,
    after: turn.after,
    generation: attempt?.generation ?? null,
    deadline: now.at + transcriptWithinMs,
    transcript: attempt?.transcript ?? null,
    prepared: attempt?.prepared ?? null,
  };
  const used: Effect = { type: "count", metric: "speculationUsed" };
  return sequence(
    { ...next, unsettled: [...state.unsettled, ended] },
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
export function takeTranscript(state: Conversation, generation: number, text: string): Step {
  const { turn } = state;
  if (turn.phase === "userSpeaking" && turn.attempt?.generation === generation)
    return turn.attempt.transcript === null ? prepareReply(state, turn, turn.attempt, text) : stay(state);
  const isMeant = (it: EndedUtterance): boolean => it.generation === generation && it.transcript === null;
  if (!state.unsettled.some(isMeant)) return stay(state);
  return stay(concludeTranscription(state, isMeant, asTranscript(state, text)));
}

/** Begins the reply to a transcript that may yet turn out to be unfinished [T4]. */
function prepareReply(state: Conversation, turn: Speaking, { generation }: Attempt, text: string): Step {
  const transcript = asTranscript(state, text);
  const { heard } = transcript;
  const overheard = worse(turn.overheard, heard);
  const attempt: Attempt = { generation, transcript, prepared: null };
  const isAlone = state.unsettled.length === 0;
  // In doubt the reader is waited for, and it reads only what was said to the end [T22].
  if (!isAlone || !deservesATurn(transcript) || isDoubtful(heard))
    return turnTo(state, { ...turn, attempt, overheard });
  const risk = riskOf(addTurn(state.riskLog, heard, "none"));
  const said = { role: "user", text: transcript.text } as const;
  const reply = { ...newReply(state, generation, { spoken: true, held: true }), askedUnder: risk };
  const prepared = { reply, knows: state.position };
  const lines = [...state.history, said].slice(-historyLength);
  return turnTo(
    state,
    { ...turn, attempt: { ...attempt, prepared }, overheard },
    { type: "generate", generation, lines, spoken: true, risk, rewrite: null },
  );
}

/** Transcription failed for good [T11]: a guess is dropped quietly, an ended utterance is reported in its turn. */
export function failTranscript(state: Conversation, generation: number): Step {
  const { turn } = state;
  if (turn.phase === "userSpeaking" && turn.attempt?.generation === generation)
    return turn.attempt.transcript === null ? turnTo(state, { ...turn, attempt: null }) : stay(state);
  return stay(concludeTranscription(state, (it) => it.generation === generation, "failed"));
}

/** Time passes [T8][T23]; and an utterance never lasts longer than the rule allows, whatever the client says. */
export function expireUtterances(state: Conversation, now: Now): Step {
  const { turn, overdue } = state;
  const speakUntil =
    turn.phase === "userSpeaking"
      ? Math.min(
          turn.startedAt + limits.maxUtteranceMs + transcriptWithinMs,
          overdue?.speakUntil ?? Number.POSITIVE_INFINITY,
        )
      : Number.POSITIVE_INFINITY;
  return sequence(
    concludeTranscription(state, ({ deadline }) => now.at >= deadline, "late"),
    (it) => (now.at >= speakUntil ? endSpeaking(it, now) : stay(it)),
  );
}
