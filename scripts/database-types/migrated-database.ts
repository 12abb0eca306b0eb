import { readFileSync, readdirSync } from "node:fs";
import { SUPABASE_AUTH_HELPERS_SQL, getAuthSchemaSql } from "@supabase/lite";
import { PGlite } from "@supabase/lite/pglite";

const root = new URL("../../", import.meta.url);
const migrations = new URL("supabase/migrations/", root);

/** What a PostgreSQL without Supabase needs before the first migration: roles and an auth schema. */
export const bootstrapSql = readFileSync(new URL("tests/sql/bootstrap.sql", root), "utf8");

export type Migration = { readonly file: string; readonly sql: string };

/** The migrations, oldest first. */
export function readMigrations(): readonly Migration[] {
  return readdirSync(migrations)
    .filter((file) => file.endsWith(".sql"))
    .toSorted()
    .map((file) => ({ file, sql: readFileSync(new URL(file, migrations), "utf8") }));
}

/** An in-memory database in the state of the local Supabase after every migration. */
export async function openMigratedDatabase(): Promise<PGlite> {
  const database = new PGlite();
  await database.exec([SUPABASE_AUTH_HELPERS_SQL, getAuthSchemaSql(), bootstrapSql].join("\n"));
  for (const { sql } of readMigrations()) await database.exec(sql);
  return database;
}
