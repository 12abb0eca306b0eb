import { readFileSync, readdirSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import { dataLimits, limits, textLimits } from "#shared/limits.ts";
import { tables } from "../support/access-matrix.ts";
import { createSession, restoreSession, saved, write } from "../support/keeping.ts";
import { type Person, signUp, sqlState, subscribe } from "../support/people.ts";
import { first, type Sql, type TestDatabase } from "../support/test-database.ts";

const migrations = new URL("../../../supabase/migrations/", import.meta.url);

/**
 * Tables that people write, and their text columns that are limited only by a list of known values or a
 * pattern.
 */
const writable = tables.filter(({ insert, update }) => insert.length + update.length > 0);

type Restored = {
  readonly position: number;
  readonly earlier: boolean;
  readonly messages: readonly { readonly position: number; readonly text: string }[];
};

const entry = (sql: Sql, length = 5) =>
  sql.run("insert into public.journal_entries (title, responses) values ('Reflection', $1)", [
    JSON.stringify([{ prompt: "p", response: "r".repeat(length) }]),
  ]);
const two = (sql: Sql) =>
  sql.run(
    `insert into public.journal_entries (title, responses)
       select 'Reflection', '[{"prompt":"p","response":"r"}]' from generate_series(1, 2)`,
  );
const grow = (sql: Sql) =>
  sql.run(
    `update public.journal_entries set responses = jsonb_build_array(jsonb_build_object('prompt', 'p', 'response', repeat('x', 59000)))
       where size < 2000`,
  );

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Everything that a person's browser may write, or that anyone can make the service store, is limited. */
export function boundsSuite(open: () => TestDatabase): void {
  let anna: Person;
  beforeEach(async () => {
    anna = await signUp(open());
  });

  const asAnna = <T>(work: (sql: Sql) => Promise<T>): Promise<T> => open().as(anna, work);
  const fill = async (rows: number, bytes: number) => {
    // Each row that the trigger sizes reads all others of the person.
    await open().owner.run("alter table public.journal_entries disable trigger bound_journal");
    await open().owner.run(
      `insert into public.journal_entries (user_id, title, responses, size)
         select $1, title, responses, octet_length(title) + octet_length(responses::text)
         from generate_series(1, $2), lateral (select 'Old' as title,
           jsonb_build_array(jsonb_build_object('prompt', 'p', 'response', repeat('x', $3))) as responses) as entry`,
      [anna.person, rows, bytes],
    );
    await open().owner.run("alter table public.journal_entries enable trigger bound_journal");
  };
  const used = async (kind: string, count: number) =>
    open().owner.query(
      `insert into public.write_allowances (user_id, kind, window_started_at, taken) values ($1, $2, now(), $3)
         on conflict (user_id, kind) do update set taken = excluded.taken`,
      [anna.person, kind, count],
    );

  const checkIn = (moment: string) =>
    open().owner.query(
      "insert into public.mood_entries (user_id, mood_score, mood_label, created_at) values ($1, 3, 'Calm', $2)",
      [anna.person, moment],
    );

  const claim = async () =>
    first(await open().owner.query<{ id: string }>("select public.claim_wrap_up($1) as id", [anna.person]))
      .id;
  const release = (id: string) => open().owner.query("select public.release_wrap_up($1)", [id]);

  const profile = async () =>
    first(
      await open().owner.query<{ subscription_plan: string; plan_ends_at: Date | null }>(
        "select subscription_plan, plan_ends_at from public.profiles where id = $1",
        [anna.person],
      ),
    );
  const current = async () =>
    first(await open().owner.query<{ plan: string }>("select public.current_plan($1) as plan", [anna.person]))
      .plan;
  const overdue = (since: string) =>
    open().owner.query(
      "update public.subscriptions set status = 'past_due', past_due_since = now() - $2::interval where user_id = $1",
      [anna.person, since],
    );

  const restored = async (messages: readonly string[]): Promise<Restored> => {
    const session = await createSession(open(), anna);
    const statuses = await write(
      open(),
      ...messages.map((text, index) => saved(session, index + 1, { text })),
    );
    expect(new Set(statuses)).toEqual(new Set(["done"]));
    return (await restoreSession(open(), anna, session.id)).restored as Restored;
  };

  describe("the limits", () => {
    it("match the app's", async () => {
      const [row] = await open().owner.query("select * from private.limits()");
      const own = Object.entries(dataLimits).map(([name, value]) => [snakeCase(name), value]);
      expect(row).toEqual({ ...Object.fromEntries(own), max_session_seconds: limits.maxSessionSeconds });
    });

    it.each([
      ["mood_entries", "notes", textLimits.checkInNote],
      ["mood_moments", "words", textLimits.momentWords],
      ["journal_entries", "title", textLimits.journalTitle],
      ["profiles", "full_name", textLimits.name],
      ["safety_plans", "reasons", textLimits.safetyPlanPart],
      ["sessions", "title", limits.maxTitleCharacters],
    ])("on texts match the app's: %s.%s", async (table, column, most) => {
      const rows = await open().owner.query<{ rule: string }>(
        "select pg_get_constraintdef(oid) as rule from pg_constraint where conrelid = $1::regclass and contype = 'c'",
        [`public.${table}`],
      );
      const own = rows.filter(({ rule }) => rule.includes(`char_length(${column}) <=`));
      expect(own.map(({ rule }) => rule)).toEqual([
        expect.stringContaining(`char_length(${column}) <= ${most}`),
      ]);
    });

    it("are stated once: no other file repeats the length of a session", () => {
      const repeating = readdirSync(migrations).filter((name) =>
        /\b900\b/.test(readFileSync(new URL(name, migrations), "utf8")),
      );
      expect(repeating).toEqual(["20261120000020_limits.sql"]);
    });
  });

  describe("what people write themselves", () => {
    it.each(writable.map(({ name }) => name))("is counted in %s", async (table) => {
      const rows = await open().owner.query(
        `select 1 from pg_trigger where tgrelid = ('public.' || $1)::regclass and tgname = 'bound_writes' and tgenabled = 'O'`,
        [table],
      );
      expect(rows).toHaveLength(1);
    });

    it("is of bounded length: every text column they may set has a check", async () => {
      const bare: string[] = [];
      for (const { name, insert, update } of writable) {
        const rows = await open().owner.query<{ name: string }>(
          `select a.attname as name from pg_attribute a
           where a.attrelid = ('public.' || $1)::regclass and a.attname = any($2)
             and a.atttypid in ('text'::regtype, 'jsonb'::regtype)
             and not exists (select from pg_constraint c
               where c.conrelid = a.attrelid and c.contype = 'c' and a.attnum = any(c.conkey))`,
          [name, [...new Set([...insert, ...update])]],
        );
        bare.push(...rows.map((row) => `${name}.${row.name}`));
      }
      expect(bare).toEqual([]);
    });

    it("is refused beyond a day's number, and accepted a day later; the relay isn't counted", async () => {
      const rename = (sql: Sql) =>
        sql.run("update public.profiles set full_name = 'Ann' where id = $1", [anna.person]);
      expect(await sqlState(asAnna(rename))).toBe("none");
      await used("profiles", dataLimits.writesPerDay);
      expect(await sqlState(asAnna(rename))).toBe("PT429");
      expect(await sqlState(open().as("service_role", rename))).toBe("none");
      await open().owner.query(
        "update public.write_allowances set window_started_at = now() - interval '25 hours' where user_id = $1",
        [anna.person],
      );
      expect(await sqlState(asAnna(rename))).toBe("none");
    });

    it("counts a journal's rows, however many arrive at once, and deleting returns none", async () => {
      await used("journal_rows", dataLimits.journalWritesPerDay - 1);
      expect(await sqlState(asAnna(two))).toBe("PT429");
      expect(await sqlState(asAnna(entry))).toBe("none");
      await asAnna((sql) => sql.run("delete from public.journal_entries"));
      expect(await sqlState(asAnna(entry))).toBe("PT429");
    });

    it("limits a journal's total rows and bytes", async () => {
      await asAnna((sql) => entry(sql, 1_000));
      const perRow = 50_000;
      await fill(Math.floor(dataLimits.journalBytes / perRow) - 2, perRow);
      expect(await sqlState(asAnna((sql) => entry(sql, 59_000)))).toBe("none");
      expect(await sqlState(asAnna((sql) => entry(sql, 59_000)))).toBe("PT413");
      // Extending an old one counts the same as writing a new one.
      expect(await sqlState(asAnna(grow))).toBe("PT413");
      await asAnna((sql) => sql.run("delete from public.journal_entries"));
      await fill(dataLimits.journalEntries, 1);
      expect(await sqlState(asAnna(entry))).toBe("PT413");
    }, 120_000);

    it("learns nothing about other people from what is refused", async () => {
      const boris = await signUp(open());
      const forged = (sql: Sql) =>
        sql.run(
          `insert into public.journal_entries (user_id, title, responses) values ($1, 'Mine', '[{"prompt":"p","response":"r"}]')`,
          [boris.person],
        );
      expect(await sqlState(asAnna(forged))).toBe("42501");
    });
  });

  describe("check-ins a week", () => {
    const week = ["2026-11-16T12:00:00Z", "2026-11-18T12:00:00Z", "2026-11-20T12:00:00Z"];
    it("aren't returned by deleting", async () => {
      for (const moment of week) await checkIn(moment);
      await asAnna((sql) => sql.run("delete from public.mood_entries"));
      expect(await sqlState(checkIn("2026-11-21T12:00:00Z"))).toBe("PT402");
      // The same day's may be recreated.
      expect(await sqlState(checkIn(week[2] ?? ""))).toBe("none");
      expect(await sqlState(checkIn("2026-11-23T12:00:00Z"))).toBe("none");
    });

    it("are reported as they count", async () => {
      const state = async () =>
        first(await asAnna((sql) => sql.query<{ state: unknown }>("select public.check_in_state() as state")))
          .state;
      const usage = async () =>
        first(
          await asAnna((sql) =>
            sql.query<{ usage: { week_check_ins: number } }>("select public.get_usage() as usage"),
          ),
        ).usage.week_check_ins;
      const today = new Date().toISOString().slice(0, 10);
      expect(await state()).toEqual({ today, others_this_week: 0, first_day: null });
      await checkIn(new Date().toISOString());
      await asAnna((sql) => sql.run("delete from public.mood_entries"));
      expect(await state()).toEqual({ today, others_this_week: 0, first_day: null });
      expect(await usage()).toBe(1);
    });
  });

  describe("starts of wrap-ups", () => {
    it("return the turn if nothing came of them, but not forever", async () => {
      for (let count = 0; count < dataLimits.wrapUpStartsPerDay; count += 1) await release(await claim());
      expect(await sqlState(claim())).toBe("PT429");
      await open().owner.query(
        "update public.wrap_up_generations set generated_at = generated_at - interval '25 hours' where user_id = $1",
        [anna.person],
      );
      expect(await sqlState(claim())).toBe("none");
    });

    it("are forgotten after the retention period", async () => {
      const days = dataLimits.wrapUpGenerationDays;
      const note = async (ago: number) =>
        first(
          await open().owner.query<{ id: string }>(
            `insert into public.wrap_up_generations (user_id, local_date, generated_at, finished_at, given_back)
               values ($1, current_date - $2::integer, now() - make_interval(days => $2), now(), true) returning id`,
            [anna.person, ago],
          ),
        ).id;
      const [old, young] = [await note(days + 1), await note(days - 1)];
      await claim();
      const left = await open().owner.query("select id from public.wrap_up_generations where id = any($1)", [
        [old, young],
      ]);
      expect(left).toEqual([{ id: young }]);
    });

    it("don't start a new period by moving to another time zone", async () => {
      await subscribe(open(), anna);
      const live = (zone: string) =>
        open().owner.query("update public.profiles set timezone = $2 where id = $1", [anna.person, zone]);
      await live("Pacific/Kiritimati");
      const id = await claim();
      await open().owner.query("select public.finish_wrap_up($1, $2, true)", [
        id,
        JSON.stringify({
          period_start: "2026-11-16",
          period_end: "2026-11-22",
          mood_trend: "stable",
          total_sessions: 0,
          total_duration: 0,
          key_insights: [],
          personalized_recommendations: [],
        }),
      ]);
      await open().owner.query(
        "update public.wrap_up_generations set generated_at = generated_at - interval '3 hours' where user_id = $1",
        [anna.person],
      );
      // In some of these zones, midnight was within the last three hours.
      const zones = Array.from(
        { length: 24 },
        (_, hour) => `Etc/GMT${hour < 12 ? "+" : "-"}${(hour % 12) + 1}`,
      );
      for (const zone of zones) {
        await live(zone);
        expect([zone, await sqlState(claim())]).toEqual([zone, "PT402"]);
      }
    });
  });

  describe("a plan that ends by itself", () => {
    it("is shown with its end, and is free from then on", async () => {
      await subscribe(open(), anna);
      expect(await profile()).toEqual({ subscription_plan: "premium-monthly", plan_ends_at: null });
      await overdue("2 days");
      const { plan_ends_at } = await profile();
      const hours = ((plan_ends_at?.getTime() ?? 0) - Date.now()) / 3_600_000;
      expect(Math.round(hours)).toBe(24);
    });

    it("is updated when its time has come", async () => {
      await subscribe(open(), anna);
      await overdue("2 days");
      // Time passes without any update from Stripe.
      await open().owner.query("alter table public.subscriptions disable trigger project_plan");
      await overdue("4 days");
      await open().owner.query("alter table public.subscriptions enable trigger project_plan");
      await open().owner.query("update public.profiles set plan_ends_at = now() where id = $1", [
        anna.person,
      ]);
      expect(await current()).toBe("free");
      expect((await profile()).subscription_plan).toBe("premium-monthly");
      await open().as("service_role", (sql) => sql.query("select public.claim_billing_reconcile(1)"));
      expect(await profile()).toEqual({ subscription_plan: "free", plan_ends_at: null });
    });

    it("ends with the pass if there is one", async () => {
      const [pass] = await open().owner.query<{ ends_at: Date }>("select * from public.grant_pass($1, $2)", [
        anna.person,
        `cs_${anna.person}`,
      ]);
      expect(await profile()).toEqual({ subscription_plan: "24hour_pass", plan_ends_at: pass?.ends_at });
    });
  });

  describe("a session that is taken over", () => {
    it("includes its last messages, in bytes that fit into one response", async () => {
      const texts = Array.from({ length: 120 }, (_, index) => `${"ﷺ".repeat(4_000)}${index}`);
      const { messages, position, earlier } = await restored(texts);
      expect(position).toBe(120);
      expect(earlier).toBe(true);
      expect(messages.at(-1)?.position).toBe(120);
      expect(Buffer.byteLength(JSON.stringify(messages.map(({ text }) => text)))).toBeLessThan(
        dataLimits.resumeBytes,
      );
      expect(messages.length).toBeGreaterThan(20);
      expect(messages.map((message) => message.position)).toEqual(
        Array.from({ length: messages.length }, (_, index) => 121 - messages.length + index),
      );
    });

    it("counts a character's encoded size", async () => {
      const { messages } = await restored(Array.from({ length: 60 }, () => "\u0001".repeat(4_000)));
      expect(Buffer.byteLength(JSON.stringify(messages.map(({ text }) => text)))).toBeLessThan(
        dataLimits.resumeBytes,
      );
    });

    it("includes a limited number of messages", async () => {
      const { messages, earlier } = await restored(
        Array.from({ length: dataLimits.resumeMessages + 10 }, (_, index) => String(index)),
      );
      expect([messages.length, messages[0]?.position, earlier]).toEqual([
        dataLimits.resumeMessages,
        11,
        true,
      ]);
    });

    it("is complete if it is short", async () => {
      expect(await restored(["Hello", "Hi"])).toMatchObject({
        position: 2,
        earlier: false,
        messages: [{ position: 1 }, { position: 2 }],
      });
    });
  });

  describe("visitors' messages", () => {
    it("are deleted after the retention period", async () => {
      const days = dataLimits.contactMessageDays;
      const leave = async (ago: string) =>
        first(
          await open().owner.query<{ id: string }>(
            `insert into public.contact_messages (name, email, subject, message, created_at)
               values ('A', 'a@example.com', 'S', 'M', now() - $1::interval) returning id`,
            [ago],
          ),
        ).id;
      const [old, young] = [await leave(`${days + 1} days`), await leave(`${days - 1} days`)];
      await open().as("service_role", (sql) => sql.query("select public.forget_old_mail()"));
      const left = await open().owner.query("select id from public.contact_messages where id = any($1)", [
        [old, young],
      ]);
      expect(left).toEqual([{ id: young }]);
    });
  });

  describe("the public counts", () => {
    it("hide the size of small counts", async () => {
      await open().owner.query("delete from public.safety_referral_counts");
      const count = (level: string, times: number) =>
        open().owner.query("select public.count_referral($1, 'QM') from generate_series(1, $2)", [
          level,
          times,
        ]);
      await count("possible", dataLimits.smallestPublicCount);
      await count("active", dataLimits.smallestPublicCount - 1);
      await count("imminent", 1);
      const [row] = await open().as("service_role", (sql) =>
        sql.query<{ counts: { level: string; count: number | null }[] }>(
          "select public.referral_counts() as counts",
        ),
      );
      expect(row?.counts.map(({ level, count: shown }) => [level, shown])).toEqual([
        ["active", null],
        ["imminent", null],
        ["possible", dataLimits.smallestPublicCount],
      ]);
    });
  });
}
