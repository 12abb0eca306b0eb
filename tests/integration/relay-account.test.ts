import type { IncomingMessage } from "node:http";
import { createAccount } from "#relay/account/account.ts";
import type { EndCustomer } from "#relay/account/cancel-billing.ts";
import type { VerifyToken } from "#relay/http/identity.ts";
import { createServiceClient } from "#relay/store/service-client.ts";
import { endpoints } from "#shared/http.ts";
import { captureLog, serveApp } from "#tests/support/relay-app.ts";
import { type ScriptedAnswer, startScriptedSupabase } from "#tests/support/scripted-supabase.ts";
import { afterEach, describe, expect, test } from "vitest";

const ada = "5b7e9a52-0f0e-4a7c-9a44-6a4b2f6f3c11";
const token = "a.b.c";
const customers = "GET /rest/v1/stripe_customers";
const leaving = "POST /rest/v1/rpc/delete_my_account";
const noCustomer: ScriptedAnswer = { status: 200, body: [] };
const customer: ScriptedAnswer = { status: 200, body: [{ customer_id: "cus_ada" }] };

const verify: VerifyToken = async (given) =>
  given === token ? { ok: true, userId: ada, email: null } : { ok: false, reason: "invalid" };

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(cleanups.splice(0).map((cleanup) => cleanup())));

type World = { customers?: ScriptedAnswer; leaving?: ScriptedAnswer; endCustomer?: EndCustomer };

/** The relay's app over a database that answers as told. */
async function open(world: World = {}) {
  const asked: { of: string | undefined; by: string | undefined; key: string | undefined }[] = [];
  const note = (request: IncomingMessage) =>
    asked.push({
      of: request.url,
      by: request.headers.authorization,
      key: String(request.headers["apikey"]),
    });
  const supabase = await startScriptedSupabase({
    [customers]: (request) => {
      note(request);
      return world.customers ?? noCustomer;
    },
    [leaving]: (request) => {
      note(request);
      return world.leaving ?? { status: 204 };
    },
  });
  const { log, events } = captureLog();
  const account = createAccount({
    env: { supabaseUrl: supabase.url, supabasePublishableKey: "sb_publishable_x" },
    supabase: createServiceClient(supabase.url, "sb_secret_x"),
    log,
    verify,
    endCustomer: world.endCustomer ?? (async () => false),
    now: () => 0,
  });
  const app = await serveApp({ account });
  cleanups.push(supabase.stop, () => app.server.stop(0));
  const leave = async (authorization = `Bearer ${token}`) => {
    const { method, path } = endpoints.accountDelete;
    const response = await fetch(`${app.url}${path}`, { method, headers: { authorization } });
    return { status: response.status, body: (await response.json()) as unknown };
  };
  return { leave, asked, seen: supabase.seen, events, url: app.url };
}

describe("deleting an account", () => {
  test("whoever never paid is deleted with their own rights", async () => {
    const { leave, asked, seen, events } = await open();
    expect(await leave()).toEqual({ status: 200, body: { outcome: "deleted" } });
    expect(seen).toEqual([customers, leaving]);
    expect(asked[0]?.of).toContain(`user_id=eq.${ada}`);
    expect(asked[1]).toMatchObject({ by: `Bearer ${token}`, key: "sb_publishable_x" });
    expect(events().map(({ event }) => event)).toEqual(["account.deleted"]);
  });

  test("what a customer pays for is ended first, and by their customer alone", async () => {
    const ended: string[] = [];
    const { leave, seen } = await open({
      customers: customer,
      endCustomer: async (id) => {
        ended.push(`${id} after ${seen.length} questions`);
        return true;
      },
    });
    expect(await leave()).toMatchObject({ status: 200 });
    expect(ended).toEqual(["cus_ada after 1 questions"]);
    expect(seen).toEqual([customers, leaving]);
  });

  test.each<[string, World]>([
    ["it could not be ended", { customers: customer, endCustomer: async () => false }],
    ["it is not known whether they pay", { customers: { status: 500, body: { message: "away" } } }],
  ])("the account stays, and says why, when %s", async (_why, world) => {
    const { leave, seen } = await open(world);
    expect(await leave()).toEqual({ status: 409, body: { outcome: "kept", because: "billing" } });
    expect(seen).not.toContain(leaving);
  });

  test("a database that does not delete is no deletion", async () => {
    const { leave, events } = await open({ leaving: { status: 500, body: { code: "40P01", message: "x" } } });
    expect(await leave()).toMatchObject({
      status: 503,
      body: { error: { code: "unavailable", retryable: true } },
    });
    expect(events()).toMatchObject([{ event: "account.delete_failed", code: "40P01" }]);
  });

  test("needs a signed-in person, the right method, and patience", async () => {
    const { leave, seen, url } = await open({ customers: customer });
    expect((await leave("Bearer x.y.z")).status).toBe(401);
    expect((await leave("")).status).toBe(401);
    expect((await fetch(`${url}${endpoints.accountDelete.path}`)).status).toBe(405);
    expect(seen).toEqual([]);
    const tries = [];
    for (let n = 0; n < 6; n += 1) tries.push((await leave()).status);
    expect(tries).toEqual([409, 409, 409, 409, 409, 429]);
  });
});
