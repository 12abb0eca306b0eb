import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createBrowserTransport } from "#client/call/core/browser-conversation.ts";
import { accessTokenOf } from "./access-token.ts";
import { createAuthStore } from "./auth-store.ts";
import { relayFor } from "./relay.ts";
import { createSupabase } from "./supabase.ts";

/** The real account client on a device whose clock isn't the servers': they alone say when a token has ended. */

const minute = 60_000;
const hour = 60 * minute;

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

const config = {
  supabaseUrl: "http://accounts.test",
  supabasePublishableKey: "sb_publishable_x",
  contactEmail: "",
};

/** @param ahead by how much the servers' clock is ahead of the device's, ms */
function serversAhead(ahead: number) {
  const state = { ahead, renewals: 0, refused: 0, isReachable: true, isSignedIn: true };
  const seconds = () => Math.round((Date.now() + state.ahead) / 1_000);
  const newSession = () => ({
    access_token: `${base64({ alg: "HS256" })}.${base64({ sub: "ada", exp: seconds() + 3_600, n: state.renewals })}.c2ln`,
    refresh_token: `refresh ${state.renewals}`,
    expires_in: 3_600,
    expires_at: seconds() + 3_600,
    token_type: "bearer",
    user: { id: "ada", aud: "authenticated", created_at: "", app_metadata: {}, user_metadata: {} },
  });
  const isGood = (headers: Headers) => {
    const [, payload = ""] = (headers.get("authorization") ?? "").split(".");
    const { exp } = JSON.parse(Buffer.from(payload, "base64url").toString()) as { exp: number };
    return exp > seconds();
  };
  const answer: typeof fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.includes("/token?")) {
      if (!state.isReachable) throw new TypeError("Failed to fetch");
      if (url.includes("refresh_token")) state.renewals += 1;
      if (state.isSignedIn) return Response.json(newSession());
      return Response.json({ code: "refresh_token_not_found", message: "No." }, { status: 400 });
    }
    const good = state.isSignedIn && isGood(new Headers(init?.headers));
    if (!good) state.refused += 1;
    return good ? Response.json({ ticket: "ticket", expiresAt: "" }) : Response.json({}, { status: 401 });
  };
  vi.stubGlobal("fetch", answer);
  return state;
}

/** Signed in, as a page is that has been open for a while. */
async function signIn() {
  const supabase = createSupabase(config);
  const auth = createAuthStore(supabase.auth, () => true);
  auth.follow();
  await supabase.auth.signInWithPassword({ email: "ada@example.org", password: "correct horse" });
  const accessToken = accessTokenOf(supabase.auth);
  return {
    auth,
    rows: async () => (await supabase.from("sessions").select("id")).status,
    relay: async () => (await relayFor(accessToken, fetch)("/api/session")).status,
    ticket: async () =>
      (await createBrowserTransport(accessToken).requestTicket(new AbortController().signal)).kind,
    stop: () => supabase.auth.dispose(),
  };
}

async function withEndedToken() {
  const servers = serversAhead(0);
  const page = await signIn();
  servers.ahead = 2 * hour;
  return { servers, page };
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T12:00:00Z") });
  vi.spyOn(console, "warn").mockReturnValue(undefined);
  vi.spyOn(console, "error").mockReturnValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each([
  ["right", 0],
  ["an hour behind", hour],
  ["an hour ahead", -hour],
])("where the device's clock is %s", (_, ahead) => {
  test("tokens are renewed before they end, and not more often than that", async () => {
    const servers = serversAhead(ahead);
    const page = await signIn();
    const refused: number[] = [];
    for (let asked = 0; asked < 18; asked += 1) {
      await vi.advanceTimersByTimeAsync(10 * minute);
      refused.push(await page.rows(), await page.relay());
      expect(await page.ticket()).toBe("ticket");
    }
    expect(new Set(refused)).toEqual(new Set([200]));
    expect([servers.refused, servers.renewals]).toEqual([0, 3]);
    await page.stop();
  });
});

describe("where the clock was set while a token lasted", () => {
  test.each(["rows", "relay", "ticket"] as const)(
    "a token that the servers refuse is renewed once, and what was asked for is asked again: %s",
    async (asked) => {
      const { servers, page } = await withEndedToken();
      const answers = await Promise.all([page[asked](), page[asked]()]);
      expect(new Set(answers)).toEqual(new Set([asked === "ticket" ? "ticket" : 200]));
      expect(servers.renewals).toBe(1);
      await page.stop();
    },
  );

  test("while it can't be renewed, a talk waits and nobody is signed out", async () => {
    const { servers, page } = await withEndedToken();
    servers.isReachable = false;
    const asked = page.ticket();
    await vi.advanceTimersByTimeAsync(2 * minute);
    expect(await asked).toBe("failed");
    expect(page.auth.getState().status).toBe("signed-in");
    servers.isReachable = true;
    await vi.advanceTimersByTimeAsync(2 * minute);
    expect(await page.ticket()).toBe("ticket");
    await page.stop();
  });

  test("whose sign-in has ended is told so, after one attempt", async () => {
    const { servers, page } = await withEndedToken();
    servers.isSignedIn = false;
    expect(await page.ticket()).toBe("signedOut");
    expect(await page.relay()).toBe(401);
    expect(servers.renewals).toBe(1);
    await page.stop();
  });
});
