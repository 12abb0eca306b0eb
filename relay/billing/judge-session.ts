import type { PaidPlanId } from "#shared/billing.ts";
import type { Stripe } from "stripe";
import { planOfPrice, type PriceIds } from "./prices.ts";
import { idOf } from "./stripe.ts";

/** The verdict on a checkout session. */
export type Judgement =
  /** Not ours, or without a customer. */
  | { readonly kind: "foreign" }
  | { readonly kind: "unpaid" }
  | {
      readonly kind: "paid" | "pending";
      readonly plan: PaidPlanId;
      readonly customerId: string;
      readonly paymentIntentId: string | null;
      /** Refunded in full, or disputed at some time. */
      readonly takenBack: boolean;
    };

export type JudgedSession = Pick<
  Stripe.Checkout.Session,
  "mode" | "status" | "payment_status" | "customer" | "line_items" | "payment_intent"
>;

/** We only ever sell exactly one item per session. */
function boughtPlan({ mode, line_items: lines }: JudgedSession, prices: PriceIds): PaidPlanId | null {
  const [line, second] = lines?.data ?? [];
  if (line === undefined || second !== undefined) return null;
  const plan = planOfPrice(prices, idOf(line.price) ?? "");
  return (plan === "24hour_pass") === (mode === "payment") ? plan : null;
}

export function chargeOf({ payment_intent: intent }: JudgedSession): Stripe.Charge | null {
  if (typeof intent !== "object" || intent === null) return null;
  return typeof intent.latest_charge === "object" ? intent.latest_charge : null;
}

/** A bank debit that hasn't settled; one that bounced isn't paid and never will be. */
function isUnderWay({ payment_intent: intent, mode }: JudgedSession): boolean {
  if (mode === "subscription") return true;
  return typeof intent === "object" && intent?.status === "processing";
}

function stateOf(session: JudgedSession): "paid" | "pending" | "unpaid" {
  if (session.status !== "complete") return "unpaid";
  const paid =
    session.payment_status === "paid" ||
    (session.mode === "subscription" && session.payment_status === "no_payment_required");
  if (paid) return "paid";
  return isUnderWay(session) ? "pending" : "unpaid";
}

/**
 * Judges a session read with `line_items` and `payment_intent.latest_charge`. The price of its line
 * determines the product, never the metadata.
 */
export function judgeSession(session: JudgedSession, prices: PriceIds): Judgement {
  const customerId = idOf(session.customer);
  const plan = boughtPlan(session, prices);
  if (customerId === null || plan === null) return { kind: "foreign" };
  const kind = stateOf(session);
  if (kind === "unpaid") return { kind };
  const charge = chargeOf(session);
  return {
    kind,
    plan,
    customerId,
    paymentIntentId: idOf(session.payment_intent),
    takenBack: charge?.refunded === true || charge?.disputed === true,
  };
}
