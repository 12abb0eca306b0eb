import { cardOf, type ChargeEnd, debitSettlesAfter, declineText } from "../cards.ts";
import type { ChargeRecord, FailureRecord, PaymentIntentRecord } from "../state/money.ts";
import type { PaymentMethodRecord } from "../state/people.ts";
import { known } from "./find.ts";
import type { Tx } from "./tx.ts";

/** Who is present while the card is charged: the person at a page, the person after confirming, or nobody. */
export type Presence = "at-checkout" | "confirmed" | "off-session";

export type PaymentOutcome =
  | { readonly kind: "succeeded" }
  | { readonly kind: "processing" }
  | { readonly kind: "requires-action" }
  | { readonly kind: "failed"; readonly failure: FailureRecord };

type NewIntent = Pick<PaymentIntentRecord, "amount" | "customer" | "description">;

export function createIntent(tx: Tx, details: NewIntent): PaymentIntentRecord {
  const intent: PaymentIntentRecord = {
    ...details,
    id: tx.id("pi"),
    created: tx.now,
    secret: tx.id("secret"),
    status: "requires_payment_method",
    paymentMethod: null,
    latestCharge: null,
    failure: null,
    canceledAt: null,
    settlesAt: null,
  };
  return tx.change("paymentIntents", intent, "payment_intent.created");
}

/**
 * Charges a payment once. A payment that succeeded or is processing is left alone, so paying twice is safe.
 */
export function payIntent(tx: Tx, intentId: string, methodId: string, presence: Presence): PaymentOutcome {
  const intent = known(tx, "paymentIntents", intentId);
  if (intent.status === "succeeded") return { kind: "succeeded" };
  if (intent.status === "processing") return { kind: "processing" };
  const method = known(tx, "paymentMethods", methodId);
  return ends[chargeEnd(method, presence)](tx, { ...intent, paymentMethod: methodId }, method);
}

function chargeEnd(method: PaymentMethodRecord, presence: Presence): ChargeEnd {
  if (presence === "confirmed") return "succeeds";
  const card = cardOf(method.number);
  return presence === "at-checkout" ? card.atCheckout : card.later;
}

type End = (tx: Tx, intent: PaymentIntentRecord, method: PaymentMethodRecord) => PaymentOutcome;

const startDebit: End = (tx, intent, method) => {
  const charge = addCharge(tx, intent, method, "pending", null);
  tx.put("paymentIntents", {
    ...intent,
    status: "processing",
    latestCharge: charge.id,
    settlesAt: tx.now + debitSettlesAfter,
    failure: null,
  });
  tx.emit("charge.pending", charge.id);
  tx.emit("payment_intent.processing", intent.id);
  return { kind: "processing" };
};

const ends: Readonly<Record<ChargeEnd, End>> = {
  succeeds: (tx, intent, method) => {
    const charge = addCharge(tx, intent, method, "succeeded", null);
    tx.put("paymentIntents", { ...intent, status: "succeeded", latestCharge: charge.id, failure: null });
    tx.emit("charge.succeeded", charge.id);
    tx.emit("payment_intent.succeeded", intent.id);
    return { kind: "succeeded" };
  },
  declines: (tx, intent, method) => fail(tx, intent, method, declined(cardOf(method.number).declineCode)),
  "asks-to-confirm": (tx, intent) => {
    tx.put("paymentIntents", { ...intent, status: "requires_action", failure: null });
    tx.emit("payment_intent.requires_action", intent.id);
    return { kind: "requires-action" };
  },
  "settles-later": startDebit,
  "bounces-later": startDebit,
};

function declined(declineCode: string): FailureRecord {
  return { code: "card_declined", declineCode, message: declineText(declineCode) };
}

function fail(
  tx: Tx,
  intent: PaymentIntentRecord,
  method: PaymentMethodRecord,
  failure: FailureRecord,
): PaymentOutcome {
  const charge = addCharge(tx, intent, method, "failed", failure);
  tx.put("paymentIntents", {
    ...intent,
    status: "requires_payment_method",
    latestCharge: charge.id,
    failure,
  });
  tx.emit("charge.failed", charge.id);
  tx.emit("payment_intent.payment_failed", intent.id);
  return { kind: "failed", failure };
}

/** The person declined, or authentication failed, so nothing was charged. */
export function refuseConfirmation(tx: Tx, intentId: string): PaymentOutcome {
  const failure = {
    code: "payment_intent_authentication_failure",
    declineCode: null,
    message:
      "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
  };
  const intent = known(tx, "paymentIntents", intentId);
  if (intent.status !== "requires_action") return { kind: "failed", failure };
  tx.put("paymentIntents", { ...intent, status: "requires_payment_method", failure });
  tx.emit("payment_intent.payment_failed", intentId);
  return { kind: "failed", failure };
}

/** A bank debit succeeded or bounced. */
export function settleDebit(tx: Tx, intentId: string): PaymentOutcome {
  const intent = known(tx, "paymentIntents", intentId);
  const method = known(tx, "paymentMethods", intent.paymentMethod ?? "");
  const charge = known(tx, "charges", intent.latestCharge ?? "");
  if (cardOf(method.number).atCheckout === "settles-later") {
    tx.put("charges", { ...charge, status: "succeeded" });
    tx.put("paymentIntents", { ...intent, status: "succeeded", settlesAt: null });
    tx.emit("charge.succeeded", charge.id);
    tx.emit("payment_intent.succeeded", intent.id);
    return { kind: "succeeded" };
  }
  const failure = {
    code: "insufficient_funds",
    declineCode: null,
    message: "The customer's account has insufficient funds.",
  };
  tx.put("charges", { ...charge, status: "failed", failure });
  tx.put("paymentIntents", { ...intent, status: "requires_payment_method", settlesAt: null, failure });
  tx.emit("charge.failed", charge.id);
  tx.emit("payment_intent.payment_failed", intent.id);
  return { kind: "failed", failure };
}

export function cancelIntent(tx: Tx, intentId: string): void {
  const intent = known(tx, "paymentIntents", intentId);
  if (intent.status === "succeeded" || intent.status === "canceled") return;
  tx.put("paymentIntents", { ...intent, status: "canceled", canceledAt: tx.now, settlesAt: null });
  tx.emit("payment_intent.canceled", intentId);
}

function addCharge(
  tx: Tx,
  intent: PaymentIntentRecord,
  method: PaymentMethodRecord,
  status: ChargeRecord["status"],
  failure: FailureRecord | null,
): ChargeRecord {
  return tx.put("charges", {
    id: tx.id("ch"),
    created: tx.now,
    amount: intent.amount,
    refunded: false,
    customer: intent.customer,
    paymentIntent: intent.id,
    paymentMethod: method.id,
    status,
    failure,
    disputed: false,
    description: intent.description,
  });
}
