import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import type { Database } from "#shared/database.types.ts";
import { sessionOf } from "#client/test-sessions.ts";
import { createSessionsPort } from "./supabase-sessions-port.ts";

type Reply = { readonly status?: number; readonly body?: unknown; readonly count?: number };

/**
 * The port over a data service with scripted answers; `asked` holds the paths and filters, `bodies` the
 * request bodies.
 */
function portOver(reply: (asked: URL) => Reply) {
  const asked: string[] = [];
  const bodies: unknown[] = [];
  const client = createClient<Database>("http://data.test", "key", {
    auth: { persistSession: false, autoRefreshToken: false },
    db: { retry: false },
    global: {
      fetch: (input, init) => {
        const url = new URL(input instanceof Request ? input.url : input);
        asked.push(`${url.pathname.slice("/rest/v1/".length)}?${decodeURIComponent(url.search.slice(1))}`);
        if (typeof init?.body === "string") bodies.push(JSON.parse(init.body));
        const { status = 200, body = [], count = 0 } = reply(url);
        const headers = { "content-type": "application/json", "content-range": `0-0/${String(count)}` };
        return Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
      },
    },
  });
  return { port: createSessionsPort(client), asked, bodies };
}

const { mood_after: _after, transcript: _transcript, language: _language, ...card } = sessionOf();

const pageOf = (matching: number, total: number) => ({ body: { cards: [card], matching, total } });

test("a search is sent in the body, with its characters unchanged", async () => {
  const { port, asked, bodies } = portOver(() => pageOf(7, 40));
  const page = await port.first("ada", { search: "a*b\0 (100%)", sort: "longest" }, 25);
  expect(page).toEqual({ kind: "ok", cards: [card], matching: 7, total: 40 });
  expect(asked).toEqual(["rpc/list_sessions?"]);
  expect(bodies).toEqual([{ words: "a*b (100%)", sort: "longest", page_size: 25 }]);
});

test("a page begins after the last card", async () => {
  const { port, bodies } = portOver(() => ({ body: { cards: [] } }));
  expect(await port.next("ada", { search: "", sort: "oldest" }, 25, card)).toEqual({ kind: "ok", cards: [] });
  expect(bodies).toEqual([{ words: "", sort: "oldest", page_size: 25, after: card }]);
});

test("an uncounted first page is the server's fault", async () => {
  const { port } = portOver(() => ({ body: { cards: [card] } }));
  expect(await port.first("ada", { search: "", sort: "newest" }, 25)).toEqual({
    kind: "failed",
    failure: "server-error",
  });
});

const message = (seq: number) => ({
  id: String(seq),
  seq,
  role: "user",
  content: "hi",
  audio_url: null,
  client_id: null,
  timestamp: "2026-11-20T10:00:00Z",
});

test("messages are fetched in pages until one is short", async () => {
  const { port, asked } = portOver(({ pathname, searchParams }) => {
    if (pathname.endsWith("/sessions")) return { body: [sessionOf()] };
    const after = Number(searchParams.get("seq")?.slice("gt.".length));
    return {
      body: Array.from({ length: Math.min(500, 1100 - after) }, (_, index) => message(after + index + 1)),
    };
  });
  const read = await port.read("ada", sessionOf().id);
  expect(read.kind === "ok" && read.messages.map(({ seq }) => seq)).toEqual(
    Array.from({ length: 1100 }, (_, index) => index + 1),
  );
  expect(asked.filter((one) => one.startsWith("session_messages"))).toHaveLength(3);
});

test("an invalid id is missing without a request, and what doesn't parse is the server's fault", async () => {
  const { port, asked } = portOver(() => ({ body: [{ id: 1 }] }));
  expect(await port.read("ada", "nonsense")).toEqual({ kind: "missing" });
  expect(asked).toEqual([]);
  const failed = { kind: "failed", failure: "server-error" };
  expect(await port.read("ada", sessionOf().id)).toEqual(failed);
  expect(await port.first("ada", { search: "", sort: "newest" }, 25)).toEqual(failed);
});

test.each([
  [500, "server-error"],
  [403, "refused"],
] as const)("status %i is %s, whatever was asked", async (status, failure) => {
  const { port } = portOver(() => ({ status, body: {} }));
  const failed = { kind: "failed", failure };
  const query = { search: "x", sort: "newest" } as const;
  expect(await port.first("ada", query, 25)).toEqual(failed);
  expect(await port.next("ada", query, 25, card)).toEqual(failed);
  expect(await port.read("ada", card.id)).toEqual(failed);
  expect(await port.remove("ada", card.id)).toEqual(failed);
  expect(await port.noteMoodAfter("ada", card.id, "same")).toEqual(failed);
});

test("the mood afterwards is written only to the person's own session", async () => {
  const { port, asked } = portOver(() => ({}));
  expect(await port.noteMoodAfter("ada", card.id, "better")).toEqual({ kind: "ok" });
  expect(asked).toEqual([`sessions?id=eq.${card.id}`]);
});
