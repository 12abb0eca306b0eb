import { writeFileSync } from "node:fs";
import { playback } from "#shared/limits.ts";
import { createOggWriter } from "#local/ai/speech/ogg-writer.ts";

const packetsPerPage = 25;

export type Sound = { readonly packets: readonly Uint8Array[]; /** 48 kHz */ readonly samples: number };

/** The sound of replies as an Ogg Opus file that any player plays. */
export function oggOf(sounds: readonly Sound[]): Uint8Array {
  const packets = sounds.flatMap(({ packets: some, samples }) =>
    some.map((packet) => ({ packet, samples: samples / some.length })),
  );
  const writer = createOggWriter({ serial: 1, preSkip: 0, inputRate: playback.sampleRateHz });
  const pages: Uint8Array[] = [writer.head()];
  let granule = 0;
  for (let at = 0; at < packets.length; at += packetsPerPage) {
    const some = packets.slice(at, at + packetsPerPage);
    granule += some.reduce((sum, { samples }) => sum + samples, 0);
    const last = at + packetsPerPage >= packets.length;
    pages.push(
      writer.page(
        some.map(({ packet }) => packet),
        Math.round(granule),
        last,
      ),
    );
  }
  return Buffer.concat(pages);
}

/** Writes the file; false where it cannot. */
export function saveReply(path: string, sounds: readonly Sound[]): boolean {
  try {
    writeFileSync(path, oggOf(sounds));
    return true;
  } catch {
    return false;
  }
}
