import {
  balanceAfter,
  invoiceAmounts,
  type InvoiceLineRecord,
  type InvoiceRecord,
  type SubscriptionRecord,
} from "../state/billing.ts";
import { known } from "./find.ts";
import { cancelIntent, createIntent } from "./payment.ts";
import type { NewLine } from "./switch-cost.ts";
import type { Tx } from "./tx.ts";

type NewInvoice = {
  readonly subscription: SubscriptionRecord;
  readonly billingReason: InvoiceRecord["billingReason"];
  readonly lines: readonly NewLine[];
  readonly prorationDate?: number;
  /** The start of the period that the invoice covers; the current period's start if absent. */
  readonly periodStart?: number;
  /** When (in seconds) a draft is finalized automatically; null if the caller does that, or never. */
  readonly finalizesAt: number | null;
};

/** An invoice that hasn't been sent yet. Not stored: a preview is just one of these. */
export function composeInvoice(tx: Tx, id: string, details: NewInvoice): InvoiceRecord {
  const { subscription, billingReason, lines, finalizesAt } = details;
  return {
    id,
    created: tx.now,
    number: null,
    customer: subscription.customer,
    subscription: subscription.id,
    billingReason,
    status: "draft",
    lines: lines.map((line) => withId(line, tx.id("il"))),
    periodStart: details.periodStart ?? subscription.item.periodStart,
    periodEnd: billingReason === "subscription_create" ? subscription.item.periodStart : tx.now,
    prorationDate: details.prorationDate ?? null,
    startingBalance: known(tx, "customers", subscription.customer).balance,
    endingBalance: null,
    attemptCount: 0,
    finalizesAt,
    nextAttempt: finalizesAt,
    finalizedAt: null,
    paidAt: null,
    voidedAt: null,
    paymentIntent: null,
  };
}

function withId(line: NewLine, id: string): InvoiceLineRecord {
  return { ...line, id };
}

export function createInvoice(tx: Tx, details: NewInvoice): InvoiceRecord {
  return tx.change("invoices", composeInvoice(tx, tx.id("in"), details), "invoice.created");
}

/**
 * Finalizes a draft: assigns its number, spends the customer's credit (or adds to it), and creates a payment
 * if anything is left to pay. `intentId` is a payment already attempted at the checkout.
 */
export function finalizeInvoice(tx: Tx, invoiceId: string, intentId: string | null = null): InvoiceRecord {
  const draft = known(tx, "invoices", invoiceId);
  const customer = known(tx, "customers", draft.customer);
  const { total, due } = invoiceAmounts({ ...draft, startingBalance: customer.balance });
  const endingBalance = balanceAfter(total, customer.balance);
  const next = { ...customer, nextInvoiceSequence: customer.nextInvoiceSequence + 1, balance: endingBalance };
  if (endingBalance === customer.balance) tx.put("customers", next);
  else tx.change("customers", next, "customer.updated");
  const invoice: InvoiceRecord = {
    ...draft,
    status: "open",
    number: `${customer.invoicePrefix}-${String(customer.nextInvoiceSequence).padStart(4, "0")}`,
    startingBalance: customer.balance,
    endingBalance,
    ...stopped,
    finalizedAt: tx.now,
    paymentIntent: due === 0 ? null : (intentId ?? invoiceIntent(tx, draft, due)),
  };
  return tx.change("invoices", invoice, "invoice.finalized");
}

function invoiceIntent(tx: Tx, { customer }: InvoiceRecord, amount: number): string {
  return createIntent(tx, { amount, customer, description: "Subscription update" }).id;
}

/** No further automatic attempts. */
export const stopped = { finalizesAt: null, nextAttempt: null } as const;

/** Voids an unpaid invoice and returns the credit spent on it to the customer. */
export function voidInvoice(tx: Tx, invoiceId: string): void {
  const invoice = known(tx, "invoices", invoiceId);
  if (invoice.status !== "open" && invoice.status !== "draft") return;
  if (invoice.paymentIntent !== null) cancelIntent(tx, invoice.paymentIntent);
  const spent = invoice.startingBalance - (invoice.endingBalance ?? invoice.startingBalance);
  const customer = known(tx, "customers", invoice.customer);
  if (spent !== 0)
    tx.change("customers", { ...customer, balance: customer.balance + spent }, "customer.updated");
  tx.change("invoices", { ...invoice, ...stopped, status: "void", voidedAt: tx.now }, "invoice.voided");
}
