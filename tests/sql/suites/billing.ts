import { beforeEach, describe, expect, it } from "vitest";
import { drawnOrder, interleavings, runSteps, story } from "../support/interleavings.ts";
import { randomNumbers } from "../support/mood-series.ts";
import { type Person, signUp } from "../support/people.ts";
import { type TestDatabase, first } from "../support/test-database.ts";

/** What Stripe has in its nth state: each differs from the others. */
const states: readonly (readonly (readonly [id: string, plan: string, status: string])[])[] = [
  [],
  [["sub_1", "premium-monthly", "active"]],
  [["sub_1", "premium-annual", "active"]],
  [
    ["sub_1", "premium-annual", "canceled"],
    ["sub_2", "premium-monthly", "trialing"],
  ],
  [["sub_2", "premium-monthly", "unpaid"]],
];

const unremarkable = {
  collection_paused: false,
  current_period_end: null,
  cancel_at_period_end: false,
  cancel_at: null,
};

export function billingSuite(open: () => TestDatabase): void {
  let anna: Person;
  let customer: string;
  beforeEach(async () => {
    anna = await signUp(open());
    customer = `cus_${anna.person}`;
    await start();
  });

  const own = (id: string): string => `${id}_${anna.person}`;
  const start = async (): Promise<void> => {
    await open().owner.query("delete from public.stripe_customers where user_id = $1", [anna.person]);
    await open().owner.query("insert into public.stripe_customers (user_id, customer_id) values ($1, $2)", [
      anna.person,
      customer,
    ]);
  };
  const begin = async (): Promise<number> => {
    const text = "select public.begin_billing_sync($1)::int as turn";
    return first(await open().owner.query<{ turn: number }>(text, [customer])).turn;
  };
  const inState = (state: number) =>
    (states[state] ?? []).map(([id, plan, status]) => ({ id: own(id), plan, status }));
  const apply = async (turn: number, state: number): Promise<string> => {
    const text = "select public.apply_billing_sync($1, $2, $3::jsonb) as outcome";
    const rows = JSON.stringify(inState(state).map((row) => Object.assign(row, unremarkable)));
    return first(await open().owner.query<{ outcome: string }>(text, [customer, turn, rows])).outcome;
  };
  const held = () =>
    open().owner.query("select id, plan, status from public.subscriptions where user_id = $1 order by id", [
      anna.person,
    ]);

  const moment = () =>
    open().owner.query("select updated_at, past_due_since from public.subscriptions where user_id = $1", [
      anna.person,
    ]);
  const settle = async (takenBack: boolean, session = own("cs_1")) =>
    first(
      await open().owner.query<{ revoked_at: Date | null; starts_at: Date; ends_at: Date }>(
        "select * from public.settle_pass($1, $2, null, $3)",
        [anna.person, session, takenBack],
      ),
    );
  const plan = async () =>
    first(await open().owner.query("select public.current_plan($1) as plan", [anna.person]));
  const claim = async (): Promise<string[]> => {
    const rows = await open().owner.query<{ id: string }>(
      "select public.claim_billing_reconcile(1000) as id",
    );
    return rows.map(({ id }) => id).filter((id) => id === customer);
  };
  const due = () =>
    open().owner.query(
      "update public.stripe_customers set reconcile_at = now() - interval '1 minute' where user_id = $1",
      [anna.person],
    );

  describe("the projection of a customer", () => {
    it("matches Stripe's latest state, in every interleaving of two syncs", async () => {
      const orders = interleavings(story(1), story(2));
      expect(orders).toHaveLength(70);
      for (const steps of orders) {
        await start();
        const stripe = await runSteps(steps, { begin, apply });
        expect([steps, await held()]).toEqual([steps, inState(stripe)]);
      }
    });

    it("matches it for four syncs too, in random interleavings", async () => {
      const draw = randomNumbers(7);
      for (let run = 0; run < 60; run += 1) {
        const steps = drawnOrder([1, 2, 3, 4].map(story), draw);
        await start();
        const stripe = await runSteps(steps, { begin, apply });
        expect([steps, await held()]).toEqual([steps, inState(stripe)]);
      }
    });

    it("keeps the latest turn of many written at once", async () => {
      const turns: number[] = [];
      for (let count = 0; count < 12; count += 1) turns.push(await begin());
      const outcomes = await Promise.all(turns.toReversed().map((turn) => apply(turn, turn === 12 ? 3 : 1)));
      expect(new Set(outcomes)).toEqual(new Set(["applied", "stale"]));
      expect(await held()).toEqual(inState(3));
    });

    it("waits for no turn whose relay crashed", async () => {
      const turn = await begin();
      await begin();
      expect(await apply(turn, 1)).toBe("applied");
      expect(await held()).toEqual(inState(1));
    });

    it("keeps the time of the last change if nothing changed", async () => {
      await apply(await begin(), 1);
      const before = await moment();
      await apply(await begin(), 1);
      expect(await moment()).toEqual(before);
    });

    it("belongs to nobody if the customer is unknown", async () => {
      customer = "cus_of_nobody";
      expect(await begin()).toBeNull();
      expect(await apply(1, 1)).toBe("unknown");
    });
  });

  describe("a pass that is settled", () => {
    it("is granted once, and revoked permanently", async () => {
      const granted = await settle(false);
      expect(await settle(false)).toEqual(granted);
      expect(await plan()).toEqual({ plan: "24hour_pass" });
      expect((await settle(true)).revoked_at).not.toBeNull();
      expect((await settle(false)).revoked_at).not.toBeNull();
      expect(await plan()).toEqual({ plan: "free" });
    });

    it("is never granted if it was revoked first, and delays none behind it", async () => {
      const other = await settle(false, own("cs_2"));
      await settle(true);
      expect((await settle(false)).revoked_at).not.toBeNull();
      const third = await settle(false, own("cs_3"));
      expect(third.starts_at).toEqual(other.ends_at);
    });
  });

  describe("the daily reconciliation", () => {
    it("is due a day later, is claimed once, and again when its claim has expired", async () => {
      expect(await claim()).toEqual([]);
      await due();
      expect(await claim()).toEqual([customer]);
      expect(await claim()).toEqual([]);
      await open().owner.query(
        "update public.stripe_customers set reconcile_claimed_until = now() - interval '1 second' where user_id = $1",
        [anna.person],
      );
      expect(await claim()).toEqual([customer]);
      await open().owner.query("select public.finish_billing_reconcile($1)", [customer]);
      expect(await claim()).toEqual([]);
    });

    it("comes an hour after somebody went to the checkout, also while it was under way", async () => {
      const expectPayment = () => open().owner.query("select public.expect_payment($1)", [customer]);
      const isSoon = async () =>
        first(
          await open().owner.query<{ soon: boolean }>(
            "select reconcile_at <= now() + interval '1 hour' as soon from public.stripe_customers where user_id = $1",
            [anna.person],
          ),
        ).soon;
      const finish = () => open().owner.query("select public.finish_billing_reconcile($1)", [customer]);
      await due();
      await claim();
      await expectPayment();
      await finish();
      expect(await isSoon()).toBe(true);
      await open().owner.query(
        "update public.stripe_customers set payment_expected_at = now() - interval '1 hour' where user_id = $1",
        [anna.person],
      );
      await due();
      await claim();
      await finish();
      expect(await isSoon()).toBe(false);
    });

    it("deletes events that Stripe no longer retries", async () => {
      const note =
        "insert into public.stripe_events (id, type, processed_at) values ($1, 'invoice.paid', now() - $2::interval)";
      await open().owner.query(note, [own("evt_old"), "31 days"]);
      await open().owner.query(note, [own("evt_new"), "4 days"]);
      await claim();
      const left = "select id from public.stripe_events where id = any($1)";
      expect(await open().owner.query(left, [[own("evt_old"), own("evt_new")]])).toEqual([
        { id: own("evt_new") },
      ]);
    });
  });
}
