import { accessSync, constants, mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StartFailure } from "./child.ts";

export type DataDirLock = { release(): void };

/**
 * Creates a stand-in's data directory and locks it for this process. The lock is an exclusive SQLite
 * transaction on its own file, so the operating system releases it however the process ends, and a crash
 * leaves no stale lock. PGlite itself takes no lock, and two processes on one data directory silently lose
 * rows.
 */
export function claimDataDir(directory: string): DataDirLock {
  const database = openLockFile(directory);
  try {
    database.exec("begin exclusive");
  } catch (error) {
    database.close();
    if (!isBusy(error)) throw error;
    throw new StartFailure(
      `Another Hearken is already using the data in ${directory}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  return { release: () => database.close() };
}

function openLockFile(directory: string): DatabaseSync {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
    return new DatabaseSync(join(directory, "lock.sqlite"));
  } catch {
    throw new StartFailure(
      `Can't write to the data directory ${directory}. Make it writable, or set DATA_DIR to another folder.`,
    );
  }
}

/** SQLITE_BUSY and SQLITE_LOCKED. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && (error.errcode === 5 || error.errcode === 6);
}
