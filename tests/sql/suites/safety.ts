import { beforeEach, describe, expect, it } from "vitest";
import { openCall, reserve, closeCall } from "../support/calls.ts";
import { createSession, type Kept } from "../support/keeping.ts";
import { type Person, signUp } from "../support/people.ts";
import { first, type Row, type TestDatabase } from "../support/test-database.ts";

/** Risk, AI notices, referral counts and the safety plan, as the relay and people use them. */
export function safetySuite(open: () => TestDatabase): void {
  const relay = async (query: string, values: readonly unknown[] = []): Promise<Row> =>
    first(await open().as("service_role", (sql) => sql.query(query, [...values])));
  const openSafety = async ({ person }: Person, { id }: Kept, starting = true): Promise<unknown> =>
    (await relay("select public.open_safety($1, $2, $3) as it", [person, id, starting]))["it"];
  const raise = (session: Kept, level: string, concerns: string[] = []): Promise<Row> =>
    relay("select public.raise_risk($1, $2, $3)", [session.id, level, JSON.stringify(concerns)]);
  const counts = async (country: string): Promise<Row[]> =>
    open().owner.query(
      "select level, count from public.safety_referral_counts where country = $1 order by level",
      [country],
    );

  describe("safety", () => {
    let anna: Person;
    beforeEach(async () => {
      anna = await signUp(open());
      await open().owner.query("delete from public.safety_referral_counts");
      await open().owner.query("update public.profiles set country = 'IE' where id = $1", [anna.person]);
    });

    it("keeps the highest risk and all concerns, and counts each rise once, without a name", async () => {
      const session = await createSession(open(), anna);
      await openSafety(anna, session);
      await raise(session, "active", ["suicide"]);
      await raise(session, "active", ["suicide"]);
      await raise(session, "possible", ["abuse"]);
      expect(await openSafety(anna, session, false)).toMatchObject({
        level: "active",
        concerns: ["abuse", "suicide"],
        notice_due: false,
      });
      expect(await counts("IE")).toEqual([{ level: "active", count: 1 }]);
      const { it: published } = await relay("select public.referral_counts() as it");
      expect(published).toEqual([expect.objectContaining({ level: "active", country: "IE", count: 1 })]);
      expect(Object.keys((published as object[])[0] ?? {}).toSorted()).toEqual([
        "count",
        "country",
        "level",
        "month",
      ]);
    });

    it("lets a session that goes on from one at risk begin with the card, and be charged", async () => {
      const before = await createSession(open(), anna);
      await raise(before, "imminent", ["self_harm"]);
      const after = await createSession(open(), anna, { continues: before.id });
      expect(await openSafety(anna, after)).toMatchObject({ level: "possible", concerns: ["self_harm"] });
    });

    it("gives the AI notice first, daily, after a week away, and knows how long it was used", async () => {
      const session = await createSession(open(), anna);
      expect(await openSafety(anna, session)).toMatchObject({ notice_due: true, used_seconds: 0 });
      await open().owner.query("update public.sessions set duration = 90 where id = $1", [session.id]);
      await open().owner.query("update public.sessions set duration = 60 where id = $1", [session.id]);
      expect(await openSafety(anna, session)).toMatchObject({ notice_due: false, used_seconds: 90 });
      await relay("select public.note_ai_notice($1)", [anna.person]);
      expect(await openSafety(anna, session)).toMatchObject({ notice_due: false, used_seconds: 0 });
      const age = (column: string, by: string): Promise<Row[]> =>
        open().owner.query(
          `update public.ai_notices set ${column} = now() - interval '${by}' where user_id = $1`,
          [anna.person],
        );
      await age("last_shown_at", "25 hours");
      expect(await openSafety(anna, session)).toMatchObject({ notice_due: true });
      await age("last_used_at", "8 days");
      expect(await openSafety(anna, session)).toMatchObject({ notice_due: true });
      expect(await openSafety(anna, session)).toMatchObject({ notice_due: false });
    });

    it("charges only what was spoken before, however often charging is suspended", async () => {
      const session = await createSession(open(), anna, { mode: "call" });
      const call = await openCall(open(), anna, session.id);
      const tick = { ...call, seconds: 10 };
      await reserve(open(), [{ ...tick, seq: 1 }]);
      const suspend = (): Promise<Row> =>
        relay("select public.call_suspend($1, $2, 4)", [session.id, call.epoch]);
      await suspend();
      await reserve(open(), [{ ...tick, seq: 2, charge: false }]);
      await suspend();
      await reserve(open(), [{ ...tick, seq: 3 }]);
      expect(await closeCall(open(), call, 30)).toMatchObject({ used_seconds: 30, remaining_seconds: 896 });
    });

    it("opens no window where nothing was spoken before", async () => {
      const session = await createSession(open(), anna, { mode: "call" });
      const call = await openCall(open(), anna, session.id);
      await reserve(open(), [{ ...call, seq: 1, seconds: 10 }]);
      await relay("select public.call_suspend($1, $2, 0)", [session.id, call.epoch]);
      expect(await closeCall(open(), call, 8)).toMatchObject({ remaining_seconds: 900, resets_at: null });
    });
  });
}
