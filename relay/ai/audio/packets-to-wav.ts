import { createDecoder } from "libopus-wasm";
import { wavOf } from "./wav.ts";

/** Rates that Opus decodes to by itself, Hz. */
export type WavRate = 12_000 | 24_000;

const bytesOf = (pcm: Int16Array): Uint8Array => new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength);

/** Opus packets as a WAV file, which every browser plays; for sound that isn't played as it comes. */
export async function wavOfPackets(
  packets: readonly Uint8Array[],
  sampleRate: WavRate,
): Promise<Uint8Array<ArrayBuffer>> {
  const decoder = await createDecoder({ sampleRate, channels: 1 });
  try {
    const pcm = packets.map((packet) => bytesOf(decoder.decode(packet).slice()));
    return wavOf(Buffer.concat(pcm), sampleRate);
  } finally {
    decoder.free();
  }
}
