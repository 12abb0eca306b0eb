import type { AccessToken } from "./auth-store.ts";
import { accountDeletionSchema } from "#shared/account.ts";
import { endpoints } from "#shared/http.ts";
import { type DataFailure, dataFailureOf } from "./data-failure.ts";

/**
 * `billing`: the account is kept because its subscription couldn't be ended. `signed-out`: the person has to
 * log in again first. `sign-in`: the last sign-in is too long ago, so they have to prove who they are.
 */
export type AccountDeletionOutcome = "deleted" | "billing" | "signed-out" | "sign-in" | DataFailure;

/** Deletes the signed-in person's account and all their data. Safe to repeat. Never throws. */
export type AccountDeletionPort = { deleteAccount(): Promise<AccountDeletionOutcome> };

const unauthorized = 401;

async function outcomeOf(response: Response): Promise<AccountDeletionOutcome> {
  if (response.status === unauthorized) return "signed-out";
  const body: unknown = await response.json().catch(() => null);
  const answer = accountDeletionSchema.safeParse(body);
  if (!answer.success) return response.ok ? "server-error" : dataFailureOf(response.status);
  if (answer.data.outcome === "deleted") return "deleted";
  return answer.data.because === "signIn" ? "sign-in" : "billing";
}

/** Account deletion through the relay, which ends any paid subscription before it deletes anything. */
export function createAccountDeletionPort(accessToken: AccessToken, send: typeof fetch): AccountDeletionPort {
  return {
    async deleteAccount() {
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
