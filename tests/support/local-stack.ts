import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type LocalStack, startLocalStack } from "#local/stack.ts";
import type { StackOptions } from "#local/stand-ins.ts";

export const appUrl = "http://localhost:3000";

/** Two small migrations that pin what the stand-in must support, however the product's own change. */
export const localMigrations = fileURLToPath(new URL("../integration/local-migrations", import.meta.url));

/** A separate folder for one test file; `remove` deletes it. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), "hearken-local-"));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Both stand-ins on free ports, with the small migrations by default. */
export function startStack(dataDir: string, options: Partial<StackOptions> = {}): Promise<LocalStack> {
  return startLocalStack({
    dataDir,
    basePort: 0,
    publicUrl: appUrl,
    missing: ["mail", "supabase"],
    migrationsDir: localMigrations,
    ...options,
  });
}
