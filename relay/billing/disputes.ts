import type { Stripe } from "stripe";
import { chargeOf, type JudgedSession } from "./judge-session.ts";
import { idOf } from "./stripe.ts";

/** The bank only inquires, or has given the money back. */
const harmless = new Set<Stripe.Dispute.Status>([
  "warning_needs_response",
  "warning_under_review",
  "warning_closed",
  "won",
]);

/**
 * Whether the money of a payment that was refunded or disputed is gone. A charge stays `disputed` for good, so only its
 * disputes say how they stand.
 */
export async function isMoneyGone(stripe: Stripe, session: JudgedSession): Promise<boolean> {
  const intent = idOf(session.payment_intent);
  if (chargeOf(session)?.refunded === true || intent === null) return true;
  let known = 0;
  for await (const { status } of stripe.disputes.list({ payment_intent: intent, limit: 100 })) {
    if (!harmless.has(status)) return true;
    known += 1;
  }
  // Disputed, but not listed yet.
  return known === 0;
}
