import { useEffect, useState, useCallback, useRef } from "react";
import type { DataFailure } from "./data-failure.ts";

type Held<Question, Reply> = {
  readonly ask: Question;
  readonly attempt: number;
  readonly answer: Reply;
};

/**
 * The result of `ask`: loading until it resolves, and again whenever `ask` changes. Outdated results are
 * dropped.
 */
export function useAnswer<Reply>(ask: () => Promise<Reply>) {
  const [attempt, setAttempt] = useState(0);
  const [held, setHeld] = useState<Held<typeof ask, Reply> | null>(null);
  useEffect(() => {
    let left = false;
    const load = async () => {
      const answer = await ask();
      if (!left) setHeld({ ask, attempt, answer });
    };
    void load();
    return () => {
      left = true;
    };
  }, [ask, attempt]);
  const state = held?.ask === ask && held.attempt === attempt ? held.answer : ({ kind: "loading" } as const);
  return { state, retry: () => setAttempt(attempt + 1) };
}

export type Loaded<T, Failure = DataFailure> =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly failure: Failure }
  | { readonly status: "ready"; readonly value: T };

type Answer<T, Failure> =
  | { readonly kind: "ok"; readonly value: T }
  | { readonly kind: "failed"; readonly failure: Failure };

export type Loading<T, Failure = DataFailure> = {
  readonly state: Loaded<T, Failure>;
  /** Reloads while the current value stays visible. */
  readonly refresh: () => void;
  /** Starts over. */
  readonly retry: () => void;
  /** Replaces the value with one that is already known; a load in progress is dropped. */
  readonly put: (value: T) => void;
};

/** Loads on mount and whenever `load` changes. Outdated results are dropped. */
export function useLoaded<T, Failure>(load: () => Promise<Answer<T, Failure>>): Loading<T, Failure> {
  const [state, setState] = useState<Loaded<T, Failure>>({ status: "loading" });
  const newest = useRef<symbol>(undefined);
  const run = useCallback(async () => {
    const own = Symbol("a reading");
    newest.current = own;
    const answer = await load();
    if (newest.current === own) setState((held) => withAnswer(held, answer));
  }, [load]);
  useEffect(() => {
    void run();
    return () => {
      newest.current = undefined;
    };
  }, [run]);
  const refresh = useCallback(() => void run(), [run]);
  const retry = useCallback(() => {
    setState({ status: "loading" });
    void run();
  }, [run]);
  const put = useCallback((value: T) => {
    newest.current = undefined;
    setState({ status: "ready", value });
  }, []);
  return { state, refresh, retry, put };
}

/** A failed reload in the background keeps the value on screen. */
function withAnswer<T, Failure>(held: Loaded<T, Failure>, answer: Answer<T, Failure>): Loaded<T, Failure> {
  if (answer.kind === "ok") return { status: "ready", value: answer.value };
  return held.status === "ready" ? held : { status: "failed", failure: answer.failure };
}
