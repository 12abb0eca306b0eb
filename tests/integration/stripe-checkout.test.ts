import { describe, expect, test } from "vitest";
import { cards, day, eventsOf, startStandIn, submitCheckout } from "./stripe-harness.ts";

const urls = {
  success_url: "http://localhost:3000/dashboard/payment-success?session_id={CHECKOUT_SESSION_ID}",
  cancel_url: "http://localhost:3000/dashboard/usage",
};

async function passSession(more: object = {}) {
  const standIn = await startStandIn();
  const customer = await standIn.stripe.customers.create({ email: "sam@example.com" });
  const session = await standIn.stripe.checkout.sessions.create({
    mode: "payment",
    customer: customer.id,
    line_items: [{ price: standIn.pass, quantity: 1 }],
    ...urls,
    ...more,
  });
  return { ...standIn, session, customer };
}

describe("buying a pass", () => {
  test("goes through the page and ends paid, with a line item that names the price", async () => {
    const { stripe, session, pass, customer } = await passSession();
    expect(session).toMatchObject({
      status: "open",
      payment_status: "unpaid",
      amount_total: 100,
      ui_mode: "hosted_page",
    });
    const page = await (await fetch(session.url ?? "")).text();
    expect(page).toContain("no real money");
    expect(page).toContain("24-hour pass");

    const answer = await submitCheckout(session.url ?? "", cards.good);

    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(
      `http://localhost:3000/dashboard/payment-success?session_id=${session.id}`,
    );
    const paid = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ["line_items", "payment_intent.latest_charge", "customer"],
    });
    expect(paid).toMatchObject({
      status: "complete",
      payment_status: "paid",
      url: null,
      customer: { id: customer.id, email: "sam@example.com" },
      payment_intent: {
        status: "succeeded",
        amount_received: 100,
        latest_charge: { paid: true, amount: 100 },
      },
    });
    expect(paid.line_items?.data[0]?.price?.id).toBe(pass);
  });

  test("charges once however often Pay is pressed", async () => {
    const { session, ...standIn } = await passSession();
    const answers = await Promise.all([1, 2, 3].map(() => submitCheckout(session.url ?? "", cards.good)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await eventsOf(standIn, "charge.succeeded")).toHaveLength(1);
    const again = await (await fetch(session.url ?? "")).text();
    expect(again).toContain("Already paid");
  });

  test("a declined card says so, charges nothing, keeps what was typed, and another card works", async () => {
    const { stripe, session } = await passSession();
    const declined = await submitCheckout(session.url ?? "", cards.declined, { expiry: "01 / 41" });
    expect(declined.status).toBe(402);
    const page = await declined.text();
    expect(page).toContain("Your card was declined. You weren&#39;t charged.");
    expect(page).toContain(cards.declined);
    expect(page).toContain("01 / 41");
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: "open",
      payment_status: "unpaid",
    });
    expect((await submitCheckout(session.url ?? "", cards.good)).status).toBe(303);
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: "complete",
      customer_details: { email: "sam@example.com" },
    });
  });

  test("refuses a number that is not a practice card, and does not send it back", async () => {
    const { session } = await passSession();
    const refused = await submitCheckout(session.url ?? "", "5555444433332222", { expiry: "01 / 41" });
    const page = await refused.text();
    expect(page).toContain("Only practice card numbers work here");
    expect(page).not.toContain("5555444433332222");
    expect(page).toContain("01 / 41");
  });

  test("a card that requires confirmation is charged after a yes, not after a no", async () => {
    const { stripe, session } = await passSession();
    const asked = await submitCheckout(session.url ?? "", cards.confirmOnce);
    expect(asked.headers.get("location")).toBe(`/c/pay/${session.id}/confirm`);
    const confirm = (agree: string) =>
      fetch(`${session.url}/confirm`, {
        method: "POST",
        body: new URLSearchParams({ agree }),
        redirect: "manual",
      });

    const refused = await confirm("no");
    expect(refused.headers.get("location")).toBe(`/c/pay/${session.id}?refused`);
    expect(await (await fetch(`${session.url}?refused`)).text()).toContain("unable to authenticate");
    expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe("unpaid");

    await submitCheckout(session.url ?? "", cards.confirmOnce);
    expect((await confirm("yes")).headers.get("location")).toContain("payment-success");
    expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe("paid");
  });

  test("a bank debit is complete but unpaid until it settles", async () => {
    const { session, ...standIn } = await passSession();
    const { stripe, control } = standIn;
    await submitCheckout(session.url ?? "", cards.debit);
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: "complete",
      payment_status: "unpaid",
    });
    expect(await eventsOf(standIn, "checkout.session.completed")).toHaveLength(1);
    await control("clock", { advance: 2 * day });
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: "complete",
      payment_status: "paid",
    });
    expect(await eventsOf(standIn, "checkout.session.async_payment_succeeded")).toHaveLength(1);
  });

  test("a bank debit that bounces stays unpaid and says so", async () => {
    const { session, ...standIn } = await passSession();
    await submitCheckout(session.url ?? "", cards.bouncingDebit);
    await standIn.control("clock", { advance: 2 * day });
    expect((await standIn.stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe("unpaid");
    expect(await eventsOf(standIn, "checkout.session.async_payment_failed")).toHaveLength(1);
  });
});

describe("a session's end", () => {
  test("comes after a day, and nothing can be paid after it", async () => {
    const { session, ...standIn } = await passSession();
    const { stripe, control } = standIn;
    await control("clock", { advance: day - 60 });
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe("open");
    await control("clock", { advance: 60 });
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: "expired",
      url: null,
    });
    const late = await submitCheckout(session.url ?? "", cards.good);
    expect(late.status).toBe(410);
    expect(await late.text()).toContain("You weren't charged");
    expect(await eventsOf(standIn, "checkout.session.expired")).toHaveLength(1);
    expect(await eventsOf(standIn, "charge.succeeded")).toHaveLength(0);
  });

  test("can be triggered, once", async () => {
    const { stripe, session } = await passSession();
    expect((await stripe.checkout.sessions.expire(session.id)).status).toBe("expired");
    await expect(stripe.checkout.sessions.expire(session.id)).rejects.toThrow("status of `expired`");
  });
});

describe("an invalid session is refused", () => {
  test.each([
    ["a recurring price in payment mode", { line_items: "monthly" }, "not one for `payment` mode"],
    ["a price that does not exist", { line_items: "price_nothing" }, "No such price: 'price_nothing'"],
    ["a customer that does not exist", { customer: "cus_nobody" }, "No such customer: 'cus_nobody'"],
    ["no success_url", { success_url: undefined }, "success_url"],
  ])("%s", async (_what, change, message) => {
    const { stripe, customer, pass, monthly } = await passSession();
    const asked = "line_items" in change ? change.line_items : pass;
    const price = asked === "monthly" ? monthly : asked;
    await expect(
      stripe.checkout.sessions.create({
        mode: "payment",
        customer: customer.id,
        ...urls,
        ...(change as object),
        line_items: [{ price, quantity: 1 }],
      }),
    ).rejects.toThrow(message);
  });
});
