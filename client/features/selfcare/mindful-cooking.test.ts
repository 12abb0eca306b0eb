import { expect, test } from "vitest";
import {
  cooking,
  cookingAt,
  cookingSteps,
  firstStep,
  type CookingEvent,
  type CookingState,
} from "./mindful-cooking.tsx";

const after = (...events: CookingEvent[]) => events.reduce(cooking, firstStep);
const seen = (state: CookingState, now: number) => {
  if (state.status !== "cooking") throw new Error("complete");
  return cookingAt(state, now);
};
const toggle = (now: number): CookingEvent => ({ kind: "toggle", now });
const next: CookingEvent = { kind: "next" };

test("the suggested times are those of the spec", () => {
  expect(cookingSteps.map(({ seconds }) => seconds)).toEqual([60, 120, 180, 180, 120]);
});

test("the timer follows the clock, and stops when time is up", () => {
  const begun = after(toggle(0));
  expect(seen(begun, 12_400)).toMatchObject({ left: 48, running: true, over: false });
  expect(seen(begun, 7_200_000)).toMatchObject({ left: 0, running: false, over: true });
  expect(seen(cooking(begun, toggle(7_200_000)), 7_201_000)).toMatchObject({ left: 59, running: true });
});

test("a pause keeps the time, a reset restores it", () => {
  const paused = after(toggle(0), toggle(20_000));
  expect(seen(paused, 500_000)).toMatchObject({ left: 40, running: false });
  expect(seen(cooking(paused, { kind: "reset", now: 500_000 }), 600_000).left).toBe(60);
});

test("every step starts stopped with its own full time", () => {
  const second = after(toggle(0), next);
  expect(seen(second, 90_000)).toMatchObject({ index: 1, left: 120, running: false });
  expect(seen(cooking(second, { kind: "previous" }), 1)).toMatchObject({ index: 0, left: 60 });
  expect(after({ kind: "previous" })).toEqual(firstStep);
});

test("next on the last step completes, and again starts over", () => {
  const last = after(next, next, next, next);
  expect(seen(last, 0).isLast).toBe(true);
  const complete = cooking(last, next);
  expect(complete).toEqual({ status: "complete" });
  expect(cooking(complete, next)).toBe(complete);
  expect(cooking(complete, { kind: "again" })).toEqual(firstStep);
});
