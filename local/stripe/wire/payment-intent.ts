import type Stripe from "stripe";
import { cardOf } from "../cards.ts";
import type { PaymentIntentRecord } from "../state/money.ts";
import type { State } from "../state/state.ts";
import type { Wire } from "./wire.ts";

export function renderPaymentIntent(state: State, intent: PaymentIntentRecord) {
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
    metadata: intent.metadata,
    next_action:
      intent.status === "requires_action"
        ? {
            redirect_to_url: { return_url: null, url: `${state.origin}/confirm/${intent.id}` },
            type: "redirect_to_url",
          }
        : null,
    on_behalf_of: null,
    payment_method: intent.status === "requires_payment_method" ? null : intent.paymentMethod,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: [methodType(state, intent)],
    payment_record: null,
    processing: null,
    receipt_email: intent.receiptEmail,
    review: null,
    setup_future_usage: intent.offSession ? "off_session" : null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: intent.status,
    transfer_data: null,
    transfer_group: null,
  } satisfies Wire<Stripe.PaymentIntent>;
}

function methodType(state: State, intent: PaymentIntentRecord): "card" | "us_bank_account" {
  const method = intent.paymentMethod === null ? undefined : state.paymentMethods[intent.paymentMethod];
  return method === undefined ? "card" : cardOf(method.number).kind;
}

function renderFailure(intent: PaymentIntentRecord) {
  if (intent.failure === null) return null;
  return {
    ...(intent.latestCharge === null ? {} : { charge: intent.latestCharge }),
    code: intent.failure.code,
    ...(intent.failure.declineCode === null ? {} : { decline_code: intent.failure.declineCode }),
    message: intent.failure.message,
    type: "card_error",
  } satisfies Wire<Stripe.PaymentIntent.LastPaymentError>;
}
