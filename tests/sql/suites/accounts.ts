import { describe, expect, it } from "vitest";
import { fillEveryTable } from "../support/every-table.ts";
import { signUp, sqlState } from "../support/people.ts";
import { type TestDatabase, first } from "../support/test-database.ts";

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
    it("gets a profile at sign-up, with what was given there", async () => {
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

    it("keeps its profile's address in step", async () => {
      const { person } = await signUp(open());
      await open().owner.query("update auth.users set email = $2 where id = $1", [
        person,
        `new-${person}@example.com`,
      ]);
      expect((await profileOf(person)).email).toBe(`new-${person}@example.com`);
    });

    it("confirms age once, and only its own", async () => {
      const [anna, boris] = [await signUp(open()), await signUp(open())];
      const confirm = async () =>
        first(await open().as(anna, (sql) => sql.query<{ at: Date }>("select public.confirm_age() as at")))
          .at;
      const stamp = await confirm();
      expect(await confirm()).toEqual(stamp);
      expect((await profileOf(anna.person)).age_confirmed_at).toEqual(stamp);
      expect((await profileOf(boris.person)).age_confirmed_at).toBeNull();
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

  describe("leaving", () => {
    it("takes every row of the person along, in every schema, and no other", async () => {
      const { owner } = open();
      const [anna, boris] = [await signUp(open()), await signUp(open())];
      await fillEveryTable(open(), anna);
      await fillEveryTable(open(), boris);
      const kept = await traces(open(), boris);
      expect((await traces(open(), anna)).length).toBe(kept.length);
      await open().as(anna, (sql) => sql.query("select public.delete_my_account()"));
      // Stripe's own event ids are all that is left, and here they were made from the person's.
      expect(await traces(open(), anna)).toEqual(["public.stripe_events"]);
      expect(await traces(open(), boris)).toEqual(kept);
      expect(await owner.query("select 1 from auth.users where id = $1", [anna.person])).toEqual([]);
    });

    it("is refused to visitors, and to the relay, which has no account", async () => {
      for (const caller of ["anon", "service_role"] as const) {
        const leaving = open().as(caller, (sql) => sql.query("select public.delete_my_account()"));
        expect(await sqlState(leaving)).toBe("42501");
      }
    });
  });
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
