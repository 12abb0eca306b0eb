import { reportFailure } from "../background.ts";
import type { BillingStore } from "./store.ts";
import type { Watch } from "./watch.ts";

export type ReconcileDeps = {
  readonly store: Pick<BillingStore, "claimReconcile" | "finishReconcile">;
  /** Reads all of a customer again, and writes it down. */
  readonly lookAgain: (customerId: string) => Promise<void>;
  readonly watch: Pick<Watch, "reconciled" | "failed">;
};

async function reconcileOne({ store, lookAgain, watch }: ReconcileDeps, customerId: string): Promise<void> {
  try {
    await lookAgain(customerId);
    await store.finishReconcile(customerId);
    watch.reconciled("done");
  } catch (error) {
    // The claim runs out, and whoever is next tries again.
    watch.failed(error);
    watch.reconciled("failed");
  }
}

/** Compares the customers whose turn it is with Stripe, until none is left or `signal` ends it. */
export async function reconcile(deps: ReconcileDeps, signal: AbortSignal): Promise<void> {
  try {
    while (!signal.aborted) {
      const customers = await deps.store.claimReconcile();
      if (customers.length === 0) return;
      for (const customer of customers) if (!signal.aborted) await reconcileOne(deps, customer);
    }
  } catch (error) {
    deps.watch.failed(error);
  }
}

/** ms. Each customer has a turn of their own once a day; this is how often somebody looks whose it is. */
const lookEveryMs = 60_000;

/** Does so from now on, one at a time; the answer ends it and waits for what is under way. */
export function startReconciling(deps: ReconcileDeps): () => Promise<void> {
  const ending = new AbortController();
  let running: Promise<void> | null = null;
  const look = (): void => {
    running ??= reconcile(deps, ending.signal)
      .catch((error: unknown) => reportFailure("billing.reconcile", error))
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
