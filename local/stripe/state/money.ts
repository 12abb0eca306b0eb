import { z } from "zod";
import { cents, metadata, time } from "./people.ts";

export const checkoutSessionRecord = z.object({
  id: z.string(),
  created: time,
  mode: z.enum(["payment", "subscription"]),
  status: z.enum(["open", "complete", "expired"]),
  paymentStatus: z.enum(["paid", "unpaid"]),
  customer: z.string(),
  lines: z.array(z.object({ id: z.string(), price: z.string() })),
  amount: cents,
  successUrl: z.string(),
  cancelUrl: z.string().nullable(),
  expiresAt: time,
  clientReferenceId: z.string().nullable(),
  metadata,
  subscription: z.string().nullable(),
  invoice: z.string().nullable(),
  paymentIntent: z.string().nullable(),
});
export type CheckoutSessionRecord = z.infer<typeof checkoutSessionRecord>;

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
  customer: z.string(),
  status: z.enum(["requires_payment_method", "requires_action", "processing", "succeeded", "canceled"]),
  paymentMethod: z.string().nullable(),
  latestCharge: z.string().nullable(),
  description: z.string().nullable(),
  failure: failure.nullable(),
  canceledAt: time.nullable(),
  /** When a debit that takes days settles. */
  settlesAt: time.nullable(),
});
export type PaymentIntentRecord = z.infer<typeof paymentIntentRecord>;

export const chargeRecord = z.object({
  id: z.string(),
  created: time,
  amount: cents,
  customer: z.string(),
  paymentIntent: z.string(),
  paymentMethod: z.string(),
  status: z.enum(["succeeded", "pending", "failed"]),
  failure: failure.nullable(),
  refunded: z.boolean(),
  disputed: z.boolean(),
  description: z.string().nullable(),
});
export type ChargeRecord = z.infer<typeof chargeRecord>;

export const disputeRecord = z.object({
  id: z.string(),
  created: time,
  amount: cents,
  charge: z.string(),
  paymentIntent: z.string(),
  status: z.enum(["needs_response", "won", "lost"]).default("needs_response"),
});
export type DisputeRecord = z.infer<typeof disputeRecord>;
