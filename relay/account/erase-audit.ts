import { reportFailure } from "../runtime/background.ts";
import { relayLimits } from "#shared/limits.ts";
import type { Log } from "../log/log.ts";
import type { AccountStore } from "./account.ts";

/**
 * In ms. The entries about someone who left contain no conversation, so they needn't go within the minute.
 */
const checkEveryMs = 300_000;

/**
 * Erases entries about deleted people from the auth service's audit log, batch by batch, until none is left.
 */
async function eraseAudit(
  store: Pick<AccountStore, "eraseAudit">,
  log: Log,
  ending: AbortSignal,
): Promise<void> {
  for (let more = true; more && !ending.aborted;) {
    const erased = await store.eraseAudit(relayLimits.accountDeletion.auditEntriesPerSweep);
    if (!erased.ok) log("account.audit_failed", { code: erased.code });
    more = erased.ok && erased.value;
  }
}

/**
 * Does so regularly, whichever relay handled the deletions; returns a function that stops it and waits for
 * work in progress.
 */
export function startErasingAudit(store: Pick<AccountStore, "eraseAudit">, log: Log): () => Promise<void> {
  const ending = new AbortController();
  let running: Promise<void> | null = null;
  const look = (): void => {
    running ??= eraseAudit(store, log, ending.signal)
      .catch((error: unknown) => reportFailure("account.eraseAudit", error))
      .finally(() => {
        running = null;
      });
  };
  const timer = setInterval(look, checkEveryMs);
  return async () => {
    ending.abort();
    clearInterval(timer);
    await running;
  };
}
