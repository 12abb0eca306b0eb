import type Stripe from "stripe";
import { priceOf } from "../catalogue.ts";
import type { CheckoutSessionRecord } from "../state/money.ts";
import type { State } from "../state/state.ts";
import { renderPrice } from "./price.ts";
import { listOf, type Serialized } from "./serialized.ts";

export function renderCheckoutSession(state: State, session: CheckoutSessionRecord) {
  const subscribes = session.mode === "subscription";
  return {
    id: session.id,
    object: "checkout.session",
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: session.amount,
    amount_total: session.amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: session.created,
    currency: "usd",
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: session.customer,
    customer_account: null,
    customer_creation: subscribes ? "always" : "if_required",
    customer_details: renderDetails(state, session),
    customer_email: null,
    discounts: [],
    expires_at: session.expiresAt,
    integration_identifier: null,
    invoice: session.invoice,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: session.metadata,
    mode: session.mode,
    origin_context: null,
    payment_intent: subscribes ? null : session.paymentIntent,
    payment_link: null,
    payment_method_collection: subscribes ? "always" : "if_required",
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ["card", "us_bank_account"],
    payment_status: session.paymentStatus,
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: session.status,
    submit_type: null,
    subscription: session.subscription,
    success_url: session.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: session.status === "open" ? `${state.origin}/c/pay/${session.id}` : null,
    wallet_options: null,
  } satisfies Serialized<Stripe.Checkout.Session>;
}

function renderDetails(state: State, { status, customer }: CheckoutSessionRecord) {
  if (status !== "complete") return null;
  return {
    address: null,
    business_name: null,
    email: state.customers[customer]?.email ?? null,
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: "none",
    tax_ids: [],
  } satisfies Serialized<Stripe.Checkout.Session.CustomerDetails>;
}

/** The session's line items, included only if a request asks to expand them. */
export function renderLineItems(session: CheckoutSessionRecord) {
  return listOf(`/v1/checkout/sessions/${session.id}/line_items`, session.lines.map(renderLineItem));
}

function renderLineItem(line: CheckoutSessionRecord["lines"][number]) {
  const price = priceOf(line.price);
  const amount = price.unitAmount;
  return {
    id: line.id,
    object: "item",
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: "usd",
    description: price.title,
    metadata: {},
    price: renderPrice(price),
    quantity: 1,
  } satisfies Serialized<Stripe.LineItem>;
}
