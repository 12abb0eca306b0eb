import type Stripe from "stripe";
import { priceOf } from "../catalogue.ts";
import type { SubscriptionItemRecord, SubscriptionRecord } from "../state/billing.ts";
import { renderPlan, renderPrice } from "./price.ts";
import { listOf, type Serialized } from "./serialized.ts";

function renderItem(subscription: string, item: SubscriptionItemRecord) {
  const price = priceOf(item.price);
  return {
    id: item.id,
    object: "subscription_item",
    billing_thresholds: null,
    created: item.created,
    current_period_end: item.periodEnd,
    current_period_start: item.periodStart,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: renderPlan(price),
    price: renderPrice(price),
    quantity: 1,
    subscription,
    tax_rates: [],
  } satisfies Serialized<Stripe.SubscriptionItem>;
}

function renderPendingUpdate(subscription: SubscriptionRecord) {
  const { pendingUpdate } = subscription;
  if (pendingUpdate === null) return null;
  return {
    billing_cycle_anchor: pendingUpdate.anchor === subscription.anchor ? null : pendingUpdate.anchor,
    cancel_at_period_end: null,
    discount: null,
    discounts: null,
    expires_at: pendingUpdate.expiresAt,
    metadata: null,
    subscription_items: [renderItem(subscription.id, pendingUpdate.item)],
    trial_end: null,
    trial_from_plan: null,
  } satisfies Serialized<Stripe.Subscription.PendingUpdate>;
}

export function renderSubscription(subscription: SubscriptionRecord) {
  return {
    id: subscription.id,
    object: "subscription",
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: subscription.anchor,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: "included" }, type: "flexible" },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: subscription.cancelAt,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    canceled_at: subscription.canceledAt,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: subscription.canceledAt === null ? null : "cancellation_requested",
    },
    collection_method: "charge_automatically",
    created: subscription.created,
    currency: "usd",
    customer: subscription.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: subscription.defaultPaymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    ended_at: subscription.endedAt,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: "self" },
    },
    items: listOf(`/v1/subscription_items?subscription=${subscription.id}`, [
      renderItem(subscription.id, subscription.item),
    ]),
    latest_invoice: subscription.latestInvoice,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: subscription.collectionPaused ? { behavior: "void", resumes_at: null } : null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: "off",
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: renderPendingUpdate(subscription),
    schedule: null,
    start_date: subscription.created,
    status: subscription.status,
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: "create_invoice" },
    },
    trial_start: null,
  } satisfies Serialized<Stripe.Subscription>;
}
