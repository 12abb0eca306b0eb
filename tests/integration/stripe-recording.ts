import { z } from "zod";
import { startStripe } from "#local/stripe/server.ts";
import type { Machine } from "#local/stripe/engine.ts";
import { cards, submitCheckout, temporaryDirectory } from "./stripe-harness.ts";

const body = z.record(z.string(), z.json());
export type Body = z.infer<typeof body>;

/** A machine on which the same requests always get the same answers. */
function stillMachine(): Machine {
  const counts = new Map<string, number>();
  return {
    now: () => Date.UTC(2026, 10, 2, 10),
    id(prefix) {
      const count = (counts.get(prefix) ?? 0) + 1;
      counts.set(prefix, count);
      return `${prefix}_${String(count).padStart(8, "0")}`;
    },
  };
}

/** The raw answers of one course of business, by the names under which they are recorded. */
export async function recordBusiness(): Promise<Readonly<Record<string, Body>>> {
  const running = await startStripe({ dataDir: await temporaryDirectory(), port: 0 }, stillMachine());
  try {
    const { env, controlUrl } = running.value;
    const call = caller(controlUrl, env["STRIPE_SECRET_KEY"] ?? "");
    const answers = await doBusiness(call, controlUrl, env);
    const text = JSON.stringify(answers).replaceAll(controlUrl, "http://127.0.0.1:4242");
    return z.record(z.string(), body).parse(JSON.parse(text));
  } finally {
    await running.stop();
  }
}

function textIn(answer: Body, key: string): string {
  return z.string().parse(answer[key]);
}

type Call = (method: string, path: string, form?: Record<string, string>) => Promise<Body>;

function caller(origin: string, key: string): Call {
  return async (method, path, form = {}) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}` },
      ...(method === "GET" ? {} : { body: new URLSearchParams(form) }),
    });
    return body.parse(await response.json());
  };
}

async function doBusiness(call: Call, origin: string, env: Readonly<Record<string, string>>) {
  const monthly = env["STRIPE_PRICE_PREMIUM_MONTHLY"] ?? "";
  const annual = env["STRIPE_PRICE_PREMIUM_ANNUAL"] ?? "";
  const pass = env["STRIPE_PRICE_24HOUR_PASS"] ?? "";
  const customer = await call("POST", "/v1/customers", { email: "sam@example.com", "metadata[user]": "u1" });
  const buy = (mode: string, price: string) =>
    call("POST", "/v1/checkout/sessions", {
      mode,
      customer: textIn(customer, "id"),
      "line_items[0][price]": price,
      "line_items[0][quantity]": "1",
      success_url: "http://localhost:3000/done?session_id={CHECKOUT_SESSION_ID}",
    });
  const control = (action: string, input: object) =>
    fetch(`${origin}/_control/${action}`, { method: "POST", body: JSON.stringify(input) });

  const openSession = await buy("subscription", monthly);
  await submitCheckout(textIn(openSession, "url"), cards.failsLater);
  const sessionPath = `/v1/checkout/sessions/${textIn(openSession, "id")}`;
  const paidSession = await call("GET", `${sessionPath}?expand[0]=line_items`);
  const subscriptionPath = `/v1/subscriptions/${textIn(paidSession, "subscription")}`;
  const subscription = await call("GET", subscriptionPath);
  const invoicePath = `/v1/invoices/${textIn(subscription, "latest_invoice")}`;
  const change = { "items[0][id]": "si_00000001", "items[0][price]": annual };
  const preview = await call("POST", "/v1/invoices/create_preview", {
    subscription: textIn(subscription, "id"),
    "subscription_details[items][0][id]": "si_00000001",
    "subscription_details[items][0][price]": annual,
    "subscription_details[proration_behavior]": "always_invoice",
  });
  const pendingSubscription = await call("POST", subscriptionPath, {
    ...change,
    proration_behavior: "always_invoice",
    payment_behavior: "pending_if_incomplete",
  });
  const failedInvoice = await call("GET", `/v1/invoices/${textIn(pendingSubscription, "latest_invoice")}`);

  const passSession = await buy("payment", pass);
  await submitCheckout(textIn(passSession, "url"), cards.good);
  const passIntent = textIn(
    await call("GET", `/v1/checkout/sessions/${textIn(passSession, "id")}`),
    "payment_intent",
  );
  const intent = await call("GET", `/v1/payment_intents/${passIntent}`);
  const chargeId = textIn(intent, "latest_charge");
  const refund = await call("POST", "/v1/refunds", { charge: chargeId, amount: "40" });
  await control("dispute", { charge: chargeId });
  const debitSession = await buy("payment", pass);
  await submitCheckout(textIn(debitSession, "url"), cards.debit);

  const first = async (path: string): Promise<Body> =>
    z.object({ data: z.array(body).min(1) }).parse(await call("GET", path)).data[0] ?? {};
  const failedIntent = await first("/v1/payment_intents?limit=1&starting_after=" + passIntent);
  const answers = {
    customer,
    product: await first("/v1/products"),
    price: await first("/v1/prices"),
    "open-session": openSession,
    "paid-session": paidSession,
    subscription,
    "pending-subscription": pendingSubscription,
    invoice: await call("GET", `${invoicePath}?expand[0]=payments`),
    "failed-invoice": failedInvoice,
    preview,
    "payment-intent": intent,
    "failed-payment-intent": failedIntent,
    charge: await call("GET", `/v1/charges/${chargeId}`),
    "failed-charge": await call("GET", `/v1/charges/${textIn(failedIntent, "latest_charge")}`),
    "debit-charge": await first("/v1/charges"),
    card: await call("GET", `/v1/payment_methods/${textIn(subscription, "default_payment_method")}`),
    "bank-account": await call(
      "GET",
      `/v1/payment_methods/${textIn(await first("/v1/charges"), "payment_method")}`,
    ),
    refund,
    dispute: await first("/v1/disputes"),
    "portal-session": await call("POST", "/v1/billing_portal/sessions", { customer: textIn(customer, "id") }),
    "invoice-paid-event": await first("/v1/events?type=invoice.paid"),
    "subscription-updated-event": await first("/v1/events?type=customer.subscription.updated"),
    "session-completed-event": await first("/v1/events?type=checkout.session.completed"),
    "charge-refunded-event": await first("/v1/events?type=charge.refunded"),
    "dispute-created-event": await first("/v1/events?type=charge.dispute.created"),
    "deleted-customer": await call("DELETE", `/v1/customers/${textIn(customer, "id")}`),
  };
  return answers;
}
