import { createHash, randomUUID } from "node:crypto";
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { root } from "#scripts/root.ts";
import type { LocalStack } from "#local/stack.ts";
import type { StackOptions } from "#local/stand-ins.ts";
import { createServiceClient } from "#relay/store/service-client.ts";
import { startStack } from "./local-stack.ts";

const migrationsDir = join(root, "supabase/migrations");

/** Names the folder that `prepareData` filled. */
const variable = "PREPARED_DATA";

/** Databases created earlier, keyed by what they were made from. */
const cache = join(root, "node_modules/.cache/prepared-data");
const sources = ["supabase/**/*.*", "local/**/*.{ts,sql}", "package-lock.json"];

function fingerprint(): string {
  const hash = createHash("sha256");
  for (const path of globSync(sources, { cwd: root }).toSorted())
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(root, path)))
      .update("\0");
  return hash.digest("hex").slice(0, 16);
}

async function make(folder: string): Promise<void> {
  const unfinished = `${folder}-${randomUUID()}`;
  mkdirSync(unfinished, { recursive: true });
  const stack = await startStack(unfinished, { migrationsDir });
  // Its answer comes after the catalogue has been read and written down, which takes as long as the rest.
  await createServiceClient(stack.env["SUPABASE_URL"] ?? "", stack.env["SUPABASE_SECRET_KEY"] ?? "")
    .from("profiles")
    .select("id")
    .throwOnError();
  await stack.stop();
  try {
    renameSync(unfinished, folder);
  } catch {
    // Another run was faster; one copy is enough.
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/**
 * Creates the product's empty database once for all tests, which start on copies of it: creating one takes
 * three times as long as starting on one. It is recreated when its sources change.
 */
export async function prepareData(): Promise<void> {
  const folder = join(cache, fingerprint());
  if (!existsSync(folder)) {
    rmSync(cache, { recursive: true, force: true });
    await make(folder);
  }
  process.env[variable] = folder;
}

/**
 * Copies what `prepareData` created into `dataDir`. If nothing is prepared, that stays empty, which works as
 * well.
 */
export function copyPreparedData(dataDir: string): void {
  const prepared = process.env[variable];
  if (prepared !== undefined) cpSync(prepared, dataDir, { recursive: true });
}

/** The stand-ins with the product's own migrations, on a fresh database. */
export function startProductStack(dataDir: string, options: Partial<StackOptions> = {}): Promise<LocalStack> {
  copyPreparedData(dataDir);
  return startStack(dataDir, { migrationsDir, ...options });
}
