import type { InvoiceRecord } from "../state/billing.ts";

export type InvoiceAmounts = {
  /** The lines' sum; negative when more is given back than charged. */
  readonly total: number;
  readonly due: number;
  readonly paid: number;
  readonly remaining: number;
};

/** What an invoice asks for, in cents, once the customer's credit (`startingBalance`, negative) is spent on it. */
export function invoiceAmounts(invoice: InvoiceRecord): InvoiceAmounts {
  const total = invoice.lines.reduce((sum, line) => sum + line.amount, 0);
  const due = Math.max(0, total + invoice.startingBalance);
  const paid = invoice.status === "paid" ? due : 0;
  return { total, due, paid, remaining: due - paid };
}

/** The customer's credit after this invoice is finalised; zero or negative, in cents. */
export function balanceAfter(total: number, startingBalance: number): number {
  return Math.min(0, total + startingBalance);
}
