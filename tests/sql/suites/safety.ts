import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { openCall, reserve, closeCall } from "../support/calls.ts";
import {
  createSession,
  type Kept,
  leaveBehind,
  restoreSession,
  saved,
  sessionRow,
  write,
} from "../support/keeping.ts";
import { type Person, signUp } from "../support/people.ts";
import { first, type Row, type TestDatabase } from "../support/test-database.ts";

const nothing = { level: "none", concerns: [] as string[] };

/** A confirmed risk, as the relay stores it. */
const confirmed = (level: string, concerns: string[] = []) => ({
  level,
  concerns,
  confirmed: level !== "none",
  dismissed: false,
  confirmed_peak: { level, concerns },
});

/** Risk, AI notices, referral counts and the safety plan, as used by the relay and by people. */
export function safetySuite(open: () => TestDatabase): void {
  const relay = async (query: string, values: readonly unknown[] = []): Promise<Row> =>
    first(await open().as("service_role", (sql) => sql.query(query, [...values])));
  const openSafety = async ({ person }: Person, { id }: Kept, starting = true): Promise<unknown> =>
    (await relay("select public.open_safety($1, $2, $3) as it", [person, id, starting]))["it"];
  /** @param change its number among the owner's */
  const note = ({ id, owner }: Kept, change: number, risk: Row): Promise<Row> =>
    relay("select public.note_risk($1, $2, $3, $4)", [id, owner, change, JSON.stringify(risk)]);
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

    it("stores a session's risk, falling as well as rising, and returns it with the person's country", async () => {
      const session = await createSession(open(), anna);
      expect(await openSafety(anna, session)).toMatchObject({ risk: confirmed("none"), country: "IE" });
      const imminent = confirmed("imminent", ["suicide"]);
      await note(session, 1, imminent);
      expect(await openSafety(anna, session, false)).toMatchObject({ risk: imminent, notice_due: false });
      const fallen = { ...confirmed("active", ["suicide"]), confirmed_peak: imminent.confirmed_peak };
      await note(session, 2, fallen);
      expect(await openSafety(anna, session, false)).toMatchObject({ risk: fallen });
      const folded = { ...confirmed("possible", ["suicide"]), confirmed: false, dismissed: true };
      await note(session, 3, folded);
      expect(await openSafety(anna, session, false)).toMatchObject({ risk: folded });
      await note(session, 4, confirmed("none"));
      expect(await openSafety(anna, session, false)).toMatchObject({ risk: confirmed("none") });
      expect((await sessionRow(open(), session.id))?.["risk_level"]).toBe("none");
    });

    it("ignores a change of the same owner that is older than the stored one", async () => {
      const session = await createSession(open(), anna);
      const kept = confirmed("active", ["abuse"]);
      await note(session, 7, kept);
      await note(session, 6, confirmed("imminent", ["suicide"]));
      expect(await openSafety(anna, session)).toMatchObject({ risk: kept });
      await note(session, 8, confirmed("none"));
      expect(await openSafety(anna, session)).toMatchObject({ risk: confirmed("none") });
      expect(await counts("IE")).toEqual([{ level: "active", count: 1 }]);
    });

    it("takes what a later owner notes as newer, whatever its clock and numbers say", async () => {
      const session = await createSession(open(), anna);
      await note(session, 500, confirmed("active", ["abuse"]));
      const second = { id: session.id, owner: (await restoreSession(open(), anna, session.id)).owner };
      await note(session, 501, confirmed("possible", ["abuse"]));
      const kept = confirmed("imminent", ["suicide"]);
      await note(second, 1, kept);
      await note(session, 502, confirmed("none"));
      expect(await openSafety(anna, session, false)).toMatchObject({ risk: kept });
      const third = { id: session.id, owner: (await restoreSession(open(), anna, session.id)).owner };
      await note(third, 1, confirmed("none"));
      await note(second, 2, kept);
      expect(await openSafety(anna, session, false)).toMatchObject({ risk: confirmed("none") });
    });

    it.each([
      ["cut off for ten minutes", [11]],
      ["believed dead", [11, 61]],
    ])("keeps the first danger that a relay noted which was %s", async (_, silences) => {
      const session = await createSession(open(), anna);
      await write(open(), saved(session, 1));
      for (const minutes of silences) {
        await leaveBehind(open(), minutes, session);
        await relay("select public.claim_finished_sessions($1)", [session.owner]);
      }
      await note(session, 2, confirmed("imminent", ["suicide"]));
      expect((await sessionRow(open(), session.id))?.["risk_level"]).toBe("imminent");
      expect(await counts("IE")).toEqual([{ level: "imminent", count: 1 }]);
      const next = await createSession(open(), anna, { continues: session.id });
      expect(await openSafety(anna, next)).toMatchObject({ risk: { level: "possible" } });
    });

    it("takes nothing from a relay that never had the session", async () => {
      const session = await createSession(open(), anna);
      await note({ ...session, owner: randomUUID() }, 1, confirmed("active"));
      expect(await openSafety(anna, session)).toMatchObject({ risk: confirmed("none") });
      expect(await counts("IE")).toEqual([]);
    });

    it("ignores a repeated change", async () => {
      const session = await createSession(open(), anna);
      await note(session, 7, confirmed("active"));
      await note(session, 7, confirmed("imminent"));
      await note(session, 7, confirmed("active"));
      expect((await sessionRow(open(), session.id))?.["risk_level"]).toBe("active");
      expect(await counts("IE")).toEqual([{ level: "active", count: 1 }]);
    });

    it("counts each new peak at which helplines are shown once, without a name", async () => {
      const session = await createSession(open(), anna);
      const levels = ["possible", "active", "possible", "active", "imminent", "active", "imminent"];
      for (const [index, level] of levels.entries()) await note(session, index + 1, confirmed(level));
      expect(await counts("IE")).toEqual([
        { level: "active", count: 1 },
        { level: "imminent", count: 1 },
      ]);
      const { it: published } = await relay("select public.referral_counts() as it");
      expect(published).toHaveLength(2);
      for (const row of published as object[])
        expect(Object.keys(row).toSorted()).toEqual(["count", "country", "level", "month"]);
    });

    it("ignores a session that is gone", async () => {
      const nobody = { id: "00000000-0000-4000-8000-000000000000", owner: randomUUID() };
      await note(nobody, 1, confirmed("active"));
      expect(await counts("IE")).toEqual([]);
    });

    it("lets a session that continues one with a confirmed danger begin at possible", async () => {
      const before = await createSession(open(), anna);
      await note(before, 1, confirmed("imminent", ["self_harm"]));
      const after = await createSession(open(), anna, { continues: before.id });
      expect(await openSafety(anna, after)).toMatchObject({
        risk: { ...confirmed("possible", ["self_harm"]), confirmed: false, confirmed_peak: nothing },
      });
      // The next change is newer than that, and doesn't count again what was shown in the previous session.
      await note(after, 1, confirmed("none"));
      expect(await openSafety(anna, after, false)).toMatchObject({ risk: confirmed("none") });
    });

    it.each([
      ["was never confirmed", { ...confirmed("active"), confirmed: false, confirmed_peak: nothing }],
      [
        "was taken back",
        { ...confirmed("possible"), confirmed: false, dismissed: true, confirmed_peak: nothing },
      ],
      ["is over", { ...confirmed("none"), confirmed_peak: { level: "active", concerns: [] } }],
    ])("carries no danger over that %s", async (_, left) => {
      const before = await createSession(open(), anna);
      await note(before, 1, left);
      const after = await createSession(open(), anna, { continues: before.id });
      expect(await openSafety(anna, after)).toMatchObject({ risk: confirmed("none") });
    });

    it("reports the confirmed danger to whoever summarizes a finished session", async () => {
      await open().owner.query(
        "update public.sessions set wrapped_at = now(), ended_at = coalesce(ended_at, greatest(created_at, now()))",
      );
      const end = { op: "end", reason: "person", mood_after: null, duration: 5 };
      const [calm, heavy] = [await createSession(open(), anna), await createSession(open(), anna)];
      await note(heavy, 1, confirmed("active", ["suicide"]));
      for (const { id, owner } of [calm, heavy])
        await write(open(), saved({ id, owner }, 1), { ...end, session_id: id, owner });
      const { it: claimed } = await relay("select public.claim_finished_sessions($1, 10, 180) as it", [
        calm.id,
      ]);
      const dangers = new Map(
        (claimed as { id: string; danger: unknown }[]).map(({ id, danger }) => [id, danger]),
      );
      expect(dangers.get(heavy.id)).toEqual({ level: "active", concerns: ["suicide"] });
      expect(dangers.get(calm.id)).toBeNull();
    });

    it("gives the AI notice at first use, daily, and after a week away, and tracks usage", async () => {
      const session = await createSession(open(), anna);
      expect(await openSafety(anna, session)).toMatchObject({ notice_due: true, used_seconds: 0 });
      // Nobody was given it yet.
      expect(await openSafety(anna, session)).toMatchObject({ notice_due: true, used_seconds: 0 });
      await relay("select public.note_ai_notice($1)", [anna.person]);
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
      await relay("select public.note_ai_notice($1)", [anna.person]);
      await age("last_used_at", "8 days");
      expect(await openSafety(anna, session, false)).toMatchObject({ notice_due: false });
      expect(await openSafety(anna, session)).toMatchObject({ notice_due: true, used_seconds: 0 });
      await relay("select public.note_ai_notice($1)", [anna.person]);
      expect(await openSafety(anna, session)).toMatchObject({ notice_due: false });
      await relay("select public.note_ai_notice($1)", [randomUUID()]);
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
      expect(await closeCall(open(), call, 30)).toMatchObject({
        used_seconds: 30,
        uncharged_seconds: 26,
        remaining_seconds: 896,
      });
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
