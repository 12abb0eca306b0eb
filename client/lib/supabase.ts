import { AuthClient } from "@supabase/auth-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import type { AppConfig } from "#shared/app-config.ts";
import type { Database } from "#shared/database.types.ts";
import { accessTokenOf, signedInFetch } from "./access-token.ts";
import { deviceStorage } from "./browser-storage.ts";
import { sessionKey } from "./kept-session.ts";
import { onlyFor } from "./person-header.ts";

/** The parts of Supabase's client that the app uses; with realtime and storage it is twice as large. */
export type Supabase = Pick<PostgrestClient<Database, { PostgrestVersion: "12" }>, "from" | "rpc"> & {
  readonly auth: InstanceType<typeof AuthClient>;
};

/**
 * The client for the account service and the person's own rows. It must not read the URL itself: it would
 * strip a link's fragment before the app has seen it and leave the tokens in the browser's history.
 * `LinkWatcher` reads the fragment instead.
 */
export function createSupabase({ supabaseUrl, supabasePublishableKey: key }: AppConfig): Supabase {
  const send = onlyFor((input, init) => fetch(input, init));
  const auth = new AuthClient({
    ...accountServiceOf(supabaseUrl, key),
    fetch: withoutEnd(send),
    flowType: "implicit",
    autoRefreshToken: true,
    persistSession: true,
    detectSessionInUrl: false,
    storage: deviceStorage,
    storageKey: sessionKey,
  });
  const withKey: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set("apikey", key);
    if (!headers.has("Authorization")) headers.set("Authorization", `Bearer ${key}`);
    return send(input, { ...init, headers });
  };
  const sendSignedIn = signedInFetch(accessTokenOf(auth), withKey);
  const sendAs: typeof fetch = async (input, init) =>
    (await sendSignedIn(input, init)) ?? withKey(input, init);
  const rows = new PostgrestClient<Database, { PostgrestVersion: "12" }>(
    new URL("rest/v1", withSlash(supabaseUrl)).href,
    { schema: "public", fetch: sendAs },
  );
  return { auth, from: rows.from.bind(rows), rpc: rows.rpc.bind(rows) };
}

/**
 * The service states a token's end by its own clock. Without it, the client counts the token's lifetime by the device's
 * clock, which it also compares with: many devices' clocks are wrong.
 */
function withoutEnd(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const answer = await send(input, init);
    const body: { access_token?: string } | null = await answer
      .clone()
      .json()
      .catch(() => null);
    if (!body?.access_token) return answer;
    return Response.json({ ...body, expires_at: undefined });
  };
}

/** Where the account service is, and what every request to it carries. */
export const accountServiceOf = (supabaseUrl: string, key: string) => ({
  url: new URL("auth/v1", withSlash(supabaseUrl)).href,
  headers: { apikey: key, Authorization: `Bearer ${key}` },
});

const withSlash = (url: string): string => (url.endsWith("/") ? url : `${url}/`);
