import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import type { Database } from "#shared/database.types.ts";
import { cardOf } from "#client/test-sessions.ts";
import { createSessionsPort } from "./supabase-sessions-port.ts";

type Reply = { readonly status?: number; readonly body?: unknown; readonly count?: number };

/** The port over a data service with scripted answers; `asked` holds the paths and filters. */
function portOver(reply: (asked: URL) => Reply) {
  const asked: string[] = [];
  const client = createClient<Database>("http://data.test", "key", {
    auth: { persistSession: false, autoRefreshToken: false },
    db: { retry: false },
    global: {
      fetch: (input) => {
        const url = new URL(input instanceof Request ? input.url : input);
        asked.push(`${url.pathname.slice("/rest/v1/".length)}?${decodeURIComponent(url.search.slice(1))}`);
        const { status = 200, body = [], count = 0 } = reply(url);
        const headers = { "content-type": "application/json", "content-range": `0-0/${String(count)}` };
        return Promise.resolve(new Response(JSON.stringify(body), { status, headers }));
      },
    },
  });
  return { port: createSessionsPort(client), asked };
}

const card = cardOf();

test("what doesn't parse is the server's fault, and so is status 500", async () => {
  const failed = { kind: "failed", failure: "server-error" };
  expect(await portOver(() => ({ body: [{ id: 1 }] })).port.overview("ada", 3, new Date(0))).toEqual(failed);
  expect(await portOver(() => ({ status: 500, body: {} })).port.overview("ada", 3, new Date(0))).toEqual(
    failed,
  );
});

test("the overview uses the list if there are no stats", async () => {
  const { port, asked } = portOver(({ pathname }) => {
    if (pathname.endsWith("list_sessions")) return { body: { cards: [card], matching: 9, total: 9 } };
    return pathname.endsWith("user_stats") ? { body: [] } : { count: 2 };
  });
  expect(await port.overview("ada", 3, new Date("2026-11-15T00:00:00Z"))).toEqual({
    kind: "ok",
    overview: { recent: [card], total: 9, totalSeconds: 0, thisWeek: 2 },
  });
  expect(asked.find((one) => one.startsWith("sessions"))).toContain(
    "created_at=gte.2026-11-15T00:00:00.000Z",
  );
});
