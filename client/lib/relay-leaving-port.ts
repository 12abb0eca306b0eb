import { accountDeletionSchema } from "#shared/account.ts";
import { endpoints } from "#shared/http.ts";
import { dataFailureOf } from "./data-failure.ts";
import type { LeavingOutcome, LeavingPort } from "./leaving-port.ts";

/** A good access token, renewed where it has run out; null where nobody is signed in. */
export type AccessToken = () => Promise<string | null>;

const unauthorized = 401;

async function outcomeOf(response: Response): Promise<LeavingOutcome> {
  if (response.status === unauthorized) return "signed-out";
  const body: unknown = await response.json().catch(() => null);
  const answer = accountDeletionSchema.safeParse(body);
  if (!answer.success) return response.ok ? "server-error" : dataFailureOf(response.status);
  if (answer.data.outcome === "deleted") return "deleted";
  return answer.data.because === "signIn" ? "sign-in" : "billing";
}

/** Leaving through the relay, which ends what is paid for before it deletes anything. */
export function createLeavingPort(accessToken: AccessToken, send: typeof fetch): LeavingPort {
  return {
    async leave() {
      const token = await accessToken();
      if (token === null) return "signed-out";
      const { method, path } = endpoints.accountDelete;
      const response = await send(path, { method, headers: { Authorization: `Bearer ${token}` } }).catch(
        () => null,
      );
      return response === null ? "unreachable" : await outcomeOf(response);
    },
  };
}
