import { Counter, Histogram, type Registry } from "prom-client";

/** Seconds from an event at Stripe to its handling: immediate, after retries, after an outage. */
const lagBuckets = [0.5, 1, 2, 5, 15, 60, 300, 3_600, 21_600, 86_400];

const webhookOutcomes = ["handled", "repeated", "ignored", "rejected", "failed"] as const;
const syncOutcomes = ["applied", "stale", "unknown"] as const;
const lookOutcomes = ["done", "failed"] as const;
const orphanOutcomes = ["ended", "nothing", "failed"] as const;

/**
 * Initializes each outcome's counter to zero, because Prometheus doesn't see a series' first value as an
 * increase.
 */
function counted<Outcome extends string>(
  registers: Registry[],
  outcomes: readonly Outcome[],
  named: { readonly name: string; readonly help: string },
): (outcome: Outcome) => void {
  const counter = new Counter({ ...named, labelNames: ["outcome"], registers });
  for (const outcome of outcomes) counter.inc({ outcome }, 0);
  return (outcome) => counter.inc({ outcome });
}

/** Billing metrics. No label ever identifies a person or a customer. */
export function createBillingMetrics(registers: Registry[]) {
  const webhooks = counted(registers, webhookOutcomes, {
    name: "hearken_billing_webhooks_total",
    help: "Events delivered by Stripe, by outcome",
  });
  const syncs = counted(registers, syncOutcomes, {
    name: "hearken_billing_syncs_total",
    help: "Customers reread from Stripe, by outcome",
  });
  const reconciled = counted(registers, lookOutcomes, {
    name: "hearken_billing_reconciled_total",
    help: "Customers compared with Stripe, by outcome",
  });
  const orphans = counted(registers, orphanOutcomes, {
    name: "hearken_billing_orphans_total",
    help: "Customers whose account was deleted, by whether a subscription was still active and was ended",
  });
  const lag = new Histogram({
    name: "hearken_billing_webhook_lag_seconds",
    help: "Time from an event at Stripe until it was handled",
    buckets: lagBuckets,
    registers,
  });
  return {
    webhook: webhooks,
    synced: syncs,
    reconciled,
    orphan: orphans,
    lag: (seconds: number) => lag.observe(seconds),
  };
}

export type BillingMetrics = ReturnType<typeof createBillingMetrics>;
