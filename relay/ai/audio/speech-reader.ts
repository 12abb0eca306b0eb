import { OggDemuxer, concat } from "./ogg-demuxer.ts";
import { packetSamples } from "./opus-packet.ts";
import { PcmEncoder } from "./pcm-encoder.ts";
import { readWavHeader } from "./wav.ts";

/** The assumed rate of raw PCM without a header: the usual output of speech services, Hz. */
const rawPcmRate = 24_000;

type Decoder = {
  readonly push: (bytes: Uint8Array) => Uint8Array[] | null;
  readonly finish: () => Uint8Array[];
  readonly free: () => void;
};

export type Packets = { readonly packets: readonly Uint8Array[]; /** 48 kHz */ readonly samples: number };

function counted(packets: readonly Uint8Array[]): Packets {
  return { packets, samples: packets.reduce((sum, packet) => sum + packetSamples(packet), 0) };
}

function word(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to));
}

function oggDecoder(): Decoder {
  const demuxer = new OggDemuxer();
  return { push: (bytes) => demuxer.push(bytes), finish: () => [], free: () => {} };
}

async function pcmDecoder(sampleRate: number, channels: number, skip: number): Promise<Decoder> {
  const encoder = await PcmEncoder.create(sampleRate, channels);
  let toSkip = skip;
  const push = (bytes: Uint8Array): Uint8Array[] => {
    const part = bytes.subarray(Math.min(toSkip, bytes.length));
    toSkip = Math.max(0, toSkip - bytes.length);
    return encoder.push(part);
  };
  return { push, finish: () => encoder.finish(), free: () => encoder.free() };
}

/**
 * Detects the actual format, because servers may announce one and send another. Undefined: more bytes are
 * needed; null: unusable.
 */
async function chooseDecoder(start: Uint8Array): Promise<Decoder | null | undefined> {
  if (start.length < 12) return undefined;
  if (word(start, 0, 4) === "OggS") return oggDecoder();
  if (word(start, 0, 4) === "RIFF" && word(start, 8, 12) === "WAVE") {
    const format = readWavHeader(start);
    return format === null || format === undefined
      ? format
      : pcmDecoder(format.sampleRate, format.channels, format.dataAt);
  }
  const isText = /^\s*[{<[]/.test(word(start, 0, 8));
  const isMp3 = word(start, 0, 3) === "ID3" || (start[0] === 0xff && ((start[1] ?? 0) & 0xe6) === 0xe2);
  return isText || isMp3 ? null : pcmDecoder(rawPcmRate, 1, 0);
}

/** Reads a speech response of any format as it streams in, and returns Opus packets. Free it when done. */
export class SpeechReader {
  #start: Uint8Array[] = [];
  #decoder: Decoder | null = null;

  /** Null if the input isn't usable speech. */
  async push(bytes: Uint8Array): Promise<Packets | null> {
    if (this.#decoder !== null) return this.#decode(this.#decoder, bytes);
    this.#start.push(bytes);
    const start = concat(this.#start);
    const decoder = await chooseDecoder(start);
    if (decoder === undefined) return counted([]);
    if (decoder === null) return null;
    this.#decoder = decoder;
    this.#start = [];
    return this.#decode(decoder, start);
  }

  /** The rest, once the response has ended. */
  finish(): Packets {
    return counted(this.#decoder?.finish() ?? []);
  }

  free(): void {
    this.#decoder?.free();
  }

  #decode(decoder: Decoder, bytes: Uint8Array): Packets | null {
    const packets = decoder.push(bytes);
    return packets === null ? null : counted(packets.filter((packet) => packetSamples(packet) > 0));
  }
}
