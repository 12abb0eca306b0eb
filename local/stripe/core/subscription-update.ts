import { isOver, type SubscriptionRecord } from "../state/billing.ts";
import { known } from "./find.ts";
import { createInvoice, finalizeInvoice, voidInvoice } from "./invoice.ts";
import { payInvoice } from "./invoice-payment.ts";
import { invalid } from "./refusal.ts";
import { type ItemChange, onPlan, planSwitch } from "./switch-cost.ts";
import type { Tx } from "./tx.ts";

export type Update = {
  /** A time in seconds; null clears it. */
  readonly cancelAt?: number | null | undefined;
  readonly cancelAtPeriodEnd?: boolean | undefined;
  readonly collectionPaused?: boolean | undefined;
  readonly items?: readonly ItemChange[] | undefined;
  /** The proration date, in seconds; now if absent. */
  readonly prorationDate?: number | undefined;
  /** Whether a switch waits for its payment. Otherwise it happens at once, and is past due if unpaid. */
  readonly pendingIfIncomplete: boolean;
};

/** Changes a subscription; a plan switch comes last, so that it bills the updated state. */
export function updateSubscription(tx: Tx, id: string, update: Update): SubscriptionRecord {
  const old = known(tx, "subscriptions", id);
  if (isOver(old)) {
    throw invalid(
      "A canceled subscription can only update its cancellation_details and metadata.",
      undefined,
      "invalid_canceled_subscription_fields",
    );
  }
  const collectionPaused = update.collectionPaused ?? old.collectionPaused;
  const changed = { ...old, ...ending(tx, old, update), collectionPaused };
  if (JSON.stringify(changed) !== JSON.stringify(old))
    tx.change("subscriptions", changed, "customer.subscription.updated");
  if (update.items !== undefined) switchPlan(tx, changed, update.items, update);
  return known(tx, "subscriptions", id);
}

type Ending = Partial<Pick<SubscriptionRecord, "cancelAt" | "cancelAtPeriodEnd" | "canceledAt">>;

/** When the subscription ends: at the period's end, at a given time, or no longer. */
function ending(tx: Tx, old: SubscriptionRecord, { cancelAt, cancelAtPeriodEnd }: Update): Ending {
  if (cancelAt !== undefined && cancelAtPeriodEnd !== undefined) {
    throw invalid(
      "You may only specify one of these parameters: cancel_at, cancel_at_period_end.",
      "cancel_at",
    );
  }
  if (cancelAt === null || cancelAtPeriodEnd === false)
    return { cancelAt: null, cancelAtPeriodEnd: false, canceledAt: null };
  if (cancelAt === undefined && cancelAtPeriodEnd === undefined) return {};
  if (cancelAt !== undefined && cancelAt <= tx.now)
    throw invalid("The `cancel_at` timestamp must be in the future.", "cancel_at");
  return {
    cancelAt: cancelAt ?? old.item.periodEnd,
    cancelAtPeriodEnd: cancelAtPeriodEnd === true,
    canceledAt: tx.now,
  };
}

/** How long a switch waits for its payment, in seconds. */
const waitsFor = 23 * 3600;

/**
 * Creates the switch's invoice and collects it now. Whether a pending switch is applied depends on the
 * outcome.
 */
function switchPlan(tx: Tx, old: SubscriptionRecord, items: readonly ItemChange[], update: Update): void {
  const { prorationDate = tx.now, pendingIfIncomplete } = update;
  const { lines, item, anchor } = planSwitch(old, items, prorationDate);
  const { id: invoice } = createInvoice(tx, {
    subscription: old,
    billingReason: "subscription_update",
    lines,
    prorationDate,
    finalizesAt: null,
  });
  finalizeInvoice(tx, invoice);
  const billed = { ...old, latestInvoice: invoice };
  if (pendingIfIncomplete) {
    const pendingUpdate = { expiresAt: tx.now + waitsFor, invoice, item, anchor };
    tx.put("subscriptions", { ...billed, pendingUpdate });
  } else {
    tx.change("subscriptions", onPlan(billed, { item, anchor }), "customer.subscription.updated");
  }
  payInvoice(tx, invoice, "off-session");
}

/** The switch was never paid, so it is dropped along with its invoice. */
export function expirePendingUpdate(tx: Tx, id: string): void {
  const subscription = known(tx, "subscriptions", id);
  if (subscription.pendingUpdate === null) return;
  voidInvoice(tx, subscription.pendingUpdate.invoice);
  const kept = { ...subscription, pendingUpdate: null };
  tx.change("subscriptions", kept, "customer.subscription.pending_update_expired");
}
