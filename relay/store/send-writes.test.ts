import { createClient } from "@supabase/supabase-js";
import type { Database } from "#shared/database.types.ts";
import { expect, test } from "vitest";
import { sendWrites } from "./send-writes.ts";
import type { SessionWrite } from "./session-writes.ts";

const write = (n: number, text = "word"): SessionWrite => ({
  op: "amend",
  session_id: "s",
  owner: "o",
  id: String(n),
  text,
  interrupted: false,
});

type Answer = { readonly status: number; readonly body: unknown } | Error;

/** A service with scripted responses; an empty batch is the check whether it answers at all. */
function serviceThat(answer: (batch: readonly SessionWrite[]) => Answer) {
  const asked: number[] = [];
  const fetchScripted: typeof fetch = async (_input, init) => {
    const { batch } = (await new Request("http://database.test", init).json()) as { batch: SessionWrite[] };
    asked.push(batch.length);
    const given = answer(batch);
    if (given instanceof Error) throw given;
    return Response.json(given.body, { status: given.status });
  };
  const client = createClient<Database>("http://database.test", "key", {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchScripted },
  });
  return { asked, send: (...batch: readonly SessionWrite[]) => sendWrites(client, batch) };
}

const taken = (batch: readonly SessionWrite[]): Answer => ({
  status: 200,
  body: batch.map((_, index) => ({ entry_number: index + 1, status: "done" })),
});

test("an accepted batch returns a status for each write, in order", async () => {
  const { send, asked } = serviceThat((batch) => ({
    status: 200,
    body: batch
      .map((_, index) => ({ entry_number: index + 1, status: index === 0 ? "fenced" : "done" }))
      .toReversed(),
  }));
  expect(await send(write(1), write(2))).toEqual(["fenced", "done"]);
  expect(asked).toEqual([2]);
});

test("a batch above the service's size limit is refused, which isn't an outage", async () => {
  const { send, asked } = serviceThat((batch) =>
    JSON.stringify(batch).length > 1_000 ? { status: 413, body: { message: "Too large" } } : taken(batch),
  );
  expect(await send(write(1, "x".repeat(2_000)))).toBe("refused");
  expect(asked).toEqual([1]);
});

test("a batch with invalid data is refused", async () => {
  const { send } = serviceThat(() => ({
    status: 400,
    body: { code: "22P05", message: "no such character" },
  }));
  expect(await send(write(1))).toBe("refused");
});

test.each<[string, Answer]>([
  ["an error of the request", { status: 400, body: { code: "P0001", message: "no" } }],
  ["a page of a firewall", { status: 403, body: "<html>Blocked</html>" }],
  ["an error of the service", { status: 500, body: { code: "XX000", message: "internal" } }],
  ["rows that belong to another batch", { status: 200, body: [] }],
  ["a connection that broke off", new TypeError("fetch failed")],
])("%s is the batch's own trouble where the database answers otherwise", async (_name, answer) => {
  const { send, asked } = serviceThat((batch) => (batch.length === 0 ? taken(batch) : answer));
  expect(await send(write(1))).toBe("failed");
  expect(asked).toEqual([1, 0]);
});

test.each<[string, Answer]>([
  ["no answer in time", new DOMException("timed out", "TimeoutError")],
  ["a statement that took too long", { status: 500, body: { code: "57014", message: "canceled" } }],
  ["a gateway that waited in vain", { status: 504, body: "" }],
])("%s is late where the database answers otherwise", async (_name, answer) => {
  const { send } = serviceThat((batch) => (batch.length === 0 ? taken(batch) : answer));
  expect(await send(write(1))).toBe("late");
});

test.each<[string, Answer]>([
  ["shutting down", { status: 500, body: { code: "57P01", message: "terminating" } }],
  ["out of disk", { status: 500, body: { code: "53100", message: "disk full" } }],
  ["read-only", { status: 405, body: { code: "25006", message: "read-only transaction" } }],
  ["out of connections", { status: 504, body: { code: "PGRST003", message: "timed out" } }],
  ["asked too often", { status: 429, body: { message: "slow down" } }],
])("a database that is %s is away, whatever it says to a batch without writes", async (_name, answer) => {
  const { send } = serviceThat((batch) => (batch.length === 0 ? taken(batch) : answer));
  expect(await send(write(1))).toBeNull();
});

test.each<[string, Answer]>([
  ["unreachable", new TypeError("fetch failed")],
  ["behind a gateway that finds nobody", { status: 503, body: "" }],
  ["without the function", { status: 404, body: { code: "PGRST202", message: "no such function" } }],
  ["not ours to ask", { status: 401, body: { code: "PGRST301", message: "no such key" } }],
])("a database that is %s is away", async (_name, answer) => {
  const { send, asked } = serviceThat(() => answer);
  expect(await send(write(1))).toBeNull();
  expect(asked).toEqual([1, 0]);
});
