import { createClient } from "@supabase/supabase-js";
import { act } from "@testing-library/react";
import { z } from "zod";
import type { Database } from "#shared/database.types.ts";
import type { Backend } from "#client/lib/services.tsx";
import { relayFor } from "#client/lib/relay.ts";
import { createQueryClient } from "#client/lib/query.ts";
import { emptyPlan } from "#client/lib/safety-plan.ts";
import { onlyFor, personHeader } from "#client/lib/person-header.ts";

/**
 * The data service and the relay for component tests, faked where the network begins: rows in memory behind the
 * real client, so that a test notices a wrong filter, order or page. It knows what the app uses and rejects
 * anything else.
 */

type Row = Record<string, unknown>;
type Handler = (body: unknown, request: Request) => unknown;
type FilterTest = (value: unknown, wanted: string) => boolean;

const base64 = (value: object) => btoa(JSON.stringify(value));

/** An access token of this person, as far as the browser reads it. */
const tokenOf = (person: string) => `${base64({ alg: "ES256" })}.${base64({ sub: person })}.c2ln`;

/** Numbers by size, everything else (dates among it) as text. */
function compare(left: unknown, right: unknown): number {
  if (typeof left === "number") return left - Number(right);
  const [a, b] = [String(left), String(right)];
  return a < b ? -1 : Number(a > b);
}

const filters: Readonly<Record<string, FilterTest>> = {
  eq: (value, wanted) => compare(value, wanted) === 0,
  neq: (value, wanted) => compare(value, wanted) !== 0,
  lt: (value, wanted) => compare(value, wanted) < 0,
  lte: (value, wanted) => compare(value, wanted) <= 0,
  gt: (value, wanted) => compare(value, wanted) > 0,
  gte: (value, wanted) => compare(value, wanted) >= 0,
  is: (value, wanted) => String(value) === wanted,
  in: (value, wanted) => wanted.slice(1, -1).split(",").includes(String(value)),
  not: (value, wanted) => !matches(value, wanted),
};

function matches(value: unknown, condition: string): boolean {
  const [operator = ""] = condition.split(".", 1);
  const test = filters[operator];
  if (!test) throw new Error(`the fake backend doesn't know the filter ${condition}`);
  return test(value, condition.slice(operator.length + 1));
}

/** Splits at commas that are in no parentheses and no quotes. */
function listed(text: string): readonly string[] {
  return text.match(/(?:"[^"]*"|\([^()]*(?:\([^()]*\)[^()]*)*\)|[^,()"])+/g) ?? [];
}

/** A condition of an `or` or `and`, such as `id.lt.5` or `and(id.lt.5,id.gt.2)`. */
function holds(row: Row, condition: string): boolean {
  const [, all, inner] = /^(and|or)\((.*)\)$/.exec(condition) ?? [];
  if (inner !== undefined)
    return all === "and"
      ? listed(inner).every((it) => holds(row, it))
      : listed(inner).some((it) => holds(row, it));
  const [column = ""] = condition.split(".", 1);
  return matches(row[column], condition.slice(column.length + 1).replaceAll('"', ""));
}

const reserved = new Set(["select", "order", "limit", "offset", "on_conflict", "columns"]);

function selected(rows: readonly Row[], query: URLSearchParams): readonly Row[] {
  const conditions = [...query].filter(([name]) => !reserved.has(name));
  return rows.filter((row) =>
    conditions.every(([name, condition]) =>
      name === "or" || name === "and" ? holds(row, name + condition) : matches(row[name], condition),
    ),
  );
}

function ordered(rows: readonly Row[], order: string | null): readonly Row[] {
  const keys = (order ?? "").split(",").filter(Boolean);
  return rows.toSorted((a, b) => {
    for (const key of keys) {
      const [column = "", direction] = key.split(".");
      const difference = compare(a[column], b[column]) * (direction === "desc" ? -1 : 1);
      if (difference !== 0) return difference;
    }
    return 0;
  });
}

