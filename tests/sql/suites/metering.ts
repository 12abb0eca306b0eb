import { beforeEach, describe, expect, it } from "vitest";
import { type Person, signUp, sqlState, startSession, subscribe } from "../support/people.ts";
import { type TestDatabase, first } from "../support/test-database.ts";
import { type Call, type Grant, closeCall, openCall, reserve } from "../support/calls.ts";

export function meteringSuite(open: () => TestDatabase): void {
  let anna: Person;
  let session: string;
  beforeEach(async () => {
    anna = await signUp(open());
    session = await startSession(open(), anna);
  });

  const call = (id = session): Promise<Call> => openCall(open(), anna, id);
  const ask = async (of: Call, seq: number, seconds: number, charge?: boolean): Promise<Grant> =>
    first(await reserve(open(), [{ ...of, seq, seconds, ...(charge === undefined ? {} : { charge }) }]));
  const window = async () =>
    first(
      await open().owner.query<{
        seconds: number;
        window_started_at: Date | null;
        session_id: string | null;
      }>("select * from public.voice_windows where user_id = $1", [anna.person]),
    );
  const ageWindow = (interval: string) =>
    open().owner.query(
      "update public.voice_windows set window_started_at = window_started_at - $2::interval where user_id = $1",
      [anna.person, interval],
    );
  /** Another 900 seconds of talking, more than a single session has. */
  const another = async () => call(await startSession(open(), anna));

  describe("talking time", () => {
    it("opens its window with the first second, not with the call", async () => {
      const one = await call();
      expect(one).toMatchObject({
        limit_seconds: 900,
        used_seconds: 0,
        remaining_seconds: 900,
        session_remaining_seconds: 900,
        resets_at: null,
      });
      expect((await window()).window_started_at).toBeNull();
      const grant = await ask(one, 1, 10);
      expect(grant).toMatchObject({
        status: "granted",
        granted_seconds: 10,
        remaining_seconds: 890,
        session_remaining_seconds: 890,
      });
      const started = (await window()).window_started_at;
      expect(grant.resets_at?.getTime()).toBe((started?.getTime() ?? 0) + 86_400_000);
    });

    it("keeps no row of calls in which nothing was spoken, however often they are opened", async () => {
      const rows = async () =>
        (await open().owner.query("select 1 from public.calls where session_id = $1", [session])).length;
      const spoken = await call();
      await ask(spoken, 1, 900);
      await closeCall(open(), spoken, 899);
      for (let times = 0; times < 5; times += 1) {
        const returned = await call();
        await ask(returned, 1, 1);
        expect(await closeCall(open(), returned, 0)).toMatchObject({ returned_seconds: 1 });
      }
      expect(await rows()).toBe(1);
      const last = await call();
      expect(await ask(last, 1, 10)).toMatchObject({ granted_seconds: 1 });
      await closeCall(open(), last, 1);
      for (let times = 0; times < 5; times += 1) {
        const refused = await call();
        expect(await ask(refused, 1, 10)).toMatchObject({ granted_seconds: 0 });
        await closeCall(open(), refused, 0);
      }
      expect(await rows()).toBe(2);
      expect(await window()).toMatchObject({ seconds: 900, session_id: null });
    });

    it("is 900 seconds: the last tick gets what is left, the next one nothing", async () => {
      const one = await call();
      expect(await ask(one, 1, 895)).toMatchObject({ granted_seconds: 895 });
      await closeCall(open(), one, 895);
      const two = await another();
      expect(await ask(two, 1, 10)).toMatchObject({
        status: "granted",
        granted_seconds: 5,
        remaining_seconds: 0,
      });
      expect(await ask(two, 2, 10)).toMatchObject({ status: "window_exhausted", granted_seconds: 0 });
    });

    it("resets 24 hours after the window opened, not before", async () => {
      const one = await call();
      await ask(one, 1, 900);
      await closeCall(open(), one, 900);
      await ageWindow("23 hours 59 minutes");
      const two = await another();
      expect(await ask(two, 1, 10)).toMatchObject({ status: "window_exhausted" });
      await ageWindow("2 minutes");
      expect(await ask(two, 2, 10)).toMatchObject({
        status: "granted",
        granted_seconds: 10,
        remaining_seconds: 890,
      });
      expect((await window()).seconds).toBe(10);
    });

    it("is unlimited on a paid plan, but counted, and capped for each session", async () => {
      await subscribe(open(), anna);
      const one = await call();
      expect(one).toMatchObject({ limit_seconds: -1, remaining_seconds: -1 });
      expect(await ask(one, 1, 900)).toMatchObject({ granted_seconds: 900, remaining_seconds: -1 });
      expect(await ask(one, 2, 10)).toMatchObject({ status: "session_cap", granted_seconds: 0 });
      expect(await ask(await another(), 1, 10)).toMatchObject({ status: "granted" });
      expect((await window()).seconds).toBe(910);
    });

    it("respects the session's cap after a reconnect", async () => {
      await subscribe(open(), anna);
      const one = await call();
      await ask(one, 1, 600);
      await closeCall(open(), one, 500);
      const again = await call();
      expect(again.session_remaining_seconds).toBe(400);
      expect(await ask(again, 1, 900)).toMatchObject({ granted_seconds: 400 });
    });

    it("is charged once for the same tick", async () => {
      const one = await call();
      const grant = await ask(one, 1, 10);
      expect(await ask(one, 1, 10)).toEqual(grant);
      expect(
        await reserve(open(), [
          { ...one, seq: 2, seconds: 10 },
          { ...one, seq: 2, seconds: 10 },
        ]),
      ).toHaveLength(2);
      expect((await window()).seconds).toBe(20);
    });

    it.each([-5, 0])("grants nothing for %d seconds and charges nothing", async (seconds) => {
      expect(await ask(await call(), 1, seconds)).toMatchObject({ granted_seconds: 0 });
      expect((await window()).seconds).toBe(0);
    });
  });

  describe("the voice slot", () => {
    it("belongs to the newest call; older ones are fenced", async () => {
      const old = await call();
      await ask(old, 1, 10);
      const newer = await another();
      expect(newer.epoch).toBeGreaterThan(old.epoch);
      expect(await ask(old, 2, 10)).toMatchObject({ status: "fenced", granted_seconds: 0 });
      expect(await ask(newer, 1, 10)).toMatchObject({ status: "granted" });
    });

    it("isn't given to a call with another's session or a made-up epoch", async () => {
      const boris = await signUp(open());
      const one = await call();
      expect(await sqlState(openCall(open(), boris, session))).toBe("PT404");
      expect(await ask({ ...one, epoch: one.epoch + 1 }, 1, 10)).toMatchObject({ status: "fenced" });
      expect(await ask({ ...one, user_id: boris.person }, 1, 10)).toMatchObject({ status: "fenced" });
    });

    it("is free again when its call closes", async () => {
      const one = await call();
      await ask(one, 1, 10);
      await closeCall(open(), one, 10);
      expect((await window()).session_id).toBeNull();
      expect(await ask(one, 2, 10)).toMatchObject({ status: "fenced" });
    });

    it("stays with the newer call when a fenced one closes, and its unused seconds are returned", async () => {
      const old = await call();
      await ask(old, 1, 10);
      const newer = await another();
      await ask(newer, 1, 10);
      expect(await closeCall(open(), old, 4)).toMatchObject({ returned_seconds: 6, remaining_seconds: 886 });
      expect(await ask(newer, 2, 10)).toMatchObject({ status: "granted" });
    });
  });

  describe("closing a call", () => {
    it("returns what wasn't spoken, once", async () => {
      const one = await call();
      await ask(one, 1, 30);
      expect(await closeCall(open(), one, 12)).toMatchObject({
        returned_seconds: 18,
        used_seconds: 12,
        remaining_seconds: 888,
      });
      expect(await closeCall(open(), one, 0)).toMatchObject({
        returned_seconds: 0,
        used_seconds: 12,
        remaining_seconds: 888,
      });
    });

    it.each([
      [-100, 0],
      [10_000, 30],
    ])("takes %d spoken seconds for %d", async (spoken, used) => {
      const one = await call();
      await ask(one, 1, 30);
      expect(await closeCall(open(), one, spoken)).toMatchObject({
        used_seconds: used,
        returned_seconds: 30 - used,
      });
    });

    it("closes the window if nothing was spoken in it", async () => {
      const one = await call();
      await ask(one, 1, 30);
      expect(await closeCall(open(), one, 0)).toMatchObject({ remaining_seconds: 900, resets_at: null });
      expect((await window()).window_started_at).toBeNull();
    });

    it("returns nothing to a later window", async () => {
      const one = await call();
      await ask(one, 1, 100);
      await ageWindow("25 hours");
      const two = await another();
      await ask(two, 1, 50);
      expect(await closeCall(open(), one, 0)).toMatchObject({ remaining_seconds: 850 });
    });

    it("ignores a call that never existed", async () => {
      const rows = await open().owner.query("select * from public.call_close($1, 99, 5)", [session]);
      expect(rows).toEqual([]);
    });
  });

  describe("a session with a confirmed danger", () => {
    it("isn't charged, limited or capped while its call says so", async () => {
      const one = await call();
      await ask(one, 1, 890);
      expect(await ask(one, 2, 30, false)).toMatchObject({
        status: "granted",
        granted_seconds: 30,
        remaining_seconds: 10,
      });
      expect(await ask(one, 3, 900)).toMatchObject({ status: "granted", granted_seconds: 900 });
      expect((await window()).seconds).toBe(890);
    });

    it("is charged again by a call that says so, whatever the one before it said", async () => {
      const one = await call();
      await ask(one, 1, 10, false);
      await closeCall(open(), one, 10);
      expect(await ask(await call(), 1, 10)).toMatchObject({ status: "granted", remaining_seconds: 890 });
      expect((await window()).seconds).toBe(10);
    });

    it.each(["active", "imminent", "possible", "none"])(
      "isn't recognized by its level %s: a screen's alarm stops no meter",
      async (level) => {
        await open().owner.query("update public.sessions set risk_level = $2 where id = $1", [
          session,
          level,
        ]);
        await ask(await call(), 1, 10);
        expect((await window()).seconds).toBe(10);
      },
    );

    it("doesn't count the uncharged seconds against the session's cap afterwards", async () => {
      await subscribe(open(), anna);
      const one = await call();
      await ask(one, 1, 100);
      await ask(one, 2, 900, false);
      await ask(one, 3, 900, false);
      expect(await closeCall(open(), one, 1_500)).toMatchObject({
        used_seconds: 1_500,
        uncharged_seconds: 1_400,
      });
      const again = await call();
      expect(again.session_remaining_seconds).toBe(800);
      expect(await ask(again, 1, 900)).toMatchObject({ granted_seconds: 800 });
      expect(await ask(again, 2, 10)).toMatchObject({ status: "session_cap" });
    });

    it("finds the limit unchanged when it is charged again", async () => {
      const one = await call();
      await ask(one, 1, 900);
      await ask(one, 2, 60, false);
      await closeCall(open(), one, 960);
      expect(await ask(await another(), 1, 10)).toMatchObject({ status: "window_exhausted" });
    });

    it("returns only what was charged", async () => {
      const one = await call();
      await ask(one, 1, 20);
      await ask(one, 2, 30, false);
      expect(await closeCall(open(), one, 15)).toMatchObject({
        returned_seconds: 5,
        uncharged_seconds: 0,
        remaining_seconds: 885,
      });
    });
  });

  it("lets a person delete their account in the middle of a call, and goes on for everybody else", async () => {
    const bea = await signUp(open());
    const [mine, theirs] = [await startSession(open(), anna), await startSession(open(), bea)];
    const calls = [await openCall(open(), anna, mine), await openCall(open(), bea, theirs)];
    await open().as("service_role", (sql) => sql.query("select public.delete_account($1)", [anna.person]));
    const grants = await reserve(
      open(),
      calls.map(({ user_id, session_id, epoch }) => ({ user_id, session_id, epoch, seq: 1, seconds: 10 })),
    );
    expect(grants.toSorted((a, b) => b.granted_seconds - a.granted_seconds)).toMatchObject([
      { session_id: theirs, status: "granted", granted_seconds: 10 },
      { session_id: mine, status: "fenced", granted_seconds: 0, remaining_seconds: expect.any(Number) },
    ]);
    for (const grant of grants)
      expect(grant).toMatchObject({ session_remaining_seconds: expect.any(Number) });
  });

  it("lets a person delete a session in the middle of its call, and charges no more", async () => {
    const one = await call();
    await ask(one, 1, 10);
    await open().as(anna, (sql) => sql.run("delete from public.sessions where id = $1", [session]));
    expect(await ask(one, 2, 10)).toMatchObject({ status: "closed", granted_seconds: 0 });
    expect((await window()).seconds).toBe(10);
  });
}
