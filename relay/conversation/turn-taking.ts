import type { Pace } from "#shared/catalogues/voices.ts";
import { turnTaking } from "#shared/voice/turn-taking.ts";
import { voiceRules } from "#shared/voice/voice-rules.ts";
import type { Effect } from "./effects.ts";
import { isWorthATurnFor } from "../safety/verdict.ts";
import type { Now } from "./events.ts";
import type { Attempting, Conversation, Speaking, Transcript } from "./state.ts";
import { stay, type Step } from "./step.ts";
import { isBackchannel } from "./text/backchannels.ts";
import { completenessOf } from "./text/endpointing.ts";

/** Speech that begins this soon after an utterance's end continues it, ms [T28]. */
const takenBackWithinMs = 700;

/** In an unhurried conversation an utterance of this length may be unfinished where nothing tells, ms [T28]. */
const unsureAfterMs = 6_000;

/** The utterance that new speech continues: one that has just ended, while no answer was heard yet [T28]. */
export function joinedBy({ turn, committed }: Conversation, now: Now): number | null {
  if (committed === null || now.at - committed.at > takenBackWithinMs) return null;
  if (turn.phase !== "replying") return committed.utterance;
  const { scripted, heard } = turn.reply;
  return scripted || heard.segment > 0 || heard.samples > 0 ? null : committed.utterance;
}

/** A person who sounds unfinished is given more time, and where that is doubtful a moment [T28]. */
export function waitForMore(
  state: Conversation,
  { utterance, startedAt, attempt }: Attempting,
  { text }: Transcript,
  now: Now,
): Step {
  const { pace, settings } = state;
  const completeness = completenessOf(text, settings.language);
  const isSlow = pace === "unhurried" && now.at - startedAt > unsureAfterMs;
  if (completeness === "unfinished" || (completeness !== "complete" && isSlow))
    return [state, [waiting(utterance, turnTaking.unfinishedSilenceMs[pace])]];
  if (completeness !== "doubtful") return stay(state);
  const silenceMs = silenceAfter(attempt.pausedAt - startedAt, pace) + turnTaking.doubtfulMs;
  return [state, [waiting(utterance, silenceMs)]];
}

/** In another pace than the normal one, the silence that ends an utterance is another [T28]. */
export function paceSilence(
  { pace }: Conversation,
  { utterance, startedAt }: Speaking,
  now: Now,
): readonly Effect[] {
  if (pace === "normal") return [];
  return [waiting(utterance, silenceAfter(now.at - voiceRules.pauseMs - startedAt, pace))];
}

/** The silence that ends an utterance of this length by the voice rule and the pace, ms. */
function silenceAfter(spokenMs: number, pace: Pace): number {
  const { longAfterMs, longSilenceMs, silenceMs } = turnTaking;
  return Math.round((spokenMs > longAfterMs ? longSilenceMs : silenceMs) * turnTaking.silenceFactor[pace]);
}

const waiting = (utterance: number, silenceMs: number): Effect => ({
  type: "send",
  message: { type: "utterance.wait", utterance, silenceMs },
});

/** How a sound over a reply is counted: somebody hummed or agreed, or it was a cough, a door, nothing. */
export function soundMetric(text: string | null): "backchannel" | "falseInterruption" {
  return text !== null && /\p{L}/u.test(text) ? "backchannel" : "falseInterruption";
}

/** Whether speech over a reply is words rather than a listener's sound [T29]. */
export function isInterruption(state: Conversation, { text, heard, unsure }: Transcript): boolean {
  if (isWorthATurnFor(heard)) return true;
  if (unsure) return false;
  if (!/[\p{L}\p{N}]/u.test(text)) return false;
  return hasBeenAsked(state) || !isBackchannel(text, state.settings.language);
}

const asks = (text: string): boolean => /[?？؟]/u.test(text);

/** The companion has just asked something: what follows is an answer, however short [T29]. */
function hasBeenAsked({ turn, history }: Conversation): boolean {
  if (turn.phase !== "replying")
    return asks(history.findLast(({ role }) => role === "assistant")?.text ?? "");
  const { segments, heard } = turn.reply;
  return segments.slice(Math.max(0, heard.segment - 1), heard.segment + 1).some(({ text }) => asks(text));
}
