import type { SessionState, SessionStore } from "./session-store.ts";

const isKnown = (state: SessionState): boolean => state.status !== "loading" || state.stalled;

/** Who is here, as soon as that is known, or known to be stuck (`loading`, stalled). */
export function knownSession(store: Pick<SessionStore, "getState" | "subscribe">): Promise<SessionState> {
  const now = store.getState();
  if (isKnown(now)) return Promise.resolve(now);
  return new Promise((resolve) => {
    const stop = store.subscribe((state) => {
      if (!isKnown(state)) return;
      stop();
      resolve(state);
    });
  });
}
