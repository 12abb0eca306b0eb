import {
  billingActions,
  type SubscriptionPlanId,
  type SwitchPreview,
  type SwitchResult,
} from "#shared/billing.ts";
import type { Stripe } from "stripe";
import { priceOf } from "../prices.ts";
import { ourItem } from "../project.ts";
import { Refusal } from "../refusal.ts";
import { action, type Call } from "./context.ts";
import { changedView, type OwnSubscription, ownSubscription } from "./current-subscription.ts";

/** Billed immediately. */
const proration = "always_invoice";
/** How long a previewed amount stays valid, in seconds. */
const previewHoldsSeconds = 3_600;

const switchable = new Set<Stripe.Subscription.Status>(["active", "trialing"]);

/** The one item whose price changes. */
function itemToSwitch({ prices }: Call, { subscription }: OwnSubscription, plan: SubscriptionPlanId) {
  const ours = ourItem(subscription, prices);
  if (ours === null || ours.plan === plan) throw new Refusal("invalid_plan");
  if (!switchable.has(subscription.status)) throw new Refusal("payment_required");
  return { id: ours.item.id, price: priceOf(prices, plan) };
}

type Item = ReturnType<typeof itemToSwitch>;

async function previewAt(call: Call, { customerId, subscription }: OwnSubscription, item: Item, at?: number) {
  const invoice = await call.stripe.invoices.createPreview({
    customer: customerId,
    subscription: subscription.id,
    subscription_details: {
      items: [item],
      proration_behavior: proration,
      ...(at === undefined ? {} : { proration_date: at }),
    },
  });
  const at_ = invoice.parent?.subscription_details?.subscription_proration_date;
  return { invoice, prorationDate: at_ ?? invoice.created };
}

/** What a switch would charge right now. */
export const previewSwitch = action(
  billingActions["preview-switch"],
  async (call, body): Promise<SwitchPreview> => {
    const held = await ownSubscription(call, body);
    const item = itemToSwitch(call, held, body.planId);
    const { invoice, prorationDate } = await previewAt(call, held, item);
    return {
      planId: body.planId,
      currency: invoice.currency,
      amountDue: Math.max(0, invoice.amount_due),
      // A negative balance is the customer's credit.
      credit: Math.max(0, -(invoice.ending_balance ?? Math.min(0, invoice.total))),
      lines: invoice.lines.data.map(({ description, amount }) => ({
        description: description ?? "",
        amount,
      })),
      prorationDate,
    };
  },
);

/** The proration date. One older than a preview's lifetime would credit days that were already used. */
async function reckonedFrom(
  call: Call,
  held: OwnSubscription,
  item: Item,
  asked: number | undefined,
): Promise<number> {
  const { prorationDate: now } = await previewAt(call, held, item);
  if (asked === undefined) return now;
  if (asked > now || asked < now - previewHoldsSeconds) throw new Refusal("bad_request");
  return asked;
}

/** Switches the plan and charges the difference; if that fails, nothing changes until it is paid. */
export const switchPlan = action(billingActions["switch-plan"], async (call, body): Promise<SwitchResult> => {
  const held = await ownSubscription(call, body);
  const item = itemToSwitch(call, held, body.planId);
  const from = await reckonedFrom(call, held, item, body.prorationDate);
  await call.stripe.subscriptions.update(
    held.subscription.id,
    {
      items: [item],
      proration_behavior: proration,
      payment_behavior: "pending_if_incomplete",
      proration_date: from,
    },
    // Confirming the same preview twice is one switch.
    { idempotencyKey: `switch-${held.subscription.id}-${item.price}-${from}` },
  );
  const subscription = await changedView(call, held.customerId);
  const outcome = subscription.planId === body.planId ? "switched" : "payment_needed";
  return { outcome, subscription };
});
