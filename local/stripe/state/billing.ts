import { z } from "zod";
import { cents, metadata, time } from "./people.ts";

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

export const cancellationFeedbacks = [
  "customer_service",
  "low_quality",
  "missing_features",
  "other",
  "switched_service",
  "too_complex",
  "too_expensive",
  "unused",
] as const;

export const pauseBehaviors = ["keep_as_draft", "mark_uncollectible", "void"] as const;

export const subscriptionItem = z.object({
  id: z.string(),
  created: time,
  price: z.string(),
  quantity: z.int(),
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
  cancellation: z.object({
    comment: z.string().nullable(),
    feedback: z.enum(cancellationFeedbacks).nullable(),
    reason: z.enum(["cancellation_requested", "payment_disputed", "payment_failed"]).nullable(),
  }),
  defaultPaymentMethod: z.string().nullable(),
  description: z.string().nullable(),
  latestInvoice: z.string().nullable(),
  metadata,
  pause: z.object({ behavior: z.enum(pauseBehaviors), resumesAt: time.nullable() }).nullable(),
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
  quantity: z.int(),
  proration: z.boolean(),
  subscriptionItem: z.string().nullable(),
  periodStart: time,
  periodEnd: time,
});
export type InvoiceLineRecord = z.infer<typeof invoiceLine>;

export const invoiceRecord = z.object({
  id: z.string(),
  /** The invoice's own payment, an `inpay_` id. */
  paymentId: z.string(),
  created: time,
  number: z.string().nullable(),
  customer: z.string(),
  subscription: z.string().nullable(),
  billingReason: z.enum([
    "manual",
    "subscription_create",
    "subscription_cycle",
    "subscription_update",
    "upcoming",
  ]),
  status: z.enum(["draft", "open", "paid", "uncollectible", "void"]),
  lines: z.array(invoiceLine),
  periodStart: time,
  periodEnd: time,
  prorationDate: time.nullable(),
  startingBalance: cents,
  endingBalance: cents.nullable(),
  attemptCount: z.int(),
  autoAdvance: z.boolean(),
  finalizesAt: time.nullable(),
  nextAttempt: time.nullable(),
  finalizedAt: time.nullable(),
  paidAt: time.nullable(),
  voidedAt: time.nullable(),
  uncollectibleAt: time.nullable(),
  paymentIntent: z.string().nullable(),
  metadata,
});
export type InvoiceRecord = z.infer<typeof invoiceRecord>;
