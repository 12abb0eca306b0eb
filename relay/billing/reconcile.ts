import { reportFailure } from "../runtime/background.ts";
import type { BillingStore } from "./billing-store.ts";
import type { BillingMonitor } from "./monitor.ts";

export type ReconcileDeps = {
  readonly store: Pick<BillingStore, "claimReconcile" | "finishReconcile" | "claimOrphans" | "forgetOrphan">;
  /** Reads everything about a customer again and stores it. */
  readonly lookAgain: (customerId: string) => Promise<void>;
  /**
   * Ends all that a customer pays for; returns how many subscriptions were running, or null if something may
   * still be.
   */
  readonly endCustomer: (customerId: string) => Promise<number | null>;
  readonly watch: Pick<BillingMonitor, "reconciled" | "orphan" | "failed">;
};

async function reconcileOne({ store, lookAgain, watch }: ReconcileDeps, customerId: string): Promise<void> {
  try {
    await lookAgain(customerId);
    await store.finishReconcile(customerId);
    watch.reconciled("done");
  } catch (error) {
    // The claim expires, and the next relay tries again.
    watch.failed(error);
    watch.reconciled("failed");
  }
}

/** Nobody is charged for an account that was deleted, however that happened. */
async function endOrphan({ store, endCustomer, watch }: ReconcileDeps, customerId: string): Promise<void> {
  const ended = await endCustomer(customerId);
  if (ended === null) {
    // The claim expires, and the next relay tries again.
    watch.orphan("failed");
    return;
  }
  watch.orphan(ended > 0 ? "ended" : "nothing");
  await store.forgetOrphan(customerId);
}

/** Runs `each` for everything that can be claimed, until none is left or `signal` aborts. */
async function forAll(
  claim: () => Promise<readonly string[]>,
  each: (customerId: string) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const customers = await claim();
    if (customers.length === 0) return;
    for (const customer of customers) if (!signal.aborted) await each(customer);
  }
}

/** Ends customers without an account, and compares those that are due with Stripe. */
export async function reconcile(deps: ReconcileDeps, signal: AbortSignal): Promise<void> {
  const { store, watch } = deps;
  const passes = [
    () =>
      forAll(
        () => store.claimOrphans(),
        (customer) => endOrphan(deps, customer),
        signal,
      ),
    () =>
      forAll(
        () => store.claimReconcile(),
        (customer) => reconcileOne(deps, customer),
        signal,
      ),
  ];
  for (const pass of passes)
    try {
      await pass();
    } catch (error) {
      watch.failed(error);
    }
}

/** In ms. Each customer is due once a day; this is how often to check which ones are. */
const checkEveryMs = 60_000;

/** Does so regularly, one run at a time; returns a function that stops it and waits for the current run. */
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
  const timer = setInterval(look, checkEveryMs);
  return async () => {
    ending.abort();
    clearInterval(timer);
    await running;
  };
}
