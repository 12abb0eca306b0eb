import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import type { Phase } from "#shared/protocol/values.ts";
import type { ConversationState } from "./state.ts";

/** The person's words while they speak, until the transcript replaces them [P14]. */
export type OwnWords = { readonly utterance: number; readonly text: string };

type Words = readonly OwnWords[];

/** Phases in which something that was said has no transcript yet. */
const open: ReadonlySet<Phase> = new Set(["userSpeaking", "transcribing"]);

/** More of an utterance is understood. Updates about a settled one are stale. */
export function takePartial(
  state: ConversationState,
  { utterance, text }: Extract<ServerMessage, { type: "utterance.partial" }>,
): ConversationState {
  if (state.stage.kind !== "active" || state.stage.ending || utterance <= state.bookkeeping.settled)
    return state;
  const others = state.ownWords.filter((it) => it.utterance !== utterance);
  const ownWords = [...others, { utterance, text }].toSorted((a, b) => a.utterance - b.utterance);
  return { ...state, ownWords };
}

/** The outcomes of utterances arrive in order [P7]; each replaces the utterance's words. */
export function settle(state: ConversationState, utterance: number): ConversationState {
  const settled = Math.max(state.bookkeeping.settled, utterance);
  const ownWords = state.ownWords.filter((it) => it.utterance > settled);
  return { ...state, ownWords, bookkeeping: { ...state.bookkeeping, settled } };
}

/** A canceled utterance produces no message, and the relay sends none about it. */
export const wordsIn = (words: Words, phase: Phase): Words => (open.has(phase) ? words : []);
