import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { StartFailure } from "../child.ts";
import type { Database } from "./database.ts";

export type Migration = {
  readonly file: string;
  readonly version: string;
  readonly name: string;
  readonly sql: string;
};

type Applied = { readonly version: string; readonly statements: readonly string[] | null };

/**
 * Applies pending migrations, oldest first, each in one transaction with the row that records it, in the
 * table that the official CLI uses too.
 */
export async function applyMigrations(
  database: Database,
  directory: string,
  beforeEach: () => void,
): Promise<void> {
  const { rows } = await database.driver.query<Applied>(
    "select version, statements from supabase_migrations.schema_migrations order by version",
  );
  for (const migration of pendingMigrations(readMigrations(directory), rows)) {
    beforeEach();
    await apply(database, migration);
  }
}

/** The files named `<version>_<name>.sql`, by version. */
function readMigrations(directory: string): Migration[] {
  return readdirSync(directory)
    .toSorted()
    .flatMap((file) => {
      const [, version, name] = /^(\d+)_(.*)\.sql$/.exec(file) ?? [];
      if (version === undefined || name === undefined) return [];
      return [{ file, version, name, sql: readFileSync(join(directory, file), "utf8") }];
    });
}

/**
 * Which migrations are still to be applied. Fails if a file was changed, removed or inserted before an
 * applied one, because the files then no longer describe the database.
 */
export function pendingMigrations(
  files: readonly Migration[],
  applied: readonly Applied[],
): readonly Migration[] {
  const byVersion = new Map(files.map((migration) => [migration.version, migration]));
  for (const { version, statements } of applied) {
    const migration = byVersion.get(version);
    if (migration === undefined) refuse(`migration ${version}, which the data already has, is missing`);
    if (statements?.join("") !== migration.sql) refuse(`${migration.file} was changed after it was applied`);
  }
  const last = applied.at(-1)?.version ?? "";
  const pending = files.filter(({ version }) => !applied.some((row) => row.version === version));
  const early = pending.find(({ version }) => version < last);
  if (early !== undefined) refuse(`${early.file} comes before migration ${last}, which is applied already`);
  return pending;
}

function refuse(what: string): never {
  throw new StartFailure(
    `The migrations don't match the data: in supabase/migrations, ${what}. ` +
      "Add a new migration instead, or move the data directory away to start with empty data.",
  );
}

async function apply({ driver }: Database, { file, version, name, sql }: Migration): Promise<void> {
  try {
    await driver.transaction(async (transaction) => {
      await transaction.exec(sql);
      await transaction.query(
        "insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)",
        [version, name, [sql]],
      );
    });
  } catch (error) {
    throw new StartFailure(
      `Migration ${file} failed: ${error instanceof Error ? error.message : String(error)}. None of its changes were kept.`,
    );
  }
}
