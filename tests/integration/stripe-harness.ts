import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Stripe } from "stripe";
import { onTestFinished } from "vitest";
import { type Options, startStripe } from "#local/stripe/server.ts";
import { startReceiver } from "#tests/support/webhook-receiver.ts";

export async function temporaryDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "stripe-stand-in-"));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

export type StandIn = {
  readonly stripe: Stripe;
  readonly env: Readonly<Record<string, string>>;
  readonly url: string;
  readonly monthly: string;
  readonly annual: string;
  readonly pass: string;
  readonly control: (action: string, input?: object) => Promise<Record<string, unknown>>;
  /** Everything sent to the webhook so far, oldest first; empty for a test that brings a webhook or data of its own. */
  readonly events: () => Promise<readonly Stripe.Event[]>;
  readonly stop: () => Promise<void>;
};

/** The stand-in with the unmodified SDK pointed at it; stopped when the test ends. */
export async function startStandIn(options: Partial<Options> = {}): Promise<StandIn> {
  const dataDir = options.dataDir ?? (await temporaryDirectory());
  const own =
    options.dataDir === undefined && options.webhookUrl === undefined ? await startReceiver() : null;
  const webhook = own === null ? {} : { webhookUrl: own.url };
  const running = await startStripe({ ...webhook, ...options, port: 0, dataDir });
  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopping ??= running.stop());
  onTestFinished(stop);
  const { env, controlUrl: url } = running.value;
  const stripe = new Stripe(env["STRIPE_SECRET_KEY"] ?? "", {
    host: env["STRIPE_API_HOST"] ?? "",
    port: env["STRIPE_API_PORT"] ?? "",
    protocol: "http",
  });
  const control = async (action: string, input: object = {}) => {
    const response = await fetch(`${url}/_control/${action}`, {
      method: "POST",
      body: JSON.stringify(input),
    });
    return (await response.json()) as Record<string, unknown>;
  };
  return {
    stripe,
    env,
    url,
    monthly: env["STRIPE_PRICE_PREMIUM_MONTHLY"] ?? "",
    annual: env["STRIPE_PRICE_PREMIUM_ANNUAL"] ?? "",
    pass: env["STRIPE_PRICE_24HOUR_PASS"] ?? "",
    stop,
    control,
    async events() {
      await control("flush");
      return own?.received.map(({ event }) => event) ?? [];
    },
  };
}

export const cards = {
  good: "4242424242424242",
  declined: "4000000000000002",
  failsLater: "4000000000000341",
  confirmOnce: "4000002500003155",
  confirmAlways: "4000002760003184",
  debit: "000123456789",
  bouncingDebit: "000111111116",
} as const;

export const day = 86_400;

/** What a buyer's browser submits from the checkout page; redirects aren't followed. */
export function submitCheckout(
  url: string,
  card: string,
  more: Record<string, string> = {},
): Promise<Response> {
  const body = new URLSearchParams({ card, expiry: "12 / 40", cvc: "123", ...more });
  return fetch(url, { method: "POST", body, redirect: "manual" });
}

/** A customer with a paid subscription, bought through the checkout page. */
export async function subscribe(
  standIn: StandIn,
  price: string,
  card: string = cards.good,
): Promise<Stripe.Subscription> {
  const { stripe } = standIn;
  const customer = await stripe.customers.create({ email: "sam@example.com" });
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer: customer.id,
    line_items: [{ price, quantity: 1 }],
    success_url: "http://localhost:3000/done?session_id={CHECKOUT_SESSION_ID}",
  });
  const answer = await submitCheckout(session.url ?? "", card);
  if (answer.status !== 303) throw new Error(`checkout answered ${answer.status}`);
  const paid = await stripe.checkout.sessions.retrieve(session.id);
  return stripe.subscriptions.retrieve(idOf(paid.subscription));
}

export function periodEndOf(subscription: Stripe.Subscription): number {
  return subscription.items.data[0]?.current_period_end ?? 0;
}

/** The events of one type, newest first. */
export async function eventsOf(standIn: StandIn, type: Stripe.Event["type"]): Promise<Stripe.Event[]> {
  return (await standIn.events()).filter((event) => event.type === type).toReversed();
}

/** The customer's invoices, newest first. */
export async function invoicesOf({ stripe }: StandIn, { customer }: Stripe.Subscription) {
  return (await stripe.invoices.list({ customer: idOf(customer), limit: 100 })).data;
}

/** The id of something that may have been expanded. */
export function idOf(reference: string | { readonly id: string } | null | undefined): string {
  return typeof reference === "object" && reference !== null ? reference.id : (reference ?? "");
}
