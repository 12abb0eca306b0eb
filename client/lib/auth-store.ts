import type { AuthChangeEvent, Session, User } from "@supabase/auth-js";
import { createStore, type StoreApi } from "zustand/vanilla";
import { readSetting, writeSetting } from "./browser-storage.ts";
import { claimsOf } from "./person-header.ts";

/**
 * Who is signed in. `loading` lasts until the stored session is read or the first event arrives; `stalled`
 * means that a stored session exists but the service can't be reached to renew it. `chosen` is true if the
 * person chose to sign out, in this tab or another, and false if the session ended on its own. `second-step`: the password was right, and a
 * code from the person's app is still to come.
 */
export type AuthState =
  | { readonly status: "loading"; readonly stalled: boolean }
  | { readonly status: "signed-out"; readonly chosen: boolean }
  | { readonly status: "second-step"; readonly factorId: string }
  | { readonly status: "signed-in"; readonly user: User; readonly session: Session };

/** The id of whoever is signed in, or null. */
export const userIdOf = (state: AuthState): string | null =>
  state.status === "signed-in" ? state.user.id : null;

/** The part of the account service's client that the store uses. */
export type AuthPort = {
  onAuthStateChange(listener: (event: AuthChangeEvent, session: Session | null) => void): {
    data: { subscription: { unsubscribe(): void } };
  };
  signOut(options: { scope: "local" | "global" }): Promise<{ error: Error | null }>;
};

export type AuthStore = Pick<StoreApi<AuthState>, "getState" | "subscribe" | "getInitialState"> & {
  /** Starts following the account service; returns a function that stops. */
  follow(): () => void;
  /**
   * Signs this browser out, even if the service can't be reached; `global` ends every other session as well.
   */
  signOut(scope: "local" | "global"): Promise<void>;
  /**
   * When the access token ends by this device's clock, ms since the epoch; 0 if nobody is signed in. The service names
   * a time of its own clock, so one that was renewed here is dated from then: a clock that is hours ahead is common.
   */
  tokenEndsAt(): number;
};

const loading: AuthState = { status: "loading", stalled: false };

/** The app that a person set up as their second step; null if none. */
export function secondStepOf(user: Pick<User, "factors">): string | null {
  const set = user.factors?.find(
    ({ factor_type, status }) => factor_type === "totp" && status === "verified",
  );
  return set?.id ?? null;
}

/** The second step that this session has yet to pass. For display only: the servers decide for themselves. */
function pendingStep(session: Session): string | null {
  return claimsOf(session.access_token)?.aal === "aal2" ? null : secondStepOf(session.user);
}

function sameSession(state: AuthState, session: Session): boolean {
  return (
    state.status === "signed-in" &&
    state.session.access_token === session.access_token &&
    state.user.id === session.user.id &&
    state.user.updated_at === session.user.updated_at
  );
}

/** The sign-in that somebody last chose to end in this browser, so that its other tabs know that it didn't just expire. */
const endedKey = "hearken.ended-sign-in";

/** The id of the sign-in itself, which all tabs share and no other sign-in ever has. */
export function signInOf(state: AuthState): string | null {
  return state.status === "signed-in" ? (claimsOf(state.session.access_token)?.session_id ?? null) : null;
}

function endedByChoice(state: AuthState): boolean {
  const signIn = signInOf(state);
  return signIn !== null && signIn === readSetting(endedKey);
}

function withoutSession(event: AuthChangeEvent, keptSession: boolean, signingOut: boolean): AuthState {
  if (event === "INITIAL_SESSION" && keptSession) return { status: "loading", stalled: true };
  return { status: "signed-out", chosen: signingOut };
}

/**
 * The state after an event. An unchanged session keeps the identical state object, because the service
 * repeats `SIGNED_IN` whenever the tab regains focus.
 *
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
  const factorId = pendingStep(session);
  if (factorId !== null) {
    const asked = state.status === "second-step" && state.factorId === factorId;
    return asked ? state : { status: "second-step", factorId };
  }
  return { status: "signed-in", user: session.user, session };
}

/**
 * A store, independent of React, that follows the account service's events, including renewals and other
 * tabs.
 *
 * @param hasKeptSession whether the browser's storage holds a session, without reading its content.
 * @param now ms since the epoch
 */
export function createAuthStore(port: AuthPort, hasKeptSession: () => boolean, now = Date.now): AuthStore {
  const store = createStore<AuthState>(() => loading);
  let signingOut = false;
  let renewed = { token: "", endsAt: 0 };
  const listen = (event: AuthChangeEvent, session: Session | null) => {
    if (event === "TOKEN_REFRESHED" && session !== null)
      renewed = { token: session.access_token, endsAt: now() + session.expires_in * 1_000 };
    const state = store.getState();
    const about = { keptSession: hasKeptSession(), signingOut: signingOut || endedByChoice(state) };
    store.setState(nextState(state, event, session, about), true);
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
    tokenEndsAt() {
      const state = store.getState();
      if (state.status !== "signed-in") return 0;
      const { access_token, expires_at = 0 } = state.session;
      return Math.max(expires_at * 1_000, renewed.token === access_token ? renewed.endsAt : 0);
    },
    async signOut(scope) {
      signingOut = true;
      const signIn = signInOf(store.getState());
      if (signIn !== null) writeSetting(endedKey, signIn);
      const { error } = await port.signOut({ scope });
      if (error && scope === "global") await port.signOut({ scope: "local" });
      signingOut = false;
    },
  };
}

const isKnown = (state: AuthState): boolean => state.status !== "loading" || state.stalled;

/** Resolves with who is signed in as soon as that is known, or known to be stuck (`loading`, stalled). */
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
