import { elapsedOf, restarted, secondsLeft, toggled, unstarted, type Stopwatch } from "./stopwatch.ts";

/** The exercises of timed stretching, 30 s each, one after another. */
export const exercises = ["neckRolls", "shoulderStretches", "wrists", "sideBends", "deepBreathing"] as const;
export type Exercise = (typeof exercises)[number];

const exerciseMs = 30_000;
const last = exercises.length - 1;

/** `index` is the exercise during which the watch was started; time beyond it counts toward the following ones. */
export type StretchingState = { readonly index: number; readonly watch: Stopwatch };
export type StretchingEvent = { readonly kind: "toggle" | "reset" | "skip"; readonly now: number };

export const restingStretch: StretchingState = { index: 0, watch: unstarted };

/** The state moved on to the exercise current at `now`; after the last one the watch is stopped. */
function settled({ index, watch }: StretchingState, now: number): StretchingState {
  const elapsed = elapsedOf(watch, now);
  if (elapsed >= (exercises.length - index) * exerciseMs)
    return { index: last, watch: { before: exerciseMs, since: null } };
  const passed = Math.floor(elapsed / exerciseMs);
  return { index: index + passed, watch: { ...watch, before: watch.before - passed * exerciseMs } };
}

export function stretching(state: StretchingState, { kind, now }: StretchingEvent): StretchingState {
  const current = settled(state, now);
  if (kind === "reset") return { ...current, watch: restarted(current.watch, now) };
  if (kind === "skip")
    return current.index === last ? current : { index: current.index + 1, watch: unstarted };
  const begun = stretchAt(current, now).finished ? restingStretch : current;
  return { ...begun, watch: toggled(begun.watch, now) };
}

export type Stretch = {
  readonly exercise: Exercise;
  readonly index: number;
  readonly isLast: boolean;
  /** Whole seconds left of this exercise, rounded up. */
  readonly left: number;
  readonly running: boolean;
  /** The last exercise is over. */
  readonly finished: boolean;
  /** Progress through all exercises, in whole percent. */
  readonly percent: number;
};

/** What to show at `now`, in ms. */
export function stretchAt(state: StretchingState, now: number): Stretch {
  const { index, watch } = settled(state, now);
  const elapsed = elapsedOf(watch, now);
  return {
    exercise: exercises[index] ?? "deepBreathing",
    index,
    isLast: index === last,
    left: secondsLeft(exerciseMs, elapsed),
    running: watch.since !== null,
    finished: index === last && elapsed >= exerciseMs,
    percent: Math.floor((100 * (index * exerciseMs + elapsed)) / (exercises.length * exerciseMs)),
  };
}
