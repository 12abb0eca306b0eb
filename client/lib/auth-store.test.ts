import type { AuthChangeEvent, Session } from "@supabase/auth-js";
import { describe, expect, test } from "vitest";
import { createAuthStore, type AuthPort, type AuthState } from "./auth-store.ts";

type Listener = (event: AuthChangeEvent, session: Session | null) => void;

function sessionOf(userId: string, token = "t1", updatedAt = "2025-11-20T00:00:00Z"): Session {
  return {
    access_token: token,
    refresh_token: `refresh-${token}`,
    expires_in: 3600,
    expires_at: 1_800_000_000,
    token_type: "bearer",
    user: {
      id: userId,
      email: `${userId}@example.org`,
      app_metadata: {},
      user_metadata: {},
      aud: "authenticated",
      created_at: "2025-11-20T00:00:00Z",
      updated_at: updatedAt,
    },
  };
}

/** An account service controlled by the test. */
function scripted({ signOutFails = false } = {}) {
  const listeners = new Set<Listener>();
  const signOuts: string[] = [];
  const emit: Listener = (event, session) => {
    for (const listener of listeners) listener(event, session);
  };
  const port: AuthPort = {
    onAuthStateChange(listener) {
      listeners.add(listener);
      return { data: { subscription: { unsubscribe: () => listeners.delete(listener) } } };
    },
    signOut({ scope }) {
      signOuts.push(scope);
      if (signOutFails && scope === "global") return Promise.resolve({ error: new Error("Failed to fetch") });
      emit("SIGNED_OUT", null);
      return Promise.resolve({ error: null });
    },
  };
  return { port, emit, signOuts, listeners };
}

function started(options: { keptSession?: boolean; signOutFails?: boolean } = {}) {
  const service = scripted(options);
  const store = createAuthStore(service.port, () => options.keptSession ?? false);
  const seen: AuthState[] = [];
  store.subscribe((state) => seen.push(state));
  return { ...service, store, seen, stop: store.follow() };
}

const signedIn = (session: Session) => ({ status: "signed-in", user: session.user, session });

describe("session store", () => {
  test("is loading until the first event", () => {
    const { store } = started();
    expect(store.getState()).toEqual({ status: "loading", stalled: false });
  });

  test("no stored session: signed out", () => {
    const { store, emit } = started();
    emit("INITIAL_SESSION", null);
    expect(store.getState()).toEqual({ status: "signed-out", chosen: false });
  });

  test.each([
    ["INITIAL_SESSION"],
    ["SIGNED_IN"],
    ["TOKEN_REFRESHED"],
    ["USER_UPDATED"],
    ["PASSWORD_RECOVERY"],
  ] as const)("%s with a session ends the loading, signed in", (event) => {
    const { store, emit } = started();
    emit(event, sessionOf("ada"));
    expect(store.getState()).toEqual(signedIn(sessionOf("ada")));
  });

  test("a renewed token replaces the session", () => {
    const { store, emit } = started();
    emit("INITIAL_SESSION", sessionOf("ada"));
    emit("TOKEN_REFRESHED", sessionOf("ada", "t2"));
    expect(store.getState()).toEqual(signedIn(sessionOf("ada", "t2")));
  });

  test("a changed user replaces the user", () => {
    const { store, emit } = started();
    emit("INITIAL_SESSION", sessionOf("ada"));
    emit("USER_UPDATED", sessionOf("ada", "t1", "2025-11-21T00:00:00Z"));
    expect(store.getState()).toMatchObject({ user: { updated_at: "2025-11-21T00:00:00Z" } });
  });

  test("a repeated session changes nothing and notifies nobody", () => {
    const { store, emit, seen } = started();
    emit("INITIAL_SESSION", sessionOf("ada"));
    const before = store.getState();
    emit("SIGNED_IN", sessionOf("ada"));
    expect(store.getState()).toBe(before);
    expect(seen).toHaveLength(1);
  });

  test("a sign-out in another tab, or a refused renewal, signs out here, but not by choice", () => {
    const { store, emit } = started();
    emit("SIGNED_IN", sessionOf("ada"));
    emit("SIGNED_OUT", null);
    expect(store.getState()).toEqual({ status: "signed-out", chosen: false });
  });

  test("another person's sign-in in another tab takes over", () => {
    const { store, emit } = started();
    emit("SIGNED_IN", sessionOf("ada"));
    emit("SIGNED_IN", sessionOf("ben"));
    expect(store.getState()).toEqual(signedIn(sessionOf("ben")));
  });

  test("a stored session that can't be renewed for now keeps loading, and says so", () => {
    const { store, emit } = started({ keptSession: true });
    emit("INITIAL_SESSION", null);
    expect(store.getState()).toEqual({ status: "loading", stalled: true });
    emit("TOKEN_REFRESHED", sessionOf("ada", "t2"));
    expect(store.getState()).toEqual(signedIn(sessionOf("ada", "t2")));
  });

  test("a stalled session that is then refused signs out", () => {
    const { store, emit } = started({ keptSession: true });
    emit("INITIAL_SESSION", null);
    emit("SIGNED_OUT", null);
    expect(store.getState()).toEqual({ status: "signed-out", chosen: false });
  });

  test("a chosen sign-out is marked as such, the next one isn't", async () => {
    const { store, emit, signOuts } = started();
    emit("SIGNED_IN", sessionOf("ada"));
    await store.signOut("local");
    expect(store.getState()).toEqual({ status: "signed-out", chosen: true });
    expect(signOuts).toEqual(["local"]);
    emit("SIGNED_IN", sessionOf("ada"));
    emit("SIGNED_OUT", null);
    expect(store.getState()).toEqual({ status: "signed-out", chosen: false });
  });

  test("a global sign-out that can't reach the service still signs this browser out", async () => {
    const { store, emit, signOuts } = started({ signOutFails: true });
    emit("SIGNED_IN", sessionOf("ada"));
    await store.signOut("global");
    expect(signOuts).toEqual(["global", "local"]);
    expect(store.getState()).toEqual({ status: "signed-out", chosen: true });
  });

  test("stops following", () => {
    const { store, emit, stop, listeners } = started();
    stop();
    emit("SIGNED_IN", sessionOf("ada"));
    expect(listeners.size).toBe(0);
    expect(store.getState().status).toBe("loading");
  });
});

