import { capture, limits } from "#shared/limits.ts";
import type { CaptureFrame } from "#shared/protocol/audio-frames.ts";

const bytesPerMs = (capture.sampleRateHz * capture.bytesPerSample) / 1_000;
/** An utterance of the longest length, with its pre-roll and its silence. */
const maxBytes = (limits.maxUtteranceMs + 5_000) * bytesPerMs;
/** Utterances kept at once: the one being spoken, and those still being transcribed. */
const maxUtterances = 4;

type Recording = { chunks: Uint8Array[]; bytes: number; next: number };

/** The sound of the utterances that are still needed. Frames of any other are dropped. */
export class UtteranceAudio {
  readonly #recordings = new Map<number, Recording>();

  /** An utterance begins; the oldest one is forgotten when there are too many. */
  begin(utterance: number): void {
    this.#recordings.set(utterance, { chunks: [], bytes: 0, next: 0 });
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
    // The frame is a view of a pooled network buffer: keeping it would keep the pool.
    recording.chunks.push(frame.pcm.slice());
    recording.bytes += frame.pcm.byteLength;
    recording.next += 1;
    return true;
  }

  /** The sound so far, PCM16 mono 16 kHz; empty when nothing is known. */
  soundOf(utterance: number): Uint8Array {
    const recording = this.#recordings.get(utterance);
    const sound = new Uint8Array(recording?.bytes ?? 0);
    let offset = 0;
    for (const chunk of recording?.chunks ?? []) {
      sound.set(chunk, offset);
      offset += chunk.byteLength;
    }
    return sound;
  }

  forget(utterance: number): void {
    this.#recordings.delete(utterance);
  }
}
