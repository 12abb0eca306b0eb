import { createHmac } from "node:crypto";
import { createVerifyToken } from "#relay/store/verify-token.ts";
import { requireUser } from "#relay/routes/identity.ts";
import { createServiceClient } from "#relay/store/service-client.ts";
import { apiErrorSchema } from "#shared/http.ts";
import { captureLog } from "#tests/support/relay-app.ts";
import {
  type Script,
  type ScriptedSupabase,
  startScriptedSupabase,
} from "#tests/support/scripted-supabase.ts";
import { listen } from "#relay/http/server.ts";
import express from "express";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const userId = "5b7e9a52-0f0e-4a7c-9a44-6a4b2f6f3c11";
const authSessionId = "0d6f4f6e-4a3c-4f0e-8f0e-3f8f1f6b2a77";
const goodClaims = {
  sub: userId,
  session_id: authSessionId,
  role: "authenticated",
  email: "ana@hearken.app",
  aal: "aal2",
  exp: Math.floor(Date.now() / 1000) + 3600,
};

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

let keys: CryptoKeyPair;
let strangerKeys: CryptoKeyPair;
let currentKid: string;
let jwks: { keys: object[] };

// A separate key for each test, because the client caches a project's keys for the whole process.
beforeEach(async () => {
  const algorithm = { name: "ECDSA", namedCurve: "P-256" };
  keys = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  strangerKeys = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  currentKid = crypto.randomUUID();
  const publicKey = await crypto.subtle.exportKey("jwk", keys.publicKey);
  jwks = { keys: [{ ...publicKey, kid: currentKid, alg: "ES256", use: "sig", key_ops: ["verify"] }] };
});

async function signed(claims: object, { kid = currentKid, by = keys } = {}): Promise<string> {
  const text = `${encode({ alg: "ES256", typ: "JWT", kid })}.${encode(claims)}`;
  const signature = await crypto.subtle.sign(
    { name: "ECDSA", hash: "SHA-256" },
    by.privateKey,
    Buffer.from(text),
  );
  return `${text}.${Buffer.from(signature).toString("base64url")}`;
}

