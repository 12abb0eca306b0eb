import { capture } from "#shared/limits.ts";
import { VoiceActivity, type VoiceEvent } from "#shared/voice/voice-activity.ts";

/** What a microphone would do at a moment, in ms since the beginning of the utterance's sound. */
export type Step =
  | { readonly atMs: number; readonly type: "start" | "pause" | "continue" | "end" }
  | { readonly atMs: number; readonly type: "frame"; readonly pcm: Uint8Array };

const perMs = capture.sampleRateHz / 1_000;
const frameSamples = capture.frameMs * perMs;
/** The room before and after the file, ms: the ambient level is measured first, and the rule waits at the end. */
const quietBeforeMs = 600;
const quietAfterMs = 2_500;

function withQuiet(sound: Float32Array): Float32Array {
  const padded = new Float32Array(sound.length + (quietBeforeMs + quietAfterMs) * perMs);
  padded.set(sound, quietBeforeMs * perMs);
  return padded;
}

function pcmOf(samples: Float32Array): Uint8Array {
  const bytes = Buffer.alloc(samples.length * capture.bytesPerSample);
  for (const [index, sample] of samples.entries())
    bytes.writeInt16LE(
      Math.round(Math.max(-1, Math.min(1, sample)) * 0x7fff),
      index * capture.bytesPerSample,
    );
  return bytes;
}

/** Frames of 100 ms from `from` to `to`; those before `knownAt` leave when the voice was noticed. */
function framesOf(sound: Float32Array, from: number, to: number, knownAt: number): Step[] {
  const steps: Step[] = [];
  for (let at = from; at < to; at += frameSamples) {
    const end = Math.min(to, at + frameSamples);
    steps.push({
      type: "frame",
      atMs: (Math.max(end, knownAt) - from) / perMs,
      pcm: pcmOf(sound.subarray(at, end)),
    });
  }
  return steps;
}

/** Each block's events with the moment at which they were noticed. */
function eventsOf(sound: Float32Array): { event: VoiceEvent; noticedAt: number }[] {
  const activity = new VoiceActivity(capture.sampleRateHz);
  const block = 10 * perMs;
  const found: { event: VoiceEvent; noticedAt: number }[] = [];
  for (let at = 0; at < sound.length; at += block)
    for (const event of activity.process(sound.subarray(at, at + block)))
      found.push({ event, noticedAt: Math.min(sound.length, at + block) });
  return found;
}

/** The utterances of a recording by the product's own voice rules; those too short to be speech are left out. */
export function utterancesIn(recording: Float32Array): Step[][] {
  const sound = withQuiet(recording);
  const utterances: Step[][] = [];
  let from = 0;
  let knownAt = 0;
  let marks: Step[] = [];
  for (const { event, noticedAt } of eventsOf(sound)) {
    if (event.type === "start") {
      [from, knownAt] = [event.at, noticedAt];
      marks = [{ type: "start", atMs: (noticedAt - from) / perMs }];
    } else if (event.type === "pause" || event.type === "continue")
      marks.push({ type: event.type, atMs: (noticedAt - from) / perMs });
    else if (event.type === "end") {
      marks.push({ type: "end", atMs: (noticedAt - from) / perMs });
      const frames = framesOf(sound, from, noticedAt, knownAt);
      const [start, ...rest] = marks;
      const later = [...frames, ...rest].toSorted((a, b) => a.atMs - b.atMs);
      if (start !== undefined) utterances.push([start, ...later]);
    }
  }
  return utterances;
}
