import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { type Call, closeCall, openCall, reserve } from "../support/calls.ts";
import {
  createSession,
  type Kept,
  leaveBehind,
  restoreSession,
  saved,
  sessionRow,
  write,
} from "../support/keeping.ts";
import { type Person, signUp, sqlState } from "../support/people.ts";
import { first, type Row, type TestDatabase } from "../support/test-database.ts";

/** A conversation of which nothing is kept but the seconds that count toward the plan. */
export function privateSessionsSuite(open: () => TestDatabase): void {
  const end = ({ id, owner }: Kept): Promise<string[]> =>
    write(open(), {
      op: "end",
      session_id: id,
      owner,
      reason: "person",
      mood_after: "better",
      duration: 40,
    });
  const cleanUp = (): Promise<unknown> =>
    open().as("service_role", (sql) =>
      sql.query("select public.claim_finished_sessions($1, 10)", [randomUUID()]),
    );

  describe("a private session", () => {
    let anna: Person;
    beforeEach(async () => {
      anna = await signUp(open());
    });

    const begin = (mode: "call" | "chat" = "call"): Promise<Kept> =>
      createSession(open(), anna, { mode, title: "My divorce", given: true, isPrivate: true, mood: "sad" });
    const talk = async (session: Kept, seconds: number): Promise<Call> => {
      const call = await openCall(open(), anna, session.id);
      const { user_id, session_id, epoch } = call;
      await reserve(open(), [{ user_id, session_id, epoch, seq: 1, seconds }]);
      return call;
    };
    const count = async (table: string): Promise<number> =>
      (await open().owner.query(`select from public.${table} where user_id = $1`, [anna.person])).length;
    const asAnna = <T extends Row>(query: string): Promise<T[]> =>
      open().as(anna, (sql) => sql.query<T>(query));
    const window = async (): Promise<Row> =>
      first(
        await open().owner.query("select seconds, session_id from public.voice_windows where user_id = $1", [
          anna.person,
        ]),
      );
    it("stores neither its title nor how the person feels", async () => {
      const session = await begin();
      expect(await sessionRow(open(), session.id)).toMatchObject({
        is_private: true,
        title: "Private",
        own_title: false,
        mood_before: null,
        continued_from: null,
        resume_state: { mode: "call" },
      });
    });

    it("takes no message, no summary and no risk", async () => {
      const session = await begin();
      const { id: session_id, owner } = session;
      const summary = { op: "summary", session_id, owner, text: "They are sad.", through: 1 };
      const added = { op: "describe", session_id, owner, title: "My divorce", mood_before: "sad" };
      expect(await write(open(), saved(session, 1), summary, added)).toEqual([
        "refused",
        "refused",
        "refused",
      ]);
      await open().as("service_role", (sql) =>
        sql.query("select public.note_risk($1, $2, 1, $3)", [
          session_id,
          owner,
          JSON.stringify({ level: "active", concerns: ["suicide"], confirmed: true }),
        ]),
      );
      expect(await count("session_messages")).toBe(0);
      expect(await sessionRow(open(), session_id)).toMatchObject({
        running_summary: "",
        message_count: 0,
        risk_level: "none",
        resume_state: { mode: "call" },
      });
    });

    it.each(["ai_summary = 'x'", "transcript = 'x'", "mood_after = 'better'", "title = 'My divorce'"])(
      "cannot be given %s, not even by the database's owner",
      async (change) => {
        const session = await begin();
        const update = open().owner.query(`update public.sessions set ${change} where id = $1`, [session.id]);
        expect(await sqlState(update)).toBe("23514");
      },
    );

    it("is in no list and no count, not even while it lasts", async () => {
      const session = await begin();
      await write(open(), {
        op: "progress",
        session_id: session.id,
        owner: session.owner,
        duration: 30,
        mode: "call",
      });
      expect(await asAnna("select id from public.sessions")).toEqual([]);
      expect(first(await asAnna("select public.list_sessions() as page"))).toMatchObject({
        page: { cards: [], total: 0 },
      });
      expect(
        first(await asAnna("select total_sessions, total_duration from public.user_stats")),
      ).toMatchObject({
        total_sessions: 0,
        total_duration: 0,
      });
      const material = await open().as("service_role", (sql) =>
        sql.query<{ it: Row }>("select public.wrap_up_material($1) as it", [anna.person]),
      );
      expect(first(material).it).toMatchObject({ talks: [], week: { session_data: { total_sessions: 0 } } });
    });

    it("isn't given to another relay, nor continued", async () => {
      const session = await begin("chat");
      expect((await restoreSession(open(), anna, session.id)).restored).toBeNull();
      const next = await createSession(open(), anna, { continues: session.id });
      expect(next.created).toMatchObject({ carried: null });
      const earlier = await createSession(open(), anna);
      const inPrivate = await createSession(open(), anna, { continues: earlier.id, isPrivate: true });
      expect(inPrivate.created).toMatchObject({ carried: null });
    });

    it("is gone at its end, and its seconds and its call still count", async () => {
      const session = await begin();
      const call = await talk(session, 60);
      await closeCall(open(), call, 40);
      expect(await end(session)).toEqual(["done"]);
      expect(await sessionRow(open(), session.id)).toBeUndefined();
      expect(await count("calls")).toBe(0);
      expect(await window()).toEqual({ seconds: 40, session_id: null });
      expect(await count("call_starts")).toBe(1);
      expect(first(await asAnna<{ usage: Row }>("select public.get_usage() as usage")).usage).toMatchObject({
        voice_seconds: 40,
        calls: 1,
      });
    });

    it("whose end comes before its call is settled, goes with the call", async () => {
      const session = await begin();
      const call = await talk(session, 60);
      await end(session);
      expect(await sessionRow(open(), session.id)).toMatchObject({ mood_after: null, duration: 40 });
      expect(await closeCall(open(), call, 40)).toMatchObject({ used_seconds: 40, returned_seconds: 20 });
      expect(await sessionRow(open(), session.id)).toBeUndefined();
      expect(await window()).toEqual({ seconds: 40, session_id: null });
    });

    it("that a crashed relay left goes as well, and what it reserved stays charged", async () => {
      const session = await begin();
      await talk(session, 60);
      await leaveBehind(open(), 11, session);
      await cleanUp();
      expect(await sessionRow(open(), session.id)).toBeUndefined();
      expect(await window()).toMatchObject({ seconds: 60 });
      expect(await count("call_starts")).toBe(1);
    });

    it("that ended while its call was never settled goes too, and nobody writes about it", async () => {
      const session = await begin();
      await talk(session, 60);
      await end(session);
      await cleanUp();
      expect(await sessionRow(open(), session.id)).toMatchObject({ wrap_attempts: 0 });
      await leaveBehind(open(), 11, session);
      await cleanUp();
      expect(await sessionRow(open(), session.id)).toBeUndefined();
    });

    it("that a relay left before anybody could speak gives its call back", async () => {
      const session = await begin();
      await openCall(open(), anna, session.id);
      await leaveBehind(open(), 11, session);
      await cleanUp();
      expect(await sessionRow(open(), session.id)).toBeUndefined();
      expect(await count("call_starts")).toBe(0);
    });

    it("that never began gives its call back", async () => {
      const session = await begin();
      await write(open(), { op: "discard", session_id: session.id, owner: session.owner });
      expect(await sessionRow(open(), session.id)).toBeUndefined();
      expect(await count("call_starts")).toBe(0);
    });
  });
}
