import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { z } from "zod";

/** A browser and the local day whose reminder it wants again. */
export type Later = { readonly subscriptionId: string; readonly day: string };

export type LaterTokens = {
  seal(later: Later): string;
  /** Null for anything this product hasn't sealed. */
  open(token: string): Later | null;
};

const laterSchema = z.object({ subscriptionId: z.uuid(), day: z.iso.date() });

/**
 * A notification is answered by a service worker, which isn't signed in: the token that came with the push says which
 * one it was. It is worth one more reminder on one day.
 */
export function createLaterTokens(secret: string): LaterTokens {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "hearken later v1", 32));
  const macOf = (text: string) => createHmac("sha256", key).update(text).digest();
  return {
    seal({ subscriptionId, day }) {
      const text = `${subscriptionId}.${day}`;
      return `${text}.${macOf(text).toString("base64url")}`;
    },
    open(token) {
      const [subscriptionId, day, mac = ""] = token.split(".");
      const given = Buffer.from(mac, "base64url");
      const expected = macOf(`${subscriptionId}.${day}`);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return laterSchema.safeParse({ subscriptionId, day }).data ?? null;
    },
  };
}
