import { describe, expect, test } from "vitest";
import {
  cards,
  idOf,
  invoicesOf,
  periodEndOf,
  startStandIn,
  submitCheckout,
  subscribe,
} from "./stripe-harness.ts";

async function portal(card: string = cards.good) {
  const standIn = await startStandIn();
  const subscription = await subscribe(standIn, standIn.monthly, card);
  const session = await standIn.stripe.billingPortal.sessions.create({
    customer: idOf(subscription.customer),
    return_url: "http://localhost:3000/dashboard/usage",
  });
  return { ...standIn, subscription, session };
}

describe("the billing portal", () => {
  test("shows the plan, the card, the invoices and a link back", async () => {
    const { session } = await portal();
    const page = await (await fetch(session.url)).text();
    for (const text of [
      "Premium monthly",
      "$7.99",
      "active",
      "Ending in 4242",
      "paid",
      "http://localhost:3000/dashboard/usage",
    ]) {
      expect(page).toContain(text);
    }
  });

  test("a new card pays the next renewal", async () => {
    const { subscription, session, ...standIn } = await portal(cards.failsLater);
    expect((await submitCheckout(`${session.url}/card`, "5555444433332222")).status).toBe(402);
    expect((await submitCheckout(`${session.url}/card`, cards.good)).status).toBe(303);
    expect(await (await fetch(session.url)).text()).toContain("Ending in 4242");
    await standIn.control("clock", { to: periodEndOf(subscription) + 3600 });
    expect((await invoicesOf(standIn, subscription)).map(({ status }) => status)).toEqual(["paid", "paid"]);
  });

  test("its URL works for an hour and belongs to one customer", async () => {
    const { session, control, url } = await portal();
    expect((await fetch(`${url}/p/session/test_guess`)).status).toBe(404);
    await control("clock", { advance: 3601 });
    expect((await fetch(session.url)).status).toBe(404);
  });
});
