import { playback } from "#shared/limits.ts";
import type { Effect } from "./effects.ts";
import type { Conversation, Reply } from "./state.ts";
import { createChunker, finishText, pushText } from "./text/chunker.ts";
import { heardText } from "./text/heard.ts";

/** Speech requests under way at once: enough that no gap is heard, few enough that little is wasted [T13]. */
const speechLookahead = 3;

/** A reply before its first word. */
export function newReply(
  state: Conversation,
  generation: number,
  options: { spoken: boolean; held: boolean; scripted?: boolean },
): Reply {
  return {
    generation,
    origin: generation,
    scripted: options.scripted ?? false,
    askedUnder: null,
    rewrite: null,
    mayOffer: false,
    mayStillOffer: false,
    offer: null,
    unchecked: "",
    text: "",
    textDone: false,
    chunker: createChunker(state.settings.language),
    segments: [],
    requested: 0,
    finished: 0,
    spoken: options.spoken,
    held: options.held,
    audible: false,
    heard: { segment: 0, samples: 0 },
    playbackDeadline: null,
    message: null,
  };
}

/** Asks for speech as far ahead as the rule allows, and for its end once everything is spoken [T13]. */
export function pumpSpeech(reply: Reply, aloud: boolean): readonly [Reply, readonly Effect[]] {
  if (!reply.spoken || !aloud) return [reply, []];
  const until = Math.min(reply.segments.length, reply.finished + speechLookahead);
  const effects: Effect[] = [];
  const { generation, held } = reply;
  for (let segment = reply.requested; segment < until; segment += 1) {
    const text = reply.segments[segment]?.text ?? "";
    effects.push({ type: "speak", generation, segment, text, before: saidBefore(reply, segment), held });
  }
  if (isSpoken(reply))
    effects.push({ type: "finishSpeech", generation: reply.generation, segments: reply.segments.length });
  return [{ ...reply, requested: Math.max(reply.requested, until) }, effects];
}

/** Whether all of a reply has been turned into sound. */
export function isSpoken(reply: Reply): boolean {
  return reply.textDone && reply.finished >= reply.segments.length;
}

function withSegments(reply: Reply, texts: readonly string[]): Reply {
  return { ...reply, segments: [...reply.segments, ...texts.map((text) => ({ text, samples: null }))] };
}

/** Whether the person has seen or heard anything of it, perhaps before the connection was lost. */
export function hasReachedPerson(reply: Reply): boolean {
  return reply.spoken ? reply.audible || reply.heard.segment > 0 : reply.text !== "";
}

/** More of the checked text. In chat it goes to the client as it comes; in a call, segment by segment [T12]. */
export function addText(reply: Reply, text: string, aloud: boolean): readonly [Reply, readonly Effect[]] {
  const pushed = pushText(reply.chunker, text);
  const grown = withSegments({ ...reply, text: reply.text + text, chunker: pushed.chunker }, pushed.chunks);
  if (reply.spoken) return pushed.chunks.length === 0 ? [grown, []] : pumpSpeech(grown, aloud);
  return [grown, [{ type: "send", message: { type: "reply.delta", generation: reply.generation, text } }]];
}

/** The text is complete. An empty one becomes the given sentence [T10]. */
export function completeText(
  reply: Reply,
  emptyReply: string,
  aloud: boolean,
): readonly [Reply, readonly Effect[]] {
  if (reply.text.trim() === "") {
    const [filled, before] = addText(reply, emptyReply, aloud);
    const [completed, after] = completeText(filled, emptyReply, aloud);
    return [completed, [...before, ...after]];
  }
  return pumpSpeech({ ...withSegments(reply, finishText(reply.chunker)), textDone: true }, aloud);
}

/** A segment's speech arrived whole; a failed one counts as silent. */
export function completeSegment(
  reply: Reply,
  segment: number,
  samples: number,
  aloud: boolean,
): readonly [Reply, readonly Effect[]] {
  const segments = reply.segments.map((it, index) => (index === segment ? { ...it, samples } : it));
  return pumpSpeech({ ...reply, segments, finished: reply.finished + 1 }, aloud);
}

const textBefore = ({ segments }: Reply, segment: number): string =>
  segments
    .slice(0, segment)
    .map((it) => it.text)
    .join("");

/** What a reply says before the words of a segment, with the space between. */
export const saidBefore = (reply: Reply, segment: number): string =>
  textBefore(reply, segment) + (/^\s*/.exec(reply.segments[segment]?.text ?? "")?.[0] ?? "");

/** A segment as it was said; the reply's text follows, and the spaces around the segment stay [T27]. */
export function withSaid(reply: Reply, segment: number, said: string): Reply {
  const written = reply.segments[segment]?.text ?? "";
  const before = textBefore(reply, segment);
  const core = written.trim();
  if (core === "" || !reply.text.startsWith(before + written)) return reply;
  const text = written.replace(core, () => said.trim());
  return {
    ...reply,
    text: before + text + reply.text.slice(before.length + written.length),
    segments: reply.segments.map((it, index) => (index === segment ? { ...it, text } : it)),
  };
}

/** The rest of a reply, spoken anew from the first segment that wasn't fully heard [T16][T19]. */
export function speakRest(reply: Reply, generation: number): Reply {
  const from = reply.heard.segment;
  return {
    ...reply,
    generation,
    segments: reply.segments.map((it, index) => (index < from ? it : { ...it, samples: null })),
    requested: from,
    finished: from,
    held: false,
    audible: false,
    heard: { segment: from, samples: 0 },
    playbackDeadline: null,
  };
}

/** Sound of it reaches the person from now on; playback must make progress [T11]. */
export function markAudible(reply: Reply, at: number): Reply {
  return { ...reply, audible: true, playbackDeadline: at + playback.timeoutMs };
}

/** The part of it that the person has heard [T14]. */
export function heardOf(reply: Reply, language: string): string {
  return reply.audible ? heardText(reply.segments, reply.heard, language) : "";
}
