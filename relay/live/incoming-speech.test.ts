import { expect, test } from "vitest";
import { CaptureBudget, UtteranceAudio } from "./incoming-speech.ts";

function frame(utterance: number, sequence: number, bytes = 3_200) {
  return { utterance, sequence, pcm: new Uint8Array(bytes).fill((sequence % 100) + 1) };
}

function joined(parts: readonly Uint8Array[]): number[] {
  return parts.flatMap((part) => [...part]);
}

test("the sound is what came, in order, whatever the frames' sizes", () => {
  const audio = new UtteranceAudio();
  audio.begin(1);
  const frames = [3_200, 50_000, 2, 31_998, 3_200].map((bytes, sequence) => frame(1, sequence, bytes));
  for (const one of frames) expect(audio.add(one)).toBe(true);
  expect(joined(audio.soundOf(1))).toEqual(joined(frames.map(({ pcm }) => pcm)));
});

test("what was forgotten is gone, and nothing of it is in what comes after", () => {
  const audio = new UtteranceAudio();
  audio.begin(1);
  for (let sequence = 0; sequence < 25; sequence += 1) audio.add(frame(1, sequence));
  audio.forget(1);
  expect(audio.soundOf(1)).toEqual([]);
  audio.begin(2);
  audio.add(frame(2, 0));
  const [sound] = audio.soundOf(2);
  expect(joined([sound ?? new Uint8Array(0)])).toEqual(joined([frame(2, 0).pcm]));
  expect([...new Uint8Array(sound?.buffer ?? new ArrayBuffer(0), 3_200)].every((byte) => byte === 0)).toBe(
    true,
  );
});

test("frames that are stray, out of order or too many are refused; of too many utterances the oldest goes", () => {
  const audio = new UtteranceAudio();
  audio.begin(1);
  expect([audio.add(frame(9, 0)), audio.add(frame(1, 1)), audio.add(frame(1, 0, 2_000_000))]).toEqual([
    false,
    false,
    false,
  ]);
  for (let utterance = 2; utterance < 9; utterance += 1) audio.begin(utterance);
  expect([audio.add(frame(1, 0)), audio.add(frame(2, 0))]).toEqual([false, true]);
});

test("sound comes in no faster than it is spoken, with two seconds to spare", () => {
  const budget = new CaptureBudget(0);
  expect(budget.take(1_900, 0)).toBe(true);
  expect(budget.take(200, 0)).toBe(false);
  expect(budget.take(200, 100)).toBe(true);
  for (let at = 200; at <= 900_000; at += 100) if (!budget.take(100, at)) expect.fail(`refused at ${at} ms`);
});

test("what was spoken while the network stalled comes in late, and all of it", () => {
  const budget = new CaptureBudget(0);
  expect(budget.take(25_000, 25_000)).toBe(true);
  expect(budget.take(25_000, 25_000)).toBe(false);
});

test("a long silence is worth no more than one utterance", () => {
  const budget = new CaptureBudget(0);
  expect(budget.take(32_000, 600_000)).toBe(true);
  expect(budget.take(1_000, 600_000)).toBe(false);
});

test("a client that comes back sends at once what it kept, and then as it is spoken", () => {
  const budget = new CaptureBudget(0);
  budget.comeBack(1_000);
  expect(budget.take(80_000, 1_000)).toBe(true);
  expect(budget.take(20_000, 2_000)).toBe(false);
});
