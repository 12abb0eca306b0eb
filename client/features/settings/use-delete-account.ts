import { useMutation } from "@tanstack/react-query";
import { accountDeletionSchema } from "#shared/account.ts";
import { endpoints } from "#shared/http.ts";
import { type DataFailure, dataFailureOf } from "#client/lib/data-failure.ts";
import { failureOf } from "#client/lib/query.ts";
import { useBackend } from "#client/lib/services.tsx";

/**
 * `billing`: the account is kept because its subscription couldn't be ended. `signed-out`: the person has to
 * log in again first. `sign-in`: the last sign-in is too long ago, so they have to prove who they are.
 */
export type AccountDeletionOutcome = "deleted" | "billing" | "signed-out" | "sign-in" | DataFailure;

const unauthorized = 401;

/** What the relay's answer to a request to delete the account means. */
export async function outcomeOf(response: Response): Promise<AccountDeletionOutcome> {
  if (response.status === unauthorized) return "signed-out";
  const body: unknown = await response.json().catch(() => null);
  const answer = accountDeletionSchema.safeParse(body);
  if (!answer.success) return response.ok ? "server-error" : dataFailureOf(response.status);
  if (answer.data.outcome === "deleted") return "deleted";
  return answer.data.because === "signIn" ? "sign-in" : "billing";
}

const { method, path } = endpoints.accountDelete;

/**
 * Deletes the signed-in person's account and all their data through the relay, which ends any paid subscription
 * before it deletes anything. Safe to repeat; never rejects.
 */
export function useDeleteAccount(): () => Promise<AccountDeletionOutcome> {
  const { relay } = useBackend();
  const { mutateAsync } = useMutation({
    mutationFn: async () => outcomeOf(await relay(path, { method })),
  });
  return () => mutateAsync().catch(failureOf);
}
