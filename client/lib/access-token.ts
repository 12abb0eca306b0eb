import { isAuthRetryableFetchError, type Session } from "@supabase/auth-js";

/**
 * A valid access token, renewed if it expired; null if nobody is signed in. Rejects if it can't be renewed for now.
 * @param refused a token that a server has just refused: only the servers' clocks count, and a device's may be wrong
 */
export type AccessToken = (refused?: string) => Promise<string | null>;

/** The part of the account service's client that renews tokens. */
export type RenewalPort = {
  refreshSession(): Promise<{ data: { session: Session | null }; error: Error | null }>;
};

/** A new access token; null if the sign-in has ended. Rejects if the account service can't be reached. */
export async function renewedToken(port: RenewalPort): Promise<string | null> {
  const { data, error } = await port.refreshSession();
  if (isAuthRetryableFetchError(error)) throw error;
  return data.session?.access_token ?? null;
}

type SessionPort = RenewalPort & {
  getSession(): Promise<{ data: { session: Pick<Session, "access_token"> | null } }>;
};

/** The token of whoever is signed in. */
export function accessTokenOf(auth: SessionPort): AccessToken {
  return async (refused) => {
    const { data } = await auth.getSession();
    const token = data.session?.access_token ?? null;
    return token === null || token !== refused ? token : renewedToken(auth);
  };
}

const unauthorized = 401;

/**
 * Sends a request with the person's token, and once more with a new one if a server refuses it: refused, it did nothing
 * yet. Null if nobody is signed in.
 */
export async function sendSignedIn(
  accessToken: AccessToken,
  send: (token: string) => Promise<Response>,
): Promise<Response | null> {
  const token = await accessToken();
  if (token === null) return null;
  const answer = await send(token);
  if (answer.status !== unauthorized) return answer;
  const renewed = await accessToken(token);
  return renewed === null || renewed === token ? answer : send(renewed);
}
