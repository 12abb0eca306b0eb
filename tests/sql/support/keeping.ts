import { randomUUID } from "node:crypto";
import type { Person } from "./people.ts";
import { first, type Row, type TestDatabase } from "./test-database.ts";

export type Kept = { readonly id: string; readonly owner: string };

type Creation = {
  readonly mode?: "call" | "chat";
  readonly title?: string;
  readonly given?: boolean;
  readonly continues?: string;
  readonly isPrivate?: boolean;
  readonly mood?: string;
};

/** Starts a session as a relay does. */
export async function createSession(
  database: TestDatabase,
  { person }: Person,
  { mode = "chat", title = "Session", given = false, continues, isPrivate = false, mood }: Creation = {},
): Promise<Kept & { readonly created: Row }> {
  const owner = randomUUID();
  const rows = await database.as("service_role", (sql) =>
    sql.query<{ created: Row & { id: string } }>(
      "select public.create_session($1, $2, $3, $4, $5, 'en', $6, $7, $8) as created",
      [person, owner, mode, title, given, mood ?? null, continues ?? null, isPrivate],
    ),
  );
  const { created } = first(rows);
  return { id: created.id, owner, created };
}

/** Takes a session over as another relay does; null if it is gone. */
export async function restoreSession(
  database: TestDatabase,
  { person }: Person,
  session: string,
): Promise<{ readonly owner: string; readonly restored: Row | null }> {
  const owner = randomUUID();
  const rows = await database.as("service_role", (sql) =>
    sql.query<{ restored: Row | null }>("select public.restore_session($1, $2, $3) as restored", [
      person,
      session,
      owner,
    ]),
  );
  return { owner, restored: first(rows).restored };
}

/** The statuses of a batch of writes, in order. */
export async function write(database: TestDatabase, ...batch: readonly Row[]): Promise<string[]> {
  const rows = await database.as("service_role", (sql) =>
    sql.query<{ status: string }>("select status from public.write_sessions($1) order by entry_number", [
      JSON.stringify(batch),
    ]),
  );
  return rows.map(({ status }) => status);
}

/** Relays are heard, and always were. */
export async function relaysAreHeard({ owner }: TestDatabase): Promise<void> {
  await owner.query("update private.relay_contact set heard_at = now(), lost_at = null, regained_at = null");
}

/** Nothing has been heard of these sessions for so many minutes, though relays could reach the database. */
export async function leaveBehind(
  database: TestDatabase,
  minutes: number,
  ...sessions: readonly Kept[]
): Promise<void> {
  await relaysAreHeard(database);
  await database.owner.query(
    `update public.sessions set created_at = now() - interval '3 hours',
      last_active_at = now() - make_interval(mins => $2), given_up_at = given_up_at - make_interval(mins => $2)
      where id = any ($1)`,
    [sessions.map(({ id }) => id), minutes],
  );
}

/** A message as the relay writes it. */
export function saved({ id, owner }: Kept, position: number, values: Row = {}): Row {
  return {
    op: "save",
    session_id: id,
    owner,
    id: randomUUID(),
    position,
    role: "user",
    text: `Message ${position}`,
    at: "2026-11-20T12:00:00.000Z",
    interrupted: false,
    client_id: null,
    utterance: null,
    ...values,
  };
}

export async function messagesOf({ owner }: TestDatabase, session: string): Promise<Row[]> {
  return owner.query(
    "select seq, role, content, interrupted from public.session_messages where session_id = $1 order by seq",
    [session],
  );
}

export async function sessionRow({ owner }: TestDatabase, session: string): Promise<Row | undefined> {
  const [row] = await owner.query("select * from public.sessions where id = $1", [session]);
  return row;
}
