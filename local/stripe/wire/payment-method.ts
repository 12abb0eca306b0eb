import type Stripe from "stripe";
import { cardOf, lastFour } from "../cards.ts";
import type { PaymentMethodRecord } from "../state/people.ts";
import type { Wire } from "./wire.ts";

export function renderBillingDetails(method: PaymentMethodRecord | undefined) {
  return {
    address: null,
    email: method?.email ?? null,
    name: method?.name ?? null,
    phone: null,
    tax_id: null,
  } satisfies Wire<Stripe.PaymentMethod.BillingDetails>;
}

export function renderPaymentMethod(method: PaymentMethodRecord) {
  const base = {
    id: method.id,
    object: "payment_method",
    allow_redisplay: "limited",
    billing_details: renderBillingDetails(method),
    created: method.created,
    customer: method.customer,
    customer_account: null,
    livemode: false,
    metadata: {},
  } satisfies Partial<Wire<Stripe.PaymentMethod>>;
  return cardOf(method.number).kind === "card"
    ? ({ ...base, type: "card", card: renderCard(method) } satisfies Wire<Stripe.PaymentMethod>)
    : ({
        ...base,
        type: "us_bank_account",
        us_bank_account: renderBank(method),
      } satisfies Wire<Stripe.PaymentMethod>);
}

function renderCard(method: PaymentMethodRecord) {
  const card = cardOf(method.number);
  return {
    brand: card.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: "pass" },
    country: "US",
    display_brand: card.brand,
    exp_month: method.expMonth,
    exp_year: method.expYear,
    fingerprint: `practice${lastFour(method.number)}`,
    funding: "credit",
    generated_from: null,
    last4: lastFour(method.number),
    networks: { available: [card.brand], preferred: null },
    regulated_status: "unregulated",
    three_d_secure_usage: { supported: true },
    wallet: null,
  } satisfies Wire<Stripe.PaymentMethod.Card>;
}

function renderBank(method: PaymentMethodRecord) {
  return {
    account_holder_type: "individual",
    account_type: "checking",
    bank_name: cardOf(method.number).brand,
    financial_connections_account: null,
    fingerprint: `practice${lastFour(method.number)}`,
    last4: lastFour(method.number),
    networks: { preferred: "ach", supported: ["ach"] },
    routing_number: "110000000",
    status_details: {},
  } satisfies Wire<Stripe.PaymentMethod.UsBankAccount>;
}
