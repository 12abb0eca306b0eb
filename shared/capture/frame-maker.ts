import { capture } from "../limits.ts";

const samplesPerFrame = (capture.sampleRateHz * capture.frameMs) / 1_000;

function toPcm16(samples: Float32Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(samples.length * capture.bytesPerSample);
  const view = new DataView(bytes.buffer);
  for (const [index, sample] of samples.entries()) {
    const clamped = Math.max(-1, Math.min(1, sample));
    view.setInt16(index * capture.bytesPerSample, Math.round(clamped * 0x7fff), true);
  }
  return bytes;
}

/** Cuts the audio of one utterance into frames of 100 ms of PCM16 [P5]. */
export class FrameMaker {
  #rest = new Float32Array(0);

  /** Takes samples (16 kHz, −1…1); returns the frames that are full. */
  add(samples: Float32Array): Uint8Array<ArrayBuffer>[] {
    const joined = new Float32Array(this.#rest.length + samples.length);
    joined.set(this.#rest);
    joined.set(samples, this.#rest.length);
    const frames: Uint8Array<ArrayBuffer>[] = [];
    let from = 0;
    for (; from + samplesPerFrame <= joined.length; from += samplesPerFrame)
      frames.push(toPcm16(joined.subarray(from, from + samplesPerFrame)));
    this.#rest = joined.slice(from);
    return frames;
  }

  /** The last, shorter frame, if anything is left. */
  finish(): Uint8Array<ArrayBuffer>[] {
    const rest = this.#rest;
    this.#rest = new Float32Array(0);
    return rest.length === 0 ? [] : [toPcm16(rest)];
  }
}
