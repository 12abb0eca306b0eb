import { reportFailure } from "../runtime/background.ts";
import type { BillingStore } from "./billing-store.ts";
import type { BillingMonitor } from "./monitor.ts";

export type ReconcileDeps = {
  readonly store: Pick<BillingStore, "claimReconcile" | "finishReconcile" | "claimOrphans" | "forgetOrphan">;
  /** Reads all of a customer again, and writes it down. */
  readonly lookAgain: (customerId: string) => Promise<void>;
  /** Ends all that a customer pays for: how many subscriptions were running, null where something may still run. */
  readonly endCustomer: (customerId: string) => Promise<number | null>;
  readonly watch: Pick<BillingMonitor, "reconciled" | "orphan" | "failed">;
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

/** Nobody is charged for an account that is gone, whoever deleted it and however. */
async function endOrphan({ store, endCustomer, watch }: ReconcileDeps, customerId: string): Promise<void> {
  const ended = await endCustomer(customerId);
  if (ended === null) {
    // The claim runs out, and whoever is next tries again.
    watch.orphan("failed");
    return;
  }
  watch.orphan(ended > 0 ? "ended" : "nothing");
  await store.forgetOrphan(customerId);
}

/** Does `each` for all that can be claimed, until none is left or `signal` ends it. */
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

/** Ends customers without an account, and compares those whose turn it is with Stripe. */
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
