import { describe, expect, test } from "vitest";
import { cards, day, startStandIn, submitCheckout } from "./stripe-harness.ts";

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
    const { data } = await stripe.checkout.sessions.listLineItems(session.id);
    expect(data.map((item) => item.price?.id)).toEqual([pass]);
  });

  test("charges once however often Pay is pressed", async () => {
    const { stripe, session, customer } = await passSession();
    const answers = await Promise.all([1, 2, 3].map(() => submitCheckout(session.url ?? "", cards.good)));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect((await stripe.charges.list({ customer: customer.id })).data).toHaveLength(1);
    const again = await (await fetch(session.url ?? "")).text();
    expect(again).toContain("Already paid");
  });

  test("a declined card says so, charges nothing, keeps what was typed, and another card works", async () => {
    const { stripe, session } = await passSession({ customer: undefined });
    const declined = await submitCheckout(session.url ?? "", cards.declined, { name: "Sam Vimes" });
    expect(declined.status).toBe(402);
    const page = await declined.text();
    expect(page).toContain("Your card was declined. Nothing was charged.");
    expect(page).toContain("Sam Vimes");
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: "open",
      payment_status: "unpaid",
    });
    expect((await submitCheckout(session.url ?? "", cards.good)).status).toBe(303);
    const paid = await stripe.checkout.sessions.retrieve(session.id, { expand: ["payment_intent"] });
    expect(paid).toMatchObject({
      status: "complete",
      customer: null,
      customer_details: { email: "sam@example.com" },
    });
  });

  test("refuses a number that is not a practice card, and does not send it back", async () => {
    const { session } = await passSession();
    const page = await (await submitCheckout(session.url ?? "", "5555444433332222")).text();
    expect(page).toContain("Only practice card numbers work here");
    expect(page).not.toContain("5555444433332222");
  });

  test("a card that asks to be confirmed is charged after the yes, not after the no", async () => {
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
    const { stripe, session, control } = await passSession();
    await submitCheckout(session.url ?? "", cards.debit);
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: "complete",
      payment_status: "unpaid",
    });
    await control("clock", { advance: 2 * day });
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: "complete",
      payment_status: "paid",
    });
    const { data } = await stripe.events.list({ type: "checkout.session.*" });
    expect(data.map(({ type }) => type)).toEqual([
      "checkout.session.async_payment_succeeded",
      "checkout.session.completed",
    ]);
  });

  test("a bank debit that bounces stays unpaid and says so", async () => {
    const { stripe, session, control } = await passSession();
    await submitCheckout(session.url ?? "", cards.bouncingDebit);
    await control("clock", { advance: 2 * day });
    expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe("unpaid");
    const { data } = await stripe.events.list({
      types: ["checkout.session.async_payment_failed", "charge.failed"],
    });
    expect(data).toHaveLength(2);
  });
});

describe("a session's end", () => {
  test("comes after a day, and nothing can be paid after it", async () => {
    const { stripe, session, control } = await passSession();
    await control("clock", { advance: day - 60 });
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe("open");
    await control("clock", { advance: 60 });
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
      status: "expired",
      url: null,
    });
    const late = await submitCheckout(session.url ?? "", cards.good);
    expect(late.status).toBe(410);
    expect(await late.text()).toContain("Nothing was charged");
    expect((await stripe.events.list({ type: "checkout.session.expired" })).data).toHaveLength(1);
    expect((await stripe.charges.list()).data).toHaveLength(0);
  });

  test("can be brought about, once", async () => {
    const { stripe, session } = await passSession();
    expect((await stripe.checkout.sessions.expire(session.id)).status).toBe("expired");
    await expect(stripe.checkout.sessions.expire(session.id)).rejects.toThrow("status of `expired`");
  });
});

describe("a session that makes no sense is refused", () => {
  test.each([
    ["a recurring price in payment mode", { line_items: "monthly" }, "recurring price"],
    ["a price that does not exist", { line_items: "price_nothing" }, "No such price: 'price_nothing'"],
    ["a customer that does not exist", { customer: "cus_nobody" }, "No such customer: 'cus_nobody'"],
    ["no success_url", { success_url: undefined }, "Missing required param: success_url."],
    ["an end too soon", { expires_at: 1_000_000_000 }, "at least 30 minutes"],
    ["subscription data for a payment", { subscription_data: { description: "x" } }, "`payment` mode"],
    ["another kind of page", { ui_mode: "embedded_page" }, "only has hosted pages"],
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
