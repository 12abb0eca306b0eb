import type Stripe from "stripe";
import type { ChargeRecord, FailureRecord, PaymentIntentRecord } from "../state/money.ts";
import type { State } from "../state/state.ts";
import type { Serialized } from "./serialized.ts";

export function renderPaymentIntent(intent: PaymentIntentRecord) {
  return {
    id: intent.id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount: intent.amount,
    amount_capturable: 0,
    amount_received: intent.status === "succeeded" ? intent.amount : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: intent.canceledAt,
    cancellation_reason: null,
    capture_method: "automatic",
    client_secret: `${intent.id}_${intent.secret}`,
    confirmation_method: "automatic",
    created: intent.created,
    currency: "usd",
    customer: intent.customer,
    customer_account: null,
    description: intent.description,
    excluded_payment_method_types: null,
    last_payment_error: renderFailure(intent),
    latest_charge: intent.latestCharge,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: intent.status === "requires_payment_method" ? null : intent.paymentMethod,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ["card", "us_bank_account"],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: intent.status,
    transfer_data: null,
    transfer_group: null,
  } satisfies Serialized<Stripe.PaymentIntent>;
}

function renderFailure(intent: PaymentIntentRecord) {
  if (intent.failure === null) return null;
  return {
    ...(intent.latestCharge === null ? {} : { charge: intent.latestCharge }),
    code: intent.failure.code,
    ...(intent.failure.declineCode === null ? {} : { decline_code: intent.failure.declineCode }),
    message: intent.failure.message,
    type: "card_error",
  } satisfies Serialized<Stripe.PaymentIntent.LastPaymentError>;
}

export function renderCharge(state: State, charge: ChargeRecord) {
  return {
    id: charge.id,
    object: "charge",
    amount: charge.amount,
    amount_captured: charge.status === "succeeded" ? charge.amount : 0,
    amount_refunded: charge.refunded ? charge.amount : 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: "HEARKEN PRACTICE",
    captured: charge.status !== "failed",
    created: charge.created,
    currency: "usd",
    customer: charge.customer,
    description: charge.description,
    disputed: charge.disputed,
    failure_balance_transaction: null,
    failure_code: charge.failure?.code ?? null,
    failure_message: charge.failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: renderOutcome(charge.failure),
    paid: charge.status === "succeeded",
    payment_intent: charge.paymentIntent,
    payment_method: charge.paymentMethod,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: charge.status === "succeeded" ? `${state.origin}/receipts/${charge.id}` : null,
    refunded: charge.refunded,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: charge.status,
    transfer_data: null,
    transfer_group: null,
  } satisfies Serialized<Stripe.Charge>;
}

function renderOutcome(failure: FailureRecord | null) {
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: failure === null ? "approved_by_network" : "declined_by_network",
    reason: failure?.declineCode ?? null,
    risk_level: "normal",
    risk_score: 10,
    seller_message: failure === null ? "Payment complete." : "The bank did not return any further details.",
    type: failure === null ? "authorized" : "issuer_declined",
  } satisfies Serialized<Stripe.Charge.Outcome>;
}
