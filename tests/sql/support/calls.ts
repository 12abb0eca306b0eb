import type { Person } from "./people.ts";
import { type TestDatabase, first } from "./test-database.ts";

export type Call = {
  readonly user_id: string;
  readonly session_id: string;
  readonly epoch: number;
  readonly limit_seconds: number;
  readonly remaining_seconds: number;
  readonly session_remaining_seconds: number;
};

export type Tick = Pick<Call, "user_id" | "session_id" | "epoch"> & {
  readonly seq: number;
  readonly seconds: number;
  readonly charge?: boolean;
};

export type Grant = {
  readonly session_id: string;
  readonly seq: number;
  readonly status: string;
  readonly granted_seconds: number;
  readonly remaining_seconds: number;
  readonly resets_at: Date | null;
};

export type Settlement = {
  readonly returned_seconds: number;
  readonly used_seconds: number;
  readonly uncharged_seconds: number;
  readonly remaining_seconds: number;
};

/** The relay's three requests, made with its privileges. */
export async function openCall(database: TestDatabase, { person }: Person, session: string): Promise<Call> {
  const rows = await database.as("service_role", (sql) =>
    sql.query<Call>(
      "select $1::text as user_id, $2::text as session_id, c.* from public.call_open($1::uuid, $2::uuid) c",
      [person, session],
    ),
  );
  return first(rows);
}

export async function reserve(database: TestDatabase, ticks: readonly Tick[]): Promise<Grant[]> {
  return database.as("service_role", (sql) =>
    sql.query<Grant>("select * from public.call_reserve($1)", [JSON.stringify(ticks)]),
  );
}

export async function closeCall(
  database: TestDatabase,
  { session_id, epoch }: Pick<Call, "session_id" | "epoch">,
  spoken: number,
  { chargeRest = false } = {},
): Promise<Settlement> {
  const rows = await database.as("service_role", (sql) =>
    sql.query<Settlement>("select * from public.call_close($1, $2, $3, $4)", [
      session_id,
      epoch,
      spoken,
      chargeRest,
    ]),
  );
  return first(rows);
}
