import { type Script, startScriptedSupabase } from "#tests/support/scripted-supabase.ts";
import { afterEach, describe, expect, test } from "vitest";
import { createMeterStore } from "#relay/store/meter-store.ts";
import { createServiceClient } from "#relay/store/service-client.ts";

const call = { userId: crypto.randomUUID(), sessionId: crypto.randomUUID(), epoch: 3 };
const cleanups: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(cleanups.splice(0).map((cleanup) => cleanup())));

async function storeOver(script: Script) {
  const supabase = await startScriptedSupabase(script);
  cleanups.push(supabase.stop);
  const counted: [string, number][] = [];
  const store = createMeterStore({
    client: createServiceClient(supabase.url, "sb_secret_test"),
    after: (_ms, run) => {
      setImmediate(run);
      return () => {};
    },
    random: () => 0,
    count: (what, seconds) => counted.push([what, seconds]),
  });
  return { store, counted, seen: supabase.seen };
}

const open = "POST /rest/v1/rpc/call_open";
const reserve = "POST /rest/v1/rpc/call_reserve";
const close = "POST /rest/v1/rpc/call_close";

describe("the meter's requests", () => {
  test("open: what is left, and the call's epoch", async () => {
    const row = {
      epoch: 3,
      limit_seconds: 900,
      used_seconds: 0,
      remaining_seconds: 42,
      session_remaining_seconds: 900,
      resets_at: null,
    };
    const { store } = await storeOver({ [open]: () => ({ status: 200, body: [row] }) });
    expect(await store.open(call.userId, call.sessionId)).toEqual({
      epoch: 3,
      capSeconds: 900,
      balance: { limitSeconds: 900, remainingSeconds: 42, resetsAt: null },
    });
  });

  test("reserve: a grant for each call", async () => {
    const row = {
      session_id: call.sessionId,
      epoch: 3,
      seq: 1,
      status: "granted",
      granted_seconds: 10,
      remaining_seconds: 32,
      session_remaining_seconds: 890,
      resets_at: "2026-11-21T12:00:00+00:00",
    };
    const { store, counted } = await storeOver({ [reserve]: () => ({ status: 200, body: [row] }) });
    expect(await store.reserve([{ ...call, seq: 1, seconds: 10, charge: true }])).toEqual([
      {
        sessionId: call.sessionId,
        epoch: 3,
        seq: 1,
        status: "granted",
        grantedSeconds: 10,
        remainingSeconds: 32,
        capSeconds: 890,
        resetsAt: "2026-11-21T12:00:00+00:00",
      },
    ]);
    expect(counted).toEqual([["reserved", 10]]);
  });

  test.each([
    ["is away", { status: 503, body: { message: "away" } }],
    ["answers nonsense", { status: 200, body: [{ epoch: "three" }] }],
    ["knows no such session", { status: 404, body: { code: "PT404", message: "unknown_session" } }],
  ])("nobody can say when the database %s", async (_name, answer) => {
    const { store } = await storeOver({ [open]: () => answer, [reserve]: () => answer });
    expect(await store.open(call.userId, call.sessionId)).toBeNull();
    expect(await store.reserve([{ ...call, seq: 1, seconds: 10, charge: true }])).toBeNull();
  });

  test("close is retried until it has arrived", async () => {
    let tries = 0;
    const left = { remaining_seconds: 35, resets_at: null };
    const settled = [{ returned_seconds: 3, used_seconds: 7, uncharged_seconds: 2, ...left }];
    const { store, counted, seen } = await storeOver({
      [close]: () => {
        tries += 1;
        return tries < 4 ? { status: 503 } : { status: 200, body: settled };
      },
    });
    store.close(call, 7);
    await store.flushed();
    expect(seen.length).toBe(4);
    expect(counted).toEqual([
      ["used", 7],
      ["uncharged", 2],
    ]);
  });
});
