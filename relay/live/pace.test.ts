import { expect, test } from "vitest";
import { Pace } from "./utterance-audio.ts";

test("sound comes in no faster than it is spoken, with two seconds to spare", () => {
  const pace = new Pace(0);
  expect(pace.take(1_900, 0)).toBe(true);
  expect(pace.take(200, 0)).toBe(false);
  expect(pace.take(200, 100)).toBe(true);
  for (let at = 200; at <= 900_000; at += 100) if (!pace.take(100, at)) expect.fail(`refused at ${at} ms`);
});

test("what was spoken while the network stalled comes in late, and all of it", () => {
  const pace = new Pace(0);
  expect(pace.take(25_000, 25_000)).toBe(true);
  expect(pace.take(25_000, 25_000)).toBe(false);
});

test("a long silence is worth no more than one utterance", () => {
  const pace = new Pace(0);
  expect(pace.take(32_000, 600_000)).toBe(true);
  expect(pace.take(1_000, 600_000)).toBe(false);
});

test("a client that comes back sends at once what it kept, and then as it is spoken", () => {
  const pace = new Pace(0);
  pace.comeBack(1_000);
  expect(pace.take(80_000, 1_000)).toBe(true);
  expect(pace.take(20_000, 2_000)).toBe(false);
});
