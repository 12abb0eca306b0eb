import { z } from "zod";
import { planIds } from "./plans.ts";

/**
 * `POST /api/stripe?action=…`: the body and answer of each action. The caller is identified by the access
 * token alone: person ids in a body are ignored, and customer or subscription ids are optional but must be
 * the caller's own. All times are Unix seconds, all amounts the currency's smallest unit.
 */

/** What can be bought. */
export const paidPlanSchema = z.enum(planIds).exclude(["free"]);
export type PaidPlanId = z.infer<typeof paidPlanSchema>;

/** What can be subscribed to and switched between. */
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

/** Where the checkout returns to; both must be on the app's own origins. */
const returnUrls = {
  /** `{CHECKOUT_SESSION_ID}` in it is replaced by the session's id; it is added if missing. */
  successUrl: z.string().max(2_000),
  cancelUrl: z.string().max(2_000),
};
/** Sent by older callers and ignored. */
const ignored = { userId: z.string().optional(), customerEmail: z.string().optional() };
const ownCustomer = { ...ignored, customerId: stripeId.optional() };
const ownSubscription = { ...ownCustomer, subscriptionId: stripeId.optional() };

/** The browser navigates to `url`. */
const checkoutSchema = z.object({ sessionId: stripeId, url: z.url() });
export type Checkout = z.infer<typeof checkoutSchema>;

/** What the person has from now on, according to Stripe. */
const purchaseSchema = z.object({
  planId: paidPlanSchema,
  customerId: stripeId,
  /** When the last of the person's passes ends; null without one. */
  passExpiresAt: moment.nullable(),
});
export type Purchase = z.infer<typeof purchaseSchema>;

const existingSubscriptionSchema = z.object({
  subscriptionId: stripeId,
  status: z.enum(subscriptionStatuses),
  planId: subscriptionPlanSchema,
  /** Whether it currently grants the plan. */
  entitled: z.boolean(),
  currentPeriodEnd: moment.nullable(),
  /** It ends by itself: at the period's end, or at `cancelAt`. */
  cancelAtPeriodEnd: z.boolean(),
  /** When it ends, if it ends by itself. */
  cancelAt: moment.nullable(),
  /** Where a due payment can be made or confirmed; null if nothing is due. */
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
/** The person's newest subscription that hasn't ended; `subscriptionId` is null if there is none. */
const subscriptionSchema = z.union([existingSubscriptionSchema, noSubscriptionSchema]);
export type ExistingSubscription = z.infer<typeof existingSubscriptionSchema>;
export type Subscription = z.infer<typeof subscriptionSchema>;

const billingStatuses = ["paid", "open", "refunded", "disputed", "failed", "void", "pending"] as const;

const billingRowSchema = z.object({
  id: stripeId,
  date: moment,
  /** What was bought, if it is one of our plans; else null, and `description` has Stripe's own text. */
  planId: paidPlanSchema.nullable(),
  description: z.string(),
  /** Negative for a credit. */
  amount: z.int(),
  currency,
  status: z.enum(billingStatuses),
  /** Stripe's invoice page, or the receipt of a pass. */
  invoiceUrl: z.url().nullable(),
  pdfUrl: z.url().nullable(),
});
export type BillingRow = z.infer<typeof billingRowSchema>;

const switchPreviewSchema = z.object({
  planId: subscriptionPlanSchema,
  currency,
  /** Charged immediately; 0 if a credit remains, which is in `credit`. */
  amountDue: z.int().nonnegative(),
  /** Remains as the person's credit and is deducted from future invoices. */
  credit: z.int().nonnegative(),
  lines: z.array(z.object({ description: z.string(), amount: z.int() })),
  /** Passed back when switching, so that the amount charged is the amount shown. */
  prorationDate: moment,
});
export type SwitchPreview = z.infer<typeof switchPreviewSchema>;

const switchResultSchema = z.object({
  /** `payment_needed`: nothing changes until the payment at `paymentUrl` is made. */
  outcome: z.enum(["switched", "payment_needed"]),
  subscription: existingSubscriptionSchema,
});
export type SwitchResult = z.infer<typeof switchResultSchema>;

type Action = { readonly body: z.ZodType; readonly answer: z.ZodType };

/** Every action, with its body and answer. Errors are `apiErrorSchema`. */
export const billingActions = {
  /**
   * 409 `already_subscribed` if a subscription exists, or for a pass, if one gives the same already; 402
   * `payment_pending` while another checkout is being paid.
   */
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
  /** Withdraws a cancellation that hasn't taken effect yet. */
  "resume-subscription": { body: z.object(ownSubscription), answer: existingSubscriptionSchema },
  "get-customer-id": {
    body: z.object(ignored),
    /** Null for someone who has never been to the checkout. */
    answer: z.object({ customerId: stripeId.nullable() }),
  },
  /** Newest first, at most 100; the rest is in the portal. */
  "get-billing-history": {
    body: z.object(ownCustomer),
    answer: z.object({ billingHistory: z.array(billingRowSchema), hasMore: z.boolean() }),
  },
  /** 402 `payment_required` if nothing is paid, 402 `payment_pending` if a bank debit hasn't settled. */
  "verify-session": { body: z.object({ ...ignored, sessionId: stripeId }), answer: purchaseSchema },
  /** 402 if Stripe shows no paid pass that is still valid. */
  "activate-24hour-pass": {
    body: z.object({ ...ownCustomer, planId: z.string().optional(), sessionId: stripeId.optional() }),
    answer: purchaseSchema,
  },
  /** Returns what Stripe says; 402 if it shows no subscription that grants a plan. */
  "update-subscription": {
    body: z.object({ ...ownCustomer, planId: z.string().optional() }),
    answer: purchaseSchema,
  },
  /** What a switch would cost now. 400 `invalid_plan` for the current plan. */
  "preview-switch": {
    body: z.object({ ...ownSubscription, planId: subscriptionPlanSchema }),
    answer: switchPreviewSchema,
  },
  "switch-plan": {
    body: z.object({ ...ownSubscription, planId: subscriptionPlanSchema, prorationDate: moment.optional() }),
    answer: switchResultSchema,
  },
} as const satisfies Record<string, Action>;

export type BillingAction = keyof typeof billingActions;
/** What a caller sends. */
export type BillingBody<A extends BillingAction> = z.input<(typeof billingActions)[A]["body"]>;
export type BillingAnswer<A extends BillingAction> = z.output<(typeof billingActions)[A]["answer"]>;
