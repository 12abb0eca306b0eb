import { useEffect, useState } from "react";
import type { DataFailure } from "#client/lib/data-failure.ts";
import { useServices } from "#client/lib/services.tsx";
import type { FirstPage, SessionCard, SessionQuery, SessionsFailed } from "#client/lib/sessions-port.ts";

const pageSize = 25;

type Found = {
  readonly status: "ready";
  readonly cards: readonly SessionCard[];
  readonly matching: number;
  readonly total: number;
  /** A newer query hasn't been answered yet. */
  readonly stale: boolean;
};

export type ListState =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly failure: DataFailure }
  | Found;

type More = "idle" | "busy" | DataFailure;

/** A query and its result. */
type Held = { readonly asked: string; readonly state: ListState; readonly more: More };

const nothingYet: Held = { asked: "", state: { status: "loading" }, more: "idle" };

/** A person's sessions for a query, a page at a time. */
export function useSessionList(userId: string, { search, sort }: SessionQuery) {
  const { sessions } = useServices();
  const [held, setHeld] = useState(nothingYet);
  const [attempt, setAttempt] = useState(0);
  const asked = JSON.stringify([userId, search, sort, attempt]);

  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      const result = await sessions.first(userId, { search, sort }, pageSize, controller.signal);
      if (!controller.signal.aborted) setHeld({ asked, state: stateOf(result), more: "idle" });
    };
    void load();
    return () => controller.abort();
  }, [sessions, userId, search, sort, asked]);

  const state = shownState(held, asked);
  const showMore = async () => {
    const last = state.status === "ready" ? state.cards.at(-1) : undefined;
    if (!last || held.more === "busy") return;
    setHeld((now) => ({ ...now, more: "busy" }));
    const result = await sessions.next(userId, { search, sort }, pageSize, last);
    setHeld((now) => (now.asked === asked ? withMore(now, result) : now));
  };
  return { state, more: held.more, showMore, retry: () => setAttempt(attempt + 1) };
}

function stateOf(result: FirstPage | SessionsFailed): ListState {
  if (result.kind === "failed") return { status: "failed", failure: result.failure };
  const { cards, matching, total } = result;
  return { status: "ready", cards, matching, total, stale: false };
}

/** While a new query is loading, the previous result stays, marked stale; a previous failure doesn't. */
function shownState({ asked: answered, state }: Held, asked: string): ListState {
  if (answered === asked) return state;
  return state.status === "ready" ? { ...state, stale: true } : { status: "loading" };
}

function withMore(
  held: Held,
  result: { readonly kind: "ok"; readonly cards: readonly SessionCard[] } | SessionsFailed,
): Held {
  if (result.kind === "failed") return { ...held, more: result.failure };
  if (held.state.status !== "ready") return held;
  const cards = [...held.state.cards, ...result.cards];
  // A short page is the last one, whatever the earlier count said.
  const matching = result.cards.length < pageSize ? cards.length : held.state.matching;
  return { ...held, more: "idle", state: { ...held.state, cards, matching } };
}
