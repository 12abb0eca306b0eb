import { expect, test } from "vitest";
import { trimmed } from "./trim.ts";
import { readWav } from "./wav.ts";
import { written } from "./written.ts";

function wavOf(samples: readonly number[], { rate = 16_000, channels = 1, coding = 1 } = {}): Buffer {
  const bytes = Buffer.alloc(44 + samples.length * 2);
  bytes.write("RIFF");
  bytes.write("WAVEfmt ", 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(coding, 20);
  bytes.writeUInt16LE(channels, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt16LE(16, 34);
  bytes.write("data", 36);
  // As a stream writes it: the length is not known.
  bytes.writeUInt32LE(0xff_ff_ff_ff, 40);
  for (const [index, sample] of samples.entries()) bytes.writeInt16LE(sample, 44 + index * 2);
  return bytes;
}

test("reads 16-bit PCM, mixes channels and changes rates", () => {
  expect([...(readWav(wavOf([0, 16_384, -32_768])) ?? [])]).toEqual([0, 0.5, -1]);
  expect([...(readWav(wavOf([16_384, 0, -16_384, -16_384], { channels: 2 })) ?? [])]).toEqual([0.25, -0.5]);
  const second = readWav(
    wavOf(
      Array.from({ length: 48_000 }, () => 8_192),
      { rate: 48_000 },
    ),
  );
  expect(second?.length).toBeGreaterThan(15_900);
  expect(second?.[8_000]).toBeCloseTo(0.25, 3);
});

test.each([
  ["no WAV", Buffer.from("OggS and more that is not a wave file at all")],
  ["another coding", wavOf([1], { coding: 3 })],
  ["nothing", Buffer.alloc(0)],
  ["cut short", wavOf([1, 2]).subarray(0, 30)],
])("refuses %s", (_, bytes) => {
  expect(readWav(bytes)).toBeUndefined();
});

test("the stillness around speech is cut, a margin is kept", () => {
  const samples = new Float32Array(32_000);
  for (let at = 12_000; at < 20_000; at += 1) samples[at] = Math.sin(at / 5) / 2;
  const length = trimmed(samples).length;
  expect(length).toBeGreaterThan(8_000);
  expect(length).toBeLessThan(8_000 + 2 * 3_200);
  expect(trimmed(new Float32Array(100))).toHaveLength(100);
});

test.each([
  ["en", "i feel sad", "I feel sad."],
  ["en", "hello how are you today", "Hello, how are you today?"],
  ["en", "hello", "Hello."],
  ["en", "are you a robot", "Are you a robot?"],
  ["en", "", ""],
  ["fr", "j' ai peur de l' avenir", "J'ai peur de l'avenir."],
  ["fr", "bonjour est-ce_que vous m' entendez", "Bonjour, est-ce que vous m'entendez\u00A0?"],
  ["fr", "pouvez -vous m' aider", "Pouvez-vous m'aider\u00A0?"],
] as const)("in %s, %s is written %s", (language, words, text) => {
  expect(written(words, language)).toBe(text);
});
