import type { WrapUpStep } from "#shared/wrap-ups.ts";
import type { WrapUpOutcome, WriteRequest } from "./write-wrap-up.ts";

type Listener = (step: WrapUpStep) => void;

/** One wrap-up under way, and everybody who waits for it. */
type Run = {
  readonly day: string | null;
  readonly listeners: Set<Listener>;
  readonly stop: AbortController;
  readonly outcome: Promise<WrapUpOutcome>;
  step: WrapUpStep | null;
};

export type GenerateWrapUp = (request: WriteRequest) => Promise<WrapUpOutcome>;

function follow(run: Run, { signal, onStep }: WriteRequest): Promise<WrapUpOutcome> {
  const leave = (): void => {
    run.listeners.delete(onStep);
    // With nobody left to read it, it need not be written.
    if (run.listeners.size === 0) run.stop.abort();
  };
  run.listeners.add(onStep);
  if (run.step !== null) onStep(run.step);
  signal.addEventListener("abort", leave, { once: true });
  if (signal.aborted) leave();
  return run.outcome.finally(() => signal.removeEventListener("abort", leave));
}

function begin(write: GenerateWrapUp, { userId, day }: WriteRequest): Run {
  const listeners = new Set<Listener>();
  const stop = new AbortController();
  const onStep = (step: WrapUpStep): void => {
    run.step = step;
    for (const listener of listeners) listener(step);
  };
  const outcome = Promise.resolve().then(() => write({ userId, day, signal: stop.signal, onStep }));
  const run: Run = { day, listeners, stop, step: null, outcome };
  return run;
}

/**
 * Lets a person have one wrap-up written at a time: a second tab that asks for the same week follows the first, and one
 * that asks for another is told that there is one under way. It is aborted when everybody who follows it has left.
 */
export function oneAtATime(write: GenerateWrapUp): GenerateWrapUp {
  const runs = new Map<string, Run>();
  const forget = (userId: string, run: Run): void => {
    if (runs.get(userId) === run) runs.delete(userId);
  };
  const abandoned = (userId: string): Run | undefined => {
    const run = runs.get(userId);
    return run?.stop.signal.aborted === true ? run : undefined;
  };
  return async (request) => {
    const { userId, day } = request;
    // Until an abandoned one has given its turn back, a new one would find it taken.
    for (let run = abandoned(userId); run !== undefined; run = abandoned(userId)) {
      await run.outcome;
      forget(userId, run);
    }
    // From here to `set` nothing may wait: two tabs must not both find nothing.
    const current = runs.get(userId);
    if (current && current.day !== day) return { kind: "refused", reason: "busy" };
    const run = current ?? begin(write, request);
    runs.set(userId, run);
    return follow(run, request).finally(() => forget(userId, run));
  };
}
