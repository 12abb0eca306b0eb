import { createECDH } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A new private key by which push services know a server: 32 bytes of P-256, base64url. */
export function newVapidKey(): string {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  return Buffer.from(pair.getPrivateKey("hex").padStart(64, "0"), "hex").toString("base64url");
}

/** The key that is kept in the data folder, made the first time: browsers are bound to it. */
export function keptVapidKey(dataDir: string): string {
  const file = join(dataDir, "vapid-key");
  try {
    return readFileSync(file, "utf8").trim();
  } catch {
    const key = newVapidKey();
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(file, `${key}\n`, { mode: 0o600 });
    return key;
  }
}
