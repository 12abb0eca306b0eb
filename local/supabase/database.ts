import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite, PgliteConnection } from "@supabase/lite/pglite";
import { StartFailure } from "../child.ts";
import { asPostgrestError } from "./sql-errors.ts";

/** The data directory's file format; raise it when PGlite's Postgres or the server's own tables change. */
const dataFormat = "1 (PostgreSQL 17, @supabase/lite 0.10)";

/**
 * Postgres' type number for `numeric`: the hosted service returns JSON numbers, PGlite strings with trailing
 * zeros.
 */
const numericType = 1700;

/** The library's connection, with fixes for defects that affect responses. */
class Database extends PgliteConnection {
  constructor(url: string, options: { readonly loadDataDir?: Blob } = {}) {
    super({ url, pgliteOptions: { ...options, parsers: { [numericType]: Number } } });
    // If left "unknown", the first request grants ALL on every table to anon and authenticated, which undoes
    // the column privileges of the migrations. "active" says that roles and grants are already in place.
    Reflect.set(this, "rlsState", "active");
  }

  override normalizeDbError(error: unknown): unknown {
    return asPostgrestError(error);
  }
}
export type { Database };

/**
 * Opens the database in `dataDir`, creating it if there is none. `systemSql` is what it must contain before
 * the first migration.
 */
export async function openDatabase(dataDir: string, systemSql: string): Promise<Database> {
  const files = {
    database: join(dataDir, "postgres"),
    format: join(dataDir, "format"),
    unfinished: join(dataDir, "unfinished"),
  };
  // A process killed while creating the database leaves it incomplete along with this marker; it holds no
  // data yet.
  if (existsSync(files.unfinished)) rmSync(files.database, { recursive: true, force: true });
  const isNew = !existsSync(files.database);
  if (!isNew) checkFormat(files.format, dataDir);
  if (isNew) writeFileSync(files.unfinished, "", { flush: true });
  const database = new Database(files.database, isNew ? { loadDataDir: await makeInMemory(systemSql) } : {});
  await database.driver.waitReady;
  if (isNew) {
    writeFileSync(files.format, dataFormat, { flush: true });
    rmSync(files.unfinished);
  }
  return database;
}

/** Creating a database in memory and writing it out takes half as long as creating it on disk. */
async function makeInMemory(systemSql: string): Promise<Blob> {
  const driver = new PGlite();
  await driver.exec(systemSql);
  const dump = await driver.dumpDataDir("none");
  await driver.close();
  return dump;
}

function checkFormat(file: string, dataDir: string): void {
  const found = existsSync(file) ? readFileSync(file, "utf8") : "unknown";
  if (found === dataFormat) return;
  throw new StartFailure(
    `The data in ${dataDir} has format "${found}", but this version reads "${dataFormat}". ` +
      "Move that folder away to start with empty data, or set DATA_DIR to another folder.",
  );
}
