import { describe, expect, test } from "vitest";
import { CapturePipeline, type CaptureMessage } from "./capture-pipeline.ts";
import { Resampler } from "../audio/resampler.ts";

function tone(hz: number, rate: number, seconds: number, peak = 0.5): Float32Array {
  return Float32Array.from(
    { length: rate * seconds },
    (_, index) => peak * Math.sin((2 * Math.PI * hz * index) / rate),
  );
}

function rms(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length));
}

function inBlocks(samples: Float32Array, block: number, take: (part: Float32Array) => void): void {
  for (let from = 0; from < samples.length; from += block) take(samples.subarray(from, from + block));
}

function resampled(samples: Float32Array, rate: number, block: number): Float32Array {
  const resampler = new Resampler(rate, 16_000);
  const parts: number[] = [];
  inBlocks(samples, block, (part) => parts.push(...resampler.process(part)));
  return Float32Array.from(parts);
}

describe("resampling to 16 kHz", () => {
  test.each([48_000, 44_100, 96_000, 16_000, 8_000])(
    "%i Hz: speech passes, and the length is right",
    (rate) => {
      const output = resampled(tone(1_000, rate, 1), rate, 128);
      expect(Math.abs(output.length - 16_000)).toBeLessThan(64);
      expect(rms(output.subarray(500, 15_000))).toBeCloseTo(0.5 / Math.SQRT2, 2);
    },
  );

  test.each([48_000, 44_100])("%i Hz: what 16 kHz can't represent doesn't alias", (rate) => {
    expect(rms(resampled(tone(11_000, rate, 1), rate, 128))).toBeLessThan(0.002);
  });

  test("any division into blocks gives the same samples", () => {
    const input = tone(440, 44_100, 0.5);
    const whole = resampled(input, 44_100, input.length);
    for (const block of [1, 128, 1_000]) {
      const parts = resampled(input, 44_100, block);
      expect(Math.abs(parts.length - whole.length)).toBeLessThanOrEqual(1);
      for (const index of [0, 777, 5_000]) expect(parts[index]).toBeCloseTo(whole[index] ?? 0, 3);
    }
  });
});

/** Silence, then a tone as long as speech, then silence, at 48 kHz. */
function spoken(ms: number): Float32Array {
  const rate = 48_000;
  const samples = new Float32Array((rate * (1_000 + ms + 2_500)) / 1_000);
  samples.set(tone(300, rate, ms / 1_000, 0.3), rate);
  return samples;
}

function run(pipeline: CapturePipeline, samples: Float32Array, block = 128): CaptureMessage[] {
  const messages: CaptureMessage[] = [];
  inBlocks(samples, block, (part) => messages.push(...pipeline.process(part)));
  return messages.filter((it) => it.type !== "level");
}

const kinds = (messages: CaptureMessage[]) => [...new Set(messages.map((it) => it.type))];
const bytes = (messages: CaptureMessage[]) =>
  messages.reduce((sum, it) => sum + (it.type === "frame" ? it.pcm.byteLength : 0), 0);

describe("capture", () => {
  test("an utterance: start, frames of 100 ms with its pre-roll, pause, end", () => {
    const messages = run(new CapturePipeline(48_000, "normal"), spoken(1_500));
    expect(kinds(messages)).toEqual(["ready", "start", "frame", "pause", "end"]);
    const frames = messages.filter((it) => it.type === "frame");
    expect(frames.slice(0, -1).every((it) => it.pcm.byteLength === 3_200)).toBe(true);
    // 400 ms before, 1,500 ms of speech, 1 s of silence, give or take two polls.
    expect(Math.abs(bytes(messages) / 32 - 2_900)).toBeLessThan(200);
  });

  test("the first word is complete: audio includes the pre-roll", () => {
    const messages = run(new CapturePipeline(48_000, "normal"), spoken(1_500));
    const first = messages.find((it) => it.type === "frame");
    const samples = new Int16Array(first?.type === "frame" ? first.pcm.buffer : new ArrayBuffer(0));
    expect(Math.max(...samples.map(Math.abs))).toBeLessThan(50);
  });

  test("muted: nothing is sent, and the current utterance is canceled", () => {
    const pipeline = new CapturePipeline(48_000, "normal");
    const samples = spoken(1_500);
    run(pipeline, samples.subarray(0, 48_000 * 2));
    expect(pipeline.command({ type: "mute", muted: true })).toEqual([{ type: "cancel" }]);
    expect(run(pipeline, samples)).toEqual([]);
  });

  test("push-to-talk: begins and ends by hand, and a tap is nothing", () => {
    const pipeline = new CapturePipeline(48_000, "normal");
    pipeline.command({ type: "manual", manual: true });
    run(pipeline, spoken(200));
    expect(pipeline.command({ type: "press" })).toEqual([{ type: "start" }]);
    expect(kinds(run(pipeline, tone(300, 48_000, 1)))).toEqual(["frame"]);
    expect(pipeline.command({ type: "release" }).at(-1)).toMatchObject({ type: "end" });
    pipeline.command({ type: "press" });
    run(pipeline, tone(300, 48_000, 0.2));
    expect(pipeline.command({ type: "release" })).toEqual([{ type: "cancel" }]);
  });
});
