import type { ChargeRecord, DisputeRecord } from "../state/money.ts";
import { inParam } from "./find.ts";
import { invalid } from "./refusal.ts";
import type { Tx } from "./tx.ts";

/** Refunds a charge in full. */
export function refundCharge(tx: Tx, chargeId: string): ChargeRecord {
  const charge = goodCharge(tx, chargeId);
  if (charge.refunded)
    throw invalid(`Charge ${charge.id} has already been refunded.`, undefined, "charge_already_refunded");
  return tx.change("charges", { ...charge, refunded: true }, "charge.refunded");
}

/** The cardholder's bank reverses the charge. */
export function openDispute(tx: Tx, chargeId: string): DisputeRecord {
  const charge = goodCharge(tx, chargeId);
  const dispute = tx.put("disputes", {
    id: tx.id("dp"),
    created: tx.now,
    amount: charge.refunded ? 0 : charge.amount,
    charge: charge.id,
    paymentIntent: charge.paymentIntent,
    status: "needs_response",
  });
  tx.change("charges", { ...charge, disputed: true }, "charge.updated");
  tx.emit("charge.dispute.created", dispute.id);
  return dispute;
}

/** The cardholder's bank decides. The charge stays marked as disputed either way, as at Stripe. */
export function closeDispute(tx: Tx, chargeId: string, status: "won" | "lost"): DisputeRecord {
  const dispute = Object.values(tx.state.disputes).find(
    (one) => one.charge === chargeId && one.status === "needs_response",
  );
  if (dispute === undefined) throw invalid(`Charge ${chargeId} has no open dispute.`);
  const closed = tx.change("disputes", { ...dispute, status }, "charge.dispute.closed");
  if (status === "won") tx.emit("charge.dispute.funds_reinstated", dispute.id);
  return closed;
}

/** A successful charge that no bank has reversed. */
function goodCharge(tx: Tx, id: string): ChargeRecord {
  const charge = inParam(tx, "charges", id, "charge");
  if (charge.status !== "succeeded") throw invalid(`Charge ${id} has not succeeded.`);
  if (charge.disputed) throw invalid(`Charge ${id} has been charged back.`, undefined, "charge_disputed");
  return charge;
}
