import { capture } from "#shared/limits.ts";
import type { CaptureFrame } from "#shared/protocol/audio-frames.ts";
import type { ClientMessage } from "#shared/protocol/client-messages.ts";

/** An utterance the relay hasn't dealt with yet. */
export type KeptUtterance = {
  readonly utterance: number;
  /** PCM16 mono 16 kHz. */
  readonly sound: readonly Uint8Array[];
  readonly ended: boolean;
};

/** As many as the relay keeps. */
const maxKept = 4;

/**
 * Holds the audio of utterances until the relay has dealt with them, so that a lost connection loses nothing
 * that was said [P7].
 */
export class UtteranceKeeper {
  #kept: { utterance: number; sound: Uint8Array[]; ended: boolean }[] = [];

  get all(): readonly KeptUtterance[] {
    return this.#kept;
  }

  begin(utterance: number): void {
    this.#kept.push({ utterance, sound: [], ended: false });
    if (this.#kept.length > maxKept) this.#kept.shift();
  }

  add(utterance: number, pcm: Uint8Array): void {
    this.#find(utterance)?.sound.push(pcm);
  }

  end(utterance: number): void {
    const kept = this.#find(utterance);
    if (kept !== undefined) kept.ended = true;
  }

  drop(utterance: number): void {
    this.#kept = this.#kept.filter((it) => it.utterance !== utterance);
  }

  /** A transcript came or failed for good: transcripts arrive in the order of the utterances. */
  settleOldest(): void {
    const oldest = this.#kept.find((it) => it.ended);
    if (oldest !== undefined) this.drop(oldest.utterance);
  }

  /** The relay has dealt with everything up to this one. */
  settleUpTo(utterance: number): void {
    this.#kept = this.#kept.filter((it) => it.utterance > utterance);
  }

  clear(): void {
    this.#kept = [];
  }

  #find(utterance: number) {
    return this.#kept.find((it) => it.utterance === utterance);
  }
}

type Uplink = {
  readonly send: (message: ClientMessage) => boolean;
  readonly sendFrame: (frame: CaptureFrame) => boolean;
};

const secondOfSound = capture.sampleRateHz * capture.bytesPerSample;

/** Sends an utterance from its beginning. Returns how many frames that took. */
export function sendAgain({ utterance, sound, ended }: KeptUtterance, { send, sendFrame }: Uplink): number {
  send({ type: "utterance.start", utterance });
  const frames = joinFrames(sound, secondOfSound);
  for (const [sequence, pcm] of frames.entries()) sendFrame({ utterance, sequence, pcm });
  if (ended) send({ type: "utterance.end", utterance });
  return frames.length;
}

/** Joins frames into chunks of at most a second, so that resending doesn't count as flooding [P5][P11]. */
function joinFrames(frames: readonly Uint8Array[], maxBytes: number): Uint8Array<ArrayBuffer>[] {
  const groups: Uint8Array[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const frame of frames) {
    if (bytes + frame.byteLength > maxBytes) {
      groups.push([]);
      bytes = 0;
    }
    groups.at(-1)?.push(frame);
    bytes += frame.byteLength;
  }
  return groups.map(join);
}

function join(frames: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(frames.reduce((sum, it) => sum + it.byteLength, 0));
  let offset = 0;
  for (const frame of frames) {
    joined.set(frame, offset);
    offset += frame.byteLength;
  }
  return joined;
}
