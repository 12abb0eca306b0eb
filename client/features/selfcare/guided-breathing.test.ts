import * as fc from "fast-check";
import { expect, test } from "vitest";
import { breathAt, breathing, breathOfState, fullnessOf, restingBreath } from "./guided-breathing.tsx";

test.each([
  [0, "prepare", 3, 0],
  [2999, "prepare", 1, 0],
  [3000, "inhale", 4, 0],
  [6999, "inhale", 1, 0],
  [7000, "hold", 4, 0],
  [11_000, "exhale", 6, 0],
  [16_999, "exhale", 1, 0],
  [17_000, "inhale", 4, 1],
  // An hour in the background: 3597 s is 256 whole breaths of 14 s, plus 13 s.
  [3_600_000, "exhale", 1, 256],
])("after %d ms: %s, %d s left, %d cycles", (elapsed, phase, left, cycles) => {
  expect(breathAt(elapsed)).toMatchObject({ phase, left, cycles });
});

test("the shape never jumps: neighboring moments are almost equally full", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (ms) => {
      const step = Math.abs(fullnessOf(breathAt(ms + 10)) - fullnessOf(breathAt(ms)));
      expect(step).toBeLessThan(0.01);
    }),
  );
});

test("a pause neither takes time away nor adds any, however long it is", () => {
  const begun = breathing(restingBreath, { kind: "toggle", now: 500 });
  const paused = breathing(begun, { kind: "toggle", now: 5500 });
  expect(breathOfState(paused, 9_000_000)).toMatchObject({ phase: "inhale", left: 2 });
  const resumed = breathing(paused, { kind: "toggle", now: 9_000_000 });
  expect(breathOfState(resumed, 9_002_000)).toMatchObject({ phase: "hold", left: 4 });
});

test("reset returns to the preparation, stopped", () => {
  const begun = breathing(restingBreath, { kind: "toggle", now: 0 });
  expect(breathing(begun, { kind: "reset" })).toEqual(restingBreath);
  expect(breathOfState(restingBreath, 60_000)).toMatchObject({ phase: "prepare", left: 3, cycles: 0 });
});
