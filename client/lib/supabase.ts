import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { z } from "zod";
import type { AppConfig } from "#shared/app-config.ts";
import type { Database } from "#shared/database.types.ts";
import { deviceStorage } from "./browser-storage.ts";

export type Supabase = SupabaseClient<Database>;

const sessionKey = "hearken.session";

/** Says whose rows a request is about. It never leaves the browser; see `onlyFor`. */
export const personHeader = "x-person";

const claimsSchema = z.object({ sub: z.string() });

/** Whom an access token speaks for; null where it cannot be read. */
function personOf(authorization: string | null): string | null {
  const [, payload = ""] = authorization?.split(".") ?? [];
  try {
    const text = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
    return claimsSchema.safeParse(JSON.parse(text)).data?.sub ?? null;
  } catch {
    return null;
  }
}

/**
 * Sends a request that names a person only with that person's token. Row-level security decides whose rows are read, by
 * the token alone; when somebody else has signed in meanwhile in another tab, the answer would be theirs. The id itself
 * is sent nowhere: addresses end up in logs.
 */
export function onlyFor(send: typeof fetch): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    const person = headers.get(personHeader);
    headers.delete(personHeader);
    if (person !== null && person !== personOf(headers.get("Authorization")))
      return Promise.resolve(Response.json({ message: "somebody else is signed in" }, { status: 403 }));
    return send(input, { ...init, headers });
  };
}

/**
 * The client of the account service and of the person's own rows.
 * It does not look at the URL itself: it would strip a link's fragment before the app has seen it, and leave the
 * tokens in the browser's history. `LinkWatcher` reads the fragment instead.
 */
export function createSupabase(config: AppConfig): Supabase {
  return createClient<Database>(config.supabaseUrl, config.supabasePublishableKey, {
    auth: {
      flowType: "implicit",
      detectSessionInUrl: false,
      storage: deviceStorage,
      storageKey: sessionKey,
    },
    global: { fetch: onlyFor((input, init) => fetch(input, init)) },
  });
}

/** Whether this browser holds a session, good or not. */
export function hasKeptSession(): boolean {
  return deviceStorage.getItem(sessionKey) !== null;
}
