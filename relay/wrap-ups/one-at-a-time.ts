import type { WrapUpStep } from "#shared/wrap-ups.ts";
import type { WrapUpOutcome, WriteRequest } from "./write-wrap-up.ts";

/** A wrap-up in progress, and everyone waiting for it. */
type Run = {
  readonly day: string | null;
  readonly listeners: Set<(step: WrapUpStep) => void>;
  readonly outcome: Promise<WrapUpOutcome>;
  step: WrapUpStep | null;
};

export type GenerateWrapUp = (request: WriteRequest) => Promise<WrapUpOutcome>;

function follow(run: Run, { onStep }: WriteRequest): Promise<WrapUpOutcome> {
  run.listeners.add(onStep);
  if (run.step !== null) onStep(run.step);
  return run.outcome;
}

function begin(write: GenerateWrapUp, { userId, day }: WriteRequest): Run {
  const listeners: Run["listeners"] = new Set();
  const onStep = (step: WrapUpStep): void => {
    run.step = step;
    for (const listener of listeners) listener(step);
  };
  const outcome = Promise.resolve().then(() => write({ userId, day, onStep }));
  const run: Run = { day, listeners, step: null, outcome };
  return run;
}

/**
 * Writes one wrap-up per person at a time: a second tab that asks for the same week follows the first, and
 * one that asks for another week is told that one is in progress.
 */
export function oneAtATime(write: GenerateWrapUp): GenerateWrapUp {
  const runs = new Map<string, Run>();
  return async (request) => {
    const { userId, day } = request;
    // No `await` between here and `set`, so that two tabs can't both find nothing.
    const current = runs.get(userId);
    if (current && current.day !== day) return { kind: "refused", reason: "busy" };
    const run = current ?? begin(write, request);
    runs.set(userId, run);
    return follow(run, request).finally(() => {
      if (runs.get(userId) === run) runs.delete(userId);
    });
  };
}
