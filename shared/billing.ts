import { z } from "zod";
import { planIds } from "./plans.ts";

/**
 * `POST /api/stripe?action=…`: what each action takes and answers. Who is asking comes from the
 * access token alone: the ids of people in a body are ignored, those of a customer or subscription are optional
 * and, where they are given, must be the caller's own. All moments are Unix seconds, all amounts the currency's
 * smallest unit.
 */

/** What can be bought. */
export const paidPlanSchema = z.enum(planIds).exclude(["free"]);
export type PaidPlanId = z.infer<typeof paidPlanSchema>;

/** What can be subscribed to, and switched between. */
export const subscriptionPlanSchema = paidPlanSchema.exclude(["24hour_pass"]);
export type SubscriptionPlanId = z.infer<typeof subscriptionPlanSchema>;

export const subscriptionStatuses = [
  "active",
  "trialing",
  "past_due",
  "canceled",
  "unpaid",
  "incomplete",
  "incomplete_expired",
  "paused",
] as const;

const stripeId = z.string().min(1).max(255);
const moment = z.int().nonnegative();
const currency = z.string().length(3);

/** Where the checkout leads back to; both must be at the app's own address. */
const returnUrls = {
  /** `{CHECKOUT_SESSION_ID}` in it is replaced by the session's id; it is added where it is missing. */
  successUrl: z.string().max(2_000),
  cancelUrl: z.string().max(2_000),
};
/** Sent by older callers, and never believed. */
const ignored = { userId: z.string().optional(), customerEmail: z.string().optional() };
const ownCustomer = { ...ignored, customerId: stripeId.optional() };
const ownSubscription = { ...ownCustomer, subscriptionId: stripeId.optional() };

/** The browser navigates to `url`. */
const checkoutSchema = z.object({ sessionId: stripeId, url: z.url() });
export type Checkout = z.infer<typeof checkoutSchema>;

/** What the person has from now on, as Stripe says it. */
const boughtSchema = z.object({
  planId: paidPlanSchema,
  customerId: stripeId,
  /** When the last of the person's passes ends; null without one. */
  passExpiresAt: moment.nullable(),
});
export type Bought = z.infer<typeof boughtSchema>;

const heldSubscriptionSchema = z.object({
  subscriptionId: stripeId,
  status: z.enum(subscriptionStatuses),
  planId: subscriptionPlanSchema,
  /** Whether it gives the plan's rights at this moment. */
  entitled: z.boolean(),
  currentPeriodEnd: moment.nullable(),
  /** It ends by itself: at the period's end, or at `cancelAt`. */
  cancelAtPeriodEnd: z.boolean(),
  /** When it ends, where it ends by itself. */
  cancelAt: moment.nullable(),
  /** Where a payment that is due can be made or confirmed; null when nothing is due. */
  paymentUrl: z.url().nullable(),
  /** A switch that waits for its payment. */
  pendingPlanId: subscriptionPlanSchema.nullable(),
});
const noSubscriptionSchema = z.object({
  subscriptionId: z.null(),
  status: z.literal("none"),
  currentPeriodEnd: z.null(),
  cancelAtPeriodEnd: z.literal(false),
});
/** The person's newest subscription that is not over; `subscriptionId` null where there is none. */
const subscriptionSchema = z.union([heldSubscriptionSchema, noSubscriptionSchema]);
export type HeldSubscription = z.infer<typeof heldSubscriptionSchema>;
export type Subscription = z.infer<typeof subscriptionSchema>;

const billingStatuses = ["paid", "open", "refunded", "disputed", "failed", "void", "pending"] as const;

const billingRowSchema = z.object({
  id: stripeId,
  date: moment,
  /** What it was for, where it is one of ours; else null, and `description` says it in Stripe's words. */
  planId: paidPlanSchema.nullable(),
  description: z.string(),
  /** Negative for a credit. */
  amount: z.int(),
  currency,
  status: z.enum(billingStatuses),
  /** Stripe's page of the invoice, or the receipt of a pass. */
  invoiceUrl: z.url().nullable(),
  pdfUrl: z.url().nullable(),
});
export type BillingRow = z.infer<typeof billingRowSchema>;

