import type { InvoiceRecord, SubscriptionRecord } from "../state/billing.ts";
import { known, recurringPrice } from "./find.ts";
import { createInvoice, finalizeInvoice } from "./invoice.ts";
import { payInvoice } from "./invoice-payment.ts";
import type { PaymentOutcome } from "./payment.ts";
import { onPlan, planSwitch, type Switch } from "./proration.ts";
import { invalid, Refusal } from "./refusal.ts";
import type { Tx } from "./tx.ts";

export type ItemChange = {
  readonly id?: string | undefined;
  readonly price?: string | undefined;
  readonly quantity?: number | undefined;
};

export type PaymentBehavior =
  | "allow_incomplete"
  | "default_incomplete"
  | "error_if_incomplete"
  | "pending_if_incomplete";
export type ProrationBehavior = "always_invoice" | "create_prorations" | "none";

/** Works out a requested change of the one item; the same for the preview and for the switch itself. */
export function requestedSwitch(
  subscription: SubscriptionRecord,
  items: readonly ItemChange[],
  prorationBehavior: ProrationBehavior,
  at: number,
): Switch {
  const change = onlyChange(subscription, items);
  const price =
    change.price === undefined ? subscription.item.price : recurringPrice(change.price, "items[0][price]").id;
  const quantity = change.quantity ?? subscription.item.quantity;
  const { periodStart, periodEnd } = subscription.item;
  if (at < periodStart || at >= periodEnd) {
    throw invalid(
      "Invalid proration_date: it must be within the current period of the subscription.",
      "proration_date",
    );
  }
  const planned = planSwitch(subscription, { price, quantity }, at);
  return prorationBehavior === "none"
    ? { ...planned, lines: planned.lines.filter((line) => !line.proration) }
    : planned;
}

function onlyChange(subscription: SubscriptionRecord, items: readonly ItemChange[]): ItemChange {
  const [change, second] = items;
  if (change === undefined || second !== undefined) {
    throw invalid("The practice Stripe keeps exactly one item in a subscription.", "items");
  }
  if (change.id === undefined) {
    throw invalid(
      "The practice Stripe cannot add a second item: name the item to change by its `id`.",
      "items[0][id]",
    );
  }
  if (change.id !== subscription.item.id)
    throw invalid(`No such subscription item: '${change.id}'`, "items[0][id]", "resource_missing");
  return change;
}

type Paying = { readonly paymentBehavior: PaymentBehavior; readonly prorationDate: number };

/**
 * Carries out a switch: the invoice is made and collected now. If it cannot be collected, `paymentBehavior` says
 * whether the switch waits (pending), happens all the same (past due), or is refused and leaves no trace.
 */
export function switchPlan(
  tx: Tx,
  subscriptionId: string,
  planned: Switch,
  { paymentBehavior, prorationDate }: Paying,
): void {
  const before = known(tx, "subscriptions", subscriptionId);
  const after = onPlan(before, planned);
  if (planned.lines.length === 0) {
    tx.change("subscriptions", after, "customer.subscription.updated");
    return;
  }
  const invoice = billSwitch(tx, before, planned, prorationDate);
  const waits = paymentBehavior === "pending_if_incomplete";
  if (!waits)
    tx.change("subscriptions", { ...after, latestInvoice: invoice.id }, "customer.subscription.updated");
  else holdSwitch(tx, before, planned, invoice);
  // A switch that waits is applied, or not, by what becomes of its invoice.
  const outcome = paymentBehavior === "default_incomplete" ? null : payInvoice(tx, invoice.id, "off-session");
  if (paymentBehavior === "error_if_incomplete" && outcome !== null) refuseUnpaid(outcome);
}

function billSwitch(
  tx: Tx,
  before: SubscriptionRecord,
  planned: Switch,
  prorationDate: number,
): InvoiceRecord {
  const invoice = createInvoice(tx, {
    subscription: before,
    billingReason: "subscription_update",
    lines: planned.lines,
    prorationDate,
    finalizesAt: null,
  });
  return finalizeInvoice(tx, invoice.id);
}

/** Seconds that a switch waits for its payment. */
const waitsFor = 23 * 3600;

function holdSwitch(tx: Tx, before: SubscriptionRecord, planned: Switch, invoice: InvoiceRecord): void {
  tx.put("subscriptions", {
    ...before,
    latestInvoice: invoice.id,
    pendingUpdate: {
      expiresAt: tx.now + waitsFor,
      invoice: invoice.id,
      item: planned.item,
      anchor: planned.anchor,
    },
  });
}

/** The refusal of a request that insists on being paid; `keeps` when the failed attempt is to be remembered. */
export function refuseUnpaid(outcome: PaymentOutcome, keeps = false): void {
  if (outcome.kind === "failed") {
    const { code, declineCode, message } = outcome.failure;
    const decline = declineCode === null ? {} : { declineCode };
    throw new Refusal({ status: 402, type: "card_error", code, message, ...decline }, keeps);
  }
  if (outcome.kind === "requires-action") throw new Refusal(needsAction, keeps);
}

const needsAction = {
  status: 402,
  type: "card_error",
  code: "subscription_payment_intent_requires_action",
  message:
    "Payment for this subscription requires additional user action before it can be completed successfully.",
} as const;