type Tables = Readonly<Record<string, readonly Row[]>>;

/** The selected columns. `session:sessions(id,title)` is the row of `sessions` that `session_id` refers to. */
function columnsOf(row: Row, select: string | null, tables: Tables): Row {
  if (select === null || select === "*") return row;
  const valueOf = (column: string): [string, unknown] => {
    const [, alias, table, inner] = /^(\w+):(\w+)\((.*)\)$/.exec(column) ?? [];
    if (alias === undefined || table === undefined || inner === undefined)
      return [column, row[column] ?? null];
    const other = tables[table]?.find(({ id }) => id === row[`${alias}_id`]);
    return [alias, other ? columnsOf(other, inner, tables) : null];
  };
  return Object.fromEntries(listed(select).map(valueOf));
}

const rowIdSchema = z.object({ id: z.string() });

/** The clock of rows: each is a millisecond newer than the one before. */
const firstRow = Date.parse("2025-11-20T10:00:00Z");

/** A fake of both servers for `person`, and switches to control it. */
export function fakeBackend(person: string) {
  const tables: Record<string, Row[]> = {};
  /** Values that the database fills in, by table. */
  const defaults: Record<string, Row> = {
    journal_entries: { date: "2025-11-20" },
    safety_plans: emptyPlan,
  };
  const handlers = new Map<string, Handler>();
  const requests: { readonly name: string; readonly body: unknown }[] = [];
  const state = { failing: false, offline: false, lossy: false, inFlight: 0, added: 0 };
  const queries = createQueryClient(0);

  const created = (table: string, row: Row): Row => {
    state.added += 1;
    const id = `00000000-0000-4000-8000-${String(state.added).padStart(12, "0")}`;
    const created_at = new Date(firstRow + state.added).toISOString();
    return { id, created_at, ...defaults[table], ...row };
  };

  const insert = (table: string, body: unknown, conflict: readonly string[]): readonly Row[] => {
    const rows = (tables[table] ??= []);
    return (Array.isArray(body) ? body : [body]).map((values: Row) => {
      const same = (row: Row) => conflict.length > 0 && conflict.every((name) => row[name] === values[name]);
      const held = rows.find(same);
      if (held) return Object.assign(held, values);
      const row = created(table, values);
      rows.push(row);
      return row;
    });
  };

  const change = (table: string, method: string, query: URLSearchParams, body: unknown): readonly Row[] => {
    const upserts = query.get("on_conflict")?.split(",") ?? [];
    if (method === "POST") return insert(table, body, upserts);
    const rows = (tables[table] ??= []);
    if ([...query.keys()].every((name) => reserved.has(name)))
      throw new Error("the data service refuses a change without a condition");
    const found = selected(rows, query);
    if (method === "PATCH") return found.map((row) => Object.assign(row, body));
    tables[table] = rows.filter((row) => !found.includes(row));
    return found;
  };

  /** Whether a new row has the id of one that is there. */
  const collides = ({ method }: Request, table: string, query: URLSearchParams, body: unknown): boolean => {
    const wanted = rowIdSchema.safeParse(body).data?.id;
    if (method !== "POST" || query.has("on_conflict") || wanted === undefined) return false;
    return tables[table]?.some(({ id }) => id === wanted) ?? false;
  };

  const ofTable = (request: Request, table: string, query: URLSearchParams, body: unknown): Response => {
    const reads = request.method === "GET" || request.method === "HEAD";
    const all = reads ? selected(tables[table] ?? [], query) : change(table, request.method, query, body);
    const from = Number(query.get("offset") ?? 0);
    const page = ordered(all, query.get("order")).slice(from, from + Number(query.get("limit") ?? 1000));
    const rows = page.map((row) => columnsOf(row, query.get("select"), tables));
    const single = request.headers.get("Accept")?.includes("vnd.pgrst.object") ?? false;
    if (single && rows.length !== 1) return Response.json({ code: "PGRST116" }, { status: 406 });
    const headers = { "Content-Range": `${from}-${from + rows.length}/${all.length}` };
    if (request.method === "HEAD") return new Response(null, { headers });
    return Response.json(single ? rows[0] : rows, { headers });
  };

  const ofDatabase: typeof ofTable = (request, table, query, body) =>
    collides(request, table, query, body) ? refusal("23505", 409) : ofTable(request, table, query, body);

  const answer = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    if (url.href.includes(person)) throw new Error("an address must not say whose data it is about");
    const text = await request.text();
    const body: unknown = text === "" ? undefined : JSON.parse(text);
    const path = url.pathname.replace("/rest/v1/", "");
    const name = `${request.method} ${path}${url.hostname === "app.test" ? url.search : ""}`;
    requests.push({ name, body });
    if (state.offline) throw new TypeError("Failed to fetch");
    if (state.failing) return Response.json({ message: "failing" }, { status: 500 });
    const handler = handlers.get(name);
    if (!handler && (path.startsWith("rpc/") || url.hostname === "app.test"))
      throw new Error(`the fake backend has no answer to ${name}`);
    if (!handler) return ofDatabase(request, path, url.searchParams, body);
    const given = await handler(body, request);
    return given instanceof Response ? given : Response.json(given ?? null);
  };

  const send: typeof fetch = async (input, init) => {
    state.inFlight += 1;
    try {
      const answered = await answer(
        new Request(typeof input === "string" ? new URL(input, "http://app.test") : input, init),
      );
      if (state.lossy) throw new TypeError("Failed to fetch");
      return answered;
    } finally {
      state.inFlight -= 1;
    }
  };

  /** The data client must say whose rows it means. */
  const named: typeof fetch = (input, init) => {
    if (!new Headers(init?.headers).has(personHeader)) throw new Error("a data request names no person");
    return onlyFor(send)(input, init);
  };

  const token = () => Promise.resolve(tokenOf(person));
  const db = createClient<Database>("http://data.test", "key", {
    accessToken: token,
    db: { retry: false },
    global: { fetch: named },
  });
  const backend: Backend = { db, relay: relayFor(token, send) };

  return {
    backend,
    queries,
    tables,
    defaults,
    /** Every request, as "GET journal_entries", "POST rpc/get_usage" or "POST /api/stripe?action=…". */
    requests,
    /** `failing`: every request gets a 500. `offline`: none gets an answer. `lossy`: nor then, but each is carried out. */
    state,
    /** Answers requests of this name: a `Response`, or what is sent as JSON. */
    on(name: string, handler: Handler) {
      handlers.set(name, handler);
    },
    off(name: string) {
      handlers.delete(name);
    },
  };
}

/** The refusal of a database rule. */
export function refusal(code: string, status = 400): Response {
  return Response.json({ code, message: code, details: null, hint: null }, { status });
}

// Taken before a test installs fake timers.
const later = globalThis.setTimeout;
const pause = () => new Promise((resolve) => later(resolve, 0));

/** Waits until no request is on its way and React has shown what came back. */
export async function settled({
  queries,
  state,
  requests,
}: Pick<ReturnType<typeof fakeBackend>, "queries" | "state" | "requests">) {
  const asked = () => requests.length;
  const busy = () => state.inFlight > 0 || queries.isFetching() > 0 || queries.isMutating() > 0;
  // React shows an answer only when `act` ends, and what it shows then may ask for more.
  for (let quiet = 0; quiet < 2;) {
    const before = asked();
    // oxlint-disable-next-line no-await-in-loop -- one answer may lead to the next request
    await act(async () => {
      do {
        // oxlint-disable-next-line no-await-in-loop -- as above
        await pause();
      } while (busy());
      await pause();
    });
    quiet = asked() === before && !busy() ? quiet + 1 : 0;
  }
}
