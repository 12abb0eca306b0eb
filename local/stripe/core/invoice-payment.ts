import type { InvoiceRecord, SubscriptionRecord } from "../state/billing.ts";
import { known } from "./find.ts";
import { payIntent, type PaymentOutcome, type Presence, refuseConfirmation, settleDebit } from "./payment.ts";
import { onPlan } from "./switch-cost.ts";
import type { Tx } from "./tx.ts";

const day = 86_400;

/** Days between attempts to collect a renewal; after the last one the subscription is unpaid. */
const retryAfterDays = [3, 5, 7];

/** The card that an invoice is charged to: the subscription's own, else the customer's. */
function cardFor(tx: Tx, invoice: InvoiceRecord): string | null {
  const own = known(tx, "subscriptions", invoice.subscription).defaultPaymentMethod;
  return own ?? known(tx, "customers", invoice.customer).defaultPaymentMethod;
}

/** Tries to collect an open invoice; one with nothing left to pay is paid at once. */
export function payInvoice(tx: Tx, invoiceId: string, presence: Presence, card?: string): PaymentOutcome {
  const invoice = known(tx, "invoices", invoiceId);
  if (invoice.status === "paid") return { kind: "succeeded" };
  if (invoice.paymentIntent === null) return settled(tx, invoice, { kind: "succeeded" });
  const methodId = card ?? cardFor(tx, invoice);
  if (methodId === null) return settled(tx, invoice, noCard);
  return settled(tx, invoice, payIntent(tx, invoice.paymentIntent, methodId, presence));
}

const noCard: PaymentOutcome = {
  kind: "failed",
  failure: {
    code: "missing",
    declineCode: null,
    message: "This customer has no attached payment source or default payment method.",
  },
};

/** The person answered the bank's confirmation for an open invoice. */
export function confirmInvoice(tx: Tx, invoiceId: string, agreed: boolean): PaymentOutcome {
  const invoice = known(tx, "invoices", invoiceId);
  const intent = invoice.paymentIntent === null ? null : known(tx, "paymentIntents", invoice.paymentIntent);
  if (intent?.status !== "requires_action" || intent.paymentMethod === null)
    return payInvoice(tx, invoiceId, "at-checkout");
  const outcome = agreed
    ? payIntent(tx, intent.id, intent.paymentMethod, "confirmed")
    : refuseConfirmation(tx, intent.id);
  return settled(tx, invoice, outcome);
}

/** A bank debit for an invoice succeeded or bounced. */
export function settleInvoice(tx: Tx, invoice: InvoiceRecord): PaymentOutcome {
  return settled(tx, invoice, settleDebit(tx, invoice.paymentIntent ?? ""));
}

function settled(tx: Tx, invoice: InvoiceRecord, outcome: PaymentOutcome): PaymentOutcome {
  settlements[outcome.kind](tx, invoice);
  return outcome;
}

const settlements: Readonly<Record<PaymentOutcome["kind"], (tx: Tx, invoice: InvoiceRecord) => void>> = {
  succeeded: (tx, invoice) => {
    const attemptCount = invoice.attemptCount + 1;
    const paid = { ...invoice, status: "paid", attemptCount, nextAttempt: null, paidAt: tx.now } as const;
    tx.change("invoices", paid, "invoice.paid");
    tx.emit("invoice.payment_succeeded", paid.id);
    afterPaid(tx, paid);
  },
  processing: (tx, invoice) => {
    const waiting = { ...invoice, attemptCount: invoice.attemptCount + 1, nextAttempt: null };
    tx.change("invoices", waiting, "invoice.updated");
  },
  "requires-action": (tx, invoice) => failed(tx, invoice, true),
  failed: (tx, invoice) => failed(tx, invoice, false),
};

function failed(tx: Tx, invoice: InvoiceRecord, needsAction: boolean): void {
  const renews = invoice.billingReason === "subscription_cycle";
  const wait = renews ? retryAfterDays[invoice.attemptCount] : undefined;
  const nextAttempt = wait === undefined ? null : tx.now + wait * day;
  const next = tx.put("invoices", { ...invoice, attemptCount: invoice.attemptCount + 1, nextAttempt });
  if (needsAction) tx.emit("invoice.payment_action_required", next.id);
  tx.emit("invoice.payment_failed", next.id);
  fallBehind(tx, next, renews && nextAttempt === null ? "unpaid" : "past_due");
}

/** Applies a pending switch, and reactivates a subscription that owes nothing more. */
function afterPaid(tx: Tx, invoice: InvoiceRecord): void {
  const subscription = known(tx, "subscriptions", invoice.subscription);
  const { pendingUpdate } = subscription;
  if (pendingUpdate?.invoice === invoice.id) {
    const next = { ...onPlan(subscription, pendingUpdate), pendingUpdate: null };
    tx.change("subscriptions", next, "customer.subscription.updated");
    tx.emit("customer.subscription.pending_update_applied", next.id);
  } else if (behind.has(subscription.status) && !owesMore(tx, subscription)) {
    tx.change("subscriptions", { ...subscription, status: "active" }, "customer.subscription.updated");
  }
}

const behind: ReadonlySet<string> = new Set(["incomplete", "past_due", "unpaid"]);

function owesMore(tx: Tx, { id, pendingUpdate }: SubscriptionRecord): boolean {
  return Object.values(tx.state.invoices).some(
    (one) => one.subscription === id && one.status === "open" && one.id !== pendingUpdate?.invoice,
  );
}

/** An attempt failed: an active subscription becomes past due and, after the last attempt, unpaid. */
function fallBehind(tx: Tx, invoice: InvoiceRecord, status: "past_due" | "unpaid"): void {
  const subscription = known(tx, "subscriptions", invoice.subscription);
  if (subscription.pendingUpdate?.invoice === invoice.id || subscription.status === status) return;
  if (subscription.status !== "active" && subscription.status !== "past_due") return;
  tx.change("subscriptions", { ...subscription, status }, "customer.subscription.updated");
}
