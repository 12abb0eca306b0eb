import type { IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";
import { createAccount, type EndCustomer } from "#relay/account/account.ts";

import type { VerifyToken } from "#relay/routes/identity.ts";
import { accountStoreOver } from "#relay/store/account.ts";
import { validAuthSessionsOver } from "#relay/store/auth-sessions.ts";
import { createServiceClient } from "#relay/store/service-client.ts";
import { endpoints } from "#shared/http.ts";
import { captureLog, serveApp } from "#tests/support/relay-app.ts";
import { type ScriptedAnswer, startScriptedSupabase } from "#tests/support/scripted-supabase.ts";
import { afterEach, describe, expect, test } from "vitest";

const ada = "5b7e9a52-0f0e-4a7c-9a44-6a4b2f6f3c11";
const phone = "0d6f4f6e-4a3c-4f0e-8f0e-3f8f1f6b2a77";
const token = "a.b.c";
const customers = "POST /rest/v1/rpc/customer_of";
const signIns = "POST /rest/v1/rpc/valid_auth_sessions";
const accounts = "POST /rest/v1/rpc/has_account";
const deletion = "POST /rest/v1/rpc/delete_account";
const noCustomer: ScriptedAnswer = { status: 200, body: null };
const customer: ScriptedAnswer = { status: 200, body: "cus_ada" };

const signedIn = (secondsAgo: number): ScriptedAnswer => ({
  status: 200,
  body: [{ auth_session_id: phone, signed_in_seconds_ago: secondsAgo }],
});

const noSignIn: ScriptedAnswer = { status: 200, body: [] };

const verify: VerifyToken = async (given) =>
  given === token
    ? { ok: true, userId: ada, authSessionId: phone, email: null }
    : { ok: false, reason: "invalid" };

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(cleanups.splice(0).map((cleanup) => cleanup())));

type World = {
  signIns?: ScriptedAnswer;
  accounts?: ScriptedAnswer;
  customers?: ScriptedAnswer;
  deletion?: ScriptedAnswer;
  endCustomer?: EndCustomer;
};

/** The relay's app over a database with scripted answers. */
async function open(world: World = {}) {
  const asked: unknown[] = [];
  const note = async (request: IncomingMessage) => asked.push(await json(request));
  const supabase = await startScriptedSupabase({
    [signIns]: async (request) => {
      await note(request);
      return world.signIns ?? signedIn(600);
    },
    [accounts]: () => world.accounts ?? { status: 200, body: true },
    [customers]: () => world.customers ?? noCustomer,
    [deletion]: async (request) => {
      await note(request);
      return world.deletion ?? { status: 204 };
    },
  });
  const { log, events } = captureLog();
  const client = createServiceClient(supabase.url, "sb_secret_x");
  const account = createAccount({
    store: accountStoreOver(client),
    validAuthSessions: validAuthSessionsOver(client),
    log,
    verify,
    endCustomer: world.endCustomer ?? (async () => false),
    now: () => 0,
  });
  const app = await serveApp({ account });
  cleanups.push(supabase.stop, () => app.server.stop(0));
  const requestDeletion = async (authorization = `Bearer ${token}`) => {
    const { method, path } = endpoints.accountDelete;
    const response = await fetch(`${app.url}${path}`, { method, headers: { authorization } });
    return { status: response.status, body: (await response.json()) as unknown };
  };
  return { requestDeletion, asked, seen: supabase.seen, events, url: app.url };
}

describe("deleting an account", () => {
  test("deletes someone who never paid and has just signed in", async () => {
    const { requestDeletion, asked, seen, events } = await open();
    expect(await requestDeletion()).toEqual({ status: 200, body: { outcome: "deleted" } });
    expect(seen).toEqual([signIns, customers, deletion]);
    expect(asked).toEqual([{ auth_sessions: [phone] }, { user_uuid: ada }]);
    expect(events().map(({ event }) => event)).toEqual(["account.deleted"]);
  });

  test("first ends what the customer pays for, and only theirs", async () => {
    const ended: string[] = [];
    const { requestDeletion, seen } = await open({
      customers: customer,
      endCustomer: async (id) => {
        ended.push(`${id} after ${seen.length} questions`);
        return true;
      },
    });
    expect(await requestDeletion()).toMatchObject({ status: 200 });
    expect(ended).toEqual(["cus_ada after 2 questions"]);
    expect(seen).toEqual([signIns, customers, deletion]);
  });

  test.each<[string, World, readonly string[], unknown]>([
    [
      "who signed in long ago has to do so again",
      { signIns: signedIn(601) },
      [signIns],
      { status: 403, body: { outcome: "kept", because: "signIn" } },
    ],
    [
      "a token of a session that was signed out is none",
      { signIns: noSignIn },
      [signIns, accounts],
      { status: 401, body: { error: { code: "unauthorized" } } },
    ],
    [
      "who didn't hear that their account is gone hears it when they ask again",
      { signIns: noSignIn, accounts: { status: 200, body: false } },
      [signIns, accounts],
      { status: 200, body: { outcome: "deleted" } },
    ],
    [
      "an account isn't called deleted while nobody can tell",
      { signIns: noSignIn, accounts: { status: 500, body: { message: "away" } } },
      [signIns, accounts],
      { status: 503, body: { error: { code: "unavailable", retryable: true } } },
    ],
    [
      "where nobody can tell, nothing happens",
      { signIns: { status: 500, body: { message: "away" } } },
      [signIns],
      { status: 503, body: { error: { code: "unavailable", retryable: true } } },
    ],
  ])("%s", async (_what, world, questions, outcome) => {
    const ended: string[] = [];
    const { requestDeletion, seen } = await open({
      ...world,
      customers: customer,
      endCustomer: async (id) => {
        ended.push(id);
        return true;
      },
    });
    expect(await requestDeletion()).toMatchObject(outcome as object);
    expect(seen).toEqual(questions);
    expect(ended).toEqual([]);
  });

  test.each<[string, World]>([
    ["it could not be ended", { customers: customer, endCustomer: async () => false }],
    ["it is not known whether they pay", { customers: { status: 500, body: { message: "away" } } }],
  ])("the account stays, and says why, when %s", async (_why, world) => {
    const { requestDeletion, seen } = await open(world);
    expect(await requestDeletion()).toEqual({ status: 409, body: { outcome: "kept", because: "billing" } });
    expect(seen).not.toContain(deletion);
  });

  test("isn't done if the database doesn't delete", async () => {
    const { requestDeletion, events } = await open({
      deletion: { status: 500, body: { code: "40P01", message: "x" } },
    });
    expect(await requestDeletion()).toMatchObject({
      status: 503,
      body: { error: { code: "unavailable", retryable: true } },
    });
    expect(events()).toMatchObject([{ event: "account.delete_failed", code: "40P01" }]);
  });

  test("requires a signed-in person and the right method, and is rate-limited", async () => {
    const { requestDeletion, seen, url } = await open({ customers: customer });
    expect((await requestDeletion("Bearer x.y.z")).status).toBe(401);
    expect((await requestDeletion("")).status).toBe(401);
    expect((await fetch(`${url}${endpoints.accountDelete.path}`)).status).toBe(405);
    expect(seen).toEqual([]);
    const tries = [];
    for (let n = 0; n < 6; n += 1) tries.push((await requestDeletion()).status);
    expect(tries).toEqual([409, 409, 409, 409, 409, 429]);
  });
});
