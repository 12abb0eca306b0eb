import { createDecoder } from "libopus-wasm";
import { describe, expect, test } from "vitest";
import { packetSamples } from "./opus-packet.ts";
import { PcmEncoder } from "./pcm-encoder.ts";

/** Half a second of a 440 Hz tone as PCM16. */
function toneOf(sampleRate: number): Uint8Array {
  const samples = Int16Array.from({ length: sampleRate / 2 }, (_, index) =>
    Math.round(12_000 * Math.sin((2 * Math.PI * 440 * index) / sampleRate)),
  );
  return new Uint8Array(samples.buffer);
}

/** How often a signal rises through zero in a second. */
function pitchOf(samples: Float32Array, sampleRate: number): number {
  let rises = 0;
  for (let index = 1; index < samples.length; index += 1)
    if ((samples[index - 1] ?? 0) < 0 && (samples[index] ?? 0) >= 0) rises += 1;
  return (rises * sampleRate) / samples.length;
}

describe("speech becomes Opus", () => {
  test.each([8_000, 16_000, 22_050, 24_000, 44_100, 48_000])(
    "of the same length and pitch, from %i Hz",
    async (sampleRate) => {
      const encoder = await PcmEncoder.create(sampleRate, 1);
      const tone = toneOf(sampleRate);
      // Pieces end within a sample.
      const packets = [
        ...encoder.push(tone.subarray(0, 999)),
        ...encoder.push(tone.subarray(999)),
        ...encoder.finish(),
      ];
      encoder.free();
      const ms = packets.reduce((sum, packet) => sum + packetSamples(packet) / 48, 0);
      expect(ms).toBeGreaterThanOrEqual(480);
      expect(ms).toBeLessThanOrEqual(520);
      const decoder = await createDecoder({ sampleRate: 48_000, channels: 1 });
      const heard = packets.flatMap((packet) => Array.from(decoder.decodeFloat(packet)));
      decoder.free();
      const middle = Float32Array.from(heard.slice(4_800, 19_200));
      expect(Math.abs(pitchOf(middle, 48_000) - 440)).toBeLessThan(8);
    },
  );
});
