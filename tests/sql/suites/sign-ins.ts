import { beforeEach, describe, expect, it } from "vitest";
import { functionsForPeople, tables } from "../support/access-matrix.ts";
import { fillEveryTable } from "../support/every-table.ts";
import { type Person, signIn, signUp, sqlState } from "../support/people.ts";
import { type Caller, first, type TestDatabase } from "../support/test-database.ts";

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
  const halfway = (): Caller => ({ person: anna.person, aal: "aal1" });
  const through = (): Caller => ({ person: anna.person, aal: "aal2" });

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

    it("comes before what functions tell, which policies don't bind", async () => {
      await fillEveryTable(open(), anna);
      await enroll("verified");
      const calls: Readonly<Record<string, string>> = {
        check_in_state: "to_jsonb(public.check_in_state($1))",
        current_plan: "to_jsonb(public.current_plan($1))",
        export_my_data: "public.export_my_data() where $1::uuid is not null",
        get_usage: "(select to_jsonb(u) from public.get_usage($1) u)",
        my_push_devices: "(select to_jsonb(d) from public.my_push_devices() d where $1::uuid is not null)",
        my_sign_ins: "(select to_jsonb(s) from public.my_sign_ins() s where $1::uuid is not null)",
      };
      for (const [name, call] of Object.entries(calls)) {
        expect(functionsForPeople).toContain(name);
        const ask = (caller: Caller) =>
          open().as(caller, (sql) => sql.query(`select ${call}`, [anna.person]));
        const told = await ask(halfway()).then(
          (rows) => rows.some((row) => Object.values(row).some((value) => value !== null)),
          () => false,
        );
        expect({ name, told }).toEqual({ name, told: false });
      }
    });

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
