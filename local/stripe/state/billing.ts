import { z } from "zod";
import { cents, time } from "./people.ts";

export const subscriptionStatuses = [
  "incomplete",
  "incomplete_expired",
  "active",
  "past_due",
  "canceled",
  "unpaid",
  "trialing",
  "paused",
] as const;

export const subscriptionItem = z.object({
  id: z.string(),
  created: time,
  price: z.string(),
  periodStart: time,
  periodEnd: time,
});
export type SubscriptionItemRecord = z.infer<typeof subscriptionItem>;

export const subscriptionRecord = z.object({
  id: z.string(),
  created: time,
  customer: z.string(),
  status: z.enum(subscriptionStatuses),
  item: subscriptionItem,
  anchor: time,
  cancelAt: time.nullable(),
  cancelAtPeriodEnd: z.boolean(),
  canceledAt: time.nullable(),
  endedAt: time.nullable(),
  defaultPaymentMethod: z.string().nullable(),
  latestInvoice: z.string().nullable(),
  /** While collection is paused, every invoice is voided. */
  collectionPaused: z.boolean(),
  /** A switch that waits for its invoice to be paid. */
  pendingUpdate: z
    .object({ expiresAt: time, invoice: z.string(), item: subscriptionItem, anchor: time })
    .nullable(),
});
export type SubscriptionRecord = z.infer<typeof subscriptionRecord>;

export const invoiceLine = z.object({
  id: z.string(),
  description: z.string(),
  amount: cents,
  price: z.string(),
  proration: z.boolean(),
  subscriptionItem: z.string(),
  periodStart: time,
  periodEnd: time,
});
export type InvoiceLineRecord = z.infer<typeof invoiceLine>;

export const invoiceRecord = z.object({
  id: z.string(),
  created: time,
  number: z.string().nullable(),
  customer: z.string(),
  subscription: z.string(),
  billingReason: z.enum(["subscription_create", "subscription_cycle", "subscription_update", "upcoming"]),
  status: z.enum(["draft", "open", "paid", "void"]),
  lines: z.array(invoiceLine),
  periodStart: time,
  periodEnd: time,
  prorationDate: time.nullable(),
  startingBalance: cents,
  endingBalance: cents.nullable(),
  attemptCount: z.int(),
  finalizesAt: time.nullable(),
  nextAttempt: time.nullable(),
  finalizedAt: time.nullable(),
  paidAt: time.nullable(),
  voidedAt: time.nullable(),
  paymentIntent: z.string().nullable(),
});
export type InvoiceRecord = z.infer<typeof invoiceRecord>;

export type InvoiceAmounts = {
  /** The sum of the lines; negative if more is credited than charged. */
  readonly total: number;
  readonly due: number;
  readonly paid: number;
  readonly remaining: number;
};

/** The amount due, in cents, after the customer's credit (`startingBalance`, negative) is applied. */
export function invoiceAmounts(invoice: InvoiceRecord): InvoiceAmounts {
  const total = invoice.lines.reduce((sum, line) => sum + line.amount, 0);
  const due = Math.max(0, total + invoice.startingBalance);
  const paid = invoice.status === "paid" ? due : 0;
  return { total, due, paid, remaining: due - paid };
}

/** The customer's credit after this invoice is finalized; zero or negative, in cents. */
export function balanceAfter(total: number, startingBalance: number): number {
  return Math.min(0, total + startingBalance);
}

/** Nothing more is renewed, charged or changed. */
export function isOver({ status }: SubscriptionRecord): boolean {
  return status === "canceled" || status === "incomplete_expired";
}