/** A token of a project that signs with a shared secret; only the auth service can verify it. */
function shared(claims: object): string {
  const text = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(claims)}`;
  return `${text}.${createHmac("sha256", "secret").update(text).digest("base64url")}`;
}

const jwksQuestion = "GET /auth/v1/.well-known/jwks.json";
const userQuestion = "GET /auth/v1/user";
const account = { id: userId, aud: "authenticated", email: "ana@hearken.app" };
const refused = { status: 403, body: { code: 403, error_code: "bad_jwt", msg: "invalid JWT" } };

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(cleanups.splice(0).map((cleanup) => cleanup())));

async function auth(script: Script = {}): Promise<ScriptedSupabase> {
  const supabase = await startScriptedSupabase({
    [jwksQuestion]: () => ({ status: 200, body: jwks }),
    [userQuestion]: () => refused,
    ...script,
  });
  cleanups.push(supabase.stop);
  return supabase;
}

function verifierFor(url: string) {
  const captured = captureLog();
  return { verify: createVerifyToken(createServiceClient(url, "sb_secret_test"), captured.log), ...captured };
}

describe("a token from before a second step", () => {
  const stepQuestion = "POST /rest/v1/rpc/has_second_step";
  test.each([
    ["is valid for somebody without one", { status: 200, body: false }, { ok: true }],
    ["is invalid for somebody with one", { status: 200, body: true }, { ok: false, reason: "invalid" }],
    ["proves nothing while the database is silent", { status: 500 }, { ok: false, reason: "unavailable" }],
  ])("%s", async (_, answer, verdict) => {
    const supabase = await auth({ [stepQuestion]: () => answer });
    const { verify } = verifierFor(supabase.url);
    expect(await verify(await signed({ ...goodClaims, aal: "aal1" }))).toMatchObject(verdict);
    expect(await verify(await signed({ ...goodClaims, aal: undefined }))).toMatchObject(verdict);
  });
});

describe("a token signed with the project's key", () => {
  test("is verified here; the key is fetched once", async () => {
    const supabase = await auth();
    const { verify } = verifierFor(supabase.url);
    const token = await signed(goodClaims);
    const identity = { ok: true, userId, authSessionId, email: "ana@hearken.app" };
    expect(await verify(token)).toEqual(identity);
    expect(await verify(token)).toEqual(identity);
    expect(supabase.seen).toEqual([jwksQuestion]);
  });

  test.each([
    ["expired", () => signed({ ...goodClaims, exp: 1 })],
    ["without an end", () => signed({ ...goodClaims, exp: undefined })],
    ["signed by somebody else", () => signed(goodClaims, { by: strangerKeys })],
    [
      "signed with a key the project does not have",
      () => signed(goodClaims, { kid: "other", by: strangerKeys }),
    ],
    ["of no session", () => signed({ ...goodClaims, session_id: undefined })],
    ["of nobody", () => signed({ ...goodClaims, sub: undefined })],
    ["of a visitor", () => signed({ ...goodClaims, role: "anon" })],
    ["of the service itself", () => signed({ ...goodClaims, role: "service_role" })],
    [
      "with another's claims under its signature",
      async () => {
        const [header, , signature] = (await signed(goodClaims)).split(".");
        return `${header}.${encode({ ...goodClaims, sub: "11111111-1111-4111-8111-111111111111" })}.${signature}`;
      },
    ],
    ["unsigned", async () => `${encode({ alg: "none" })}.${encode(goodClaims)}.AA`],
    ["whose payload is no JSON", async () => "e30.AAAA.AA"],
    ["that is no token", async () => "hunter2"],
    ["that is empty", async () => ""],
  ])("%s is invalid", async (_name, make) => {
    const supabase = await auth();
    const { verify } = verifierFor(supabase.url);
    expect(await verify(await make())).toEqual({ ok: false, reason: "invalid" });
  });

  test("without an address is still valid", async () => {
    const supabase = await auth();
    const { verify } = verifierFor(supabase.url);
    expect(await verify(await signed({ ...goodClaims, email: "" }))).toEqual({
      ok: true,
      userId,
      authSessionId,
      email: null,
    });
  });
});

describe("a token signed with a shared secret", () => {
  test("is valid if the auth service says so", async () => {
    const supabase = await auth({ [userQuestion]: () => ({ status: 200, body: account }) });
    const { verify } = verifierFor(supabase.url);
    expect(await verify(shared(goodClaims))).toMatchObject({ ok: true, userId });
    expect(supabase.seen).toEqual([userQuestion]);
  });

  test("is invalid if it doesn't", async () => {
    const supabase = await auth();
    const { verify } = verifierFor(supabase.url);
    expect(await verify(shared(goodClaims))).toEqual({ ok: false, reason: "invalid" });
  });
});

describe("nobody counts as signed out because the auth service is down", () => {
  test.each([
    ["broken", 500],
    ["unavailable", 503],
    ["too busy", 429],
  ])("%s (%i)", async (_name, status) => {
    const supabase = await auth({ [userQuestion]: () => ({ status, body: { msg: "later" } }) });
    const { verify } = verifierFor(supabase.url);
    expect(await verify(shared(goodClaims))).toEqual({ ok: false, reason: "unavailable" });
  });

  test("not there", async () => {
    const supabase = await auth();
    await supabase.stop();
    const { verify } = verifierFor(supabase.url);
    expect(await verify(await signed(goodClaims))).toEqual({ ok: false, reason: "unavailable" });
  });
});

async function serveWhoAmI(script: Script = {}) {
  const supabase = await auth(script);
  const { verify, lines } = verifierFor(supabase.url);
  const app = express();
  app.get(
    "/api/me",
    requireUser(verify, (user, _req, res) => void res.json(user)),
  );
  const listened = await listen(app, { port: 0, host: "127.0.0.1" });
  if (!listened.ok) throw new Error(listened.problem);
  cleanups.push(() => listened.server.stop(0));
  const ask = (headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${listened.server.port}/api/me`, { headers });
  return { ask, lines, supabase };
}

describe("requireUser", () => {
  test("passes the identity to the handler", async () => {
    const { ask } = await serveWhoAmI();
    const response = await ask({ authorization: `bearer ${await signed(goodClaims)}` });
    expect([response.status, await response.json()]).toEqual([
      200,
      { userId, authSessionId, email: "ana@hearken.app" },
    ]);
  });

  test.each([
    ["no header", {}],
    ["another scheme", { authorization: "Basic YTpi" }],
    ["no token", { authorization: "Bearer" }],
    ["no JWT", { authorization: "Bearer hunter2" }],
    ["two tokens", { authorization: "Bearer a.b.c d.e.f" }],
  ])("refuses %s without asking anybody", async (_name, headers) => {
    const { ask, supabase } = await serveWhoAmI();
    const response = await ask(headers);
    expect([response.status, response.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
    expect(apiErrorSchema.parse(await response.json()).error.code).toBe("unauthorized");
    expect(supabase.seen).toEqual([]);
  });

  test("asks to retry if it is unknown, and logs no token", async () => {
    const { ask, lines } = await serveWhoAmI({ [userQuestion]: () => ({ status: 503 }) });
    const token = shared(goodClaims);
    const response = await ask({ authorization: `Bearer ${token}` });
    expect(response.status).toBe(503);
    expect(apiErrorSchema.parse(await response.json()).error).toMatchObject({
      code: "unavailable",
      retryable: true,
    });
    expect(lines.join("")).toMatch(/"event":"identity\.unavailable","code":"Auth\w+Error"\}\n$/);
    expect(lines.join("")).not.toContain(token);
  });
});