const switchPreviewSchema = z.object({
  planId: subscriptionPlanSchema,
  currency,
  /** What is charged at once; 0 where a credit is left, which `credit` says. */
  amountDue: z.int().nonnegative(),
  /** What stays to the person's credit and is taken off the next invoices. */
  credit: z.int().nonnegative(),
  lines: z.array(z.object({ description: z.string(), amount: z.int() })),
  /** Handed back with the switch, so that the amount charged is the amount shown. */
  prorationDate: moment,
});
export type SwitchPreview = z.infer<typeof switchPreviewSchema>;

const switchedSchema = z.object({
  /** `payment_needed`: nothing has changed until the payment at `paymentUrl` is made. */
  outcome: z.enum(["switched", "payment_needed"]),
  subscription: heldSubscriptionSchema,
});
export type Switched = z.infer<typeof switchedSchema>;

type Action = { readonly body: z.ZodType; readonly answer: z.ZodType };

/** Every action: its body and its answer. Errors are `apiErrorSchema`. */
export const billingActions = {
  /** 409 `already_subscribed` where a subscription is there. */
  "create-checkout-session": {
    body: z.object({
      ...ignored,
      ...returnUrls,
      planId: z.string().max(255).optional(),
      priceId: stripeId.optional(),
    }),
    answer: checkoutSchema,
  },
  "create-24hour-pass": { body: z.object({ ...ignored, ...returnUrls }), answer: checkoutSchema },
  "create-portal-session": {
    body: z.object({ ...ownCustomer, returnUrl: z.string().max(2_000).optional() }),
    answer: z.object({ url: z.url() }),
  },
  "get-subscription": { body: z.object(ownCustomer), answer: subscriptionSchema },
  /** At the period's end unless `atPeriodEnd` is false. */
  "cancel-subscription": {
    body: z.object({ ...ownSubscription, atPeriodEnd: z.boolean().default(true) }),
    answer: subscriptionSchema,
  },
  /** Takes back a cancellation that has not happened yet. */
  "resume-subscription": { body: z.object(ownSubscription), answer: heldSubscriptionSchema },
  "get-customer-id": {
    body: z.object(ignored),
    /** Null for who has never been to the checkout. */
    answer: z.object({ customerId: stripeId.nullable() }),
  },
  /** Newest first, at most 100; the portal has the rest. */
  "get-billing-history": {
    body: z.object(ownCustomer),
    answer: z.object({ billingHistory: z.array(billingRowSchema), hasMore: z.boolean() }),
  },
  /** 402 `payment_required` where nothing is paid, 402 `payment_pending` where a bank debit is still under way. */
  "verify-session": { body: z.object({ ...ignored, sessionId: stripeId }), answer: boughtSchema },
  /** 402 where Stripe shows no paid pass that still holds. */
  "activate-24hour-pass": {
    body: z.object({ ...ownCustomer, planId: z.string().optional(), sessionId: stripeId.optional() }),
    answer: boughtSchema,
  },
  /** Answers what Stripe says; 402 where it shows no subscription that gives rights. */
  "update-subscription": {
    body: z.object({ ...ownCustomer, planId: z.string().optional() }),
    answer: boughtSchema,
  },
  /** What a switch would cost now. 400 `invalid_plan` for the plan that is held. */
  "preview-switch": {
    body: z.object({ ...ownSubscription, planId: subscriptionPlanSchema }),
    answer: switchPreviewSchema,
  },
  "switch-plan": {
    body: z.object({ ...ownSubscription, planId: subscriptionPlanSchema, prorationDate: moment.optional() }),
    answer: switchedSchema,
  },
} as const satisfies Record<string, Action>;

export type BillingAction = keyof typeof billingActions;
/** What a caller sends. */
export type BillingBody<A extends BillingAction> = z.input<(typeof billingActions)[A]["body"]>;
export type BillingAnswer<A extends BillingAction> = z.output<(typeof billingActions)[A]["answer"]>;
