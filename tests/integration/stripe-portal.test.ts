import { describe, expect, test } from "vitest";
import { cards, idOf, periodEndOf, startStandIn, submitCheckout, subscribe } from "./stripe-harness.ts";

async function portal(card: string = cards.good) {
  const standIn = await startStandIn();
  const subscription = await subscribe(standIn, standIn.monthly, card);
  const session = await standIn.stripe.billingPortal.sessions.create({
    customer: idOf(subscription.customer),
    return_url: "http://localhost:3000/dashboard/usage",
  });
  const post = (step: string, fields: Record<string, string> = {}) =>
    fetch(`${session.url}/${step}`, {
      method: "POST",
      body: new URLSearchParams(fields),
      redirect: "follow",
    });
  const get = async (step = "") => (await fetch(`${session.url}${step}`)).text();
  return { ...standIn, subscription, session, post, get };
}

describe("the billing portal", () => {
  test("shows the plan, the card, the invoices and the way back", async () => {
    const { get } = await portal();
    const page = await get();
    for (const text of [
      "Premium monthly",
      "$7.99",
      "Active",
      "ending in 4242",
      "paid",
      "http://localhost:3000/dashboard/usage",
    ]) {
      expect(page).toContain(text);
    }
  });

  test("cancels in two clicks, as a moment rather than a flag, and takes it back", async () => {
    const { stripe, subscription, post, get } = await portal();
    expect(await get("/cancel")).toContain("You keep it until");
    expect((await stripe.subscriptions.retrieve(subscription.id)).cancel_at).toBeNull();
    expect(await (await post("cancel")).text()).toContain("Ends on");
    expect(await stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      cancel_at: periodEndOf(subscription),
      cancel_at_period_end: false,
      status: "active",
    });
    expect(await (await post("resume")).text()).toContain("Renews on");
    expect((await stripe.subscriptions.retrieve(subscription.id)).cancel_at).toBeNull();
  });

  test("switches plans for the amount it showed", async () => {
    const { stripe, subscription, annual, post, get } = await portal();
    const page = await get("/switch");
    const at = /name="at" value="(\d+)"/.exec(page)?.[1] ?? "";
    const shown = /To pay today<\/th>\s*<td class="num">\$([\d.]+)</.exec(page)?.[1];
    await post("switch", { at });
    const after = await stripe.subscriptions.retrieve(subscription.id, { expand: ["latest_invoice"] });
    expect(after.items.data[0]?.price.id).toBe(annual);
    expect(after.latest_invoice).toMatchObject({ amount_paid: Math.round(Number(shown) * 100) });
  });

  test("a switch that the card does not pay for waits, and a new card pays its invoice", async () => {
    const { stripe, subscription, annual, session, post } = await portal(cards.failsLater);
    expect(await (await post("switch")).text()).toContain("did not pay for the switch");
    const waiting = await stripe.subscriptions.retrieve(subscription.id, { expand: ["latest_invoice"] });
    expect(waiting.pending_update).not.toBeNull();
    expect((await submitCheckout(`${session.url}/card`, cards.good)).status).toBe(303);
    await stripe.invoices.pay(idOf(waiting.latest_invoice));
    const after = await stripe.subscriptions.retrieve(subscription.id, {
      expand: ["default_payment_method"],
    });
    expect(after.items.data[0]?.price.id).toBe(annual);
    expect(after.default_payment_method).toMatchObject({ card: { last4: "4242" } });
  });

  test("its address works for an hour and belongs to one customer", async () => {
    const { session, control, url } = await portal();
    expect((await fetch(`${url}/p/session/test_guess`)).status).toBe(404);
    await control("clock", { advance: 3601 });
    expect((await fetch(session.url)).status).toBe(404);
  });
});
