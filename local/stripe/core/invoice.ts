import type { InvoiceLineRecord, InvoiceRecord, SubscriptionRecord } from "../state/billing.ts";
import { balanceAfter, invoiceAmounts } from "../wire/amounts.ts";
import { known } from "./find.ts";
import { cancelIntent, createIntent } from "./payment.ts";
import type { NewLine } from "./proration.ts";
import type { Tx } from "./tx.ts";

type NewInvoice = {
  readonly subscription: SubscriptionRecord;
  readonly billingReason: InvoiceRecord["billingReason"];
  readonly lines: readonly NewLine[];
  readonly prorationDate: number | null;
  /** Where the time begins that led to this invoice; the current period's start when absent. */
  readonly periodStart?: number;
  /** When (in seconds) a draft is finalised by itself; null when the caller does that. */
  readonly finalizesAt: number | null;
};

/** An invoice that nobody has been asked to pay yet. Not stored: a preview is one of these and nothing more. */
export function composeInvoice(tx: Tx, id: string, details: NewInvoice): InvoiceRecord {
  const { subscription, lines } = details;
  const balance = known(tx, "customers", subscription.customer).balance;
  return {
    id,
    paymentId: tx.id("inpay"),
    created: tx.now,
    number: null,
    customer: subscription.customer,
    subscription: subscription.id,
    billingReason: details.billingReason,
    status: "draft",
    lines: lines.map((line) => withId(line, tx.id("il"))),
    periodStart: details.periodStart ?? subscription.item.periodStart,
    periodEnd: details.billingReason === "subscription_create" ? subscription.item.periodStart : tx.now,
    prorationDate: details.prorationDate,
    startingBalance: balance,
    endingBalance: null,
    attemptCount: 0,
    autoAdvance: details.finalizesAt !== null,
    finalizesAt: details.finalizesAt,
    nextAttempt: details.finalizesAt,
    finalizedAt: null,
    paidAt: null,
    voidedAt: null,
    uncollectibleAt: null,
    paymentIntent: null,
    metadata: {},
  };
}

function withId(line: NewLine, id: string): InvoiceLineRecord {
  return { ...line, id };
}

export function createInvoice(tx: Tx, details: NewInvoice): InvoiceRecord {
  const invoice = tx.put("invoices", composeInvoice(tx, tx.id("in"), details));
  tx.emit("invoice.created", invoice.id);
  return invoice;
}

/**
 * Makes a draft binding: it gets its number, spends the customer's credit (or adds to it), and, when anything is
 * left to pay, its payment. `intentId` is a payment that was already tried at the checkout.
 */
export function finalizeInvoice(tx: Tx, invoiceId: string, intentId: string | null = null): InvoiceRecord {
  const draft = known(tx, "invoices", invoiceId);
  const customer = known(tx, "customers", draft.customer);
  const { total, due } = invoiceAmounts({ ...draft, startingBalance: customer.balance });
  const endingBalance = balanceAfter(total, customer.balance);
  tx.put("customers", { ...customer, nextInvoiceSequence: customer.nextInvoiceSequence + 1 });
  if (endingBalance !== customer.balance) {
    tx.change(
      "customers",
      { ...known(tx, "customers", customer.id), balance: endingBalance },
      "customer.updated",
    );
  }
  const payment = due === 0 ? null : (intentId ?? invoiceIntent(tx, draft, due));
  const invoice = tx.put("invoices", {
    ...draft,
    status: "open",
    number: `${customer.invoicePrefix}-${String(customer.nextInvoiceSequence).padStart(4, "0")}`,
    startingBalance: customer.balance,
    endingBalance,
    autoAdvance: true,
    finalizesAt: null,
    nextAttempt: null,
    finalizedAt: tx.now,
    paymentIntent: payment,
  });
  tx.emit("invoice.finalized", invoice.id);
  return invoice;
}

function invoiceIntent(tx: Tx, invoice: InvoiceRecord, amount: number): string {
  const description =
    invoice.billingReason === "subscription_create" ? "Subscription creation" : "Subscription update";
  return createIntent(tx, { amount, customer: invoice.customer, description, offSession: true }).id;
}

export function voidInvoice(tx: Tx, invoiceId: string): void {
  const invoice = known(tx, "invoices", invoiceId);
  if (invoice.status !== "open" && invoice.status !== "draft") return;
  if (invoice.paymentIntent !== null) cancelIntent(tx, invoice.paymentIntent);
  returnCredit(tx, invoice);
  tx.put("invoices", { ...invoice, ...stopped, status: "void", voidedAt: tx.now });
  tx.emit("invoice.voided", invoiceId);
}

/** Credit that an invoice had spent comes back when the invoice is never to be paid. */
function returnCredit(tx: Tx, invoice: InvoiceRecord): void {
  if (invoice.endingBalance === null || invoice.endingBalance === invoice.startingBalance) return;
  const customer = known(tx, "customers", invoice.customer);
  const balance = customer.balance + invoice.startingBalance - invoice.endingBalance;
  tx.change("customers", { ...customer, balance }, "customer.updated");
}

/** No further attempt will be made by itself. */
export const stopped = { autoAdvance: false, finalizesAt: null, nextAttempt: null } as const;

export function markUncollectible(tx: Tx, invoiceId: string): void {
  const invoice = known(tx, "invoices", invoiceId);
  tx.put("invoices", { ...invoice, ...stopped, status: "uncollectible", uncollectibleAt: tx.now });
  tx.emit("invoice.marked_uncollectible", invoiceId);
}
