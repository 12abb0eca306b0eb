import { elapsedOf, restarted, secondsLeft, toggled, unstarted, type Stopwatch } from "./stopwatch.ts";

/** The steps of mindful cooking, each with a suggested time. */
export const cookingSteps = [
  { name: "prepare", seconds: 60 },
  { name: "observe", seconds: 120 },
  { name: "work", seconds: 180 },
  { name: "senses", seconds: 180 },
  { name: "taste", seconds: 120 },
] as const;
export type CookingStep = (typeof cookingSteps)[number];

export type CookingState =
  | { readonly status: "cooking"; readonly index: number; readonly watch: Stopwatch }
  | { readonly status: "complete" };
export type CookingEvent =
  | { readonly kind: "toggle" | "reset"; readonly now: number }
  | { readonly kind: "previous" | "next" | "again" };

export const firstStep: CookingState = { status: "cooking", index: 0, watch: unstarted };

export function cooking(state: CookingState, event: CookingEvent): CookingState {
  if (state.status === "complete") return event.kind === "again" ? firstStep : state;
  const { index, watch } = state;
  switch (event.kind) {
    case "toggle": {
      const over = cookingAt(state, event.now).over;
      return { ...state, watch: toggled(over ? unstarted : watch, event.now) };
    }
    case "reset":
      return { ...state, watch: restarted(watch, event.now) };
    case "previous":
      return index === 0 ? state : { ...state, index: index - 1, watch: unstarted };
    case "next":
      return index === cookingSteps.length - 1
        ? { status: "complete" }
        : { ...state, index: index + 1, watch: unstarted };
    case "again":
      return state;
  }
}

export type Cooking = {
  readonly step: CookingStep;
  readonly index: number;
  readonly isLast: boolean;
  /** Whole seconds left of the suggested time, rounded up. */
  readonly left: number;
  /** Elapsed share of the suggested time, 0 to 1. */
  readonly share: number;
  /** The suggested time has passed and the timer has stopped. */
  readonly over: boolean;
  readonly running: boolean;
};

/** What to show at `now`, in ms. */
export function cookingAt(state: CookingState & { status: "cooking" }, now: number): Cooking {
  const { index, watch } = state;
  const step = cookingSteps[index] ?? cookingSteps[0];
  const total = step.seconds * 1000;
  const elapsed = Math.min(total, elapsedOf(watch, now));
  const over = elapsed === total;
  return {
    step,
    index,
    isLast: index === cookingSteps.length - 1,
    left: secondsLeft(total, elapsed),
    share: elapsed / total,
    over,
    running: watch.since !== null && !over,
  };
}
