import { beforeEach, describe, expect, it } from "vitest";
import { functionsForPeople, tables } from "../support/access-matrix.ts";
import { fillEveryTable } from "../support/every-table.ts";
import { type Person, signIn, signUp, sqlState } from "../support/people.ts";
import { type Caller, first, type TestDatabase } from "../support/test-database.ts";

/** A call of each function that people may call; $1 is the person. */
const calls: Readonly<Record<string, string>> = {
  check_in_state: "public.check_in_state()",
  confirm_age_and_terms: "public.confirm_age_and_terms()",
  current_plan: "public.current_plan($1)",
  export_my_data: "public.export_my_data()",
  generate_weekly_wrap_up_data: "public.generate_weekly_wrap_up_data($1, current_date)",
  get_mood_days: "public.get_mood_days($1, current_date - 7, current_date + 1)",
  get_mood_stats: "public.get_mood_stats($1)",
  get_usage: "public.get_usage()",
  import_moments: `public.import_moments('daylio', '[{"at": "2026-01-05T10:00:00", "mood": 4}]')`,
  keep_push_subscription: "public.keep_push_subscription('https://push.example.com/' || $1::text)",
  list_sessions: "public.list_sessions()",
  my_push_devices: "public.my_push_devices()",
  my_sign_ins: "public.my_sign_ins()",
  remove_push_device: "public.remove_push_device($1)",
  save_push_subscription: `public.save_push_subscription(
    'https://push.example.com/new', 'B' || repeat('k', 86), repeat('a', 22), 'Firefox, Android')`,
};

export function signInsSuite(open: () => TestDatabase): void {
  let anna: Person;
  beforeEach(async () => {
    anna = await signUp(open());
  });
  const enroll = (status: string) =>
    open().owner.query(
      "insert into auth.mfa_factors (id, user_id, factor_type, status) values (gen_random_uuid(), $1, 'totp', $2)",
      [anna.person, status],
    );
  const countOf = async (caller: Caller, table: string): Promise<number> =>
    (await open().as(caller, (sql) => sql.query(`select 1 from public.${table}`))).length;
  const halfway = (): Exclude<Caller, string> => ({ person: anna.person, aal: "aal1" });
  const through = (): Exclude<Caller, string> => ({ person: anna.person, aal: "aal2" });

  const write = (caller: Caller) =>
    open().as(caller, (sql) =>
      sql.query("insert into public.safety_plans (user_id, reasons) values ($1, 'My sister')", [anna.person]),
    );
  const change = (caller: Caller) =>
    open().as(caller, (sql) => sql.run("update public.profiles set full_name = 'Eve'"));
  const listOf = (caller: Caller) =>
    open().as(caller, (sql) => sql.query("select * from public.my_sign_ins()"));
  const end = async (caller: Caller, id: string) =>
    first(await open().as(caller, (sql) => sql.query("select public.end_sign_in($1) as ended", [id])))[
      "ended"
    ];

  /** All that is stored, to compare. */
  const everything = async (): Promise<unknown> => {
    const stored: unknown[] = [];
    for (const table of ["auth.sessions", ...tables.map(({ name }) => `public.${name}`)])
      stored.push(
        await open().owner.query(`select to_jsonb(t) as it from ${table} t where t::text like $1`, [
          `%${anna.person}%`,
        ]),
      );
    return stored;
  };

  describe("a second step", () => {
    const readable = tables.filter(({ select }) => select).map(({ name }) => name);

    it.each(readable)("comes before anything in %s", async (table) => {
      await fillEveryTable(open(), anna);
      expect(await countOf(halfway(), table)).toBeGreaterThan(0);
      await enroll("verified");
      expect(await countOf(halfway(), table)).toBe(0);
      expect(await countOf({ person: anna.person }, table)).toBe(0);
      expect(await countOf(through(), table)).toBeGreaterThan(0);
    });

    it("isn't asked of those who only began to set one up, nor of other people", async () => {
      await enroll("unverified");
      expect(await countOf(halfway(), "profiles")).toBe(1);
      await enroll("verified");
      expect(await countOf(await signUp(open()), "profiles")).toBe(1);
    });

    it("comes before writing", async () => {
      await enroll("verified");
      expect(await sqlState(write(halfway()))).toBe("42501");
      await write(through());
      expect(await change(halfway())).toBe(0);
      expect(await change(through())).toBe(1);
    });

    it.each(functionsForPeople)(
      "comes before what %s tells and does, which policies don't bind",
      async (name) => {
        await fillEveryTable(open(), anna);
        const session = await signIn(open(), anna);
        await enroll("verified");
        const call = calls[name] ?? "";
        const ask = (caller: Exclude<Caller, string>) =>
          open()
            .as({ ...caller, authSession: session }, (sql) =>
              sql.query(`select ${call}`, call.includes("$1") ? [anna.person] : []),
            )
            .catch(() => "refused");
        const ending = (caller: Exclude<Caller, string>) =>
          name === "end_sign_in" ? end(caller, session) : ask(caller);
        const before = await everything();
        const halfwayAnswer = await ending(halfway());
        expect(await everything()).toEqual(before);
        const answer = await ending(through());
        expect(answer).not.toBe("refused");
        expect([answer, await everything()]).not.toEqual([halfwayAnswer, before]);
      },
    );

    it("is told to the relay alone", async () => {
      const has = (caller: Caller) =>
        open().as(caller, async (sql) =>
          first(await sql.query("select public.has_second_step($1) as has", [anna.person])),
        );
      expect(await has("service_role")).toEqual({ has: false });
      await enroll("verified");
      expect(await has("service_role")).toEqual({ has: true });
      expect(await sqlState(has(anna))).toBe("42501");
    });
  });

  describe("sign-ins", () => {
    it("are listed to the person without addresses, the latest first", async () => {
      const boris = await signUp(open());
      await signIn(open(), boris);
      const old = await signIn(open(), anna, { secondsAgo: 7_000 });
      const here = await signIn(open(), anna);
      await open().owner.query(
        "update auth.sessions set user_agent = 'Firefox', updated_at = created_at where user_id = $1",
        [anna.person],
      );
      const rows = await listOf({ ...anna, authSession: here });
      expect(rows).toEqual([
        expect.objectContaining({ id: here, user_agent: "Firefox", this_one: true }),
        expect.objectContaining({ id: old, this_one: false }),
      ]);
      expect(Object.keys(rows[0] ?? {})).not.toContain("ip");
    });

    it("are ended by the person alone", async () => {
      const boris = await signUp(open());
      const mine = await signIn(open(), anna);
      expect(await end(boris, mine)).toBe(false);
      expect(await end(anna, mine)).toBe(true);
      expect(await end(anna, mine)).toBe(false);
      expect(await listOf(anna)).toEqual([]);
    });
  });
}
