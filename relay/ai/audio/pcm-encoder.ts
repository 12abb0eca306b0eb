import { Application, createEncoder, Signal, type OpusEncoderHandle } from "libopus-wasm";
import { Resampler } from "#shared/audio/resampler.ts";
import { playback } from "#shared/limits.ts";
import { packetSamples } from "./opus-packet.ts";

const frameMs = 20;
/** The rates that Opus itself takes, Hz; what it decodes to doesn't depend on them. Others are resampled. */
const opusRates = [8_000, 12_000, 16_000, 24_000, 48_000] as const;
type OpusRate = (typeof opusRates)[number];
/** Bits per second: transparent for a single voice. */
const bitrate = 28_000;

function monoFloats(bytes: Uint8Array, channels: number): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const frames = Math.floor(bytes.byteLength / (2 * channels));
  return Float32Array.from(
    { length: frames },
    (_, index) => view.getInt16(index * 2 * channels, true) / 0x8000,
  );
}

/** Encodes PCM16 as it arrives into Opus packets of 20 ms. Free it when done. */
export class PcmEncoder {
  readonly #encoder: OpusEncoderHandle;
  readonly #resampler: Resampler | null;
  readonly #channels: number;
  readonly #samplesPerFrame: number;
  #bytes = new Uint8Array(0);
  #samples = new Float32Array(0);

  private constructor(encoder: OpusEncoderHandle, rates: { from: number; to: OpusRate }, channels: number) {
    this.#encoder = encoder;
    this.#resampler = rates.from === rates.to ? null : new Resampler(rates.from, rates.to);
    this.#channels = channels;
    this.#samplesPerFrame = (rates.to * frameMs) / 1_000;
  }

  /** @param sampleRate Hz of the input */
  static async create(sampleRate: number, channels: number): Promise<PcmEncoder> {
    const to = opusRates.find((rate) => rate === sampleRate) ?? playback.sampleRateHz;
    const encoder = await createEncoder({
      sampleRate: to,
      channels: 1,
      application: Application.Voip,
      signal: Signal.Voice,
      bitrate,
      complexity: 5,
      frameSize: (to * frameMs) / 1_000,
    });
    return new PcmEncoder(encoder, { from: sampleRate, to }, channels);
  }

  /** Takes bytes, which may end within a sample; returns the packets that are full. */
  push(bytes: Uint8Array): Uint8Array[] {
    const joined = new Uint8Array(this.#bytes.length + bytes.length);
    joined.set(this.#bytes);
    joined.set(bytes, this.#bytes.length);
    const whole = joined.length - (joined.length % (2 * this.#channels));
    this.#bytes = joined.slice(whole);
    const samples = monoFloats(joined.subarray(0, whole), this.#channels);
    return this.#encode(this.#resampler?.process(samples) ?? samples);
  }

  /** The last packet, padded with silence. */
  finish(): Uint8Array[] {
    const rest = this.#samples.length;
    return rest === 0 ? [] : this.#encode(new Float32Array(this.#samplesPerFrame - rest));
  }

  free(): void {
    this.#encoder.free();
  }

  #encode(samples: Float32Array): Uint8Array[] {
    const samplesPerFrame = this.#samplesPerFrame;
    const joined = new Float32Array(this.#samples.length + samples.length);
    joined.set(this.#samples);
    joined.set(samples, this.#samples.length);
    const packets: Uint8Array[] = [];
    let from = 0;
    for (; from + samplesPerFrame <= joined.length; from += samplesPerFrame)
      packets.push(this.#encoder.encodeFloat(joined.slice(from, from + samplesPerFrame)));
    this.#samples = joined.slice(from);
    return packets.filter((packet) => packetSamples(packet) > 0);
  }
}
