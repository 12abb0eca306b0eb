import { z } from "zod";

/** What an event tells us to read again. Nothing else in it is used. */
export type EventTask =
  | { readonly kind: "session"; readonly id: string }
  | { readonly kind: "customer"; readonly id: string }
  | { readonly kind: "payment"; readonly id: string }
  | { readonly kind: "nothing" };

export const eventTypes = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "customer.subscription.pending_update_applied",
  "customer.subscription.pending_update_expired",
  "customer.subscription.trial_will_end",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.payment_action_required",
  "charge.refunded",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.funds_reinstated",
  "charge.dispute.closed",
] as const;
export type EventType = (typeof eventTypes)[number];

const reference = z
  .union([z.string(), z.object({ id: z.string() })])
  .transform((value) => (typeof value === "string" ? value : value.id));

const bySession = z.object({ id: z.string() }).transform(({ id }) => ({ kind: "session", id }) as const);
const byCustomer = z
  .object({ customer: reference })
  .transform(({ customer }) => ({ kind: "customer", id: customer }) as const);
const byPayment = z
  .object({ payment_intent: reference })
  .transform(({ payment_intent: id }) => ({ kind: "payment", id }) as const);

/** Prefixes; the longest come first where one contains another. */
const tasks = [
  ["checkout.session.", bySession],
  ["customer.subscription.", byCustomer],
  ["invoice.", byCustomer],
  ["charge.", byPayment],
] as const;

/** Whether this type is acted upon. */
export function knownType(type: string): EventType | null {
  return eventTypes.find((known) => known === type) ?? null;
}

/** What to read again after an event of this type about this object; null if the object has no customer. */
export function eventTask(type: EventType, object: unknown): EventTask {
  const [, schema] = tasks.find(([prefix]) => type.startsWith(prefix)) ?? [];
  return schema?.safeParse(object).data ?? { kind: "nothing" };
}
