import { afterEach, beforeEach, expect, test } from "vitest";
import { watchFailures } from "../runtime/background.ts";
import { noConversationRisk } from "../conversation/conversation-risk.ts";
import type { SessionRecord } from "../live/ports.ts";
import { createMeterStore } from "./meter-store.ts";
import type { ServiceClient } from "./service-client.ts";
import { sessionSafety } from "./session-safety.ts";

const client = {
  rpc: () => {
    throw new TypeError("broken");
  },
} as unknown as ServiceClient;
const common = { client, after: () => () => {}, random: () => 0.5 };

let failures: string[];
let stopWatching: () => void;
beforeEach(() => {
  failures = [];
  stopWatching = watchFailures((task) => failures.push(task));
});
afterEach(() => stopWatching());

test("a call that can't be settled is reported, and nobody waits for it forever", async () => {
  const store = createMeterStore({ ...common, count: () => {} });
  const call = { userId: "ana", sessionId: "s", epoch: 1 };
  store.close(call, 3);
  store.suspend(call, 3);
  await store.flushed();
  await store.flushed();
  expect(failures).toEqual(["meter.settle", "meter.settle"]);
});

test("a call is closed only once it is known from when it was free, and no other call waits for that", async () => {
  const taken: string[] = [];
  let asked = 0;
  const rpc = async (name: string, { session_uuid }: { session_uuid: string }) => {
    if (name === "call_suspend") asked += 1;
    if (name === "call_suspend" && asked < 4) return { data: null, error: {} };
    taken.push(`${name} ${session_uuid}`);
    return { data: [], error: null };
  };
  const retried = { ...common, after: soon, client: { rpc } as unknown as ServiceClient };
  const store = createMeterStore({ ...retried, count: () => {} });
  const call = { userId: "ana", sessionId: "one", epoch: 1 };
  store.suspend(call, 12);
  store.close(call, 60);
  store.close({ ...call, sessionId: "other" }, 5);
  await store.flushed();
  expect(taken).toEqual(["call_close other", "call_suspend one", "call_close one"]);
});

test("a risk that can't be stored is reported, and nobody waits for it forever", async () => {
  const safety = sessionSafety(common);
  const record = { id: "s", userId: "ana", owner: "o" } as SessionRecord;
  safety.noteRisk(record, noConversationRisk);
  safety.noteAiNotice(record);
  await safety.flushed();
  expect(failures).toEqual(["safety.write", "safety.write"]);
});

const soon = (_ms: number, run: () => void) => {
  queueMicrotask(run);
  return () => {};
};

/** A database that answers so, this often, and then takes everything. */
function answeringAtFirst(answer: { status: number; error: { code: string } }, times: number) {
  const taken: string[] = [];
  let asked = 0;
  const rpc = async (name: string) => {
    asked += 1;
    if (asked <= times) return { data: null, ...answer };
    taken.push(name);
    return { data: null, error: null, status: 204 };
  };
  const safety = sessionSafety({ ...common, after: soon, client: { rpc } as unknown as ServiceClient });
  return { safety, taken };
}

test("a danger outlives an outage of hours, and what the database refuses for good is given up", async () => {
  const record = { id: "s", userId: "ana", owner: "o" } as SessionRecord;
  for (const [answer, stored] of [
    [{ status: 0, error: { code: "" } }, ["note_risk"]],
    [{ status: 503, error: { code: "PGRST002" } }, ["note_risk"]],
    [{ status: 400, error: { code: "22P02" } }, []],
  ] as const) {
    const { safety, taken } = answeringAtFirst(answer, 1_000);
    safety.noteRisk(record, { ...noConversationRisk, level: "imminent", confirmed: true });
    await safety.flushed();
    expect(taken).toEqual(stored);
  }
});

test("of the changes that wait for the database, the highest and the newest are written, in order", async () => {
  const record = { id: "s", userId: "ana", owner: "o" } as SessionRecord;
  const written: string[] = [];
  let away = true;
  const rpc = async (_name: string, { new_risk: { level } }: { new_risk: { level: string } }) => {
    if (away) return { error: {}, status: 0 };
    written.push(level);
    return { error: null, status: 204 };
  };
  const safety = sessionSafety({ ...common, after: soon, client: { rpc } as unknown as ServiceClient });
  for (const level of ["possible", "active", "imminent", "possible", "active", "none"] as const)
    safety.noteRisk(record, { ...noConversationRisk, level });
  away = false;
  await safety.flushed();
  safety.noteRisk(record, { ...noConversationRisk, level: "possible" });
  await safety.flushed();
  expect(written).toEqual(["imminent", "active", "none", "possible"]);
});

const grant = (n: number, status: string) => ({
  session_id: `11111111-1111-4111-8111-00000000000${n}`,
  epoch: 1,
  seq: 1,
  status,
  granted_seconds: 10,
  remaining_seconds: 90,
  session_remaining_seconds: 90,
  resets_at: null,
});

function granting(...rows: unknown[]) {
  const answering = { rpc: async () => ({ data: rows, error: null }) } as unknown as ServiceClient;
  return createMeterStore({ ...common, client: answering, count: () => {} }).reserve([]);
}

test("a grant that can't be read stalls its own call and no other", async () => {
  const [known, unknown] = [grant(1, "granted"), grant(2, "paused")];
  expect(await granting(unknown, known)).toMatchObject([{ sessionId: known.session_id }]);
  expect(await granting(unknown)).toBeNull();
});
