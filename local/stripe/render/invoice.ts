import type Stripe from "stripe";
import { priceOf } from "../catalogue.ts";
import { type InvoiceLineRecord, type InvoiceRecord, invoiceAmounts } from "../state/billing.ts";
import type { State } from "../state/state.ts";
import { listOf, type Serialized } from "./serialized.ts";

export function renderInvoice(state: State, invoice: InvoiceRecord) {
  const amounts = invoiceAmounts(invoice);
  const published = invoice.finalizedAt !== null;
  return {
    id: invoice.id,
    object: "invoice",
    account_country: "US",
    account_name: "Hearken practice",
    account_tax_ids: null,
    amount_due: amounts.due,
    amount_overpaid: 0,
    amount_paid: amounts.paid,
    amount_remaining: amounts.remaining,
    amount_shipping: 0,
    application: null,
    attempt_count: invoice.attemptCount,
    attempted: invoice.attemptCount > 0,
    auto_advance: invoice.finalizesAt !== null || invoice.nextAttempt !== null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: invoice.finalizesAt,
    billing_reason: invoice.billingReason,
    collection_method: "charge_automatically",
    created: invoice.created,
    currency: "usd",
    custom_fields: null,
    customer: invoice.customer,
    customer_account: null,
    customer_address: null,
    customer_email: state.customers[invoice.customer]?.email ?? null,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: "none",
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: invoice.finalizedAt,
    ending_balance: invoice.endingBalance,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: published ? `${state.origin}/i/${invoice.id}` : null,
    invoice_pdf: published ? `${state.origin}/i/${invoice.id}/print` : null,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(
      `/v1/invoices/${invoice.id}/lines`,
      invoice.lines.map((line) => renderLine(invoice, line)),
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: invoice.nextAttempt,
    number: invoice.number,
    on_behalf_of: null,
    parent: renderParent(invoice),
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: invoice.periodEnd,
    period_start: invoice.periodStart,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: invoice.startingBalance,
    statement_descriptor: null,
    status: invoice.status,
    status_transitions: {
      finalized_at: invoice.finalizedAt,
      marked_uncollectible_at: null,
      paid_at: invoice.paidAt,
      voided_at: invoice.voidedAt,
    },
    subtotal: amounts.total,
    subtotal_excluding_tax: amounts.total,
    test_clock: null,
    total: amounts.total,
    total_discount_amounts: [],
    total_excluding_tax: amounts.total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: published ? invoice.created : null,
  } satisfies Serialized<Stripe.Invoice>;
}

function renderParent({ subscription, prorationDate }: InvoiceRecord) {
  return {
    quote_details: null,
    subscription_details: {
      metadata: {},
      subscription,
      ...(prorationDate === null ? {} : { subscription_proration_date: prorationDate }),
    },
    type: "subscription_details",
  } satisfies Serialized<Stripe.Invoice.Parent>;
}

function renderLine(invoice: InvoiceRecord, line: InvoiceLineRecord) {
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
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: line.proration,
        proration_details: line.proration ? { credited_items: null } : null,
        subscription: invoice.subscription,
        subscription_item: line.subscriptionItem,
      },
      type: "subscription_item_details",
    },
    period: { end: line.periodEnd, start: line.periodStart },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: "price_details",
      unit_amount_decimal: String(line.proration ? line.amount : price.unitAmount),
    },
    quantity: 1,
    quantity_decimal: "1",
    subscription: invoice.subscription,
    subtotal: line.amount,
    taxes: [],
  } satisfies Serialized<Stripe.InvoiceLineItem>;
}
