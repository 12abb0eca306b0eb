import type Stripe from "stripe";
import type { InvoiceRecord } from "../state/billing.ts";
import type { State } from "../state/state.ts";
import { invoiceAmounts } from "./amounts.ts";
import { renderInvoiceLine } from "./invoice-line.ts";
import { wholeList } from "./list.ts";
import type { Wire } from "./wire.ts";

const accountName = "Hearken practice";

export function renderInvoice(state: State, invoice: InvoiceRecord) {
  const amounts = invoiceAmounts(invoice);
  const customer = state.customers[invoice.customer];
  const published = invoice.finalizedAt !== null;
  const metadata = subscriptionMetadata(state, invoice);
  return {
    id: invoice.id,
    object: "invoice",
    account_country: "US",
    account_name: accountName,
    account_tax_ids: null,
    amount_due: amounts.due,
    amount_overpaid: 0,
    amount_paid: amounts.paid,
    amount_remaining: amounts.remaining,
    amount_shipping: 0,
    application: null,
    attempt_count: invoice.attemptCount,
    attempted: invoice.attemptCount > 0,
    auto_advance: invoice.autoAdvance,
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
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    customer_phone: customer?.phone ?? null,
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
    lines: wholeList(
      `/v1/invoices/${invoice.id}/lines`,
      invoice.lines.map((line) => renderInvoiceLine(invoice, line, metadata)),
    ),
    livemode: false,
    metadata: invoice.metadata,
    next_payment_attempt: invoice.nextAttempt,
    number: invoice.number,
    on_behalf_of: null,
    parent: renderParent(invoice, metadata),
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
      marked_uncollectible_at: invoice.uncollectibleAt,
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
  } satisfies Wire<Stripe.Invoice>;
}

function subscriptionMetadata(state: State, invoice: InvoiceRecord): Record<string, string> {
  if (invoice.subscription === null) return {};
  return state.subscriptions[invoice.subscription]?.metadata ?? {};
}

function renderParent(invoice: InvoiceRecord, metadata: Record<string, string>) {
  if (invoice.subscription === null) return null;
  return {
    quote_details: null,
    subscription_details: {
      metadata,
      subscription: invoice.subscription,
      ...(invoice.prorationDate === null ? {} : { subscription_proration_date: invoice.prorationDate }),
    },
    type: "subscription_details",
  } satisfies Wire<Stripe.Invoice.Parent>;
}

/** The invoice's payments: a list that is only sent when a request asks to expand it. */
export function renderInvoicePayments(state: State, invoice: InvoiceRecord) {
  const intent = invoice.paymentIntent;
  const payments = intent === null ? [] : [renderInvoicePayment(state, invoice, intent)];
  return wholeList(`/v1/invoice_payments?invoice=${invoice.id}`, payments);
}

function renderInvoicePayment(_state: State, invoice: InvoiceRecord, intent: string) {
  const amounts = invoiceAmounts(invoice);
  return {
    id: invoice.paymentId,
    object: "invoice_payment",
    amount_paid: invoice.status === "paid" ? amounts.due : null,
    amount_requested: amounts.due,
    created: invoice.finalizedAt ?? invoice.created,
    currency: "usd",
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent, type: "payment_intent" },
    status: invoice.status === "paid" ? "paid" : invoice.status === "void" ? "canceled" : "open",
    status_transitions: { canceled_at: invoice.voidedAt, paid_at: invoice.paidAt },
  } satisfies Wire<Stripe.InvoicePayment>;
}
