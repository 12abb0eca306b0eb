import { expect, test } from "vitest";
import { z } from "zod";
import { eventually } from "#tests/support/eventually.ts";
import {
  cards,
  day,
  periodEndOf,
  type StandIn,
  startStandIn,
  submitCheckout,
  subscribe,
} from "./stripe-harness.ts";
import { startReceiver } from "#tests/support/webhook-receiver.ts";

/** The events of a subscription bought by a new customer, in the order in which they are sent. */
const sentBySubscribing = [
  "customer.created",
  "payment_intent.created",
  "charge.succeeded",
  "payment_intent.succeeded",
  "customer.updated",
  "invoice.created",
  "customer.subscription.created",
  "invoice.finalized",
  "invoice.paid",
  "invoice.payment_succeeded",
  "customer.subscription.updated",
  "checkout.session.completed",
];

async function pendingOf({ url }: Pick<StandIn, "url">): Promise<number> {
  return z.object({ pending: z.number() }).parse(await (await fetch(`${url}/_control/state`)).json()).pending;
}

test("every event is delivered once, in order, with a signature that only the SDK accepts", async () => {
  const receiver = await startReceiver();
  const standIn = await startStandIn({ webhookUrl: receiver.url });
  const { stripe, env } = standIn;
  await subscribe(standIn, standIn.monthly);
  await eventually(() => expect(receiver.types).toContain("checkout.session.completed"));

  const secret = env["STRIPE_WEBHOOK_SECRET"] ?? "";
  for (const { body, signature } of receiver.received) {
    const event = stripe.webhooks.constructEvent(body, signature, secret);
    expect(event.api_version).toBe("2026-10-28.endive");
    expect(() => stripe.webhooks.constructEvent(body.replace("evt_", "evt_x"), signature, secret)).toThrow(
      /signature/i,
    );
    expect(() => stripe.webhooks.constructEvent(body, signature, "whsec_other")).toThrow(/signature/i);
  }
  await eventually(async () => expect(await pendingOf(standIn)).toBe(0));
  expect(receiver.types).toEqual(sentBySubscribing);
  expect(new Set(receiver.received.map(({ event }) => event.id)).size).toBe(sentBySubscribing.length);
});

test("an event is redelivered until it is accepted", async () => {
  const receiver = await startReceiver();
  receiver.answerWith(500);
  const { stripe, control, url } = await startStandIn({ webhookUrl: receiver.url });
  await control("mode", { mode: "hold" });
  await stripe.customers.create({ email: "sam@example.com" });
  expect(await control("flush")).toEqual({ delivered: 0, failed: 1 });
  expect(await pendingOf({ url })).toBe(1);

  receiver.answerWith(200);
  // Its own second attempt, a second later.
  await control("mode", { mode: "normal" });
  await eventually(() => expect(receiver.received).toHaveLength(2));
  await eventually(async () => expect(await pendingOf({ url })).toBe(0));
  expect(new Set(receiver.received.map((one) => one.event.id)).size).toBe(1);
});

test("held events can be delivered in reverse, and dropped ones never are", async () => {
  const receiver = await startReceiver();
  const standIn = await startStandIn({ webhookUrl: receiver.url });
  await standIn.control("mode", { mode: "hold" });
  await subscribe(standIn, standIn.monthly);
  await standIn.control("flush", { order: "reversed" });
  expect(receiver.types).toEqual(sentBySubscribing.toReversed());

  await standIn.stripe.customers.create({ email: "kim@example.com" });
  await standIn.control("drop");
  expect(await standIn.control("flush")).toEqual({ delivered: 0, failed: 0 });
  expect(receiver.received).toHaveLength(sentBySubscribing.length);
});

test("events can be made to arrive before the buyer comes back", async () => {
  const receiver = await startReceiver();
  const { stripe, control, pass } = await startStandIn({ webhookUrl: receiver.url });
  await control("mode", { mode: "before-redirect" });
  const customer = (await stripe.customers.create({ email: "sam@example.com" })).id;
  const session = await stripe.checkout.sessions.create({
    mode: "payment",
    customer,
    line_items: [{ price: pass, quantity: 1 }],
    success_url: "http://localhost:3000/",
  });
  await submitCheckout(session.url ?? "", cards.good);
  expect(receiver.types.at(-1)).toBe("checkout.session.completed");
});

async function underChaos(seed: number): Promise<readonly string[]> {
  const receiver = await startReceiver();
  const standIn = await startStandIn({ webhookUrl: receiver.url });
  await standIn.control("chaos", { on: true, seed });
  await standIn.control("mode", { mode: "hold" });
  const subscription = await subscribe(standIn, standIn.monthly, cards.failsLater);
  await standIn.control("clock", { to: periodEndOf(subscription) + 20 * day });
  await standIn.control("flush", { order: "shuffled" });
  return receiver.types;
}

test("chaos delivers everything twice and shuffled, the same for the same seed", async () => {
  const [first, again, other] = [await underChaos(7), await underChaos(7), await underChaos(8)];
  expect(again).toEqual(first);
  expect(other).not.toEqual(first);
  expect(other.toSorted()).toEqual(first.toSorted());
  const counts = Map.groupBy(first, (type) => type);
  expect([...counts.values()].every((same) => same.length % 2 === 0)).toBe(true);
  expect(counts.get("invoice.payment_failed")).toHaveLength(8);
});

test("chaos is late but delivers", async () => {
  const receiver = await startReceiver();
  const standIn = await startStandIn({ webhookUrl: receiver.url });
  await standIn.control("chaos", { on: true, seed: 3, max_delay_ms: 150 });
  await subscribe(standIn, standIn.monthly);
  await eventually(() => expect(receiver.received).toHaveLength(24));
  const order = [...new Map(receiver.received.map(({ event }) => [event.id, event.type])).values()];
  expect(order.toSorted()).toEqual(sentBySubscribing.toSorted());
  expect(order).not.toEqual(sentBySubscribing);
});
