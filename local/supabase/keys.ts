import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generateApiKey } from "@supabase/lite";
import { z } from "zod";

const keysSchema = z.object({
  publishableKey: z.string().startsWith("sb_publishable_"),
  secretKey: z.string().startsWith("sb_secret_"),
  /** Signs the access tokens (HS256); stored, so that sessions survive a restart. */
  jwtSecret: z.string().min(32),
});
export type Keys = z.infer<typeof keysSchema>;

/** The keys of this data directory: generated once, stored in it, readable only by its owner. */
export async function loadKeys(dataDir: string): Promise<Keys> {
  const file = join(dataDir, "keys.json");
  if (existsSync(file)) return keysSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  const keys = await generateKeys();
  // Written atomically: a half-written file would lock everyone out of the data beside it.
  writeFileSync(`${file}.new`, JSON.stringify(keys, null, 2), { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return keys;
}

async function generateKeys(): Promise<Keys> {
  const [publishable, secret] = await Promise.all([generateApiKey("publishable"), generateApiKey("secret")]);
  return {
    publishableKey: publishable.key,
    secretKey: secret.key,
    jwtSecret: randomBytes(48).toString("base64url"),
  };
}
