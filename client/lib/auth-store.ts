import type { AuthChangeEvent, Session, User } from "@supabase/supabase-js";
import { createStore, type StoreApi } from "zustand/vanilla";

/**
 * Who is here. `loading` lasts until the stored session was read or the first
 * event came; `stalled` says that a stored session exists and the service could not be reached to renew it.
 * `chosen` tells a sign-out the person asked for from one that happened to them.
 */
export type AuthState =
  | { readonly status: "loading"; readonly stalled: boolean }
  | { readonly status: "signed-out"; readonly chosen: boolean }
  | { readonly status: "signed-in"; readonly user: User; readonly session: Session };

/** A good access token, renewed where it has run out; null where nobody is signed in. */
export type AccessToken = () => Promise<string | null>;

/** The part of the account service's client that the store stands on. */
export type AuthPort = {
  onAuthStateChange(listener: (event: AuthChangeEvent, session: Session | null) => void): {
    data: { subscription: { unsubscribe(): void } };
  };
  signOut(options: { scope: "local" | "global" }): Promise<{ error: Error | null }>;
};

export type AuthStore = Pick<StoreApi<AuthState>, "getState" | "subscribe" | "getInitialState"> & {
  /** Begins to follow the account service; gives back how to stop. */
  follow(): () => void;
  /** Signs this browser out, also when the service cannot be reached; `global` ends every other session as well. */
  signOut(scope: "local" | "global"): Promise<void>;
};

const loading: AuthState = { status: "loading", stalled: false };

function sameSession(state: AuthState, session: Session): boolean {
  return (
    state.status === "signed-in" &&
    state.session.access_token === session.access_token &&
    state.user.id === session.user.id &&
    state.user.updated_at === session.user.updated_at
  );
}

function withoutSession(event: AuthChangeEvent, keptSession: boolean, signingOut: boolean): AuthState {
  if (event === "INITIAL_SESSION" && keptSession) return { status: "loading", stalled: true };
  return { status: "signed-out", chosen: signingOut };
}

/**
 * The state after an event. A session that did not change keeps the very same state, because the service repeats
 * `SIGNED_IN` each time the tab is looked at again.
 * @param keptSession whether the browser still holds a session, read or not.
 */
function nextState(
  state: AuthState,
  event: AuthChangeEvent,
  session: Session | null,
  about: { keptSession: boolean; signingOut: boolean },
): AuthState {
  if (!session) return withoutSession(event, about.keptSession, about.signingOut);
  if (sameSession(state, session)) return state;
  return { status: "signed-in", user: session.user, session };
}

/**
 * A store without React that follows the account service's events, its renewals and other tabs included.
 * @param hasKeptSession tells whether the browser's storage holds a session, without reading what is in it.
 */
export function createAuthStore(port: AuthPort, hasKeptSession: () => boolean): AuthStore {
  const store = createStore<AuthState>(() => loading);
  let signingOut = false;
  const listen = (event: AuthChangeEvent, session: Session | null) => {
    const about = { keptSession: hasKeptSession(), signingOut };
    store.setState(nextState(store.getState(), event, session, about), true);
  };
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    follow() {
      const { subscription } = port.onAuthStateChange(listen).data;
      return () => {
        subscription.unsubscribe();
      };
    },
    async signOut(scope) {
      signingOut = true;
      const { error } = await port.signOut({ scope });
      if (error && scope === "global") await port.signOut({ scope: "local" });
      signingOut = false;
    },
  };
}

const isKnown = (state: AuthState): boolean => state.status !== "loading" || state.stalled;

/** Who is here, as soon as that is known, or known to be stuck (`loading`, stalled). */
export function knownAuth(store: Pick<AuthStore, "getState" | "subscribe">): Promise<AuthState> {
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
