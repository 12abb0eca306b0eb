import type { Session } from "@supabase/auth-js";

/**
 * A valid access token, renewed if it expired; null if nobody is signed in. Rejects if it can't be renewed for now.
 * @param refused a token that a server has just refused: only the servers' clocks count, and a device's may be wrong
 */
export type AccessToken = (refused?: string) => Promise<string | null>;

/** The part of the account service's client that knows the session. */
type SessionPort = {
  getSession(): Promise<{ data: { session: Pick<Session, "access_token"> | null } }>;
  refreshSession(): Promise<{ data: { session: Session | null }; error: Error | null }>;
};

/** The token of whoever is signed in. */
export function accessTokenOf(auth: SessionPort): AccessToken {
  return async (refused) => {
    const held = await auth.getSession();
    const token = held.data.session?.access_token ?? null;
    if (token === null || token !== refused) return token;
    const { data, error } = await auth.refreshSession();
    // Told by its name, because importing the client's own check would load the client on pages that need no sign-in.
    if (error?.name === "AuthRetryableFetchError") throw error;
    return data.session?.access_token ?? null;
  };
}

/**
 * Sends requests with the person's token, and once more with a new one what a server refuses: refused, it did nothing yet.
 * Null if nobody is signed in.
 */
export function signedInFetch(accessToken: AccessToken, send: typeof fetch) {
  return async (...[input, init]: Parameters<typeof fetch>): Promise<Response | null> => {
    const sendWith = (token: string) => {
      const headers = new Headers(init?.headers);
      headers.set("Authorization", `Bearer ${token}`);
      return send(input, { ...init, headers });
    };
    const token = await accessToken();
    if (token === null) return null;
    const answer = await sendWith(token);
    const renewed = answer.status === 401 ? await accessToken(token) : null;
    return renewed === null ? answer : sendWith(renewed);
  };
}
