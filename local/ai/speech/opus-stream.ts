import { Application, createEncoder, Signal } from "libopus-wasm";
import { createOggWriter } from "./ogg-writer.ts";

const rate = 24_000;
/** 20 ms. */
const frameSize = 480;
/** Granule positions count at 48 kHz whatever the input. */
const granulesPerSample = 2;
/** Packets on the first pages and on later ones: 100 ms at first, so that sound starts early; then 200 ms. */
const pagePackets = { first: 5, later: 10, earlyPages: 3 } as const;

/** Encodes speech (24 kHz) as Ogg Opus while it is being made: a page leaves as soon as it is full. */
export async function* oggOpus(
  speech: AsyncIterable<Int16Array>,
  serial: number,
): AsyncGenerator<Uint8Array> {
  const encoder = await createEncoder({
    sampleRate: rate,
    channels: 1,
    frameSize,
    application: Application.Voip,
    signal: Signal.Voice,
    bitrate: 32_000,
    complexity: 5,
  });
  try {
    const preSkip = encoder.getLookahead() * granulesPerSample;
    const writer = createOggWriter({ serial, preSkip, inputRate: rate });
    let packets: Uint8Array[] = [];
    let pages = 0;
    let frames = 0;
    let samples = 0;
    for await (const frame of framesOf(speech, encoder.getLookahead(), (count) => (samples += count))) {
      if (frames === 0) yield writer.head();
      const full = pages < pagePackets.earlyPages ? pagePackets.first : pagePackets.later;
      if (packets.length >= full) {
        yield writer.page(packets, frames * frameSize * granulesPerSample, false);
        packets = [];
        pages += 1;
      }
      packets.push(encoder.encode(frame));
      frames += 1;
    }
    // The last page's position ends the stream where the speech ended, not where its last frame did.
    if (frames > 0) yield writer.page(packets, preSkip + samples * granulesPerSample, true);
  } finally {
    encoder.free();
  }
}

/** Cuts speech into whole frames; silence fills the last ones, far enough to bring out the encoder's delay. */
async function* framesOf(
  speech: AsyncIterable<Int16Array>,
  lookahead: number,
  count: (samples: number) => void,
): AsyncGenerator<Int16Array> {
  let rest = new Int16Array(0);
  for await (const block of speech) {
    count(block.length);
    const joined = joinSamples(rest, block);
    const whole = joined.length - (joined.length % frameSize);
    for (let at = 0; at < whole; at += frameSize) yield joined.subarray(at, at + frameSize);
    rest = joined.slice(whole);
  }
  const tail = joinSamples(rest, new Int16Array(lookahead));
  const padded = joinSamples(tail, new Int16Array((frameSize - (tail.length % frameSize)) % frameSize));
  for (let at = 0; at < padded.length; at += frameSize) yield padded.subarray(at, at + frameSize);
}

function joinSamples(a: Int16Array, b: Int16Array): Int16Array<ArrayBuffer> {
  const joined = new Int16Array(a.length + b.length);
  joined.set(a);
  joined.set(b, a.length);
  return joined;
}
