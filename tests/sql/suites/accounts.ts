import { describe, expect, it } from "vitest";
import { fillEveryTable } from "../support/every-table.ts";
import { type Person, signIn, signUp, sqlState, subscribe } from "../support/people.ts";
import { type Caller, type TestDatabase, first } from "../support/test-database.ts";

type Profile = {
  full_name: string | null;
  email: string;
  notification_preferences: Record<string, unknown>;
  age_confirmed_at: Date | null;
  terms_accepted_at: Date | null;
};

const switches = { email_reminders: true, mood_reminders: true, session_summaries: true };

export function accountsSuite(open: () => TestDatabase): void {
  const profileOf = async (person: string): Promise<Profile> =>
    first(await open().owner.query<Profile>("select * from public.profiles where id = $1", [person]));

  describe("an account", () => {
    it("gets a profile at sign-up, with the given details", async () => {
      const metadata = {
        full_name: "  Ann Lee ",
        preferred_language: "ja",
        age_confirmed: true,
        terms_accepted: true,
      };
      const { person, email } = await signUp(open(), { metadata });
      expect(await profileOf(person)).toMatchObject({
        email,
        full_name: "Ann Lee",
        notification_preferences: { ...switches, preferred_language: "ja" },
        age_confirmed_at: expect.any(Date) as Date,
        terms_accepted_at: expect.any(Date) as Date,
      });
    });

    it.each([
      [{}, null],
      [null, null],
      [[], null],
      ["words", null],
      [{ full_name: " " }, null],
      [{ full_name: 7, preferred_language: "xx", age_confirmed: "true", terms_accepted: 1 }, "7"],
      [{ full_name: "x".repeat(500) }, "x".repeat(120)],
      [{ preferred_language: ["en"], age_confirmed: { yes: true } }, null],
    ])("is made whatever the metadata holds: %j", async (metadata, name) => {
      const { person } = await signUp(open(), { metadata });
      expect(await profileOf(person)).toMatchObject({
        full_name: name,
        notification_preferences: switches,
        age_confirmed_at: null,
        terms_accepted_at: null,
      });
    });

    it("keeps its profile's address in sync", async () => {
      const { person } = await signUp(open());
      await open().owner.query("update auth.users set email = $2 where id = $1", [
        person,
        `new-${person}@example.com`,
      ]);
      expect((await profileOf(person)).email).toBe(`new-${person}@example.com`);
    });

    it("confirms its age and the terms once, and only its own", async () => {
      const [anna, boris] = [await signUp(open()), await signUp(open())];
      const confirm = async () => {
        await open().as(anna, (sql) => sql.query("select public.confirm_age_and_terms()"));
        const { age_confirmed_at, terms_accepted_at } = await profileOf(anna.person);
        return { age_confirmed_at, terms_accepted_at };
      };
      const stamps = await confirm();
      expect(stamps).toEqual({
        age_confirmed_at: expect.any(Date) as Date,
        terms_accepted_at: expect.any(Date) as Date,
      });
      expect(await confirm()).toEqual(stamps);
      expect(await profileOf(boris.person)).toMatchObject({
        age_confirmed_at: null,
        terms_accepted_at: null,
      });
    });

    it.each([
      ["signing out", "delete from auth.sessions where id = $1"],
      ["an end of its own", "update auth.sessions set not_after = now() where id = $1"],
      [
        "a ban",
        "update auth.users set banned_until = now() + interval '1 day' where id = (select user_id from auth.sessions where id = $1)",
      ],
      [
        "a deletion",
        "update auth.users set deleted_at = now() where id = (select user_id from auth.sessions where id = $1)",
      ],
    ])("is signed in until %s, in that session alone", async (_what, end) => {
      const [anna, boris] = [await signUp(open()), await signUp(open())];
      const [his, hers] = [await signIn(open(), boris), await signIn(open(), anna, { secondsAgo: 700 })];
      const valid = () =>
        open().as("service_role", (sql) =>
          sql.query("select * from public.valid_auth_sessions($1::uuid[]) order by signed_in_seconds_ago", [
            [his, hers],
          ]),
        );
      expect(await valid()).toEqual([
        { auth_session_id: his, signed_in_seconds_ago: 0 },
        { auth_session_id: hers, signed_in_seconds_ago: 700 },
      ]);
      await open().owner.query(end, [hers]);
      expect(await valid()).toEqual([{ auth_session_id: his, signed_in_seconds_ago: 0 }]);
    });
  });

  describe("a profile's fields", () => {
    it.each([
      ["full_name", "", "23514"],
      ["full_name", "  ", "23514"],
      ["full_name", "x".repeat(121), "23514"],
      ["full_name", "Ann", "none"],
      ["country", "CA", "none"],
      ["country", "ca", "23514"],
      ["country", "CAN", "23514"],
      ["timezone", "America/Los_Angeles", "none"],
      ["timezone", "UTC", "none"],
      ["timezone", "Europe/Kyiv", "none"],
      ["timezone", "Mars/Olympus", "23514"],
      ["timezone", "ABC3", "23514"],
      ["timezone", "posix/Europe/Paris", "23514"],
      ["timezone", "", "23514"],
    ])("%s = %j gives %s", async (column, value, state) => {
      const person = await signUp(open());
      const update = open().as(person, (sql) =>
        sql.run(`update public.profiles set ${column} = $1 where id = $2`, [value, person.person]),
      );
      expect(await sqlState(update)).toBe(state);
    });

    it.each([
      [switches, true],
      [{ ...switches, preferred_language: "ar", voice_preference: "gentle" }, true],
      [{ ...switches, preferred_language: null }, true],
      [{ ...switches, preferred_language: "nl" }, false],
      [{ ...switches, voice_preference: "loud" }, false],
      [{ ...switches, pace: "unhurried" }, true],
      [{ ...switches, pace: null }, true],
      [{ ...switches, pace: "frantic" }, false],
      [{ ...switches, pace: 1 }, false],
      [{ ...switches, preferred_language: ["en"] }, false],
      [{ ...switches, weekly_notice: false }, true],
      [{ ...switches, weekly_notice: "no" }, false],
      [{ ...switches, email_reminders: "yes" }, false],
      [{ ...switches, extra: 1 }, false],
      [{ email_reminders: true }, false],
      [[], false],
      [null, false],
    ])("notification_preferences %j are allowed: %s", async (preferences, allowed) => {
      const person = await signUp(open());
      const update = open().as(person, (sql) =>
        sql.run("update public.profiles set notification_preferences = $1", [JSON.stringify(preferences)]),
      );
      expect(await sqlState(update)).toBe(allowed ? "none" : "23514");
    });
  });

  describe("deleting an account", () => {
    it("deletes every row of the person, in every schema, and no other", async () => {
      const { owner } = open();
      const [anna, boris] = [await signUp(open()), await signUp(open())];
      await fillEveryTable(open(), anna);
      await fillEveryTable(open(), boris);
      const kept = await traces(open(), boris);
      expect((await traces(open(), anna)).length).toBe(kept.length);
      await open().as("service_role", (sql) => sql.query("select public.delete_account($1)", [anna.person]));
      // Stripe's own event ids are all that remains permanently, and here they were made from the person's
      // id.
      expect(await traces(open(), anna)).toEqual([
        "auth.audit_log_entries",
        "private.audit_erasures",
        "public.orphaned_customers",
        "public.stripe_events",
      ]);
      while (await eraseAudit(open(), 2));
      for (const customer of [`cus_${anna.person}`, `cus_before_${anna.person}`])
        await open().as("service_role", (sql) =>
          sql.query("select public.forget_orphaned_customer($1)", [customer]),
        );
      expect(await traces(open(), anna)).toEqual(["public.stripe_events"]);
      expect(await traces(open(), boris)).toEqual(kept);
      expect(await owner.query("select 1 from auth.users where id = $1", [anna.person])).toEqual([]);
    });

    it("is known to the relay afterwards, which may be asked again", async () => {
      const anna = await signUp(open());
      const isThere = async (caller: Caller) =>
        first(
          await open().as(caller, (sql) => sql.query("select public.has_account($1) as it", [anna.person])),
        )["it"];
      expect(await isThere("service_role")).toBe(true);
      await open().as("service_role", (sql) => sql.query("select public.delete_account($1)", [anna.person]));
      expect(await isThere("service_role")).toBe(false);
      expect(await sqlState(isThere(anna))).toBe("42501");
    });

    it("can only be requested by the relay, which first ends what is paid for", async () => {
      const anna = await signUp(open());
      for (const caller of ["anon", anna] as const) {
        const leaving = open().as(caller, (sql) =>
          sql.query("select public.delete_account($1)", [anna.person]),
        );
        expect(await sqlState(leaving)).toBe("42501");
      }
    });

    it("erases a large audit log in batches, in one sweep for everyone who left", async () => {
      const { owner } = open();
      const [anna, boris, carla] = [await signUp(open()), await signUp(open()), await signUp(open())];
      for (const { person } of [anna, boris, carla])
        await owner.query(
          `insert into auth.audit_log_entries (id, payload)
             select gen_random_uuid(), json_build_object('actor_id', $1::text, 'action', 'login')
             from generate_series(1, 20)`,
          [person],
        );
      const entries = async (where = "true") =>
        first(
          await owner.query<{ count: number }>(
            `select count(*)::integer as count from auth.audit_log_entries a where ${where}`,
          ),
        ).count;
      const of = ({ person }: Person) => entries(`payload ->> 'actor_id' = '${person}'`);
      for (const { person } of [anna, boris])
        await open().as("service_role", (sql) => sql.query("select public.delete_account($1)", [person]));
      expect(await of(anna)).toBe(20);
      const all = await entries();
      let calls = 0;
      for (let before = all, more = true; more; calls += 1) {
        more = await eraseAudit(open(), 7);
        const now = await entries();
        expect(before - now).toBeLessThanOrEqual(7);
        before = now;
      }
      expect(calls).toBe(Math.ceil(all / 7) + 1);
      expect([await of(anna), await of(boris), await of(carla)]).toEqual([0, 0, 20]);
      expect(await eraseAudit(open(), 7)).toBe(false);
    });

    it("leaves the customer to be ended, whoever deletes the account", async () => {
      const anna = await signUp(open());
      await subscribe(open(), anna);
      await open().owner.query("delete from auth.users where id = $1", [anna.person]);
      const claim = async () => {
        const rows = await open().as("service_role", (sql) =>
          sql.query<{ customer: string }>("select public.claim_orphaned_customers(1000) as customer"),
        );
        return rows.map(({ customer }) => customer);
      };
      expect(await claim()).toContain(`cus_${anna.person}`);
      // Claimed for a while, so that two relays don't end the same one.
      expect(await claim()).not.toContain(`cus_${anna.person}`);
    });
  });
}

/** Reads one batch of the audit log; returns whether there is more. */
async function eraseAudit(database: TestDatabase, pieces: number): Promise<boolean> {
  const rows = await database.as("service_role", (sql) =>
    sql.query<{ more: boolean }>("select public.erase_audit_entries($1) as more", [pieces]),
  );
  return first(rows).more;
}

/** The tables that mention a person's id or address anywhere. */
async function traces({ owner }: TestDatabase, person: { person: string; email: string }): Promise<string[]> {
  const tables = await owner.query<{ name: string }>(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r','p') and n.nspname in ('public', 'private', 'auth') order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await owner.query(
      `select 1 from ${name} t where t::text like $1 or t::text like $2 limit 1`,
      [`%${person.person}%`, `%${person.email}%`],
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}
