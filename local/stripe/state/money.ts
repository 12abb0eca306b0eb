import { z } from "zod";
import { cents, metadata, time } from "./people.ts";

const failure = z.object({
  code: z.string(),
  declineCode: z.string().nullable(),
  message: z.string(),
});
export type FailureRecord = z.infer<typeof failure>;

export const paymentIntentRecord = z.object({
  id: z.string(),
  created: time,
  secret: z.string(),
  amount: cents,
  customer: z.string().nullable(),
  status: z.enum(["requires_payment_method", "requires_action", "processing", "succeeded", "canceled"]),
  paymentMethod: z.string().nullable(),
  latestCharge: z.string().nullable(),
  description: z.string().nullable(),
  receiptEmail: z.string().nullable(),
  metadata,
  failure: failure.nullable(),
  canceledAt: time.nullable(),
  offSession: z.boolean(),
  /** A debit that takes days: when it settles. */
  settlesAt: time.nullable(),
});
export type PaymentIntentRecord = z.infer<typeof paymentIntentRecord>;

export const chargeRecord = z.object({
  id: z.string(),
  created: time,
  amount: cents,
  amountRefunded: cents,
  customer: z.string().nullable(),
  paymentIntent: z.string(),
  paymentMethod: z.string(),
  status: z.enum(["succeeded", "pending", "failed"]),
  failure: failure.nullable(),
  disputed: z.boolean(),
  description: z.string().nullable(),
  receiptEmail: z.string().nullable(),
  metadata,
});
export type ChargeRecord = z.infer<typeof chargeRecord>;

export const refundReasons = ["duplicate", "fraudulent", "requested_by_customer"] as const;

export const refundRecord = z.object({
  id: z.string(),
  created: time,
  amount: cents,
  charge: z.string(),
  paymentIntent: z.string(),
  customer: z.string().nullable(),
  reason: z.enum(refundReasons).nullable(),
  metadata,
});
export type RefundRecord = z.infer<typeof refundRecord>;

export const disputeRecord = z.object({
  id: z.string(),
  created: time,
  amount: cents,
  charge: z.string(),
  paymentIntent: z.string(),
  reason: z.string(),
  status: z.enum(["needs_response", "won", "lost"]),
});
export type DisputeRecord = z.infer<typeof disputeRecord>;
