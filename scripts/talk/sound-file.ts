import { readFileSync, writeFileSync } from "node:fs";
import { createOggWriter } from "#local/ai/speech/ogg-writer.ts";
import { packetSamples } from "#relay/ai/audio/opus-packet.ts";
import { readWavHeader } from "#relay/ai/audio/wav.ts";
import { TalkFailure } from "./line.ts";

export type SoundFile = { readonly sampleRate: number; readonly samples: Float32Array };

/** Reads a WAV file of 16-bit PCM; of several channels only the first. */
export function readSound(path: string): SoundFile {
  const bytes = read(path);
  const format = bytes.toString("latin1", 0, 4) === "RIFF" ? readWavHeader(bytes) : null;
  if (format === null || format === undefined) throw new TalkFailure(`${path} isn't a 16-bit PCM WAV file.`);
  const step = 2 * format.channels;
  const count = Math.floor((bytes.length - format.dataAt) / step);
  const samples = Float32Array.from(
    { length: count },
    (_, index) => bytes.readInt16LE(format.dataAt + index * step) / 0x8000,
  );
  return { sampleRate: format.sampleRate, samples };
}

function read(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw new TalkFailure(`Couldn't read ${path}.`);
  }
}

/** Samples that a player skips at the beginning, 48 kHz. */
const preSkip = 312;
const packetsPerPage = 50;

/** Writes Opus packets as an Ogg file that any player opens. */
export function saveReply(path: string, packets: readonly Uint8Array[]): void {
  const writer = createOggWriter({ serial: 1, preSkip, inputRate: 48_000 });
  const pages: Uint8Array[] = [writer.head()];
  let granule = preSkip;
  for (let from = 0; from < packets.length; from += packetsPerPage) {
    const some = packets.slice(from, from + packetsPerPage);
    granule += some.reduce((sum, packet) => sum + packetSamples(packet), 0);
    pages.push(writer.page(some, granule, from + packetsPerPage >= packets.length));
  }
  writeFileSync(path, Buffer.concat(pages));
}
