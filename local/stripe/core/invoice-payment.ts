import type { InvoiceRecord } from "../state/billing.ts";
import { known } from "./find.ts";
import { payIntent, type PaymentOutcome, type Presence, refuseConfirmation, settleDebit } from "./payment.ts";
import { afterInvoiceFailed, afterInvoicePaid } from "./standing.ts";
import type { Tx } from "./tx.ts";

const day = 86_400;

/** Days between the attempts to collect an invoice; after the last the subscription is unpaid. */
const retryAfterDays = [3, 5, 7];

/** The card that an invoice is charged to: the subscription's own, else the customer's. */
function cardFor(tx: Tx, invoice: InvoiceRecord): string | null {
  const own =
    invoice.subscription === null
      ? null
      : known(tx, "subscriptions", invoice.subscription).defaultPaymentMethod;
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

/** The person answered the bank's question about an open invoice. */
export function confirmInvoice(tx: Tx, invoiceId: string, agreed: boolean): PaymentOutcome {
  const invoice = known(tx, "invoices", invoiceId);
  const intent = invoice.paymentIntent === null ? null : known(tx, "paymentIntents", invoice.paymentIntent);
  if (intent === null || intent.paymentMethod === null || intent.status !== "requires_action") {
    return payInvoice(tx, invoiceId, "at-checkout");
  }
  const outcome = agreed
    ? payIntent(tx, intent.id, intent.paymentMethod, "confirmed")
    : refuseConfirmation(tx, intent.id);
  return settled(tx, invoice, outcome);
}

/** A bank debit for an invoice came to its end. */
export function settleInvoice(tx: Tx, invoiceId: string): PaymentOutcome {
  const invoice = known(tx, "invoices", invoiceId);
  return settled(tx, invoice, settleDebit(tx, invoice.paymentIntent ?? ""));
}

function settled(tx: Tx, invoice: InvoiceRecord, outcome: PaymentOutcome): PaymentOutcome {
  settlements[outcome.kind](tx, invoice);
  return outcome;
}

const settlements: Readonly<Record<PaymentOutcome["kind"], (tx: Tx, invoice: InvoiceRecord) => void>> = {
  succeeded: (tx, invoice) => {
    const paid = tx.put("invoices", {
      ...invoice,
      status: "paid",
      attemptCount: invoice.attemptCount + 1,
      autoAdvance: false,
      nextAttempt: null,
      paidAt: tx.now,
    });
    tx.emit("invoice.paid", paid.id);
    tx.emit("invoice.payment_succeeded", paid.id);
    afterInvoicePaid(tx, paid);
  },
  processing: (tx, invoice) => {
    tx.put("invoices", { ...invoice, attemptCount: invoice.attemptCount + 1, nextAttempt: null });
    tx.emit("invoice.updated", invoice.id);
  },
  "requires-action": (tx, invoice) => failed(tx, invoice, true),
  failed: (tx, invoice) => failed(tx, invoice, false),
};

function failed(tx: Tx, invoice: InvoiceRecord, needsAction: boolean): void {
  const wait =
    invoice.billingReason === "subscription_cycle" ? retryAfterDays[invoice.attemptCount] : undefined;
  const nextAttempt = wait === undefined ? null : tx.now + wait * day;
  const next = tx.put("invoices", { ...invoice, attemptCount: invoice.attemptCount + 1, nextAttempt });
  if (needsAction) tx.emit("invoice.payment_action_required", next.id);
  tx.emit("invoice.payment_failed", next.id);
  afterInvoiceFailed(tx, next, invoice.billingReason === "subscription_cycle" && nextAttempt === null);
}
