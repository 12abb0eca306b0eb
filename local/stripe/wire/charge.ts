import type Stripe from "stripe";
import { cardOf, lastFour } from "../cards.ts";
import type { ChargeRecord, FailureRecord } from "../state/money.ts";
import type { PaymentMethodRecord } from "../state/people.ts";
import type { State } from "../state/state.ts";
import { renderBillingDetails } from "./payment-method.ts";
import type { Wire } from "./wire.ts";

export function renderCharge(state: State, charge: ChargeRecord) {
  const method = state.paymentMethods[charge.paymentMethod];
  return {
    id: charge.id,
    object: "charge",
    amount: charge.amount,
    amount_captured: charge.status === "succeeded" ? charge.amount : 0,
    amount_refunded: charge.amountRefunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: renderBillingDetails(method),
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
    metadata: charge.metadata,
    on_behalf_of: null,
    outcome: renderOutcome(charge.failure),
    paid: charge.status === "succeeded",
    payment_intent: charge.paymentIntent,
    payment_method: charge.paymentMethod,
    payment_method_details: method === undefined ? null : renderMethodDetails(charge, method),
    receipt_email: charge.receiptEmail,
    receipt_number: null,
    receipt_url: charge.status === "succeeded" ? `${state.origin}/receipts/${charge.id}` : null,
    refunded: charge.amount > 0 && charge.amountRefunded === charge.amount,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: charge.status,
    transfer_data: null,
    transfer_group: null,
  } satisfies Wire<Stripe.Charge>;
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
  } satisfies Wire<Stripe.Charge.Outcome>;
}

function renderMethodDetails(charge: ChargeRecord, method: PaymentMethodRecord) {
  return cardOf(method.number).kind === "card"
    ? { card: renderCard(charge, method), type: "card" }
    : { us_bank_account: renderBank(method), type: "us_bank_account" };
}

function renderCard(charge: ChargeRecord, method: PaymentMethodRecord) {
  const card = cardOf(method.number);
  return {
    amount_authorized: charge.status === "succeeded" ? charge.amount : null,
    authorization_code: null,
    brand: card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
    country: "US",
    electronic_commerce_indicator: null,
    exp_month: method.expMonth,
    exp_year: method.expYear,
    fingerprint: `practice${lastFour(method.number)}`,
    funding: "credit",
    installments: null,
    last4: lastFour(method.number),
    mandate: null,
    network: card.brand,
    network_transaction_id: null,
    regulated_status: "unregulated",
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  } satisfies Wire<Stripe.Charge.PaymentMethodDetails.Card>;
}

function renderBank(method: PaymentMethodRecord) {
  return {
    account_holder_type: "individual",
    account_type: "checking",
    bank_name: cardOf(method.number).brand,
    fingerprint: `practice${lastFour(method.number)}`,
    last4: lastFour(method.number),
    payment_reference: null,
    routing_number: "110000000",
  } satisfies Wire<Stripe.Charge.PaymentMethodDetails.UsBankAccount>;
}
