import type { BillingAction, PaidPlanId } from "#shared/billing.ts";
import { errorCode } from "../log/fields.ts";
import type { Log } from "../log/log.ts";
import type { BillingMetrics } from "./billing-metrics.ts";
import type { EventType } from "./event-task.ts";
import { apiCodeOf } from "./refusal.ts";
import type { SyncOutcome } from "./sync.ts";

/** Reports billing to the operator: metrics and allow-listed log lines, nothing about individuals. */
export function createBillingMonitor(log: Log, metrics: BillingMetrics) {
  return {
    synced: (outcome: SyncOutcome) => metrics.synced(outcome),
    /** A subscription has a price that no plan has, so the person pays and gets nothing for it. */
    foreignPrice: (_count: number) => log("billing.foreign_price"),
    webhookRejected() {
      metrics.webhook("rejected");
      log("billing.webhook_rejected");
    },
    webhookHandled(outcome: "handled" | "repeated" | "ignored", lagSeconds: number) {
      metrics.webhook(outcome);
      metrics.lag(Math.max(0, lagSeconds));
    },
    webhookFailed(eventType: EventType | null, error: unknown) {
      metrics.webhook("failed");
      log("billing.webhook_failed", { eventType: eventType ?? undefined, code: errorCode(error) });
    },
    actionFailed(action: BillingAction, error: unknown) {
      const answered = apiCodeOf(error);
      if (answered === "internal" || answered === "unavailable")
        log("billing.action_failed", { action, code: errorCode(error) });
    },
    reconciled: (outcome: "done" | "failed") => metrics.reconciled(outcome),
    /** A customer whose account was deleted; `ended`: a subscription was still running. */
    orphan(outcome: "ended" | "nothing" | "failed") {
      metrics.orphan(outcome);
      if (outcome !== "nothing") log(outcome === "ended" ? "billing.orphan_ended" : "billing.orphan_kept");
    },
    failed: (error: unknown) => log("billing.failed", { code: errorCode(error) }),
    /** Stripe's price for a plan differs from the catalogue. */
    priceDiffers: (planId: PaidPlanId) => log("billing.price_differs", { planId }),
  };
}

export type BillingMonitor = ReturnType<typeof createBillingMonitor>;
