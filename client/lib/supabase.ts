import { AuthClient } from "@supabase/auth-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import { z } from "zod";
import type { AppConfig } from "#shared/app-config.ts";
import type { Database } from "#shared/database.types.ts";
import { deviceStorage } from "./browser-storage.ts";
import { sessionKey } from "./kept-session.ts";

/** The parts of Supabase's client that the app uses; with realtime and storage it is twice as large. */
export type Supabase = Pick<PostgrestClient<Database, { PostgrestVersion: "12" }>, "from" | "rpc"> & {
  readonly auth: InstanceType<typeof AuthClient>;
};

/** Says whose rows a request is about. It never leaves the browser; see `onlyFor`. */
export const personHeader = "x-person";

const claimsSchema = z.object({ sub: z.string(), exp: z.number().optional() });

/** What an access token says of itself, unproven: whose it is, and when it ends, s since the epoch. */
export function claimsOf(token: string): z.infer<typeof claimsSchema> | null {
  const [, payload = ""] = token.split(".");
  try {
    const text = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
    return claimsSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Sends a request for a person's data only with that person's token. Row-level security goes by the token
 * alone, so if someone else has signed in from another tab, the response would hold their rows. The id itself
 * isn't sent, because URLs end up in logs.
 */
export function onlyFor(send: typeof fetch): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    const person = headers.get(personHeader);
    headers.delete(personHeader);
    if (person !== null && person !== claimsOf(headers.get("Authorization") ?? "")?.sub)
      return Promise.resolve(Response.json({ message: "somebody else is signed in" }, { status: 403 }));
    return send(input, { ...init, headers });
  };
}

/**
 * The client for the account service and the person's own rows. It must not read the URL itself: it would
 * strip a link's fragment before the app has seen it and leave the tokens in the browser's history.
 * `LinkWatcher` reads the fragment instead.
 */
export function createSupabase({ supabaseUrl, supabasePublishableKey: key }: AppConfig): Supabase {
  const send = onlyFor((input, init) => fetch(input, init));
  const auth = new AuthClient({
    url: new URL("auth/v1", withSlash(supabaseUrl)).href,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    fetch: send,
    flowType: "implicit",
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: false,
    storage: deviceStorage,
    storageKey: sessionKey,
  });
  const sendAs: typeof fetch = async (input, init) => {
    const { data } = await auth.getSession();
    const headers = new Headers(init?.headers);
    headers.set("apikey", key);
    headers.set("Authorization", `Bearer ${data.session?.access_token ?? key}`);
    return send(input, { ...init, headers });
  };
  const rows = new PostgrestClient<Database, { PostgrestVersion: "12" }>(
    new URL("rest/v1", withSlash(supabaseUrl)).href,
    { schema: "public", fetch: sendAs },
  );
  return { auth, from: rows.from.bind(rows), rpc: rows.rpc.bind(rows) };
}

const withSlash = (url: string): string => (url.endsWith("/") ? url : `${url}/`);
