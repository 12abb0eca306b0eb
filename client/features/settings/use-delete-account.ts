import { useMutation } from "@tanstack/react-query";
import { endpoints } from "#shared/http.ts";
import { type AccountDeletionOutcome, outcomeOf } from "#client/lib/account-deletion.ts";
import { failureOf } from "#client/lib/query.ts";
import { useBackend } from "#client/lib/services.tsx";

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
