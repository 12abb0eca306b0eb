import { expect, test } from "vitest";
import { restingStretch, stretchAt, stretching, type StretchingState } from "./timed-stretching.tsx";

const after = (state: StretchingState, ...events: ["toggle" | "reset" | "skip", number][]) =>
  events.reduce((current, [kind, now]) => stretching(current, { kind, now }), state);

const begun = after(restingStretch, ["toggle", 1000]);

test.each([
  [1000, "neckRolls", 30, 0],
  [30_999, "neckRolls", 1, 19],
  [31_000, "shoulderStretches", 30, 20],
  [91_500, "sideBends", 30, 60],
  // The tab was asleep for three exercises.
  [150_000, "deepBreathing", 1, 99],
])("at %d ms: %s, %d s left, %d percent", (now, exercise, left, percent) => {
  expect(stretchAt(begun, now)).toMatchObject({ exercise, left, percent, running: true, finished: false });
});

test("it stops after the last one, even if nobody looked for an hour", () => {
  for (const now of [151_000, 3_600_000])
    expect(stretchAt(begun, now)).toMatchObject({
      exercise: "deepBreathing",
      left: 0,
      percent: 100,
      running: false,
      finished: true,
    });
});

test("reset restarts this exercise's countdown and keeps running", () => {
  expect(stretchAt(after(begun, ["reset", 45_000]), 50_000)).toMatchObject({
    exercise: "shoulderStretches",
    left: 25,
    running: true,
  });
  const paused = after(begun, ["toggle", 6000], ["reset", 8000]);
  expect(stretchAt(paused, 90_000)).toMatchObject({ exercise: "neckRolls", left: 30, running: false });
});

test("skip moves on and pauses, and does nothing at the last one", () => {
  const skipped = after(begun, ["skip", 5000]);
  expect(stretchAt(skipped, 90_000)).toMatchObject({ index: 1, left: 30, running: false });
  const last = after(skipped, ["skip", 1], ["skip", 2], ["skip", 3], ["toggle", 4000]);
  expect(stretchAt(last, 5000)).toMatchObject({ isLast: true, left: 29 });
  expect(stretchAt(after(last, ["skip", 5000]), 6000)).toMatchObject({
    isLast: true,
    left: 28,
    running: true,
  });
});

test("starting after the end begins with the first one", () => {
  const again = after(begun, ["toggle", 999_000]);
  expect(stretchAt(again, 1_000_000)).toMatchObject({ exercise: "neckRolls", left: 29, running: true });
});
