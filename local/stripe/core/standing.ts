import type { InvoiceRecord, SubscriptionRecord } from "../state/billing.ts";
import { known } from "./find.ts";
import { voidInvoice } from "./invoice.ts";
import { onPlan } from "./proration.ts";
import type { Tx } from "./tx.ts";

/** What a paid or unpaid invoice means for its subscription. */
export function afterInvoicePaid(tx: Tx, invoice: InvoiceRecord): void {
  if (invoice.subscription === null) return;
  const subscription = known(tx, "subscriptions", invoice.subscription);
  if (subscription.pendingUpdate?.invoice === invoice.id) {
    applyPendingUpdate(tx, subscription);
    return;
  }
  if (isBehind(subscription) && !owesMore(tx, subscription)) {
    tx.change("subscriptions", { ...subscription, status: "active" }, "customer.subscription.updated");
  }
}

function isBehind({ status }: SubscriptionRecord): boolean {
  return status === "incomplete" || status === "past_due" || status === "unpaid";
}

function owesMore(tx: Tx, subscription: SubscriptionRecord): boolean {
  return Object.values(tx.state.invoices).some(
    (invoice) =>
      invoice.subscription === subscription.id &&
      invoice.status === "open" &&
      invoice.id !== subscription.pendingUpdate?.invoice,
  );
}

/** An attempt failed: an active subscription falls behind, and after the last attempt it is unpaid. */
export function afterInvoiceFailed(tx: Tx, invoice: InvoiceRecord, lastAttempt: boolean): void {
  if (invoice.subscription === null) return;
  const subscription = known(tx, "subscriptions", invoice.subscription);
  if (subscription.pendingUpdate?.invoice === invoice.id) return;
  if (subscription.status !== "active" && subscription.status !== "past_due") return;
  const status = lastAttempt ? "unpaid" : "past_due";
  if (subscription.status === status) return;
  tx.change("subscriptions", { ...subscription, status }, "customer.subscription.updated");
}

function applyPendingUpdate(tx: Tx, subscription: SubscriptionRecord): void {
  const { pendingUpdate } = subscription;
  if (pendingUpdate === null) return;
  const next = { ...onPlan(subscription, pendingUpdate), pendingUpdate: null };
  tx.change("subscriptions", next, "customer.subscription.updated");
  tx.emit("customer.subscription.pending_update_applied", subscription.id);
}

/** The switch was never paid: it is forgotten, and so is its invoice. */
export function expirePendingUpdate(tx: Tx, subscriptionId: string): void {
  const subscription = known(tx, "subscriptions", subscriptionId);
  if (subscription.pendingUpdate === null) return;
  voidInvoice(tx, subscription.pendingUpdate.invoice);
  tx.put("subscriptions", { ...subscription, pendingUpdate: null });
  tx.emit("customer.subscription.pending_update_expired", subscriptionId);
}
