import { createDecoder } from "libopus-wasm";
import { describe, expect, test } from "vitest";
import { oggOpus } from "./opus-stream.ts";

type Page = {
  readonly type: number;
  readonly granule: number;
  readonly sequence: number;
  readonly checksum: number;
  readonly computed: number;
  readonly packets: Uint8Array[];
};

/** Ogg's CRC bit by bit, as RFC 3533 describes it. */
function crcOf(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 24;
    for (let bit = 0; bit < 8; bit += 1) crc = crc < 0 ? (crc << 1) ^ 0x04_c1_1d_b7 : crc << 1;
  }
  return crc >>> 0;
}

function pagesOf(file: Buffer): Page[] {
  const pages: Page[] = [];
  for (let at = 0; at < file.length;) {
    expect(file.toString("latin1", at, at + 4)).toBe("OggS");
    const segments = [...file.subarray(at + 27, at + 27 + file.readUInt8(at + 26))];
    const body = at + 27 + segments.length;
    const end = body + segments.reduce((sum, length) => sum + length, 0);
    const blank = Buffer.from(file.subarray(at, end));
    blank.writeUInt32LE(0, 22);
    pages.push({
      type: file.readUInt8(at + 5),
      granule: Number(file.readBigInt64LE(at + 6)),
      sequence: file.readUInt32LE(at + 18),
      checksum: file.readUInt32LE(at + 22),
      computed: crcOf(blank),
      packets: packetsOf(file.subarray(body, end), segments),
    });
    at = end;
  }
  return pages;
}

function packetsOf(body: Buffer, segments: readonly number[]): Uint8Array[] {
  const packets: Uint8Array[] = [];
  let start = 0;
  let at = 0;
  for (const length of segments) {
    at += length;
    if (length === 255) continue;
    packets.push(body.subarray(start, at));
    start = at;
  }
  return packets;
}

const rate = 24_000;
const tone = (samples: number): Int16Array =>
  Int16Array.from({ length: samples }, (_, at) => 12_000 * Math.sin((2 * Math.PI * 440 * at) / rate));

async function* inBlocks(samples: Int16Array, block: number): AsyncGenerator<Int16Array> {
  for (let at = 0; at < samples.length; at += block) yield samples.subarray(at, at + block);
}

async function encode(samples: Int16Array, block: number): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of oggOpus(inBlocks(samples, block), 7)) chunks.push(chunk);
  return chunks;
}

const energy = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value * value, 0) / values.length;

describe("Ogg Opus", () => {
  const samples = tone(rate + 123);

  test("has whole pages with right checksums, in order, from first to last", async () => {
    const pages = pagesOf(Buffer.concat(await encode(samples, 2_400)));
    for (const [index, page] of pages.entries()) {
      expect(page.checksum).toBe(page.computed);
      expect(page.sequence).toBe(index);
    }
    expect(pages.map(({ type }) => type)).toEqual([2, ...pages.slice(2).map(() => 0), 4]);
    expect(Buffer.from(pages[0]?.packets[0] ?? []).toString("latin1", 0, 8)).toBe("OpusHead");
    expect(Buffer.from(pages[1]?.packets[0] ?? []).toString("latin1", 0, 8)).toBe("OpusTags");
  });

  test("streams: no page holds more than 200 ms, the first ones 100 ms", async () => {
    const pages = pagesOf(Buffer.concat(await encode(samples, 2_400))).slice(2);
    expect(pages[0]?.packets).toHaveLength(5);
    expect(Math.max(...pages.map(({ packets }) => packets.length))).toBeLessThanOrEqual(10);
  });

  test("ends exactly where the speech ended", async () => {
    const pages = pagesOf(Buffer.concat(await encode(samples, 2_400)));
    const preSkip = Buffer.from(pages[0]?.packets[0] ?? []).readUInt16LE(10);
    expect(pages.at(-1)?.granule).toBe(preSkip + samples.length * 2);
  });

  test("decodes to what went in", async () => {
    const packets = pagesOf(Buffer.concat(await encode(samples, 2_400)))
      .slice(2)
      .flatMap((page) => page.packets);
    const decoder = await createDecoder({ sampleRate: rate, channels: 1 });
    const decoded = packets.flatMap((packet) => Array.from(decoder.decode(packet)));
    decoder.free();
    const ratio = energy(decoded.slice(2_400, 21_600)) / energy(Array.from(samples.slice(2_400, 21_600)));
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.25);
  });

  test("is the same however the speech comes in", async () => {
    const whole = Buffer.concat(await encode(samples, samples.length));
    expect(Buffer.concat(await encode(samples, 777)).equals(whole)).toBe(true);
  });

  test("of nothing is nothing but its end", async () => {
    const pages = pagesOf(Buffer.concat(await encode(new Int16Array(0), 1)));
    expect(pages.at(-1)?.type).toBe(4);
  });
});