describe("a second step", () => {
  const factor = {
    id: "app",
    factor_type: "totp",
    status: "verified",
    created_at: "",
    updated_at: "",
  } as const;
  const at = (aal: string | null, status: "verified" | "unverified" = "verified") => {
    const session = sessionOf("ada", `e30.${btoa(JSON.stringify(aal === null ? {} : { aal }))}.c2ln`);
    return { ...session, user: { ...session.user, factors: [{ ...factor, status }] } };
  };
  test.each([
    ["is asked for after the password", at("aal1"), { status: "second-step", factorId: "app" }],
    ["is asked for if the token doesn't say", at(null), { status: "second-step", factorId: "app" }],
    ["isn't asked for again", at("aal2"), { status: "signed-in" }],
    ["isn't asked for before it is set up", at("aal1", "unverified"), { status: "signed-in" }],
    ["isn't asked of others", sessionOf("ben"), { status: "signed-in" }],
  ])("%s", (_, session, expected) => {
    const { port, emit } = scripted();
    const store = createAuthStore(port, () => false);
    store.follow();
    emit("SIGNED_IN", session);
    expect(store.getState()).toMatchObject(expected);
    const before = store.getState();
    emit("SIGNED_IN", session);
    expect(store.getState()).toBe(before);
  });
});

const token = (signIn: string, nth = 1) =>
  `header.${btoa(JSON.stringify({ session_id: signIn, nth }))}.signature`;

/** The account service tells every tab of what happens in one. */
function twoTabs() {
  const service = scripted();
  const tabs = [
    createAuthStore(service.port, () => false),
    createAuthStore(service.port, () => false),
  ] as const;
  for (const tab of tabs) tab.follow();
  return { ...service, here: tabs[0], there: tabs[1] };
}

describe("in two tabs", () => {
  test("a sign-out that was chosen in one is known as such in the other, also after a renewal", async () => {
    const { here, there, emit } = twoTabs();
    emit("SIGNED_IN", sessionOf("ada", token("first")));
    emit("TOKEN_REFRESHED", sessionOf("ada", token("first", 2)));
    await here.signOut("local");
    expect(there.getState()).toEqual({ status: "signed-out", chosen: true });
  });

  test("the next sign-in that ends on its own isn't taken for one that somebody chose to end", async () => {
    const { here, there, emit } = twoTabs();
    emit("SIGNED_IN", sessionOf("ada", token("first")));
    await there.signOut("local");
    emit("SIGNED_IN", sessionOf("ada", token("second")));
    emit("SIGNED_OUT", null);
    for (const tab of [here, there]) expect(tab.getState()).toEqual({ status: "signed-out", chosen: false });
  });
});
