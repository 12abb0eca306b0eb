import { capture, limits } from "#shared/limits.ts";
import type { CaptureFrame } from "#shared/protocol/audio-frames.ts";

const bytesPerMs = (capture.sampleRateHz * capture.bytesPerSample) / 1_000;
/** An utterance of the longest length, with its pre-roll and its silence. */
const maxBytes = (limits.maxUtteranceMs + 5_000) * bytesPerMs;
/** Utterances kept at once: the one being spoken, and those still being transcribed. */
const maxUtterances = 4;

/** Sound is kept in blocks of a second: a buffer for each frame costs more than its samples. */
const blockBytes = capture.sampleRateHz * capture.bytesPerSample;

type Recording = { blocks: Uint8Array[]; bytes: number; next: number };

function append(recording: Recording, pcm: Uint8Array): void {
  for (let taken = 0; taken < pcm.byteLength;) {
    const at = recording.bytes % blockBytes;
    const block = at === 0 ? new Uint8Array(blockBytes) : recording.blocks.at(-1);
    if (block === undefined) return;
    if (at === 0) recording.blocks.push(block);
    const part = pcm.subarray(taken, taken + blockBytes - at);
    block.set(part, at);
    recording.bytes += part.byteLength;
    taken += part.byteLength;
  }
}

/** The sound of the utterances that are still needed. Frames of any other are dropped. */
export class UtteranceAudio {
  readonly #recordings = new Map<number, Recording>();

  /** An utterance begins; the oldest one is forgotten when there are too many. */
  begin(utterance: number): void {
    this.#recordings.set(utterance, { blocks: [], bytes: 0, next: 0 });
    for (const known of this.#recordings.keys()) {
      if (this.#recordings.size <= maxUtterances) break;
      this.#recordings.delete(known);
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

  /** The sound so far, PCM16 mono 16 kHz; empty when nothing is known. */
  soundOf(utterance: number): Uint8Array {
    const recording = this.#recordings.get(utterance);
    const sound = new Uint8Array(recording?.bytes ?? 0);
    for (const [index, block] of recording?.blocks.entries() ?? [])
      sound.set(block.subarray(0, sound.byteLength - index * blockBytes), index * blockBytes);
    return sound;
  }

  forget(utterance: number): void {
    this.#recordings.delete(utterance);
  }
}
