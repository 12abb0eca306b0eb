import { expect, test } from "vitest";
import type { Stripe } from "stripe";
import { type JudgedSession, judgeSession } from "./judge-session.ts";
import type { PriceIds } from "./prices.ts";

const prices: PriceIds = {
  "premium-monthly": ["price_monthly"],
  "premium-annual": ["price_annual"],
  "24hour_pass": ["price_pass"],
};

const line = (price: string) => ({ price: { id: price } }) as Stripe.LineItem;
const lines = (...ids: string[]) => ({ data: ids.map(line) }) as Stripe.ApiList<Stripe.LineItem>;

function intent(status: string, charge: Partial<Stripe.Charge> = {}) {
  const latest = { refunded: false, disputed: false, ...charge };
  return { id: "pi_1", status, latest_charge: latest } as Stripe.PaymentIntent;
}

const pass: JudgedSession = {
  mode: "payment",
  status: "complete",
  payment_status: "paid",
  customer: "cus_1",
  line_items: lines("price_pass"),
  payment_intent: intent("succeeded"),
};
const monthly: JudgedSession = {
  ...pass,
  mode: "subscription",
  line_items: lines("price_monthly"),
  payment_intent: null,
};

const bought = {
  kind: "paid",
  plan: "24hour_pass",
  customerId: "cus_1",
  paymentIntentId: "pi_1",
  takenBack: false,
};
const subscribed = { ...bought, plan: "premium-monthly", paymentIntentId: null };

test.each<[string, JudgedSession, object]>([
  ["a paid pass", pass, bought],
  ["a subscription", monthly, subscribed],
  [
    "a subscription that costs nothing yet",
    { ...monthly, payment_status: "no_payment_required" },
    subscribed,
  ],
  [
    "a subscription by bank debit",
    { ...monthly, payment_status: "unpaid" },
    { ...subscribed, kind: "pending" },
  ],
  ["a pass for nothing", { ...pass, payment_status: "no_payment_required" }, { kind: "unpaid" }],
  ["an open checkout", { ...pass, status: "open", payment_status: "unpaid" }, { kind: "unpaid" }],
  ["one that ran out", { ...pass, status: "expired", payment_status: "unpaid" }, { kind: "unpaid" }],
  ["one said to be paid and not complete", { ...pass, status: "open" }, { kind: "unpaid" }],
  [
    "a debit under way",
    { ...pass, payment_status: "unpaid", payment_intent: intent("processing") },
    { ...bought, kind: "pending" },
  ],
  [
    "a debit that bounced",
    { ...pass, payment_status: "unpaid", payment_intent: intent("requires_payment_method") },
    { kind: "unpaid" },
  ],
  [
    "a refund",
    { ...pass, payment_intent: intent("succeeded", { refunded: true }) },
    { ...bought, takenBack: true },
  ],
  [
    "a dispute",
    { ...pass, payment_intent: intent("succeeded", { disputed: true }) },
    { ...bought, takenBack: true },
  ],
  [
    "a part given back",
    { ...pass, payment_intent: intent("succeeded", { refunded: false, amount_refunded: 40 }) },
    bought,
  ],
  ["another price", { ...pass, line_items: lines("price_other") }, { kind: "foreign" }],
  ["two things", { ...pass, line_items: lines("price_pass", "price_pass") }, { kind: "foreign" }],
  ["nothing", { ...pass, line_items: lines() }, { kind: "foreign" }],
  ["a pass as a subscription", { ...monthly, line_items: lines("price_pass") }, { kind: "foreign" }],
  ["a plan as a one-off", { ...pass, line_items: lines("price_annual") }, { kind: "foreign" }],
  ["a guest", { ...pass, customer: null }, { kind: "foreign" }],
])("%s", (_name, session, expected) => {
  expect(judgeSession(session, prices)).toEqual(expected);
});
