import { afterEach, beforeEach, expect, test } from "vitest";
import { watchFailures } from "../runtime/background.ts";
import { finishedSessions } from "./finished-sessions.ts";
import type { ServiceClient } from "./service-client.ts";

const uuid = (n: number) => `11111111-1111-4111-8111-${String(n).padStart(12, "0")}`;
const row = (n: number, changes: object = {}) => ({
  id: uuid(n),
  user_id: uuid(0),
  own_title: false,
  language: "en",
  country: null,
  attempts: 1,
  danger: null,
  messages: [{ role: "user", text: "hello" }],
  memories: null,
  ...changes,
});
/** As a newer relay may have stored it. */
const unreadable = { danger: { level: "dire", concerns: [] } };

/** A database that gives out these batches, one for each claim, and then nothing. */
function claiming(...batches: readonly unknown[]) {
  const left = [...batches];
  const rpc = async () => ({ data: left.shift() ?? [], error: null });
  return finishedSessions({ rpc } as unknown as ServiceClient, () => uuid(9));
}

const refuse = async () => ({ data: null, error: { code: "42883" } });
const refusing = () => finishedSessions({ rpc: refuse } as unknown as ServiceClient, () => uuid(9));

let failures: string[];
let stopWatching: () => void;
beforeEach(() => {
  failures = [];
  stopWatching = watchFailures((task) => failures.push(task));
});
afterEach(() => stopWatching());

test("a session that can't be read keeps none of the others from being summarized", async () => {
  const finished = claiming([row(1), row(2, unreadable), row(3)]);
  expect((await finished.claim(4))?.map(({ id }) => id)).toEqual([uuid(1), uuid(3)]);
  expect(failures).toEqual(["sessionSummary.read"]);
});

test("where a whole batch can't be read, the next one is claimed", async () => {
  const finished = claiming([row(1, unreadable), row(2, { messages: [{ role: "system" }] })], [row(3)]);
  expect((await finished.claim(4))?.map(({ id }) => id)).toEqual([uuid(3)]);
  expect(await finished.claim(4)).toEqual([]);
});

test("operators are told where the database refuses to give sessions out", async () => {
  const finished = refusing();
  expect(await finished.claim(4)).toBeNull();
  expect(failures).toEqual(["sessionSummary.read"]);
});

test("operators are told where the database refuses what was written", async () => {
  const finished = refusing();
  const written = { transcript: "You: hello", summary: null, title: null, memories: [] };
  const session = (await claiming([row(1)]).claim(4))?.[0];
  if (session !== undefined) await finished.finish(session, written);
  expect(failures).toEqual(["sessionSummary.write"]);
});

test("an answer that is no list counts as none", async () => {
  expect(await claiming({}).claim(4)).toBeNull();
});
