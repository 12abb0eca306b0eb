import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Stripe } from "stripe";
import { onTestFinished } from "vitest";
import { listenOnLoopback } from "#local/listen.ts";
import { type Options, startStripe } from "#local/stripe/server.ts";

export type Received = { readonly body: string; readonly signature: string; readonly event: Stripe.Event };

export type Receiver = {
  readonly url: string;
  readonly received: readonly Received[];
  readonly types: readonly string[];
  /** The response from now on. */
  readonly answerWith: (status: number) => void;
};

/** A webhook endpoint that stores what it receives, unparsed. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    void (async () => {
      let body = "";
      for await (const chunk of request) body += String(chunk);
      const signature = String(request.headers["stripe-signature"]);
      received.push({ body, signature, event: JSON.parse(body) as Stripe.Event });
      response.writeHead(status).end();
    })();
  });
  const port = await listenOnLoopback(server, 0);
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  });
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    get types() {
      return received.map(({ event }) => event.type);
    },
    answerWith(next) {
      status = next;
    },
  };
}

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
  readonly stop: () => Promise<void>;
};

/** The stand-in with the unmodified SDK pointed at it; stopped when the test ends. */
export async function startStandIn(options: Partial<Options> = {}): Promise<StandIn> {
  const dataDir = options.dataDir ?? (await temporaryDirectory());
  const running = await startStripe({ ...options, port: 0, dataDir });
  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopping ??= running.stop());
  onTestFinished(stop);
  const { env, controlUrl: url } = running.value;
  const stripe = new Stripe(env["STRIPE_SECRET_KEY"] ?? "", {
    host: env["STRIPE_API_HOST"] ?? "",
    port: env["STRIPE_API_PORT"] ?? "",
    protocol: "http",
  });
  return {
    stripe,
    env,
    url,
    monthly: env["STRIPE_PRICE_PREMIUM_MONTHLY"] ?? "",
    annual: env["STRIPE_PRICE_PREMIUM_ANNUAL"] ?? "",
    pass: env["STRIPE_PRICE_24HOUR_PASS"] ?? "",
    stop,
    async control(action, input = {}) {
      const response = await fetch(`${url}/_control/${action}`, {
        method: "POST",
        body: JSON.stringify(input),
      });
      return (await response.json()) as Record<string, unknown>;
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
export async function eventsOf({ stripe }: StandIn, type: Stripe.Event["type"]): Promise<Stripe.Event[]> {
  const all = await stripe.events.list({ limit: 100 });
  return all.data.filter((event) => event.type === type);
}

/** The customer's invoices, newest first. */
export async function invoicesOf({ stripe }: StandIn, { customer }: Stripe.Subscription) {
  return (await stripe.invoices.list({ customer: idOf(customer), limit: 100 })).data;
}

/** The id of something that may have been expanded. */
export function idOf(reference: string | { readonly id: string } | null | undefined): string {
  return typeof reference === "object" && reference !== null ? reference.id : (reference ?? "");
}
