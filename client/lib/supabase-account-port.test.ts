import { createClient } from "@supabase/supabase-js";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { AccountPort, CaptchaProof } from "./account-port.ts";
import { signingInAgain } from "./sign-in-again.ts";
import { createAccountPort } from "./supabase-account-port.ts";

const account = { email: "ada@example.org", password: "secret", fullName: "Ada", language: "fr" };
const user = {
  id: "ada",
  aud: "authenticated",
  created_at: "2025-11-20T00:00:00Z",
  app_metadata: {},
  user_metadata: {},
};

type Request = { path: string; redirect: string | null; scope: string | null; body: unknown };

/**
 * The port over the real client; records every request, and answers with `status` and `body`, or with the body that
 * `bodies` has for its path. `heard`: what the page's own client reports.
 */
function portAnswering(
  status: number,
  body: object | "no answer",
  bodies: Readonly<Record<string, object>> = {},
) {
  const requests: Request[] = [];
  const fetched = (input: RequestInfo | URL, options?: RequestInit) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const sent = typeof options?.body === "string" ? JSON.parse(options.body) : null;
    const { searchParams } = url;
    const [redirect, scope] = [searchParams.get("redirect_to"), searchParams.get("scope")];
    requests.push({ path: url.pathname, redirect, scope, body: sent });
    if (body === "no answer") return Promise.reject(new TypeError("Failed to fetch"));
    const headers = { "content-type": "application/json", "x-supabase-api-version": "2024-01-01" };
    const answer = bodies[url.pathname] ?? body;
    return Promise.resolve(new Response(JSON.stringify(answer), { status, headers }));
  };
  const open = (storageKey: string) =>
    createClient("http://accounts.test", "sb_publishable_x", {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false, storageKey },
      global: { fetch: fetched },
    }).auth;
  const auth = open("page");
  const heard: string[] = [];
  auth.onAuthStateChange((event) => void heard.push(event));
  const again = signingInAgain(auth, () => open("aside"));
  return { port: createAccountPort(auth, "https://app.test", again), requests, heard };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe("sign-up", () => {
  test("sends the details and both confirmations, and its email leads to the dashboard", async () => {
    const { port, requests } = portAnswering(200, { ...user, identities: [{ id: "1" }] });
    expect(await port.signUp(account)).toBe("check-mail");
    expect(requests).toMatchObject([
      {
        path: "/auth/v1/signup",
        redirect: "https://app.test/dashboard",
        body: {
          email: "ada@example.org",
          data: { full_name: "Ada", age_confirmed: true, terms_accepted: true, preferred_language: "fr" },
        },
      },
    ]);
  });

  test("omits the key of a missing name", async () => {
    const { port, requests } = portAnswering(200, user);
    await port.signUp({ ...account, fullName: "" });
    expect(JSON.stringify(requests)).not.toContain("full_name");
  });

  test("treats an existing address that the service hides like any other", async () => {
    const { port } = portAnswering(200, { ...user, identities: [] });
    expect(await port.signUp(account)).toBe("check-mail");
  });

  test("reports an existing address that the service reveals", async () => {
    const { port } = portAnswering(422, { code: "user_already_exists", message: "User already registered" });
    expect(await port.signUp(account)).toBe("taken");
  });
});

test.each([
  [400, { code: "invalid_credentials", message: "Invalid login credentials" }, "wrong-credentials"],
  [400, { code: "email_not_confirmed", message: "Email not confirmed" }, "unconfirmed"],
  [429, { code: "over_request_rate_limit", message: "x" }, "rate-limited"],
  [500, { message: "boom" }, "server-error"],
  [0, "no answer", "unreachable"],
] as const)("login answered %i is %o: %s", async (status, body, expected) => {
  const { port } = portAnswering(status, body);
  expect(await port.signIn({ email: "a@b.c", password: "x" })).toBe(expected);
});

describe("forgot password", () => {
  test("sends a link to the reset page", async () => {
    const { port, requests } = portAnswering(200, {});
    expect(await port.requestReset("a@b.c")).toBe("done");
    expect(requests[0]).toMatchObject({
      path: "/auth/v1/recover",
      redirect: "https://app.test/reset-password",
    });
  });

  test.each([
    [400, { code: "user_not_found", message: "User not found" }, "done"],
    [429, { code: "over_email_send_rate_limit", message: "For security purposes" }, "done"],
    [429, { code: "over_request_rate_limit", message: "x" }, "rate-limited"],
    [500, { message: "boom" }, "server-error"],
    [0, "no answer", "unreachable"],
  ] as const)("answered %i is %o: %s, the same for every address", async (status, body, expected) => {
    const { port } = portAnswering(status, body);
    expect(await port.requestReset("a@b.c")).toBe(expected);
  });
});

test("a new confirmation email leads to the dashboard too", async () => {
  const { port, requests } = portAnswering(200, {});
  expect(await port.resendConfirmation("a@b.c")).toBe("done");
  expect(requests[0]).toMatchObject({
    path: "/auth/v1/resend",
    redirect: "https://app.test/dashboard",
    body: { email: "a@b.c", type: "signup" },
  });
});

