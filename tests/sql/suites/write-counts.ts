import { beforeEach, describe, expect, it } from "vitest";
import { type Person, signIn, signUp } from "../support/people.ts";
import type { Sql, TestDatabase } from "../support/test-database.ts";

const plan = (sql: Sql, coping: string) =>
  sql.run(
    "insert into public.safety_plans (coping) values ($1) on conflict (user_id) do update set coping = $1",
    [coping],
  );
const reminder = (sql: Sql) =>
  sql.run(
    "insert into public.mood_reminders (is_enabled) values (true) on conflict (user_id) do update set is_enabled = true",
  );
const device = (sql: Sql, name: string) =>
  sql.query("select public.save_push_subscription($1, $2, $3, 'Firefox')", [
    `https://push.example.com/${name}`,
    `B${"a".repeat(86)}`,
    "a".repeat(22),
  ]);

/** How many of a day's writes a statement uses up. */
export function writeCountsSuite(open: () => TestDatabase): void {
  let anna: Person & { readonly authSession: string };
  beforeEach(async () => {
    const person = await signUp(open());
    anna = { ...person, authSession: await signIn(open(), person) };
  });
  const taken = () =>
    open().owner.query("select kind, taken from public.write_allowances where user_id = $1 order by kind", [
      anna.person,
    ]);

  describe("a statement that inserts or else updates", () => {
    it("counts once, each time", async () => {
      await open().as(anna, async (sql) => {
        await plan(sql, "a walk");
        await reminder(sql);
        await device(sql, anna.person);
      });
      expect(await taken()).toEqual([
        { kind: "mood_reminders", taken: 1 },
        { kind: "push_subscriptions", taken: 1 },
        { kind: "safety_plans", taken: 1 },
      ]);
      await open().as(anna, async (sql) => {
        await plan(sql, "a call");
        await plan(sql, "a bath");
      });
      await open().as(anna, (sql) => device(sql, anna.person));
      expect(await taken()).toEqual([
        { kind: "mood_reminders", taken: 1 },
        { kind: "push_subscriptions", taken: 2 },
        { kind: "safety_plans", taken: 3 },
      ]);
    });
  });
}
