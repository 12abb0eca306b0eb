import { expect, test } from "vitest";
import { cards, eventsOf, idOf, startStandIn, submitCheckout } from "./stripe-harness.ts";

async function paidPass() {
  const standIn = await startStandIn();
  const { stripe, pass } = standIn;
  const { id: customer } = await stripe.customers.create({ email: "sam@example.com" });
  const session = await stripe.checkout.sessions.create({
    mode: "payment",
    customer,
    line_items: [{ price: pass, quantity: 1 }],
    success_url: "http://localhost:3000/",
  });
  await submitCheckout(session.url ?? "", cards.good);
  const expand = ["payment_intent.latest_charge"];
  const charge = async () => {
    const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(session.id, { expand });
    if (typeof intent !== "object" || typeof intent?.latest_charge !== "object") throw new Error("no charge");
    return intent.latest_charge;
  };
  const { id, payment_intent: intent } = (await charge()) ?? {};
  return { ...standIn, charge, id: id ?? "", intent: idOf(intent) };
}

test("a refund returns a payment once, and is reported with the charge", async () => {
  const { charge, id, intent, ...standIn } = await paidPass();
  expect(await standIn.control("refund", { charge: id })).toEqual({ id });
  expect(await charge()).toMatchObject({ refunded: true, amount_refunded: 100 });
  const [event] = await eventsOf(standIn, "charge.refunded");
  expect(event?.data.object).toMatchObject({ id, payment_intent: intent, refunded: true });
  expect(await standIn.control("refund", { charge: id })).toEqual({
    error: `Charge ${id} has already been refunded.`,
  });
});

test("a refund can be made on the control page", async () => {
  const { charge, id, url } = await paidPass();
  const body = new URLSearchParams({ charge: id });
  const answer = await fetch(`${url}/_control/refund`, { method: "POST", body, redirect: "manual" });
  expect(answer.headers.get("location")).toBe("/");
  expect(await charge()).toMatchObject({ refunded: true });
  const again = await fetch(`${url}/_control/refund`, { method: "POST", body });
  expect(await again.text()).toContain("has already been refunded");
});

test("a dispute is opened by the cardholder and prevents a refund", async () => {
  const { charge, id, intent, ...standIn } = await paidPass();
  const { control } = standIn;
  const { id: dispute } = await control("dispute", { charge: id });
  const [event] = await eventsOf(standIn, "charge.dispute.created");
  expect(event?.data.object).toMatchObject({
    id: dispute,
    charge: id,
    payment_intent: intent,
    amount: 100,
    status: "needs_response",
    reason: "fraudulent",
  });
  expect(await charge()).toMatchObject({ disputed: true });
  for (const action of ["refund", "dispute"])
    expect(await control(action, { charge: id })).toEqual({ error: `Charge ${id} has been charged back.` });
});
