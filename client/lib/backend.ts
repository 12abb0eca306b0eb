import type { ApiError } from "#shared/http.ts";
import type { AccessToken } from "./auth-store.ts";
import type { Supabase } from "./supabase.ts";

/** The two servers that hold a person's data. Each feature's `api.ts` says what it asks of them. */
export type Backend = {
  /** The database, under row-level security. Requests about a person's rows carry `personHeader`. */
  readonly db: Supabase;
  /** `fetch` to a path of the relay, on behalf of whoever is signed in. Rejects if there is no connection. */
  readonly relay: (path: string, init?: RequestInit) => Promise<Response>;
};

const signedOut: ApiError = { error: { code: "unauthorized", message: "Sign in first.", retryable: false } };

/** The relay as the signed-in person reaches it; without anybody signed in, the response is a 401. */
export function relayFor(accessToken: AccessToken, send: typeof fetch): Backend["relay"] {
  return async (path, init) => {
    const token = await accessToken();
    if (token === null) return Response.json(signedOut, { status: 401 });
    const headers = new Headers(init?.headers);
    headers.set("Authorization", `Bearer ${token}`);
    return send(path, { ...init, headers });
  };
}
