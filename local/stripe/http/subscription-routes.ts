import type Stripe from "stripe";
import { z } from "zod";
import { customerInParam, inParam, inPath } from "../core/find.ts";
import { composeInvoice } from "../core/invoice.ts";
import { invalid } from "../core/refusal.ts";
import { cancelSubscription } from "../core/subscription.ts";
import { updateSubscription } from "../core/subscription-update.ts";
import { planSwitch } from "../core/switch-cost.ts";
import type { Tx } from "../core/tx.ts";
import { balanceAfter, invoiceAmounts, type InvoiceRecord } from "../state/billing.ts";
import { renderInvoice } from "../render/invoice.ts";
import { renderSubscription } from "../render/subscription.ts";
import {
  listPage,
  nothing,
  pageParams,
  type ParamsOf,
  type Route,
  route,
  text,
  whole,
  yesNo,
} from "./route.ts";

const items = z.array(
  z.strictObject({ id: text, price: text } satisfies ParamsOf<Stripe.SubscriptionUpdateParams.Item>),
);

/** An empty text clears the value. */
const removed = z.literal("").transform(() => null);

const update = z.strictObject({
  cancel_at: z.union([removed, whole]).optional(),
  cancel_at_period_end: yesNo.optional(),
  items: items.optional(),
  pause_collection: z
    .union([
      removed,
      z.strictObject({
        behavior: z.literal("void"),
      } satisfies ParamsOf<Stripe.SubscriptionUpdateParams.PauseCollection>),
    ])
    .optional(),
  payment_behavior: z.enum(["allow_incomplete", "pending_if_incomplete"]).optional(),
  proration_behavior: z.literal("always_invoice").optional(),
  proration_date: whole.optional(),
} satisfies ParamsOf<Stripe.SubscriptionUpdateParams>);

const subscriptionList = z.strictObject({
  ...pageParams,
  customer: text.optional(),
  status: z.literal("all").optional(),
} satisfies ParamsOf<Stripe.SubscriptionListParams>);

const previewed = z.strictObject({
  customer: text,
  subscription: text,
  subscription_details: z.strictObject({
    items,
    proration_behavior: z.literal("always_invoice"),
    proration_date: whole.optional(),
  } satisfies ParamsOf<Stripe.InvoiceCreatePreviewParams.SubscriptionDetails>),
} satisfies ParamsOf<Stripe.InvoiceCreatePreviewParams>);

const invoiceList = z.strictObject({
  ...pageParams,
  customer: text.optional(),
} satisfies ParamsOf<Stripe.InvoiceListParams>);

/** Subscriptions, and the invoices that they create. */
export const subscriptionRoutes: readonly Route[] = [
  route("GET", "/v1/subscriptions", subscriptionList, (tx, params) => {
    const rows = Object.values(tx.state.subscriptions).filter(
      (one) =>
        (params.customer === undefined || one.customer === params.customer) &&
        // Without a status the list omits ended subscriptions, as Stripe's does.
        (params.status === "all" || one.status !== "canceled"),
    );
    return listPage("/v1/subscriptions", rows, params, renderSubscription);
  }),
  route("GET", "/v1/subscriptions/:id", nothing, (tx, _params, { id }) =>
    renderSubscription(inPath(tx, "subscriptions", id)),
  ),
  route("POST", "/v1/subscriptions/:id", update, (tx, params, { id }) => {
    const pause = params.pause_collection;
    const changed = updateSubscription(tx, inPath(tx, "subscriptions", id).id, {
      cancelAt: params.cancel_at,
      cancelAtPeriodEnd: params.cancel_at_period_end,
      collectionPaused: pause === undefined ? undefined : pause !== null,
      items: params.items,
      prorationDate: params.proration_date,
      pendingIfIncomplete: params.payment_behavior === "pending_if_incomplete",
    });
    return renderSubscription(changed);
  }),
  route("DELETE", "/v1/subscriptions/:id", nothing, (tx, _params, { id }) =>
    renderSubscription(cancelSubscription(tx, inPath(tx, "subscriptions", id).id)),
  ),
  route("POST", "/v1/invoices/create_preview", previewed, (tx, params) =>
    renderInvoice(tx.state, preview(tx, params)),
  ),
  route("GET", "/v1/invoices", invoiceList, (tx, params) => {
    const rows = Object.values(tx.state.invoices).filter(
      (one) => params.customer === undefined || one.customer === params.customer,
    );
    return listPage("/v1/invoices", rows, params, (row) => renderInvoice(tx.state, row));
  }),
];

/** The invoice that a switch would create now; it isn't stored. */
function preview(tx: Tx, params: z.infer<typeof previewed>): InvoiceRecord {
  const subscription = inParam(tx, "subscriptions", params.subscription, "subscription");
  if (customerInParam(tx, params.customer).id !== subscription.customer)
    throw invalid("The subscription does not belong to this customer.", "subscription");
  const { items: changes, proration_date: prorationDate = tx.now } = params.subscription_details;
  const invoice = composeInvoice(tx, tx.id("upcoming_in"), {
    subscription,
    billingReason: "upcoming",
    lines: planSwitch(subscription, changes, prorationDate).lines,
    prorationDate,
    finalizesAt: null,
  });
  return { ...invoice, endingBalance: balanceAfter(invoiceAmounts(invoice).total, invoice.startingBalance) };
}
