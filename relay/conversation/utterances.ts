import { limits } from "#shared/limits.ts";
import { interruptReply } from "./answering.ts";
import type { Effect } from "./effects.ts";
import type { Event, Now } from "./events.ts";
import { asTranscript, takeOverheard } from "./risk.ts";
import { type Conversation, type EndedUtterance, type Speaking, underWay } from "./state.ts";
import { sequence, speakOn, stay, turnTo, type Step } from "./step.ts";
import { concludeTranscription, transcribeNext, transcriptWithinMs } from "./transcription.ts";
import { isInterruption, joinedBy, soundMetric } from "./turn-taking.ts";
import { abandon, prepareReply, speaking, takeAttempt } from "./work-ahead.ts";

type Of<Type extends Event["type"]> = Extract<Event, { type: Type }>;

/** Ended utterances that may be unsettled in all [T3]. */
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

/** The reply that was being spoken over is over: the person has the floor, and is answered like anybody [T29]. */
export function takeFloor(state: Conversation): Step {
  const { talkover, turn } = state;
  if (talkover === null || turn.phase !== "idle") return stay(state);
  const next: Conversation = { ...state, talkover: null, turn: { phase: "userSpeaking", ...talkover } };
  const { attempt } = talkover;
  if (attempt === null || attempt.transcript === null) return stay(next);
  return prepareReply(next, { ...talkover, attempt }, attempt.transcript);
}

/** The client says that what began over a reply is speech: the reply is cut [T29]. */
export function confirmUtterance(state: Conversation, utterance: number, now: Now): Step {
  const { turn, talkover } = state;
  if (talkover?.utterance !== utterance || turn.phase !== "replying") return stay(state);
  return interruptReply(state, turn.reply, now);
}

/** An utterance won't be heard to its end, but danger in it still counts [T21]. */
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

/** By the rule, the utterance is over. One that the relay wasn't listening to is discarded [T3]. */
export function endUtterance(state: Conversation, utterance: number, now: Now): Step {
  if (speaking(state, utterance) !== null) return endSpeaking(state, now);
  if (utterance <= state.utterance || state.turn.phase === "ended") return stay(state);
  return [accountFor(state, utterance), [discarded(utterance)]];
}

/** A transcript arrived [T5]: of a paused utterance, or of one that has ended. */
export function takeTranscript(
  state: Conversation,
  { generation, text, unsure = false }: Pick<Of<"transcribed">, "generation" | "text" | "unsure">,
  now: Now,
): Step {
  const current = underWay(state);
  const attempt = current?.attempt ?? null;
  if (current !== null && attempt?.generation === generation)
    return attempt.transcript === null
      ? takeAttempt(state, { ...current, attempt }, asTranscript(state, text, unsure), now)
      : stay(state);
  const isMeant = (it: EndedUtterance): boolean => it.generation === generation && it.transcript === null;
  if (!state.unsettled.some(isMeant)) return stay(state);
  return stay(concludeTranscription(state, isMeant, asTranscript(state, text, unsure)));
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
  const longest = limits.maxUtteranceMs + limits.utteranceSlackMs;
  const overdue = state.overdue?.speakUntil ?? Number.POSITIVE_INFINITY;
  const speakUntil =
    current === null ? Number.POSITIVE_INFINITY : Math.min(current.startedAt + longest, overdue);
  return sequence(
    concludeTranscription(state, ({ deadline }) => now.at >= deadline, "late"),
    (it) => (now.at >= speakUntil ? endSpeaking(it, now) : stay(it)),
  );
}
