import { Application, createEncoder, Signal } from "libopus-wasm";
import { createOggWriter } from "#local/ai/speech/ogg-writer.ts";

const sampleRate = 48_000;
const packetSamples = 960;
const packetMs = 20;

/** A one-second hum as Opus packets of 20 ms. */
async function hum(): Promise<Uint8Array[]> {
  const encoder = await createEncoder({
    sampleRate,
    channels: 1,
    application: Application.Voip,
    signal: Signal.Voice,
    bitrate: 28_000,
    complexity: 5,
    frameSize: packetSamples,
  });
  const packets = Array.from({ length: 50 }, (_, index) => {
    const at = index * packetSamples;
    const samples = Float32Array.from(
      { length: packetSamples },
      (_sample, offset) => 0.2 * Math.sin((at + offset) * 0.02) * Math.sin((at + offset) * 0.0007),
    );
    return encoder.encodeFloat(samples);
  });
  encoder.free();
  return packets;
}

/**
 * The Ogg pages of half a minute of speech, `pageMs` of audio each, created once: every response is a prefix
 * of them. The first page contains the stream's headers.
 */
export async function makePages(pageMs: number): Promise<Uint8Array[]> {
  const packets = await hum();
  const writer = createOggWriter({ serial: 1, preSkip: 312, inputRate: sampleRate });
  const perPage = Math.max(1, Math.round(pageMs / packetMs));
  return Array.from({ length: Math.ceil(30_000 / pageMs) }, (_, page) => {
    const some = Array.from(
      { length: perPage },
      (_packet, index) => packets[(page * perPage + index) % 50] ?? new Uint8Array([0x78]),
    );
    const bytes = writer.page(some, (page + 1) * perPage * packetSamples, false);
    return page === 0 ? Buffer.concat([writer.head(), bytes]) : bytes;
  });
}
