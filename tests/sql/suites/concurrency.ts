import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Call, openCall, reserve } from "../support/calls.ts";
import { mailWorker, signUpConfirmed } from "../support/mail.ts";
import { settle, succeeding, times, waitingOrDone } from "../support/many.ts";
import { type Person, signIn, signUp, sqlState, startSession } from "../support/people.ts";
import type { Sql, TestDatabase } from "../support/test-database.ts";

/** Many connections at once, which only a real server has. */
export function concurrencySuite(open: () => TestDatabase): void {
  let anna: Person;
  beforeEach(async () => {
    anna = await signUp(open());
  });

  const inCall = async (person: Person): Promise<Call> =>
    openCall(open(), person, await startSession(open(), person));
  const relay = <T extends Record<string, unknown>>(text: string, values: readonly unknown[]): Promise<T[]> =>
    open().as("service_role", (sql) => sql.query<T>(text, values));

  const checkInOn = (sql: Sql, day: number) =>
    sql.query(
      "insert into public.mood_entries (user_id, mood_score, mood_label, created_at) values ($1, 3, 'Calm', timestamptz '2026-11-16 12:00Z' + make_interval(days => $2))",
      [anna.person, day],
    );
  const claimWrapUp = (sql: Sql) => sql.query("select public.claim_wrap_up($1)", [anna.person]);
  /**
   * Starts `second` while the transaction of `begun` is open, and ends that transaction only once `second`
   * waits or is done.
   */
  const whileOpen = async (
    begun: (sql: Sql) => Promise<unknown>,
    second: () => Promise<unknown>,
  ): Promise<() => Promise<unknown>> => {
    const outcome = await open().as("service_role", async (sql) => {
      await begun(sql);
      const running = second();
      await waitingOrDone(open(), running);
      return { running };
    });
    return () => outcome.running;
  };
  const checkInNow = () =>
    open().as(anna, (sql) =>
      sql.run("insert into public.mood_entries (mood_score, mood_label) values (3, 'Calm')"),
    );

  describe("many connections at once", () => {
    it("claim an email once", async () => {
      await open().owner.query("delete from public.mail_outbox");
      const confirmed = await signUpConfirmed(open());
      await open().owner.query(
        "insert into public.mail_outbox (user_id, kind) select $1, 'test_reminder' from generate_series(1, 60)",
        [confirmed.person],
      );
      const claimed = (
        await times(20, () => mailWorker(open()).claim(new Date(Date.now() + 1000), 5))
      ).flat();
      expect(new Set(claimed.map(({ id }) => id)).size).toBe(claimed.length);
      const left = await mailWorker(open()).claim(new Date(Date.now() + 1000), 100);
      expect(claimed.length + left.length).toBe(60);
    });

    it("write a day's reminder once", async () => {
      await open().owner.query("delete from public.mail_outbox");
      const people = (await times(30, () => signUp(open()))).map(({ person }) => person);
      await open().owner.query(
        "insert into public.mood_reminders (user_id, is_enabled, email_enabled) select unnest($1::uuid[]), true, true",
        [people],
      );
      await open().owner.query(
        "update public.mood_reminders set next_fire_at = now() - interval '1 minute' where user_id = any($1)",
        [people],
      );
      await times(10, () => relay("select public.enqueue_due_reminders(7)", []));
      await relay("select public.enqueue_due_reminders(1000)", []);
      const rows = await open().owner.query<{ user_id: string }>(
        "select user_id from public.mail_outbox where user_id = any($1)",
        [people],
      );
      expect(rows.map(({ user_id }) => user_id).toSorted()).toEqual(people.toSorted());
    });

    it("grant one pass for one checkout", async () => {
      const passes = (
        await times(20, () =>
          relay("select * from public.grant_pass($1, $2)", [anna.person, `cs_${anna.person}`]),
        )
      ).flat();
      expect(new Set(passes.map((pass) => JSON.stringify(pass))).size).toBe(1);
      expect(
        await open().owner.query("select 1 from public.passes where user_id = $1", [anna.person]),
      ).toHaveLength(1);
    });

    it("stack passes without gap or overlap", async () => {
      await times(10, (index) =>
        relay("select public.grant_pass($1, $2)", [anna.person, `cs_${index}_${anna.person}`]),
      );
      const [row] = await open().owner.query(
        "select count(distinct starts_at)::int as starts, max(ends_at) - min(starts_at) = interval '240 hours' as whole from public.passes where user_id = $1",
        [anna.person],
      );
      expect(row).toEqual({ starts: 10, whole: true });
    });

    it("start five calls a day", async () => {
      expect(
        await succeeding(
          settle(12, () => startSession(open(), anna)),
          "PT402",
        ),
      ).toBe(5);
    });

    it("accept three check-ins a week, even while the third is still being written", async () => {
      await checkInOn(open().owner, 0);
      await checkInOn(open().owner, 1);
      const fourth = await whileOpen(
        (sql) => checkInOn(sql, 2),
        () => checkInOn(open().owner, 3),
      );
      expect(await sqlState(fourth())).toBe("PT402");
    });

    it("create one wrap-up, even while it is still being claimed", async () => {
      const second = await whileOpen(
        (sql) => claimWrapUp(sql),
        () => claimWrapUp(open().owner),
      );
      expect(await sqlState(second())).toBe("PT409");
    });

    it("accept one check-in a day", async () => {
      expect(await succeeding(settle(10, checkInNow), "23505")).toBe(1);
    });

    it("open one socket with a ticket", async () => {
      const hash = createHash("sha256").update(anna.person).digest("hex");
      const authSession = await signIn(open(), anna);
      await open().as(anna, (own) => own.query("select public.confirm_age_and_terms()"));
      await relay("select public.issue_socket_ticket($1, $2, $3)", [anna.person, authSession, hash]);
      const redeemed = await times(10, () =>
        relay("select user_id from public.redeem_socket_ticket($1)", [hash]),
      );
      expect(redeemed.flat()).toEqual([{ user_id: anna.person }]);
    });

    it("number messages without gaps", async () => {
      const session = await startSession(open(), anna);
      const say = () =>
        relay<{ seq: number }>(
          "insert into public.session_messages (session_id, user_id, role, content) values ($1, $2, 'user', 'Hello') returning seq",
          [session, anna.person],
        );
      const numbers = (await times(30, say)).flat().map(({ seq }) => seq);
      expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    });

    it("delete an account although a pass is granted in the opposite order of locks", async () => {
      const gone = await open().as("service_role", async (sql) => {
        await sql.query("select 1 from public.profiles where id = $1 for no key update", [anna.person]);
        const leaving = relay("select public.delete_account($1)", [anna.person]);
        await waitingOrDone(open(), leaving);
        const granting = sql.query("select public.grant_pass($1, $2)", [anna.person, `cs_${anna.person}`]);
        // Whoever closes the circle may be refused, but account deletion must not be.
        return { leaving, granted: await sqlState(granting) };
      });
      expect(["none", "40P01"]).toContain(gone.granted);
      await gone.leaving;
      expect(await open().owner.query("select 1 from public.profiles where id = $1", [anna.person])).toEqual(
        [],
      );
    });

    it("delete an account without waiting for the audit log", async () => {
      const { owner } = open();
      let held = true;
      const holding = owner
        .query("do $$ begin lock table auth.audit_log_entries in exclusive mode; perform pg_sleep(5); end $$")
        .finally(() => {
          held = false;
        });
      await vi.waitFor(async () => {
        const locks = await owner.query(
          "select 1 from pg_locks where relation = 'auth.audit_log_entries'::regclass and mode = 'ExclusiveLock' and granted",
        );
        expect(locks).toHaveLength(1);
      });
      await relay("select public.delete_account($1)", [anna.person]);
      expect(held).toBe(true);
      expect(await owner.query("select 1 from auth.users where id = $1", [anna.person])).toEqual([]);
      await holding;
    });

    it("delete an account in the middle of everything", async () => {
      const call = await inCall(anna);
      const busy = settle(30, async (index) => {
        if (index % 3 === 0) return reserve(open(), [{ ...call, seq: index, seconds: 1 }]);
        if (index % 3 === 1)
          return relay("select public.grant_pass($1, $2)", [anna.person, `cs_${index}_${anna.person}`]);
        return relay(
          "insert into public.session_messages (session_id, user_id, role, content) values ($1, $2, 'user', 'Hello')",
          [call.session_id, anna.person],
        );
      });
      await relay("select public.delete_account($1)", [anna.person]);
      await busy;
      for (const table of ["sessions", "session_messages", "passes", "voice_windows", "calls"]) {
        expect(
          await open().owner.query(`select 1 from public.${table} where user_id = $1`, [anna.person]),
        ).toEqual([]);
      }
    });
  });
}
