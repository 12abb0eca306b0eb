import { reportFailure } from "../runtime/background.ts";
import { relayLimits } from "#shared/limits.ts";
import type { Log } from "../log/log.ts";
import type { AccountStore } from "./account.ts";

/** ms. The entries of somebody who has left hold no conversation, so they need not go within the minute. */
const lookEveryMs = 300_000;

/** Erases what the sign-in service's audit log holds of people who have left, piece by piece, until nothing is left. */
async function eraseAudit(
  store: Pick<AccountStore, "eraseAudit">,
  log: Log,
  ending: AbortSignal,
): Promise<void> {
  for (let more = true; more && !ending.aborted;) {
    const erased = await store.eraseAudit(relayLimits.leaving.auditEntriesPerSweep);
    if (!erased.ok) log("account.audit_failed", { code: erased.code });
    more = erased.ok && erased.value;
  }
}

/** Does so from now on, whichever relay people left through; the answer ends it and waits for what is under way. */
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
  const timer = setInterval(look, lookEveryMs);
  return async () => {
    ending.abort();
    clearInterval(timer);
    await running;
  };
}
