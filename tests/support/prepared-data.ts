import { cpSync } from "node:fs";
import { fileURLToPath } from "node:url";
import process from "node:process";
import type { LocalStack } from "#local/stack.ts";
import type { StackOptions } from "#local/stand-ins.ts";
import { startStack, temporaryFolder } from "./local-stack.ts";

const migrationsDir = fileURLToPath(new URL("../../supabase/migrations", import.meta.url));

/** Names the folder that `prepareData` has filled. */
const variable = "PREPARED_DATA";

/**
 * Makes the product's empty database once for all tests of a run, which start on copies of it: making one takes three
 * times as long as starting on one. Returns what removes it.
 */
export async function prepareData(): Promise<() => void> {
  const folder = temporaryFolder();
  const stack = await startStack(folder.path, { migrationsDir });
  await stack.stop();
  process.env[variable] = folder.path;
  return () => folder.remove();
}

/** Puts what `prepareData` has made into `dataDir`. Where nothing is prepared, that stays empty, which does as well. */
export function copyPreparedData(dataDir: string): void {
  const prepared = process.env[variable];
  if (prepared !== undefined) cpSync(prepared, dataDir, { recursive: true });
}

/** The stand-ins with the product's own migrations, on a database that nobody has used. */
export function startProductStack(dataDir: string, options: Partial<StackOptions> = {}): Promise<LocalStack> {
  copyPreparedData(dataDir);
  return startStack(dataDir, { migrationsDir, ...options });
}
