import { Application, createEncoder, type OpusEncoderHandle } from "libopus-wasm";
import { Resampler } from "#shared/audio/resampler.ts";
import { playback } from "#shared/limits.ts";
import { concat } from "./ogg-demuxer.ts";
import { packetSamples } from "./opus-packet.ts";
import { pcmOf, samplesOf } from "./pcm-samples.ts";

const frameMs = 20;
/** The rates that Opus itself takes, Hz; what it decodes to doesn't depend on them. Others are resampled. */
const opusRates = [8_000, 12_000, 16_000, 24_000, 48_000] as const;
type OpusRate = (typeof opusRates)[number];

/**
 * How speech is encoded. A call's sound is encoded on the event loop, so that it has to be cheap: this mode of Opus, which
 * makes up in bits for what it saves in work, takes a fifth of the time that the one for telephony takes at 28 kbit/s,
 * and distorts less (`npm run bench` compares them). It is still a fifth of what the microphone sends. Below complexity
 * 1, sudden sounds are smeared.
 */
export const speechEncoding = {
  application: Application.RestrictedLowDelay,
  bitrate: 48_000,
  complexity: 1,
} as const;

/** The first channel of interleaved PCM16. */
function firstChannel(bytes: Uint8Array, channels: number): Uint8Array {
  if (channels === 1) return bytes;
  const mono = new Uint8Array(bytes.byteLength / channels);
  for (let at = 0; at < mono.byteLength; at += 2)
    mono.set(bytes.subarray(at * channels, at * channels + 2), at);
  return mono;
}

/** Encodes PCM16, little-endian, as it arrives into Opus packets of 20 ms. Free it when done. */
export class PcmEncoder {
  readonly #encoder: OpusEncoderHandle;
  readonly #resampler: Resampler | null;
  readonly #channels: number;
  readonly #bytesPerFrame: number;
  /** Less than one sample of all channels. */
  #part = new Uint8Array(0);
  /** Mono, at the encoder's rate, less than a frame. */
  #rest = new Uint8Array(0);

  private constructor(encoder: OpusEncoderHandle, rates: { from: number; to: OpusRate }, channels: number) {
    this.#encoder = encoder;
    this.#resampler = rates.from === rates.to ? null : new Resampler(rates.from, rates.to);
    this.#channels = channels;
    this.#bytesPerFrame = (rates.to * frameMs * 2) / 1_000;
  }

  /** @param sampleRate Hz of the input */
  static async create(sampleRate: number, channels: number): Promise<PcmEncoder> {
    const to = opusRates.find((rate) => rate === sampleRate) ?? playback.sampleRateHz;
    const frameSize = (to * frameMs) / 1_000;
    const encoder = await createEncoder({ sampleRate: to, channels: 1, frameSize, ...speechEncoding });
    return new PcmEncoder(encoder, { from: sampleRate, to }, channels);
  }

  /** Takes bytes, which may end within a sample; returns the packets that are full. */
  push(bytes: Uint8Array): Uint8Array[] {
    const joined = this.#part.length === 0 ? bytes : concat([this.#part, bytes]);
    const whole = joined.length - (joined.length % (2 * this.#channels));
    this.#part = joined.slice(whole);
    const pcm = firstChannel(joined.subarray(0, whole), this.#channels);
    return this.#encode(this.#resampler === null ? pcm : pcmOf(this.#resampler.process(samplesOf(pcm))));
  }

  /** The last packet, padded with silence. */
  finish(): Uint8Array[] {
    const rest = this.#rest.length;
    return rest === 0 ? [] : this.#encode(new Uint8Array(this.#bytesPerFrame - rest));
  }

  free(): void {
    this.#encoder.free();
  }

  #encode(pcm: Uint8Array): Uint8Array[] {
    const joined = this.#rest.length === 0 ? pcm : concat([this.#rest, pcm]);
    const packets: Uint8Array[] = [];
    let from = 0;
    for (; from + this.#bytesPerFrame <= joined.length; from += this.#bytesPerFrame)
      packets.push(this.#encoder.encode(joined.subarray(from, from + this.#bytesPerFrame)));
    this.#rest = joined.slice(from);
    return packets.filter((packet) => packetSamples(packet) > 0);
  }
}