describe("captcha", () => {
  const calls = [
    ["sign-up", (port, ...proof) => port.signUp(account, ...proof)],
    ["login", (port, ...proof) => port.signIn({ email: "a@b.c", password: "x" }, ...proof)],
    ["a new confirmation mail", (port, ...proof) => port.resendConfirmation("a@b.c", ...proof)],
    ["forgot password", (port, ...proof) => port.requestReset("a@b.c", ...proof)],
  ] as const satisfies readonly [string, (port: AccountPort, ...proof: CaptchaProof) => Promise<unknown>][];

  test.each(calls)("%s sends its token, and none if there is none", async (_name, send) => {
    const { port, requests } = portAnswering(200, {});
    await send(port, "a token");
    await send(port);
    expect(requests.map(({ body }) => body)).toMatchObject([
      { gotrue_meta_security: { captcha_token: "a token" } },
      { gotrue_meta_security: {} },
    ]);
    expect(JSON.stringify(requests[1])).not.toContain("captcha_token");
  });

  test.each(calls)("%s learns that its token was refused", async (_name, send) => {
    const body = { code: "captcha_failed", message: "captcha protection: request disallowed (x)" };
    const { port } = portAnswering(400, body);
    expect(await send(port, "a token")).toBe("captcha-refused");
  });
});

test("an invalid token is a link that doesn't work, not a crash", async () => {
  const { port } = portAnswering(200, user);
  expect(await port.adopt({ accessToken: "nonsense", refreshToken: "r" })).not.toBe("done");
});

test("a password change without a sign-in is refused with the service's text", async () => {
  const { port } = portAnswering(200, user);
  expect(await port.updatePassword("secret")).toEqual({
    kind: "failed",
    failure: "session-missing",
    message: "Auth session missing!",
  });
});

test("a new password ends every other session", async () => {
  const token = `x.${btoa(JSON.stringify({ sub: user.id, exp: 4_000_000_000 }))}.x`;
  const session = { access_token: token, refresh_token: "r", expires_in: 3600, token_type: "bearer" };
  const { port, requests } = portAnswering(200, { ...session, user });
  expect(await port.signIn({ email: "a@b.c", password: "old" })).toBe("done");
  expect(await port.updatePassword("secret")).toEqual({ kind: "done" });
  expect(requests.slice(1)).toMatchObject([
    { path: "/auth/v1/user", body: { password: "secret" } },
    { path: "/auth/v1/logout", scope: "others" },
  ]);
});

const encoded = (part: object) => btoa(JSON.stringify(part)).replaceAll("=", "");

describe("signing in again, as somebody who is signed in", () => {
  const tokenOf = (aal: string) =>
    `${encoded({ alg: "ES256" })}.${encoded({ sub: user.id, exp: 4_000_000_000, aal })}.c2ln`;
  const sessionOf = (aal: string, about: object) => ({
    access_token: tokenOf(aal),
    refresh_token: "r",
    expires_in: 3600,
    token_type: "bearer",
    user: about,
  });
  const withApp = { ...user, factors: [{ id: "app", factor_type: "totp", status: "verified" }] };
  const credentials = { email: "a@b.c", password: "right" };

  test("takes the place of the old sign-in at once without a second step", async () => {
    const { port, heard } = portAnswering(200, sessionOf("aal1", user), { "/auth/v1/user": user });
    expect(await port.signInAgain(credentials)).toEqual({ kind: "done" });
    expect(heard).toContain("SIGNED_IN");
  });

  test("tells the page nothing before the second step is passed", async () => {
    const { port, heard, requests } = portAnswering(200, sessionOf("aal1", withApp), {
      "/auth/v1/user": withApp,
      "/auth/v1/factors/app/challenge": { id: "challenge", type: "totp", expires_at: 4_000_000_000 },
      "/auth/v1/factors/app/verify": sessionOf("aal2", withApp),
    });
    const signedIn = await port.signInAgain(credentials);
    expect(heard).not.toContain("SIGNED_IN");
    expect(signedIn.kind === "second-step" && (await signedIn.step.pass("123456"))).toBe("done");
    expect(heard).toContain("SIGNED_IN");
    if (signedIn.kind === "second-step") signedIn.step.drop();
    expect(requests.map(({ path }) => path)).not.toContain("/auth/v1/logout");
  });

  test("leaves no half sign-in behind when the second step isn't taken", async () => {
    const { port, requests } = portAnswering(200, sessionOf("aal1", withApp));
    const signedIn = await port.signInAgain(credentials);
    if (signedIn.kind === "second-step") signedIn.step.drop();
    await vi.waitFor(() =>
      expect(requests.at(-1)).toMatchObject({ path: "/auth/v1/logout", scope: "local" }),
    );
  });

  test("says why it was refused", async () => {
    const { port } = portAnswering(400, {
      code: "invalid_credentials",
      message: "Invalid login credentials",
    });
    expect(await port.signInAgain(credentials)).toEqual({ kind: "failed", failure: "wrong-credentials" });
  });
});
