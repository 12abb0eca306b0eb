import { z } from "zod";

/** Seconds since 1970, as everywhere in Stripe. */
export const time = z.int();
/** US cents; negative is a credit. */
export const cents = z.int();
export const metadata = z.record(z.string(), z.string());

export const customerRecord = z.object({
  id: z.string(),
  created: time,
  email: z.string().nullable(),
  metadata,
  /** Negative if the customer has credit to spend on future invoices. */
  balance: cents,
  defaultPaymentMethod: z.string().nullable(),
  nextInvoiceSequence: z.int(),
  invoicePrefix: z.string(),
  deleted: z.boolean(),
});
export type CustomerRecord = z.infer<typeof customerRecord>;

/** A practice card's number decides how each charge ends (see the table of cards). */
export const paymentMethodRecord = z.object({ id: z.string(), created: time, number: z.string() });
export type PaymentMethodRecord = z.infer<typeof paymentMethodRecord>;

export const portalSessionRecord = z.object({
  id: z.string(),
  created: time,
  customer: z.string(),
  returnUrl: z.string().nullable(),
  /** The secret part of the portal's URL. */
  token: z.string(),
});
export type PortalSessionRecord = z.infer<typeof portalSessionRecord>;
