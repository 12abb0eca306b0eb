import { mergeMetadata } from "../core/customer.ts";
import { inParam, known } from "../core/find.ts";
import { invalid } from "../core/refusal.ts";
import { isOver } from "../core/subscription.ts";
import { requestedSwitch, switchPlan } from "../core/subscription-switch.ts";
import type { Tx } from "../core/tx.ts";
import type { SubscriptionRecord } from "../state/billing.ts";
import type { UpdateSubscription } from "./subscription-params.ts";

/** Changes a subscription; a switch of plans comes last, so that what it bills is already up to date. */
export function updateSubscription(
  tx: Tx,
  subscription: SubscriptionRecord,
  params: UpdateSubscription,
): SubscriptionRecord {
  if (isOver(subscription)) {
    throw invalid(
      "A canceled subscription can only update its cancellation_details and metadata.",
      undefined,
      "invalid_canceled_subscription_fields",
    );
  }
  refuseWithPending(params);
  const changed = withPlainChanges(tx, subscription, params);
  if (!sameRecord(changed, subscription))
    tx.change("subscriptions", changed, "customer.subscription.updated");
  if (params.items !== undefined) switchItems(tx, changed, params, params.items);
  return known(tx, "subscriptions", subscription.id);
}

/** What a pending update can hold back, and what therefore may be sent along with one. */
const pendable: ReadonlySet<string> = new Set([
  "items",
  "off_session",
  "payment_behavior",
  "proration_behavior",
  "proration_date",
]);

function refuseWithPending(params: UpdateSubscription): void {
  if (params.payment_behavior !== "pending_if_incomplete") return;
  const [name] = Object.entries(params)
    .filter(([key, value]) => value !== undefined && !pendable.has(key))
    .map(([key]) => key);
  if (name === undefined) return;
  throw invalid(
    `When \`payment_behavior\` is set to \`pending_if_incomplete\`, you can only pass parameters that are supported by pending updates. \`${name}\` is not.`,
    name,
  );
}

function withPlainChanges(tx: Tx, old: SubscriptionRecord, params: UpdateSubscription): SubscriptionRecord {
  const card = params.default_payment_method;
  return {
    ...old,
    ...ending(tx, old, params),
    ...(params.description === undefined ? {} : { description: params.description }),
    ...(params.pause_collection === undefined ? {} : { pause: pauseOf(params.pause_collection) }),
    ...(card === undefined
      ? {}
      : { defaultPaymentMethod: inParam(tx, "paymentMethods", card, "default_payment_method").id }),
    metadata: mergeMetadata(old.metadata, params.metadata),
  };
}

function pauseOf(
  pause: NonNullable<UpdateSubscription["pause_collection"]> | null,
): SubscriptionRecord["pause"] {
  return pause === null ? null : { behavior: pause.behavior, resumesAt: pause.resumes_at ?? null };
}

type Ending = Partial<
  Pick<SubscriptionRecord, "cancelAt" | "cancelAtPeriodEnd" | "canceledAt" | "cancellation">
>;

/** When it is to end: at the period's end, at a moment of its own, or, after all, not. */
function ending(tx: Tx, old: SubscriptionRecord, params: UpdateSubscription): Ending {
  const { cancel_at: at, cancel_at_period_end: atPeriodEnd } = params;
  if (at !== undefined && atPeriodEnd !== undefined) {
    throw invalid(
      "You may only specify one of these parameters: cancel_at, cancel_at_period_end.",
      "cancel_at",
    );
  }
  if (at === null || atPeriodEnd === false) return staying;
  if (at === undefined && atPeriodEnd === undefined) return {};
  return {
    cancelAt: typeof at === "number" ? futureOnly(tx, at) : old.item.periodEnd,
    cancelAtPeriodEnd: atPeriodEnd === true,
    canceledAt: tx.now,
    cancellation: {
      comment: params.cancellation_details?.comment ?? null,
      feedback: params.cancellation_details?.feedback ?? null,
      reason: "cancellation_requested",
    },
  };
}

const staying: Ending = {
  cancelAt: null,
  cancelAtPeriodEnd: false,
  canceledAt: null,
  cancellation: { comment: null, feedback: null, reason: null },
};

function futureOnly(tx: Tx, at: number): number {
  if (at <= tx.now) throw invalid("The `cancel_at` timestamp must be in the future.", "cancel_at");
  return at;
}

function switchItems(
  tx: Tx,
  subscription: SubscriptionRecord,
  params: UpdateSubscription,
  items: NonNullable<UpdateSubscription["items"]>,
): void {
  const prorationDate = params.proration_date ?? tx.now;
  const planned = requestedSwitch(
    subscription,
    items,
    params.proration_behavior ?? "create_prorations",
    prorationDate,
  );
  switchPlan(tx, subscription.id, planned, {
    paymentBehavior: params.payment_behavior ?? "allow_incomplete",
    prorationDate,
  });
}

function sameRecord(a: SubscriptionRecord, b: SubscriptionRecord): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
