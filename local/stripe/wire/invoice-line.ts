import type Stripe from "stripe";
import { priceOf } from "../catalogue.ts";
import type { InvoiceLineRecord, InvoiceRecord } from "../state/billing.ts";
import type { Wire } from "./wire.ts";

export function renderInvoiceLine(
  invoice: InvoiceRecord,
  line: InvoiceLineRecord,
  metadata: Record<string, string>,
) {
  const price = priceOf(line.price);
  return {
    id: line.id,
    object: "line_item",
    amount: line.amount,
    currency: "usd",
    description: line.description,
    discount_amounts: [],
    discountable: !line.proration,
    discounts: [],
    invoice: invoice.id,
    livemode: false,
    metadata,
    parent: renderParent(invoice, line),
    period: { end: line.periodEnd, start: line.periodStart },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: "price_details",
      unit_amount_decimal: String(line.proration ? line.amount / line.quantity : price.unitAmount),
    },
    quantity: line.quantity,
    quantity_decimal: String(line.quantity),
    subscription: invoice.subscription,
    subtotal: line.amount,
    taxes: [],
  } satisfies Wire<Stripe.InvoiceLineItem>;
}

function renderParent(invoice: InvoiceRecord, line: InvoiceLineRecord) {
  if (line.subscriptionItem === null) return null;
  return {
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: null,
      proration: line.proration,
      proration_details: line.proration ? { credited_items: null } : null,
      subscription: invoice.subscription,
      subscription_item: line.subscriptionItem,
    },
    type: "subscription_item_details",
  } satisfies Wire<Stripe.InvoiceLineItem.Parent>;
}
