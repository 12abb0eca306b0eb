import { capture, limits } from "#shared/limits.ts";
import type { CaptureFrame } from "#shared/protocol/audio-frames.ts";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import type { Conversation } from "../conversation/state.ts";

const bytesPerMs = (capture.sampleRateHz * capture.bytesPerSample) / 1_000;
/** An utterance of the longest length, with its pre-roll and its silence. */
const maxBytes = (limits.maxUtteranceMs + limits.utteranceSlackMs) * bytesPerMs;
/** Utterances kept at once: the one being spoken, and as many as a conversation tracks [T3]. */
const maxUtterances = 7;

/** Sound is kept in blocks of a quarter of a second: a buffer for each frame costs more than its samples, and half of the last block is empty. */
const blockBytes = (capture.sampleRateHz * capture.bytesPerSample) / 4;
/** Blocks not in use, shared by all sessions: allocating and freeing memory would keep the garbage collector busy. */
const spare: Uint8Array[] = [];
const maxSpare = 256;

type Recording = { blocks: Uint8Array[]; bytes: number; next: number };

function append(recording: Recording, pcm: Uint8Array): void {
  for (let taken = 0; taken < pcm.byteLength;) {
    const at = recording.bytes % blockBytes;
    const block = at === 0 ? (spare.pop() ?? new Uint8Array(blockBytes)) : recording.blocks.at(-1);
    if (block === undefined) return;
    if (at === 0) recording.blocks.push(block);
    const part = pcm.subarray(taken, taken + blockBytes - at);
    block.set(part, at);
    recording.bytes += part.byteLength;
    taken += part.byteLength;
  }
}

/** Clears memory before it is reused, so that no one's words stay in it. */
function giveBack(recording: Recording | undefined): void {
  for (const block of recording?.blocks ?? []) if (spare.length < maxSpare) spare.push(block.fill(0));
}

/** The sound of the utterances that are still needed. Frames of any other are dropped. */
export class UtteranceAudio {
  readonly #recordings = new Map<number, Recording>();

  /** An utterance begins; the oldest one is forgotten when there are too many. */
  begin(utterance: number): void {
    this.#recordings.set(utterance, { blocks: [], bytes: 0, next: 0 });
    for (const known of this.#recordings.keys()) {
      if (this.#recordings.size <= maxUtterances) break;
      this.forget(known);
    }
  }

  /** Takes a frame; false when it is out of order, unasked for or too much. */
  add(frame: CaptureFrame): boolean {
    const recording = this.#recordings.get(frame.utterance);
    if (recording === undefined || frame.sequence !== recording.next) return false;
    if (recording.bytes + frame.pcm.byteLength > maxBytes) return false;
    append(recording, frame.pcm);
    recording.next += 1;
    return true;
  }

  /** The sound so far, PCM16 mono 16 kHz, in parts that hold until it is forgotten. */
  soundOf(utterance: number): Uint8Array[] {
    const { blocks, bytes } = this.#recordings.get(utterance) ?? { blocks: [], bytes: 0 };
    return blocks.map((block, index) => block.subarray(0, bytes - index * blockBytes));
  }

  forget(utterance: number): void {
    giveBack(this.#recordings.get(utterance));
    this.#recordings.delete(utterance);
  }
}

/**
 * How fast sound may come in: as fast as it is spoken. A network that stalls delivers late what was spoken meanwhile, so
 * what was not used is kept for as long as an utterance may last. Pure: the clock is passed in, ms.
 */
export class CaptureBudget {
  #allowedMs: number = limits.captureBurstMs;
  #at: number;

  constructor(at: number) {
    this.#at = at;
  }

  /** A client that comes back sends at once what it kept while it was away. */
  comeBack(at: number): void {
    this.#advance(at);
    this.#allowedMs = Math.max(this.#allowedMs, limits.resumeWindowMs + limits.maxUtteranceMs);
  }

  /** Accepts this much sound, ms; false if it arrives faster than anybody speaks. */
  take(ms: number, at: number): boolean {
    this.#advance(at);
    if (ms > this.#allowedMs) return false;
    this.#allowedMs -= ms;
    return true;
  }

  #advance(at: number): void {
    const gained = this.#allowedMs + Math.max(0, at - this.#at);
    this.#allowedMs = Math.max(
      this.#allowedMs,
      Math.min(gained, limits.maxUtteranceMs + limits.captureBurstMs),
    );
    this.#at = at;
  }
}

/** Whether an utterance is being spoken, or has ended and waits for its transcript. */
function isOpen({ turn, unsettled, isAttached }: Conversation, utterance: number): boolean {
  if (!isAttached || turn.phase === "ended") return false;
  if (turn.phase === "userSpeaking" && turn.utterance === utterance) return true;
  return unsettled.some((it) => it.utterance === utterance && it.transcript === null);
}

/** The end of a text that is too long for a caption: what was said last. */
const lastWords = (words: string): string => words.slice(-limits.maxCaptionCharacters).toWellFormed();

type OwnWordsDeps = {
  readonly state: () => Conversation;
  readonly send: (message: ServerMessage) => void;
  /** Runs something later; the answer cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
  /** ms */
  readonly now: () => number;
};

/**
 * Shows people their words while they speak [P14]. These are for the eye alone: nothing is stored, answered or heard for
 * danger before the transcript is there.
 */
export class OwnWords {
  readonly #deps: OwnWordsDeps;
  #pending: { readonly utterance: number; readonly text: string } | null = null;
  #sent: { readonly utterance: number; readonly text: string } | null = null;
  #sentAt = Number.NEGATIVE_INFINITY;
  #cancel: (() => void) | null = null;

  constructor(deps: OwnWordsDeps) {
    this.#deps = deps;
  }

  /** The words of an utterance so far. */
  take(utterance: number, words: string): void {
    this.#pending = { utterance, text: lastWords(words.trim()) };
    if (this.#cancel !== null) return;
    const wait = this.#sentAt + limits.captionEveryMs - this.#deps.now();
    if (wait <= 0) this.#send();
    else this.#cancel = this.#deps.after(wait, () => this.#send());
  }

  /** Another connection knows nothing of what the last one was shown. */
  forget(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#pending = null;
    this.#sent = null;
  }

  #send(): void {
    this.#cancel = null;
    const { state, send, now } = this.#deps;
    const words = this.#pending;
    this.#pending = null;
    if (words === null || words.text === "" || !isOpen(state(), words.utterance)) return;
    if (words.utterance === this.#sent?.utterance && words.text === this.#sent.text) return;
    this.#sent = words;
    this.#sentAt = now();
    send({ type: "utterance.partial", ...words });
  }
}
