import type { Person } from "./people.ts";
import { first, type TestDatabase } from "./test-database.ts";

/** A moment of another app's file. */
export type ImportedMoment = { at: string; mood: number; activities?: string[]; words?: string };

export const daysAgo = (days: number, time = "09:30"): string =>
  `${new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)}T${time}`;

/** Imports moments as the person; returns how many were added. */
export async function importMoments(
  database: TestDatabase,
  person: Person,
  moments: readonly ImportedMoment[],
  app = "daylio",
): Promise<number> {
  const rows = await database.as(person, (sql) =>
    sql.query<{ added: number }>("select public.import_moments($1, $2) as added", [
      app,
      JSON.stringify(moments),
    ]),
  );
  return first(rows).added;
}

/** All moments of a person, in the order in which they were felt. */
export const momentsOf = ({ owner }: TestDatabase, { person }: Person) =>
  owner.query<{ felt_at: Date; local_date: string; local_hour: number; source: string }>(
    "select felt_at, local_date, local_hour, source from public.mood_moments where user_id = $1 order by felt_at",
    [person],
  );
