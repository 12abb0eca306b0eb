import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import type { Phase } from "#shared/protocol/values.ts";
import { wordSegmenter } from "#client/lib/segment-words.ts";
import type { Caption, CaptionSegment, ConversationState } from "./state.ts";

/** 48 kHz samples per character while a segment's length is unknown: about 65 ms. */
const samplesPerCharacter = 3_120;

const wordsOf = wordSegmenter(undefined);

/** A word is shown when its beginning is heard. */
function firstWords(text: string, share: number): string {
  const until = share * text.length;
  let end = 0;
  for (const { index, segment } of wordsOf(text)) {
    if (index >= until) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}

function heardOf(segment: CaptionSegment, whole: boolean): string {
  if (segment.heard === 0) return "";
  const expected = Math.max(segment.arrived, whole ? 0 : segment.text.length * samplesPerCharacter);
  return firstWords(segment.text, expected === 0 ? 1 : segment.heard / expected);
}

/**
 * The text heard so far, in proportion to the audio, word by word. A segment is complete once the next one
 * begins.
 */
function textOf(segments: readonly CaptionSegment[], complete: boolean): string {
  return segments
    .map((it, index) => heardOf(it, complete || index < segments.length - 1))
    .join("")
    .trimEnd();
}

function update(caption: Caption, change: (segment: CaptionSegment) => CaptionSegment): Caption {
  const segments = caption.segments.map(change);
  return { ...caption, segments, text: textOf(segments, caption.complete) };
}

/** Announces a segment, whose audio follows. */
export function announceSegment(
  caption: Caption | null,
  announced: { readonly generation: number; readonly segment: number; readonly text: string },
): Caption {
  const { generation, segment, text } = announced;
  const before = caption?.generation === generation ? caption : newCaption(generation);
  if (before.segments.some((it) => it.segment === segment)) return before;
  return { ...before, segments: [...before.segments, { segment, text, arrived: 0, heard: 0 }] };
}

function newCaption(generation: number): Caption {
  return { generation, text: "", messageId: null, segments: [], complete: false };
}

/** Audio of a segment arrived, 48 kHz samples. */
export function addSound(caption: Caption, segment: number, samples: number): Caption {
  return update(caption, (it) => (it.segment === segment ? { ...it, arrived: it.arrived + samples } : it));
}

/** All of its audio has arrived. */
export function completeSound(caption: Caption): Caption {
  return update({ ...caption, complete: true }, (it) => it);
}

/** Earlier segments were heard completely, and this one up to here. */
export function hear(caption: Caption, segment: number, samples: number): Caption {
  return update(caption, (it) => {
    if (it.segment === segment) return { ...it, heard: samples };
    return it.segment < segment ? { ...it, heard: Math.max(1, it.arrived) } : it;
  });
}

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
