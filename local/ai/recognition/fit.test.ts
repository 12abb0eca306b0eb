import { expect, test } from "vitest";
import { fitOf } from "./fit.ts";

const segment = (t: string, b: number, d: number, log: number) => ({ t, b, d, p: Math.exp(log) });

const worse = (it: ReturnType<typeof segment>) => segment(it.t, it.b, it.d, Math.log(it.p) - it.d);

const words = [segment("<sil>", 0, 0.2, -0.1), segment("i", 0.2, 0.2, -0.1), segment("cry", 0.4, 0.4, -0.4)];
const phones = [
  segment("SIL", 0, 0.2, 0),
  segment("phone_AY", 0.2, 0.2, -0.1),
  segment("phone_K", 0.4, 0.4, -0.2),
];
const loud = Array.from({ length: 40 }, (_, frame) => frame >= 8);

test("what words lose against free phones, together and the worst, for each second of them", () => {
  const fit = fitOf(words, phones, loud);
  expect(fit.fit).toBeCloseTo(-0.2 / 0.6);
  expect(fit.worstFit).toBeCloseTo(-0.2 / 0.4);
});

test("the same loss in a voice that fits worse altogether is the same fit", () => {
  const fit = fitOf(words.map(worse), phones.map(worse), loud);
  expect(fit.fit).toBeCloseTo(-0.2 / 0.6);
});

test("sound that is taken for silence is unexplained", () => {
  expect(fitOf(words, phones, loud).unexplained).toBeCloseTo(0.04);
});

test("silence alone fits nothing", () => {
  expect(fitOf(words.slice(0, 1), phones, loud).fit).toBe(-100);
});
