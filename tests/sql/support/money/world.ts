import { z } from "zod";
import { Refusal, StoreFailure } from "#relay/billing/refusal.ts";
import { payAtCheckout } from "#local/stripe/core/checkout.ts";
import { closeDispute, openDispute, refundCharge } from "#local/stripe/core/refunds.ts";
import type { Engine } from "#local/stripe/engine.ts";
import type { ChargeRecord } from "#local/stripe/state/money.ts";
import type { BillingAction } from "#shared/billing.ts";
import { Stripe } from "stripe";
import { type Person, signUp } from "../people.ts";
import type { TestDatabase } from "../test-database.ts";
import { practiceEngine, stripeOver } from "./practice-stripe.ts";
import { billingRelay, isHeeded } from "./relay.ts";
import { serviceClientOver } from "./service-client.ts";
import { Lost, Turns } from "./turns.ts";

const plans = ["premium-monthly", "premium-annual", "24hour_pass"] as const;
/** Mostly one that works; the others are declined, settle later, or bounce later. */
const cards = [
  ...Array.from({ length: 6 }, () => "4242424242424242"),
  "4000000000000002",
  "000123456789",
  "000111111116",
] as const;

const urls = { successUrl: "/done", cancelUrl: "/usage" };
const opened = z.object({ sessionId: z.string(), url: z.string() });

const isExpected = (error: unknown): boolean =>
  error instanceof Refusal || error instanceof StoreFailure || error instanceof Stripe.errors.StripeError;

/** A person with many tabs, Stripe, and relays that lose requests and crash; everything in a seeded order. */
export class MoneyWorld {
  readonly turns: Turns;
  readonly engine: Engine;
  readonly person: Person;
  readonly database: TestDatabase;
  /** What happened, for whoever reads a failure. */
  readonly told: string[] = [];
  readonly #relay: ReturnType<typeof billingRelay>;
  /** Checkouts that the person was sent to. */
  readonly #tabs: string[] = [];
  readonly #ended = new Set<string>();

