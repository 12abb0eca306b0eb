import { createOggWriter } from "#local/ai/speech/ogg-writer.ts";

const packetSamples = 960;

/** An Ogg Opus file of packets of 20 ms, with this many per page. */
export function oggOf(packets: readonly Uint8Array[], packetsPerPage: number): Uint8Array<ArrayBuffer> {
  const writer = createOggWriter({ serial: 7, preSkip: 312, inputRate: 24_000 });
  const pages = [writer.head()];
  for (let from = 0; from < packets.length; from += packetsPerPage) {
    const some = packets.slice(from, from + packetsPerPage);
    const done = from + some.length;
    pages.push(writer.page(some, 312 + done * packetSamples, done === packets.length));
  }
  return Buffer.concat(pages);
}
