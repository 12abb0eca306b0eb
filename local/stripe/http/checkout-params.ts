import type Stripe from "stripe";
import { z } from "zod";
import { refundReasons } from "../state/money.ts";
import { metadataParam, pageParams, type ParamsOf, text, whole, yesNo } from "./params.ts";

const lineItem = z.strictObject({
  price: text,
  quantity: whole.refine((count) => count >= 1, { error: "integer" }).optional(),
} satisfies ParamsOf<Stripe.Checkout.SessionCreateParams.LineItem>);

const paymentIntentData = z.strictObject({
  description: text.optional(),
  metadata: metadataParam.optional(),
  receipt_email: text.optional(),
  setup_future_usage: z.enum(["off_session", "on_session"]).optional(),
} satisfies ParamsOf<Stripe.Checkout.SessionCreateParams.PaymentIntentData>);

const subscriptionData = z.strictObject({
  description: text.optional(),
  metadata: metadataParam.optional(),
} satisfies ParamsOf<Stripe.Checkout.SessionCreateParams.SubscriptionData>);

/** Languages that Stripe's checkout speaks, as far as the product does. */
const locales = ["auto", "ar", "de", "en", "es", "fr", "it", "ja", "ko", "pt", "zh"] as const;

export const createSessionParams = z.strictObject({
  mode: z.enum(["payment", "subscription", "setup"]),
  ui_mode: z.enum(["hosted_page", "embedded_page", "elements", "form"]).optional(),
  line_items: z.array(lineItem).min(1),
  success_url: text.optional(),
  cancel_url: text.optional(),
  customer: text.optional(),
  customer_email: text.optional(),
  customer_creation: z.enum(["always", "if_required"]).optional(),
  client_reference_id: text.optional(),
  expires_at: whole.optional(),
  locale: z.enum(locales).optional(),
  metadata: metadataParam.optional(),
  payment_intent_data: paymentIntentData.optional(),
  subscription_data: subscriptionData.optional(),
} satisfies ParamsOf<Stripe.Checkout.SessionCreateParams>);

export type CreateSession = z.infer<typeof createSessionParams>;

export const listSessionsParams = z.strictObject({
  ...pageParams,
  customer: text.optional(),
  payment_intent: text.optional(),
  subscription: text.optional(),
  status: z.enum(["open", "complete", "expired"]).optional(),
} satisfies ParamsOf<Stripe.Checkout.SessionListParams>);

export const lineItemsParams = z.strictObject({
  limit: pageParams.limit,
  starting_after: pageParams.starting_after,
  ending_before: pageParams.ending_before,
} satisfies ParamsOf<Stripe.Checkout.SessionListLineItemsParams>);

export const portalParams = z.strictObject({
  customer: text,
  return_url: text.optional(),
  locale: z.enum(locales).optional(),
} satisfies ParamsOf<Stripe.BillingPortal.SessionCreateParams>);

export const refundParams = z.strictObject({
  charge: text.optional(),
  payment_intent: text.optional(),
  amount: whole.optional(),
  reason: z.enum(refundReasons).optional(),
  metadata: metadataParam.optional(),
} satisfies ParamsOf<Stripe.RefundCreateParams>);

export const byCharge = z.strictObject({
  ...pageParams,
  charge: text.optional(),
  payment_intent: text.optional(),
} satisfies ParamsOf<Stripe.RefundListParams>);

export const byCustomer = z.strictObject({
  ...pageParams,
  customer: text.optional(),
} satisfies ParamsOf<Stripe.PaymentIntentListParams>);

export const chargeListParams = z.strictObject({
  ...pageParams,
  customer: text.optional(),
  payment_intent: text.optional(),
} satisfies ParamsOf<Stripe.ChargeListParams>);

export const eventListParams = z.strictObject({
  ...pageParams,
  type: text.optional(),
  types: z.array(text).optional(),
  delivery_success: yesNo.optional(),
} satisfies ParamsOf<Stripe.EventListParams>);
