import { openMigratedDatabase } from "#scripts/database-types/migrated-database.ts";
import { type Row, type Sql, type TestDatabase, claimsOf, roleOf } from "./test-database.ts";

/** The part of PGlite that its transactions have too. */
type Queryable = {
  query(
    text: string,
    values?: unknown[],
    options?: { parsers: Record<number, (value: string) => unknown> },
  ): Promise<{ rows: unknown[]; affectedRows?: number }>;
};

const parsers = { 20: Number, 1700: Number, 1082: (value: string) => value };

/** The migrations on PGlite, with the auth schema of the local Supabase. */
export async function openPglite(): Promise<TestDatabase> {
  const database = await openMigratedDatabase();
  return {
    engine: "pglite",
    owner: sqlOn(database),
    as: (caller, work) =>
      database.transaction(async (transaction) => {
        const claims = claimsOf(caller);
        await transaction.query(
          "select set_config('request.jwt.claim.sub', $1, true), set_config('request.jwt.claim.role', $2, true), set_config('request.jwt.claims', $3, true)",
          [claims.sub, claims.role, JSON.stringify(claims)],
        );
        await transaction.query("select set_config('role', $1, true)", [roleOf(caller)]);
        return work(sqlOn(transaction));
      }),
    close: () => database.close(),
  };
}

function sqlOn(target: Queryable): Sql {
  return {
    async query<T extends Row>(text: string, values: readonly unknown[] = []) {
      const { rows } = await target.query(text, [...values], { parsers });
      return rows as T[];
    },
    async run(text, values = []) {
      const { affectedRows } = await target.query(text, [...values]);
      return affectedRows ?? 0;
    },
  };
}
