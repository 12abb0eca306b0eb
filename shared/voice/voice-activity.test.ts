import { describe, expect, test } from "vitest";
import { VoiceActivity, type VoiceEvent } from "./voice-activity.ts";
import type { VoiceSensitivity } from "./voice-rules.ts";

const rate = 16_000;

/** A seeded generator, so that the noise is the same in every run. */
function noise(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 0x8000_0000 - 1;
  };
}

/** A stretch of audio: `ms` long, at an RMS level; speech comes in syllables of 180 ms with gaps of 60 ms. */
type Part = { ms: number; rms: number; syllables?: boolean };

function sound(parts: readonly Part[], ambient: number | ((ms: number) => number) = 0.004): Float32Array {
  const random = noise(7);
  const total = parts.reduce((sum, part) => sum + part.ms, 0);
  const samples = new Float32Array((total * rate) / 1_000);
  let index = 0;
  for (const part of parts) {
    for (let i = 0; i < (part.ms * rate) / 1_000; i += 1, index += 1) {
      const ms = (index * 1_000) / rate;
      const floor = typeof ambient === "number" ? ambient : ambient(ms);
      const silent = part.syllables === true && ((i * 1_000) / rate) % 240 >= 180;
      // uniform noise has an RMS of its peak over √3
      samples[index] = random() * Math.sqrt(3) * Math.hypot(floor, silent ? 0 : part.rms);
    }
  }
  return samples;
}

function run(samples: Float32Array, block = 441, sensitivity: VoiceSensitivity = "normal"): VoiceEvent[] {
  const activity = new VoiceActivity(rate, sensitivity);
  const events: VoiceEvent[] = [];
  for (let from = 0; from < samples.length; from += block)
    events.push(...activity.process(samples.subarray(from, from + block)));
  return events.filter((event) => event.type !== "level");
}

const quiet = (ms: number): Part => ({ ms, rms: 0 });
const speech = (ms: number, rms = 0.08): Part => ({ ms, rms, syllables: true });
const types = (events: VoiceEvent[]) => events.map((event) => event.type);
const ms = (samples: number) => (samples * 1_000) / rate;

const fanStarts = (at: number) => (at > 4_000 ? 0.03 : 0.004);
const fanStops = (at: number) => (at < 8_000 ? 0.03 : 0.004);

describe("the voice rules", () => {
  test("one utterance: pre-roll before it, a pause in it, its end after 1 s of silence", () => {
    const events = run(sound([quiet(1_000), speech(1_500), quiet(3_000)]));
    expect(types(events)).toEqual(["ready", "start", "pause", "end"]);
    const [, start, pause, end] = events;
    if (start?.type !== "start" || pause?.type !== "pause" || end?.type !== "end")
      throw new Error("unreachable");
    expect(ms(start.at)).toBeGreaterThanOrEqual(500);
    expect(ms(start.at)).toBeLessThanOrEqual(620);
    expect(ms(pause.at)).toBeGreaterThanOrEqual(2_740);
    expect(ms(pause.at)).toBeLessThanOrEqual(2_920);
    expect(ms(end.at)).toBeGreaterThanOrEqual(3_440);
    expect(ms(end.at)).toBeLessThanOrEqual(3_620);
  });

  test("after more than 3 s of speech it takes 2 s of silence", () => {
    const short = run(sound([quiet(1_000), speech(4_000), quiet(1_500), speech(1_000), quiet(3_000)]));
    expect(types(short)).toEqual(["ready", "start", "pause", "continue", "pause", "end"]);
  });

  test("an utterance ends at 30 s", () => {
    const events = run(sound([quiet(1_000), speech(40_000)]));
    const end = events.find((event) => event.type === "end");
    expect(ms(end?.at ?? 0)).toBeGreaterThanOrEqual(30_940);
    expect(ms(end?.at ?? 0)).toBeLessThanOrEqual(31_120);
  });

  test("less than 500 ms of voice isn't speech", () => {
    expect(types(run(sound([quiet(1_000), { ms: 250, rms: 0.1 }, quiet(2_000)])))).toEqual([
      "ready",
      "start",
      "pause",
      "cancel",
    ]);
  });

  test("a click starts nothing", () => {
    expect(types(run(sound([quiet(1_000), { ms: 20, rms: 0.5 }, quiet(2_000)])))).toEqual(["ready"]);
  });

  test("blocks of any length give the same events", () => {
    const samples = sound([quiet(1_000), speech(1_500), quiet(1_500), speech(800), quiet(1_500)]);
    const whole = run(samples, samples.length);
    for (const block of [1, 128, 512, 4_801]) expect(run(samples, block)).toEqual(whole);
  });

  test("speech while the level is measured doesn't make the call deaf", () => {
    const events = run(sound([speech(300), quiet(1_500), speech(1_200), quiet(1_500)]));
    expect(types(events).filter((type) => type === "end")).toHaveLength(1);
  });

  test("a fan that starts becomes ambient noise: utterances don't merge", () => {
    const turns = Array.from({ length: 6 }, () => [speech(1_500, 0.12), quiet(3_500)]).flat();
    const events = run(sound([quiet(1_000), ...turns, quiet(2_000)], fanStarts));
    const ends = events.filter((event) => event.type === "end");
    expect(ends.length).toBeGreaterThanOrEqual(6);
    const starts = events.filter((event) => event.type === "start");
    for (const [index, end] of ends.entries())
      expect(ms(end.at - (starts[index]?.at ?? 0))).toBeLessThan(9_000);
  });

  test("when the fan stops, normal speech is detected again at once", () => {
    const events = run(sound([quiet(9_000), speech(1_500, 0.03), quiet(2_500)], fanStops));
    expect(types(events).filter((type) => type === "end")).toHaveLength(1);
  });

  test("a quiet voice is detected only with the quiet setting", () => {
    const samples = sound([quiet(1_000), speech(1_500, 0.012), quiet(2_500)], 0.002);
    expect(types(run(samples, 441, "quiet"))).toContain("end");
    expect(types(run(samples))).toEqual(["ready"]);
  });

  test("finishing ends the utterance immediately", () => {
    const activity = new VoiceActivity(rate);
    activity.process(sound([quiet(1_000), speech(1_500)]));
    expect(activity.finish().map((event) => event.type)).toEqual(["end"]);
    expect(activity.finish()).toEqual([]);
  });
});
