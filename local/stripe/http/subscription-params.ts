import type Stripe from "stripe";
import { z } from "zod";
import { cancellationFeedbacks, pauseBehaviors } from "../state/billing.ts";
import {
  metadataChange,
  metadataParam,
  pageParams,
  type ParamsOf,
  removable,
  text,
  whole,
  yesNo,
} from "./params.ts";

const item = {
  id: text.optional(),
  price: text.optional(),
  quantity: whole.refine((count) => count >= 1, { error: "integer" }).optional(),
};

const prorationBehavior = z.enum(["always_invoice", "create_prorations", "none"]).optional();

const cancellationDetails = z
  .strictObject({
    comment: text.optional(),
    feedback: z.enum(cancellationFeedbacks).optional(),
  } satisfies ParamsOf<Stripe.SubscriptionCancelParams.CancellationDetails>)
  .optional();

const cancelAt = removable(z.union([z.enum(["min_period_end", "max_period_end"]), whole])).optional();

export const createParams = z.strictObject({
  customer: text,
  items: z
    .array(
      z.strictObject({
        price: text,
        quantity: item.quantity,
      } satisfies ParamsOf<Stripe.SubscriptionCreateParams.Item>),
    )
    .min(1),
  default_payment_method: text.optional(),
  description: text.optional(),
  metadata: metadataParam.optional(),
  payment_behavior: z.enum(["allow_incomplete", "default_incomplete", "error_if_incomplete"]).optional(),
} satisfies ParamsOf<Stripe.SubscriptionCreateParams>);
export type CreateSubscription = z.infer<typeof createParams>;

export const updateParams = z.strictObject({
  cancel_at: cancelAt,
  cancel_at_period_end: yesNo.optional(),
  cancellation_details: cancellationDetails,
  default_payment_method: text.optional(),
  description: removable(text).optional(),
  items: z.array(z.strictObject(item satisfies ParamsOf<Stripe.SubscriptionUpdateParams.Item>)).optional(),
  metadata: metadataChange.optional(),
  off_session: yesNo.optional(),
  pause_collection: removable(
    z.strictObject({
      behavior: z.enum(pauseBehaviors),
      resumes_at: whole.optional(),
    } satisfies ParamsOf<Stripe.SubscriptionUpdateParams.PauseCollection>),
  ).optional(),
  payment_behavior: z
    .enum(["allow_incomplete", "default_incomplete", "error_if_incomplete", "pending_if_incomplete"])
    .optional(),
  proration_behavior: prorationBehavior,
  proration_date: whole.optional(),
} satisfies ParamsOf<Stripe.SubscriptionUpdateParams>);
export type UpdateSubscription = z.infer<typeof updateParams>;

export const cancelParams = z.strictObject({
  cancellation_details: cancellationDetails,
  invoice_now: yesNo.optional(),
  prorate: yesNo.optional(),
} satisfies ParamsOf<Stripe.SubscriptionCancelParams>);

export const listParams = z.strictObject({
  ...pageParams,
  customer: text.optional(),
  price: text.optional(),
  status: z
    .enum([
      "active",
      "all",
      "canceled",
      "ended",
      "incomplete",
      "incomplete_expired",
      "past_due",
      "paused",
      "trialing",
      "unpaid",
    ])
    .optional(),
} satisfies ParamsOf<Stripe.SubscriptionListParams>);

export const previewParams = z.strictObject({
  customer: text.optional(),
  subscription: text,
  subscription_details: z
    .strictObject({
      cancel_at_period_end: yesNo.optional(),
      items: z
        .array(
          z.strictObject(item satisfies ParamsOf<Stripe.InvoiceCreatePreviewParams.SubscriptionDetails.Item>),
        )
        .optional(),
      proration_behavior: prorationBehavior,
      proration_date: whole.optional(),
    } satisfies ParamsOf<Stripe.InvoiceCreatePreviewParams.SubscriptionDetails>)
    .optional(),
} satisfies ParamsOf<Stripe.InvoiceCreatePreviewParams>);

export const invoiceListParams = z.strictObject({
  ...pageParams,
  customer: text.optional(),
  subscription: text.optional(),
  status: z.enum(["draft", "open", "paid", "uncollectible", "void"]).optional(),
} satisfies ParamsOf<Stripe.InvoiceListParams>);

export const payParams = z.strictObject({
  payment_method: text.optional(),
  off_session: yesNo.optional(),
} satisfies ParamsOf<Stripe.InvoicePayParams>);
