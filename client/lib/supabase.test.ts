import { createClient } from "@supabase/supabase-js";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createAuthStore } from "./auth-store.ts";

/** The real account client under the store, with storage and network controlled by the test. */

const key = "hearken.session";
const now = new Date("2025-11-20T12:00:00Z");
const nowSeconds = now.getTime() / 1000;

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const tokenUntil = (expiresAt: number) =>
  `${base64({ alg: "HS256" })}.${base64({ sub: "ada", exp: expiresAt })}.c2ln`;
const user = {
  id: "ada",
  aud: "authenticated",
  created_at: "2025-11-20T00:00:00Z",
  app_metadata: {},
  user_metadata: {},
};

function storedSession(expiresAt: number) {
  return {
    access_token: tokenUntil(expiresAt),
    refresh_token: "old",
    expires_at: expiresAt,
    expires_in: 3600,
    token_type: "bearer",
    user,
  };
}

function start(stored: object | null, answer: () => Promise<Response>) {
  const kept = new Map<string, string>(stored ? [[key, JSON.stringify(stored)]] : []);
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  const fetched = vi.fn<typeof fetch>(answer);
  const client = createClient("http://accounts.test", "sb_publishable_x", {
    auth: { storage, storageKey: key, detectSessionInUrl: false },
    global: { fetch: fetched },
  });
  const store = createAuthStore(client.auth, () => kept.has(key));
  store.follow();
  const stop = () => client.auth.dispose();
  return { store, kept, fetched, stop };
}

const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

describe("the account client under the session store", () => {
  beforeEach(() => {
    vi.useFakeTimers({ now });
    vi.spyOn(console, "warn").mockReturnValue(undefined);
    vi.spyOn(console, "error").mockReturnValue(undefined);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test("a valid stored session is read without the network", async () => {
    const { store, fetched, stop } = start(storedSession(nowSeconds + 3600), () =>
      Promise.reject(new TypeError("Failed to fetch")),
    );
    await vi.advanceTimersByTimeAsync(10);
    expect(store.getState()).toMatchObject({ status: "signed-in", user: { id: "ada" } });
    expect(fetched).not.toHaveBeenCalled();
    await stop();
  });

  test("a session is renewed by itself near its end", async () => {
    const renewed = { ...storedSession(nowSeconds + 7200), refresh_token: "new" };
    const { store, fetched, stop } = start(storedSession(nowSeconds + 600), () =>
      Promise.resolve(json(200, renewed)),
    );
    await vi.advanceTimersByTimeAsync(10);
    expect(fetched).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(560_000);
    expect(fetched).toHaveBeenCalledOnce();
    expect(store.getState()).toMatchObject({ status: "signed-in", session: { refresh_token: "new" } });
    await stop();
  });

  test("an expired session whose renewal is refused is dropped", async () => {
    const refusal = {
      code: "refresh_token_not_found",
      message: "Invalid Refresh Token: Refresh Token Not Found",
    };
    const { store, kept, stop } = start(storedSession(nowSeconds - 60), () =>
      Promise.resolve(json(400, refusal)),
    );
    await vi.advanceTimersByTimeAsync(10);
    expect(store.getState()).toEqual({ status: "signed-out", chosen: false });
    expect(kept.has(key)).toBe(false);
    await stop();
  });

  test("an expired session is kept while the service is down, and used when it is back", async () => {
    let away = true;
    const renewed = { ...storedSession(nowSeconds + 7200), refresh_token: "new" };
    const { store, kept, stop } = start(storedSession(nowSeconds - 60), () =>
      away ? Promise.reject(new TypeError("Failed to fetch")) : Promise.resolve(json(200, renewed)),
    );
    await vi.advanceTimersByTimeAsync(90_000);
    expect(store.getState()).toEqual({ status: "loading", stalled: true });
    expect(kept.has(key)).toBe(true);
    away = false;
    await vi.advanceTimersByTimeAsync(180_000);
    expect(store.getState()).toMatchObject({ status: "signed-in", session: { refresh_token: "new" } });
    await stop();
  });

  test("signing out of this browser works without the service", async () => {
    const { store, kept, stop } = start(storedSession(nowSeconds + 3600), () =>
      Promise.reject(new TypeError("Failed to fetch")),
    );
    await vi.advanceTimersByTimeAsync(10);
    const leaving = store.signOut("local");
    await vi.advanceTimersByTimeAsync(60_000);
    await leaving;
    expect(store.getState()).toEqual({ status: "signed-out", chosen: true });
    expect(kept.has(key)).toBe(false);
    await stop();
  });
});
