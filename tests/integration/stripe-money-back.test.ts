import { describe, expect, test } from "vitest";
import { cards, idOf, startStandIn, submitCheckout } from "./stripe-harness.ts";

async function paidPass() {
  const standIn = await startStandIn();
  const { stripe, pass } = standIn;
  const session = await stripe.checkout.sessions.create({
    mode: "payment",
    line_items: [{ price: pass, quantity: 1 }],
    success_url: "http://localhost:3000/",
    payment_intent_data: { metadata: { user: "u1" } },
  });
  await submitCheckout(session.url ?? "", cards.good);
  const intent = idOf((await stripe.checkout.sessions.retrieve(session.id)).payment_intent);
  const charge = idOf((await stripe.paymentIntents.retrieve(intent)).latest_charge);
  return { ...standIn, intent, charge };
}

describe("refunds", () => {
  test("give a payment back and say so with the charge", async () => {
    const { stripe, intent, charge } = await paidPass();
    const refund = await stripe.refunds.create({ payment_intent: intent, reason: "requested_by_customer" });
    expect(refund).toMatchObject({ amount: 100, status: "succeeded", charge, payment_intent: intent });
    expect(await stripe.charges.retrieve(charge)).toMatchObject({
      refunded: true,
      amount_refunded: 100,
      metadata: { user: "u1" },
    });
    const [event] = (await stripe.events.list({ type: "charge.refunded" })).data;
    expect(event?.data).toMatchObject({
      object: { id: charge, payment_intent: intent, refunded: true },
      previous_attributes: { amount_refunded: 0, refunded: false },
    });
    await expect(stripe.refunds.create({ charge })).rejects.toMatchObject({
      code: "charge_already_refunded",
    });
    expect((await stripe.refunds.list({ charge })).data.map(({ id }) => id)).toEqual([refund.id]);
  });

  test("can be partial, and never more than was paid", async () => {
    const { stripe, charge } = await paidPass();
    await stripe.refunds.create({ charge, amount: 40 });
    expect(await stripe.charges.retrieve(charge)).toMatchObject({ refunded: false, amount_refunded: 40 });
    await expect(stripe.refunds.create({ charge, amount: 61 })).rejects.toMatchObject({ param: "amount" });
    await stripe.refunds.create({ charge, amount: 60 });
    expect((await stripe.charges.retrieve(charge, { expand: ["refunds"] })).refunds?.data).toHaveLength(2);
  });

  test("can be made on the control page", async () => {
    const { stripe, charge, url } = await paidPass();
    const body = new URLSearchParams({ charge });
    const answer = await fetch(`${url}/_control/refund`, { method: "POST", body, redirect: "manual" });
    expect(answer.headers.get("location")).toBe("/");
    expect((await stripe.charges.retrieve(charge)).refunded).toBe(true);
    const again = await fetch(`${url}/_control/refund`, { method: "POST", body });
    expect(await again.text()).toContain("has already been refunded");
  });
});

describe("disputes", () => {
  test("are opened by the cardholder and forbid a refund", async () => {
    const { stripe, charge, intent, control } = await paidPass();
    const { id } = await control("dispute", { charge });
    const dispute = await stripe.disputes.retrieve(String(id));
    expect(dispute).toMatchObject({
      charge,
      payment_intent: intent,
      amount: 100,
      status: "needs_response",
      reason: "fraudulent",
    });
    expect((await stripe.charges.retrieve(charge)).disputed).toBe(true);
    expect((await stripe.events.list({ type: "charge.dispute.created" })).data[0]?.data.object).toMatchObject(
      { id, charge },
    );
    await expect(stripe.refunds.create({ charge })).rejects.toMatchObject({ code: "charge_disputed" });
    expect(await control("dispute", { charge })).toEqual({ error: `Charge ${charge} is already disputed.` });
  });
});
