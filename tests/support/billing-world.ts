import { Stripe } from "stripe";
import { eventually } from "./eventually.ts";
import { z } from "zod";
import type { LocalStack } from "#local/stack.ts";
import { type Billing, createBilling } from "#relay/billing/billing.ts";
import { parseEnv } from "#relay/env/env.ts";
import { createBillingStore } from "#relay/store/billing.ts";
import { createVerifyToken } from "#relay/store/verify-token.ts";
import { createMetrics } from "#relay/metrics/metrics.ts";
import { createServiceClient, type ServiceClient } from "#relay/store/service-client.ts";
import type { BillingAction, BillingAnswer, BillingBody } from "#shared/billing.ts";
import { billingActions } from "#shared/billing.ts";
import { endpoints } from "#shared/http.ts";
import { signUpPerson } from "#local/sign-up.ts";
import { temporaryFolder } from "./local-stack.ts";
import { startProductStack } from "./prepared-data.ts";
import { startReceiver } from "./webhook-receiver.ts";
import { captureLog, type ServedApp, serveApp } from "./relay-app.ts";

export const publicUrl = "http://app.test";

export const cards = {
  good: "4242424242424242",
  declined: "4000000000000002",
  failsLater: "4000000000000341",
  debit: "000123456789",
  bouncingDebit: "000111111116",
} as const;

export type Buyer = { readonly id: string; readonly email: string; readonly token: string };
type Answered<T> = { readonly status: number; readonly body: T };

const errorSchema = z.object({ error: z.object({ code: z.string() }) });

/**
 * The product's database, the practice Stripe, and a relay's billing over both. Events wait until a test
 * sends them.
 */
export class BillingWorld {
  readonly stack: LocalStack;
  readonly stripe: Stripe;
  readonly service: ServiceClient;
  readonly captured = captureLog();
  readonly metrics = createMetrics();
  readonly #controlUrl: string;
  readonly #remove: () => void;
  #app: ServedApp | null = null;
  #billing: Billing | null = null;
  #people = 0;

  constructor(stack: LocalStack, remove: () => void) {
    this.stack = stack;
    this.#remove = remove;
    const { env } = stack;
    this.#controlUrl = stack.notes.find(({ label }) => label === "Practice checkout")?.url ?? "";
    this.service = createServiceClient(env["SUPABASE_URL"] ?? "", env["SUPABASE_SECRET_KEY"] ?? "");
    this.stripe = new Stripe(env["STRIPE_SECRET_KEY"] ?? "", {
      host: env["STRIPE_API_HOST"] ?? "",
      port: env["STRIPE_API_PORT"] ?? "",
      protocol: "http",
    });
  }

  static async start(): Promise<BillingWorld> {
    const folder = temporaryFolder();
    const missing = ["mail", "supabase", "stripe"];
    const stack = await startProductStack(folder.path, { missing, publicUrl });
    const world = new BillingWorld(stack, () => folder.remove());
    await world.startRelay();
    await world.control("mode", { mode: "hold" });
    return world;
  }