  private constructor(database: TestDatabase, person: Person, seed: number) {
    this.database = database;
    this.person = person;
    this.turns = new Turns(seed);
    this.engine = practiceEngine(person.person.replaceAll("-", ""));
    this.#relay = billingRelay({
      client: serviceClientOver(database, this.turns),
      stripe: stripeOver(this.engine, this.turns),
      nowSeconds: () => this.engine.now(),
      failed: (error) => {
        if (!isExpected(error)) throw error;
      },
    });
  }

  static async open(database: TestDatabase, seed: number): Promise<MoneyWorld> {
    // The reconciliation would find customers of other worlds.
    await database.owner.query("delete from public.stripe_customers");
    await database.owner.query("delete from public.orphaned_customers");
    return new MoneyWorld(database, await signUp(database), seed);
  }

  get hasBeenAtCheckout(): boolean {
    return this.#tabs.length > 0;
  }

  /** Subscriptions that charge the person, now or at the next renewal. */
  get running(): number {
    const over = new Set(["canceled", "incomplete_expired", "incomplete"]);
    return Object.values(this.engine.state.subscriptions).filter(({ status }) => !over.has(status)).length;
  }

  /** One thing happens, while requests of earlier ones may still be waiting. */
  async happen(): Promise<void> {
    const happening = this.turns.one(this.#happenings);
    happening?.();
    await this.turns.pass(this.turns.below(5));
  }

  /** Everything lost is found: debits settle, and either all events arrive or the reconciliation sees to it. */
  async rest(): Promise<void> {
    await this.turns.finish();
    this.turns.isFaulty = false;
    this.engine.update((state) => ({ ...state, clockOffset: state.clockOffset + 5 * 86_400 }));
    this.engine.run(() => undefined);
    const isReconciled = this.turns.below(2) === 0;
    this.told.push(isReconciled ? "rest: reconcile" : "rest: all events arrive");
    if (isReconciled) await this.reconcileNow();
    else
      while (this.#pending.length > 0) {
        this.#deliver();
        await this.turns.finish();
      }
  }

  async reconcileNow(): Promise<void> {
    await this.database.owner.query(
      "update public.stripe_customers set reconcile_at = now() - interval '1 minute', reconcile_claimed_until = null where user_id = $1",
      [this.person.person],
    );
    this.turns.begin(() => this.#relay.reconcile(), isExpected);
    await this.turns.finish();
  }

  readonly #happenings: readonly (() => void)[] = [
    ...several(5, () => this.#checkout()),
    ...several(6, () => this.#pay()),
    ...several(3, () => this.#withTab((sessionId) => this.#act("verify-session", { sessionId }))),
    ...several(6, () => this.#deliver()),
    ...several(2, () => this.#repeat()),
    ...several(2, () => this.#onPass("refund", (id) => this.engine.run((tx) => refundCharge(tx, id)))),
    ...several(2, () => this.#onPass("dispute", (id) => this.engine.run((tx) => openDispute(tx, id)))),
    ...several(3, () => this.#closeDispute()),
    ...several(2, () => this.#reconcile()),
    () => this.#act("activate-24hour-pass", {}),
    () => this.#act("update-subscription", {}),
    () => this.#act("get-subscription", {}),
    () => this.#act("cancel-subscription", { atPeriodEnd: false }),
    () => this.#act("cancel-subscription", {}),
    () => this.#act("resume-subscription", {}),
  ];

  #act(action: BillingAction, body: object, done: (answer: unknown) => void = () => {}): void {
    this.told.push(`${action} ${JSON.stringify(body)}`);
    this.turns.begin(async () => done(await this.#relay.act(this.person.person, action, body)), isExpected);
  }

  #checkout(): void {
    const planId = this.turns.one(plans);
    this.#act("create-checkout-session", { planId, ...urls }, (answer) => {
      const { sessionId } = opened.parse(answer);
      this.told.push(`  opened ${String(planId)} ${sessionId}`);
      this.#tabs.push(sessionId);
    });
  }

  #withTab(visit: (sessionId: string) => void): void {
    const tab = this.turns.one(this.#tabs);
    if (tab !== undefined) visit(tab);
  }

  #pay(): void {
    const card = this.turns.one(cards) ?? cards[0];
    this.#withTab((id) => {
      const done = this.engine.run((tx) => payAtCheckout(tx, id, card).kind);
      this.told.push(`pay ${id} by ${card}: ${done.ok ? done.result : done.error.message}`);
    });
  }

  /** A charge for a pass; a refund or dispute that is impossible does nothing. */
  #onPass(what: string, run: (charge: string) => { readonly ok: boolean }): void {
    const charge = this.turns.one(this.passCharges());
    if (charge !== undefined) this.told.push(`${what} ${charge.id}: ${String(run(charge.id).ok)}`);
  }

  passCharges(): ChargeRecord[] {
    const { checkoutSessions, charges } = this.engine.state;
    const intents = new Set(
      Object.values(checkoutSessions).flatMap((one) => (one.mode === "payment" ? [one.paymentIntent] : [])),
    );
    return Object.values(charges).filter(
      ({ paymentIntent, status }) => intents.has(paymentIntent) && status === "succeeded",
    );
  }

  #closeDispute(): void {
    const charge = this.turns.one(this.passCharges().filter(({ disputed }) => disputed));
    const how = this.turns.below(4) === 0 ? "lost" : "won";
    if (charge === undefined) return;
    const done = this.engine.run((tx) => closeDispute(tx, charge.id, how));
    this.told.push(`dispute of ${charge.id} ${how}: ${String(done.ok)}`);
  }

  get #pending() {
    const heeded = Object.values(this.engine.state.events).filter((one) => isHeeded(one.type, one.object));
    return heeded.filter(({ id }) => !this.#ended.has(id));
  }

  #take(event: { readonly id: string; readonly type: string; readonly object: object } | undefined): void {
    if (event === undefined) return;
    this.told.push(`${event.type} ${event.id}`);
    this.turns.begin(async () => {
      await this.#relay.take(event);
      this.#ended.add(event.id);
    }, isExpected);
  }

  /** Stripe repeats what failed. */
  #deliver(): void {
    this.#take(this.turns.one(this.#pending));
  }

  /** At times, Stripe sends twice what was handled. */
  #repeat(): void {
    this.#take(this.turns.one(Object.values(this.engine.state.events)));
  }

  #reconcile(): void {
    this.told.push("reconcile");
    const due =
      "update public.stripe_customers set reconcile_at = now() - interval '1 minute', reconcile_claimed_until = null where user_id = $1";
    this.turns.begin(
      async () => {
        await this.turns.step(() => this.database.owner.query(due, [this.person.person]));
        await this.#relay.reconcile();
      },
      (error) => isExpected(error) || error instanceof Lost,
    );
  }
}

const several = <T>(count: number, it: T): T[] => Array.from({ length: count }, () => it);
