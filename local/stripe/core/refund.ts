import type { ChargeRecord, DisputeRecord, RefundRecord } from "../state/money.ts";
import { inParam, known } from "./find.ts";
import { invalid } from "./refusal.ts";
import type { Tx } from "./tx.ts";

export type RefundRequest = {
  readonly charge?: string | undefined;
  readonly payment_intent?: string | undefined;
  /** Cents; all that is left when absent. */
  readonly amount?: number | undefined;
  readonly reason?: RefundRecord["reason"] | undefined;
  readonly metadata?: Record<string, string> | undefined;
};

/** Gives a charge back, wholly or in part. */
export function refundCharge(tx: Tx, request: RefundRequest): RefundRecord {
  const charge = chargeToRefund(tx, request);
  const left = charge.amount - charge.amountRefunded;
  const amount = request.amount ?? left;
  refuseImpossible(charge, amount, left);
  const refund = tx.put("refunds", {
    id: tx.id("re"),
    created: tx.now,
    amount,
    charge: charge.id,
    paymentIntent: charge.paymentIntent,
    customer: charge.customer,
    reason: request.reason ?? null,
    metadata: request.metadata ?? {},
  });
  tx.change("charges", { ...charge, amountRefunded: charge.amountRefunded + amount }, "charge.refunded");
  tx.emit("refund.created", refund.id);
  return refund;
}

function chargeToRefund(tx: Tx, request: RefundRequest): ChargeRecord {
  if (request.charge !== undefined) return inParam(tx, "charges", request.charge, "charge");
  if (request.payment_intent === undefined) {
    throw invalid(
      "One of the following params should be provided for this request: payment_intent or charge.",
    );
  }
  const intent = inParam(tx, "paymentIntents", request.payment_intent, "payment_intent");
  if (intent.latestCharge === null) {
    throw invalid(
      `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
      "payment_intent",
    );
  }
  return known(tx, "charges", intent.latestCharge);
}

function refuseImpossible(charge: ChargeRecord, amount: number, left: number): void {
  if (charge.status !== "succeeded")
    throw invalid(`Charge ${charge.id} has not succeeded, so it cannot be refunded.`);
  if (charge.disputed) {
    throw invalid(
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      undefined,
      "charge_disputed",
    );
  }
  if (left === 0)
    throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, "charge_already_refunded");
  if (amount <= 0) throw invalid("Invalid positive integer", "amount", "parameter_invalid_integer");
  if (amount > left) {
    throw invalid(
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      "amount",
    );
  }
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}

/** The cardholder's bank takes the money back. */
export function openDispute(tx: Tx, chargeId: string, reason = "fraudulent"): DisputeRecord {
  const charge = inParam(tx, "charges", chargeId, "charge");
  if (charge.status !== "succeeded")
    throw invalid(`Charge ${charge.id} has not succeeded, so it cannot be disputed.`);
  if (charge.disputed) throw invalid(`Charge ${charge.id} is already disputed.`);
  const dispute = tx.put("disputes", {
    id: tx.id("dp"),
    created: tx.now,
    amount: charge.amount - charge.amountRefunded,
    charge: charge.id,
    paymentIntent: charge.paymentIntent,
    reason,
    status: "needs_response",
  });
  tx.change("charges", { ...charge, disputed: true }, "charge.updated");
  tx.emit("charge.dispute.created", dispute.id);
  tx.emit("charge.dispute.funds_withdrawn", dispute.id);
  return dispute;
}
