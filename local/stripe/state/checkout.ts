import { z } from "zod";
import { cents, metadata, time } from "./people.ts";

export const checkoutSessionRecord = z.object({
  id: z.string(),
  created: time,
  mode: z.enum(["payment", "subscription"]),
  status: z.enum(["open", "complete", "expired"]),
  paymentStatus: z.enum(["paid", "unpaid"]),
  customer: z.string().nullable(),
  createsCustomer: z.boolean(),
  /** The address given when the session was made, and the one typed at the checkout. */
  customerEmail: z.string().nullable(),
  typedEmail: z.string().nullable(),
  typedName: z.string().nullable(),
  lines: z.array(z.object({ id: z.string(), price: z.string(), quantity: z.int() })),
  amount: cents,
  successUrl: z.string().nullable(),
  cancelUrl: z.string().nullable(),
  expiresAt: time,
  clientReferenceId: z.string().nullable(),
  metadata,
  /** Handed on to the subscription or the payment. */
  childMetadata: metadata,
  childDescription: z.string().nullable(),
  receiptEmail: z.string().nullable(),
  savesCard: z.boolean(),
  locale: z.string().nullable(),
  subscription: z.string().nullable(),
  invoice: z.string().nullable(),
  paymentIntent: z.string().nullable(),
});
export type CheckoutSessionRecord = z.infer<typeof checkoutSessionRecord>;
