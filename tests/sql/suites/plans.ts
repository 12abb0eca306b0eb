import { beforeEach, describe, expect, it } from "vitest";
import { dataLimits } from "#shared/limits.ts";
import { plans } from "#shared/plans.ts";
import { createSession } from "../support/keeping.ts";
import { type Person, signUp, sqlState, startSession, subscribe } from "../support/people.ts";
import { type TestDatabase, first } from "../support/test-database.ts";

type Pass = { checkout_session_id: string; starts_at: Date; ends_at: Date; revoked_at: Date | null };

const hours = (count: number): number => count * 3_600_000;

export function plansSuite(open: () => TestDatabase): void {
  let anna: Person;
  beforeEach(async () => {
    anna = await signUp(open());
  });

  const planOf = async ({ person }: Person): Promise<string> =>
    first(await open().owner.query<{ plan: string }>("select public.current_plan($1) as plan", [person]))
      .plan;
  const profileOf = async ({ person }: Person) =>
    first(await open().owner.query("select * from public.profiles where id = $1", [person]));
  const grant = async (checkout: string, to = anna): Promise<Pass> =>
    first(await open().owner.query<Pass>("select * from public.grant_pass($1, $2)", [to.person, checkout]));

  /** A wrap-up that was claimed and stored. */
  const claim = async () => {
    const rows = await open().owner.query<{ id: string }>("select public.claim_wrap_up($1) as id", [
      anna.person,
    ]);
    await open().owner.query("update public.wrap_up_generations set finished_at = now() where user_id = $1", [
      anna.person,
    ]);
    return rows;
  };
  const ageClaims = (interval: string) =>
    open().owner.query(
      `update public.wrap_up_generations g set generated_at = a.moment at time zone 'UTC', local_date = a.moment::date
         from (select date_trunc($2, now() at time zone 'UTC') - interval '1 second' as moment) a where user_id = $1`,
      [anna.person, interval],
    );

  /** Moves a person's first calls into the past. */
  const ageCalls = (by: string, count = 10) =>
    open().owner.query(
      `update public.call_starts set started_at = started_at - $2::interval where session_id in (
         select session_id from public.call_starts where user_id = $1 order by started_at limit $3)`,
      [anna.person, by, count],
    );

  describe("the plan catalogue", () => {
    it.each(Object.values(plans))("has the same limits here as in the app: $id", async ({ id, limits }) => {
      const [row] = await open().owner.query("select * from private.plan_limits($1)", [id]);
      expect(row).toEqual({
        daily_voice_seconds: limits.dailyVoiceSeconds,
        mood_check_ins_per_week: limits.moodCheckInsPerWeek,
        calls_per_day: limits.callsPerDay,
        productivity_guide_access: limits.productivityGuideAccess,
        wrap_up_frequency: limits.wrapUpFrequency,
      });
    });
  });

  describe("entitlement", () => {
    it.each([
      ["active", false, null, true],
      ["trialing", false, null, true],
      ["past_due", false, "2 days 23 hours", true],
      ["past_due", false, "3 days 1 hour", false],
      ["past_due", true, "1 hour", false],
      ["active", true, null, false],
      ["unpaid", false, null, false],
      ["paused", false, null, false],
      ["incomplete", false, null, false],
      ["incomplete_expired", false, null, false],
      ["canceled", false, null, false],
    ])("%s, collection paused %s, past due for %s: %s", async (status, paused, overdue, entitled) => {
      await subscribe(open(), anna);
      await open().owner.query(
        `update public.subscriptions set status = $2, collection_paused = $3, past_due_since = now() - $4::interval,
           current_period_end = now() + interval '20 days' where user_id = $1`,
        [anna.person, status, paused, overdue],
      );
      expect(await planOf(anna)).toBe(entitled ? "premium-monthly" : "free");
      expect(await profileOf(anna)).toMatchObject({
        subscription_plan: entitled ? "premium-monthly" : "free",
        subscription_status: status,
      });
    });

    it("counts past due from when it began, not from the last sync", async () => {
      await subscribe(open(), anna);
      const { owner } = open();
      await owner.query("update public.subscriptions set status = 'past_due' where user_id = $1", [
        anna.person,
      ]);
      await owner.query(
        "update public.subscriptions set past_due_since = past_due_since - interval '4 days' where user_id = $1",
        [anna.person],
      );
      await owner.query("update public.subscriptions set status = 'past_due' where user_id = $1", [
        anna.person,
      ]);
      expect(await planOf(anna)).toBe("free");
      await owner.query("update public.subscriptions set status = 'active' where user_id = $1", [
        anna.person,
      ]);
      await owner.query("update public.subscriptions set status = 'past_due' where user_id = $1", [
        anna.person,
      ]);
      expect(await planOf(anna)).toBe("premium-monthly");
    });

    it("returns to free when the subscription is gone", async () => {
      await subscribe(open(), anna);
      await open().owner.query("delete from public.subscriptions where user_id = $1", [anna.person]);
      expect(await profileOf(anna)).toMatchObject({ subscription_plan: "free", subscription_status: "none" });
    });

    it("shows people only their own plan", async () => {
      const boris = await signUp(open());
      const ask = (about: Person) =>
        open().as(anna, (sql) => sql.query("select public.current_plan($1) as plan", [about.person]));
      expect(await ask(anna)).toEqual([{ plan: "free" }]);
      expect(await sqlState(ask(boris))).toBe("42501");
    });

    it("shows people only their own usage", async () => {
      const usage = async () =>
        first(
          await open().as(anna, (sql) => sql.query<{ usage: object }>("select public.get_usage() as usage")),
        ).usage;
      expect(await usage()).toEqual({
        plan: "free",
        pass_ends_at: null,
        voice_seconds: 0,
        voice_resets_at: null,
        week_check_ins: 0,
        last_check_in: null,
        calls: 0,
        calls_limit: 5,
        next_call_at: null,
      });
      await startSession(open(), anna);
      const sql = open().owner;
      await sql.query("insert into public.voice_windows values ($1, now() - interval '1 hour', 240)", [
        anna.person,
      ]);
      await sql.query(
        "insert into public.mood_entries (user_id, mood_score, mood_label) values ($1, 4, 'Calm')",
        [anna.person],
      );
      const { ends_at } = await grant("cs_usage");
      expect(await usage()).toMatchObject({
        plan: "24hour_pass",
        pass_ends_at: expect.stringContaining(ends_at.toISOString().slice(0, 19)),
        voice_seconds: 240,
        week_check_ins: 1,
        calls: 1,
        calls_limit: -1,
      });
      await sql.query("update public.voice_windows set window_started_at = now() - interval '25 hours'");
      expect(await usage()).toMatchObject({ voice_seconds: 0, voice_resets_at: null });
    });

    it("allows one customer per person, and one person per customer", async () => {
      const boris = await signUp(open());
      const add = (person: Person, customer: string) =>
        sqlState(
          open().owner.query("insert into public.stripe_customers values ($1, $2)", [
            person.person,
            customer,
          ]),
        );
      expect(await add(anna, `cus_${anna.person}`)).toBe("none");
      expect(await add(anna, "cus_other")).toBe("23505");
      expect(await add(boris, `cus_${anna.person}`)).toBe("23505");
    });
  });

  describe("24-hour passes", () => {
    it("last 24 hours from the moment they are granted", async () => {
      const pass = await grant(`cs_a_${anna.person}`);
      expect(pass.ends_at.getTime() - pass.starts_at.getTime()).toBe(hours(24));
      expect(await planOf(anna)).toBe("24hour_pass");
      expect(await profileOf(anna)).toMatchObject({
        subscription_plan: "24hour_pass",
        pass_expires_at: pass.ends_at,
      });
    });

    it("are granted once per checkout session", async () => {
      const pass = await grant(`cs_b_${anna.person}`);
      expect(await grant(`cs_b_${anna.person}`)).toEqual(pass);
      expect(
        await open().owner.query("select 1 from public.passes where user_id = $1", [anna.person]),
      ).toHaveLength(1);
      const boris = await signUp(open());
      expect(await sqlState(grant(`cs_b_${anna.person}`, boris))).toBe("23505");
    });

    it("stack: the second starts when the first ends", async () => {
      const one = await grant(`cs_c_${anna.person}`);
      const two = await grant(`cs_d_${anna.person}`);
      expect(two.starts_at).toEqual(one.ends_at);
      expect(two.ends_at.getTime() - one.starts_at.getTime()).toBe(hours(48));
    });

    it("count as free once they have expired", async () => {
      await grant(`cs_e_${anna.person}`);
      await open().owner.query(
        "update public.passes set starts_at = starts_at - interval '25 hours', ends_at = ends_at - interval '25 hours' where user_id = $1",
        [anna.person],
      );
      expect(await planOf(anna)).toBe("free");
    });

    it("move forward when the one before them is revoked", async () => {
      const first_ = await grant(`cs_f_${anna.person}`);
      await grant(`cs_g_${anna.person}`);
      await grant(`cs_h_${anna.person}`);
      await open().owner.query("select public.revoke_pass($1)", [first_.checkout_session_id]);
      await open().owner.query("select public.revoke_pass($1)", [first_.checkout_session_id]);
      const [two, three] = await open().owner.query<Pass>(
        "select * from public.passes where user_id = $1 and revoked_at is null order by starts_at",
        [anna.person],
      );
      expect(two?.starts_at.getTime()).toBeLessThan(first_.ends_at.getTime());
      expect(three?.starts_at).toEqual(two?.ends_at);
      expect(await planOf(anna)).toBe("24hour_pass");
      for (const pass of [two, three])
        await open().owner.query("select public.revoke_pass($1)", [pass?.checkout_session_id]);
      expect(await planOf(anna)).toBe("free");
    });
  });

  describe("calls a day", () => {
    it("are five on the free plan, and deleting one returns none", async () => {
      for (let count = 0; count < 5; count += 1) await startSession(open(), anna);
      expect(await sqlState(startSession(open(), anna))).toBe("PT402");
      await open().as(anna, (sql) => sql.run("delete from public.sessions"));
      expect(await sqlState(startSession(open(), anna))).toBe("PT402");
    });

    it("exclude chats", async () => {
      for (let count = 0; count < 7; count += 1) await startSession(open(), anna, "chat");
      expect(await sqlState(startSession(open(), anna))).toBe("none");
    });

    it("and chats, private ones too, are as many as a person may write of anything, also on a paid plan", async () => {
      await subscribe(open(), anna);
      for (const isPrivate of [false, true]) {
        const chat = await createSession(open(), anna, { mode: "chat", isPrivate });
        await open().owner.query("delete from public.sessions where id = $1", [chat.id]);
      }
      await open().owner.query("update public.write_allowances set taken = taken + $2 where user_id = $1", [
        anna.person,
        dataLimits.writesPerDay - 2,
      ]);
      for (const mode of ["chat", "call"] as const)
        expect(await sqlState(createSession(open(), anna, { mode }))).toBe("PT429");
      const boris = await signUp(open());
      expect(await sqlState(createSession(open(), boris, { mode: "chat" }))).toBe("none");
      await open().owner.query(
        "update public.write_allowances set window_started_at = now() - interval '25 hours' where user_id = $1",
        [anna.person],
      );
      expect(await sqlState(createSession(open(), anna, { mode: "chat" }))).toBe("none");
    });

    it("are unlimited on a paid plan", async () => {
      await subscribe(open(), anna);
      for (let count = 0; count < 7; count += 1) await startSession(open(), anna);
      expect(
        await open().owner.query("select 1 from public.sessions where user_id = $1", [anna.person]),
      ).toHaveLength(7);
    });

    it("become available one by one, 24 hours after each was started", async () => {
      for (let count = 0; count < 5; count += 1) await startSession(open(), anna);
      await ageCalls("23 hours 59 minutes");
      expect(await sqlState(startSession(open(), anna))).toBe("PT402");
      await ageCalls("2 minutes", 1);
      expect(await sqlState(startSession(open(), anna))).toBe("none");
      expect(await sqlState(startSession(open(), anna))).toBe("PT402");
    });

    it("are reported with the time at which another one is possible", async () => {
      const told = async () => {
        const usage = first(
          await open().as(anna, (sql) =>
            sql.query<{ usage: { calls: number; next_call_at: string | null } }>(
              "select public.get_usage() as usage",
            ),
          ),
        ).usage;
        const inMs = usage.next_call_at === null ? null : Date.parse(usage.next_call_at) - Date.now();
        return { calls: usage.calls, hours: inMs === null ? null : Math.round(inMs / 3_600_000) };
      };
      await startSession(open(), anna, "chat");
      expect(await told()).toEqual({ calls: 0, hours: null });
      await startSession(open(), anna);
      await ageCalls("20 hours");
      for (let count = 0; count < 3; count += 1) await startSession(open(), anna);
      expect(await told()).toEqual({ calls: 4, hours: 4 });
      await startSession(open(), anna);
      expect(await told()).toEqual({ calls: 5, hours: 4 });
      await ageCalls("5 hours", 1);
      expect(await told()).toEqual({ calls: 4, hours: 24 });
    });
  });

  describe("wrap-ups", () => {
    it.each([
      ["free", "week", "month"],
      ["24hour_pass", "day", "week"],
      ["premium-monthly", null, "day"],
    ])("may be generated once in the period of %s", async (plan, tooShort, enough) => {
      if (plan === "24hour_pass") await grant(`cs_w_${anna.person}`);
      if (plan === "premium-monthly") await subscribe(open(), anna);
      await claim();
      expect(await sqlState(claim())).toBe("PT402");
      // Only if the shorter period didn't itself begin with the longer one.
      if (tooShort !== null && !(await sameStart(open(), tooShort, enough))) {
        await ageClaims(tooShort);
        expect(await sqlState(claim())).toBe("PT402");
      }
      await ageClaims(enough);
      expect(await sqlState(claim())).toBe("none");
    });

    it("may be retried if nothing came of the claim", async () => {
      const { id } = first(await claim());
      await open().owner.query("delete from public.wrap_up_generations where id = $1", [id]);
      expect(await sqlState(claim())).toBe("none");
    });
  });
}

/** Whether the second before the shorter period began is also outside the longer period. */
async function sameStart({ owner }: TestDatabase, shorter: string, longer: string): Promise<boolean> {
  const [row] = await owner.query<{ same: boolean }>(
    `select date_trunc($2, date_trunc($1, now() at time zone 'UTC') - interval '1 second') <> date_trunc($2, now() at time zone 'UTC') as same`,
    [shorter, longer],
  );
  return row?.same ?? true;
}
