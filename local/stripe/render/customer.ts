import type Stripe from "stripe";
import type { CustomerRecord, PortalSessionRecord } from "../state/people.ts";
import type { State } from "../state/state.ts";
import type { Serialized } from "./serialized.ts";

export function renderCustomer(state: State, customer: CustomerRecord) {
  const invoices = Object.values(state.invoices).filter((one) => one.customer === customer.id);
  return {
    id: customer.id,
    object: "customer",
    address: null,
    balance: customer.balance,
    created: customer.created,
    currency: invoices.length > 0 ? "usd" : null,
    customer_account: null,
    default_source: null,
    delinquent: invoices.some(({ status, attemptCount }) => status === "open" && attemptCount > 0),
    description: null,
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
    name: null,
    next_invoice_sequence: customer.nextInvoiceSequence,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
  } satisfies Serialized<Stripe.Customer>;
}

export function renderDeletedCustomer(customer: CustomerRecord) {
  return { id: customer.id, object: "customer", deleted: true } satisfies Serialized<Stripe.DeletedCustomer>;
}

export function renderPortalSession(state: State, session: PortalSessionRecord) {
  return {
    id: session.id,
    object: "billing_portal.session",
    configuration: "bpc_practice",
    created: session.created,
    customer: session.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: session.returnUrl,
    url: `${state.origin}/p/session/${session.token}`,
  } satisfies Serialized<Stripe.BillingPortal.Session>;
}
