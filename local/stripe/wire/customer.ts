import type Stripe from "stripe";
import type { CustomerRecord } from "../state/people.ts";
import type { State } from "../state/state.ts";
import type { Wire } from "./wire.ts";

export function renderCustomer(state: State, customer: CustomerRecord) {
  return {
    id: customer.id,
    object: "customer",
    address: null,
    balance: customer.balance,
    created: customer.created,
    currency: hasBought(state, customer.id) ? "usd" : null,
    customer_account: null,
    default_source: null,
    delinquent: owes(state, customer.id),
    description: customer.description,
    discount: null,
    email: customer.email,
    invoice_prefix: customer.invoicePrefix,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: customer.defaultPaymentMethod,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: customer.metadata,
    name: customer.name,
    next_invoice_sequence: customer.nextInvoiceSequence,
    phone: customer.phone,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
  } satisfies Wire<Stripe.Customer>;
}

export function renderDeletedCustomer(customer: CustomerRecord) {
  return { id: customer.id, object: "customer", deleted: true } satisfies Wire<Stripe.DeletedCustomer>;
}

function hasBought(state: State, customer: string): boolean {
  return Object.values(state.invoices).some((invoice) => invoice.customer === customer);
}

function owes(state: State, customer: string): boolean {
  return Object.values(state.invoices).some(
    (invoice) => invoice.customer === customer && invoice.status === "open" && invoice.attemptCount > 0,
  );
}