  /** Starts a relay, or a new one after the last was lost. */
  async startRelay(): Promise<void> {
    const parsed = parseEnv({ ...this.stack.env, PUBLIC_URL: publicUrl });
    if (!parsed.ok) throw new Error(parsed.problems.join("\n"));
    const { log } = this.captured;
    this.#billing = createBilling({
      env: parsed.env,
      log,
      store: createBillingStore(this.service),
      verify: createVerifyToken(this.service, log),
      metrics: this.metrics.billing,
      now: () => performance.now(),
    });
    this.#app = await serveApp({ billing: this.#billing });
    await this.control("webhook", { url: this.webhookUrl });
  }

  /** Nobody listens any more; connections break. */
  async loseRelay(): Promise<void> {
    await this.#app?.server.stop(0);
    this.#app = null;
  }

  get billing(): Billing {
    if (this.#billing === null) throw new Error("no relay");
    return this.#billing;
  }

  get webhookUrl(): string {
    return `${this.#app?.url ?? ""}${endpoints.stripeWebhook.path}`;
  }

  price(plan: "MONTHLY" | "ANNUAL" | "PASS"): string {
    const names = { MONTHLY: "PREMIUM_MONTHLY", ANNUAL: "PREMIUM_ANNUAL", PASS: "24HOUR_PASS" };
    return this.stack.env[`STRIPE_PRICE_${names[plan]}`] ?? "";
  }

  async control(action: string, input: object = {}): Promise<Record<string, unknown>> {
    const response = await fetch(`${this.#controlUrl}/_control/${action}`, {
      method: "POST",
      body: JSON.stringify(input),
    });
    return (await response.json()) as Record<string, unknown>;
  }

  /** Does something, and keeps the events that Stripe sends because of it from the relay. */
  async intercept(run: () => Promise<unknown>): Promise<readonly Stripe.Event[]> {
    const { received, url } = await startReceiver();
    await this.control("drop");
    await this.control("webhook", { url });
    try {
      await run();
      await this.control("flush");
    } finally {
      await this.control("webhook", { url: this.webhookUrl });
    }
    return received.map(({ event }) => event);
  }

  async pending(): Promise<number> {
    const response = await fetch(`${this.#controlUrl}/_control/state`);
    return z.object({ pending: z.number() }).parse(await response.json()).pending;
  }

  async buyer(): Promise<Buyer> {
    this.#people += 1;
    const person = await signUpPerson(this.stack, `buyer${this.#people}@example.com`);
    const { data } = await person.client.auth.getSession();
    return { id: person.id, email: person.email, token: data.session?.access_token ?? "" };
  }

  /** Any call, even an invalid one. */
  async post(token: string, action: string, body: unknown): Promise<Answered<unknown>> {
    const response = await fetch(`${this.#app?.url ?? ""}${endpoints.stripe.path}?action=${action}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  }

  /** A call that succeeds; its answer matches the contract. */
  async call<A extends BillingAction>(
    buyer: Buyer,
    action: A,
    body: BillingBody<A>,
  ): Promise<BillingAnswer<A>> {
    const answer = await this.post(buyer.token, action, body);
    if (answer.status !== 200)
      throw new Error(
        `${action}: ${answer.status} ${JSON.stringify(answer.body)} ${this.captured.lines.at(-1)}`,
      );
    return billingActions[action].answer.parse(answer.body) as BillingAnswer<A>;
  }

  /** A refused call: its status and code. */
  async refused(buyer: Buyer, action: BillingAction, body: unknown): Promise<string> {
    const { status, body: answer } = await this.post(buyer.token, action, body);
    return `${status} ${errorSchema.safeParse(answer).data?.error.code ?? "ok"}`;
  }

  /** Opens the checkout of a plan; returns the session's id. */
  async checkout(buyer: Buyer, planId: string): Promise<string> {
    const urls = { successUrl: "/dashboard/payment-success?payment=success", cancelUrl: "/dashboard/usage" };
    return (await this.call(buyer, "create-checkout-session", { planId, ...urls })).sessionId;
  }

  /** Buys a plan without telling the relay. */
  async buy(buyer: Buyer, planId: string, card: string = cards.good): Promise<string> {
    const session = await this.checkout(buyer, planId);
    await this.control("pay", { session, card, email: buyer.email });
    return session;
  }

  /** The charge that paid for a pass. */
  async chargeOf(session: string): Promise<string> {
    const expand = ["payment_intent.latest_charge"];
    const { payment_intent: intent } = await this.stripe.checkout.sessions.retrieve(session, { expand });
    const charge = typeof intent === "object" ? intent?.latest_charge : null;
    return typeof charge === "object" ? (charge?.id ?? "") : "";
  }

  async planOf({ id }: Buyer): Promise<string> {
    const { data } = await this.service.rpc("current_plan", { user_uuid: id }).throwOnError();
    return data;
  }

  async customerOf({ id }: Buyer): Promise<string> {
    const row = this.service.from("stripe_customers").select("customer_id").eq("user_id", id).single();
    return (await row.throwOnError()).data.customer_id;
  }

  /** The person's subscriptions and passes in the database, without what differs from run to run. */
  async stateOf(buyer: Buyer) {
    const [subscriptions, passes] = await Promise.all([
      this.service
        .from("subscriptions")
        .select("plan, status, collection_paused, cancel_at_period_end, past_due_since")
        .eq("user_id", buyer.id)
        .order("status")
        .throwOnError(),
      this.service
        .from("passes")
        .select("starts_at, ends_at, revoked_at")
        .eq("user_id", buyer.id)
        .throwOnError(),
    ]);
    const held = passes.data.filter((pass) => pass.revoked_at === null);
    const hours =
      held.reduce((sum, pass) => sum + Date.parse(pass.ends_at) - Date.parse(pass.starts_at), 0) / 3_600_000;
    return {
      plan: await this.planOf(buyer),
      subscriptions: subscriptions.data.map((row) => ({
        plan: row.plan,
        status: row.status,
        paused: row.collection_paused,
        ending: row.cancel_at_period_end,
        pastDue: row.past_due_since !== null,
      })),
      passes: passes.data.length,
      hours,
    };
  }

  /** The person's account is deleted without telling Stripe. */
  async leave({ id }: Buyer): Promise<void> {
    await this.service.rpc("delete_account", { user_uuid: id }).throwOnError();
  }

  /** Makes the customer due for comparison with Stripe, and compares. */
  async reconcileNow(buyer: Buyer): Promise<void> {
    const due = { reconcile_at: new Date(0).toISOString(), reconcile_claimed_until: null };
    await this.service.from("stripe_customers").update(due).eq("user_id", buyer.id).throwOnError();
    await this.billing.reconcile();
  }

  async settled(): Promise<void> {
    await eventually(async () => {
      if ((await this.pending()) > 0) throw new Error("events still wait");
    });
  }

  async stop(): Promise<void> {
    await this.loseRelay();
    await this.stack.stop();
    this.#remove();
  }
}
