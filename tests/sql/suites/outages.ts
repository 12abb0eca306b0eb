import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { openCall, reserve } from "../support/calls.ts";
import {
  createSession,
  type Kept,
  leaveBehind,
  messagesOf,
  relaysAreHeard,
  restoreSession,
  saved,
  sessionRow,
  write,
} from "../support/keeping.ts";
import { type Person, signUp } from "../support/people.ts";
import { first, type Row, type TestDatabase } from "../support/test-database.ts";

/** All that waits while the database is away, to the end of the session. */
const rest = (session: Kept): Row[] => {
  const about = { session_id: session.id, owner: session.owner };
  return [
    saved(session, 2),
    { ...about, op: "summary", text: "So far", through: 2 },
    { ...about, op: "describe", title: "My title", mood_before: "sad" },
    { ...about, op: "progress", duration: 690, mode: "chat" },
    { ...about, op: "end", reason: "person", mood_after: "better", duration: 700 },
  ];
};

/** The session with that. */
const complete = {
  title: "My title",
  mood_before: "sad",
  mood_after: "better",
  running_summary: "So far",
  duration: 700,
  end_reason: "person",
  message_count: 2,
};

/** Sessions that go on while their relay can't reach the database, and those whose relay died meanwhile. */
export function outagesSuite(open: () => TestDatabase): void {
  const relay = async (query: string, values: readonly unknown[] = []): Promise<Row> =>
    first(await open().as("service_role", (sql) => sql.query(query, [...values])));
  const sweep = async (by: string = randomUUID()): Promise<{ id: string; messages: Row[] }[]> =>
    (await relay("select public.claim_finished_sessions($1, 10) as claimed", [by]))["claimed"] as {
      id: string;
      messages: Row[];
    }[];
  const newcomer = async (): Promise<Person> => {
    // Ignores the sessions of other tests.
    await open().owner.query(
      "update public.sessions set wrapped_at = now(), given_up_at = null, ended_at = coalesce(ended_at, greatest(created_at, now()))",
    );
    await relaysAreHeard(open());
    return signUp(open());
  };
  /** So long ago a session was heard of and then no relay any more, until so long ago. */
  const outage = async (from: number, until: number | null, ...sessions: readonly Kept[]): Promise<void> => {
    await leaveBehind(open(), from, ...sessions);
    await open().owner.query(
      until === null
        ? "update private.relay_contact set heard_at = now() - make_interval(mins => $1)"
        : `update private.relay_contact set lost_at = now() - make_interval(mins => $1),
            regained_at = now() - make_interval(mins => $2)`,
      until === null ? [from] : [from, until],
    );
  };
  const contact = async (): Promise<Row> =>
    first(
      await open().owner.query(
        "select heard_at = now() as now, round(extract(epoch from now() - lost_at) / 60)::integer as lost, round(extract(epoch from now() - regained_at) / 60)::integer as regained from private.relay_contact",
      ),
    );

  describe("an outage of the database", () => {
    let anna: Person;
    beforeEach(async () => {
      anna = await newcomer();
    });
    it("ends no session that began or went on before it, whoever comes first afterward", async () => {
      const [talked, silent] = [await createSession(open(), anna), await createSession(open(), anna)];
      await write(open(), saved(talked, 1));
      await outage(12, null, talked, silent);
      expect(await sweep()).toEqual([]);
      expect(await sweep()).toEqual([]);
      for (const session of [talked, silent])
        expect(await sessionRow(open(), session.id)).toMatchObject({ ended_at: null, owner: session.owner });
      expect(await write(open(), ...rest(talked), saved(silent, 1))).toEqual(
        Array.from({ length: 6 }, () => "done"),
      );
      expect(await sessionRow(open(), talked.id)).toMatchObject(complete);
    });

    it.each(["before", "after"])("lets another relay have its session, asked %s any other", async (when) => {
      const session = await createSession(open(), anna);
      await outage(12, null, session);
      if (when === "after") await sweep();
      expect((await restoreSession(open(), anna, session.id)).restored).not.toBeNull();
      expect(await write(open(), saved(session, 1))).toEqual(["late"]);
    });

    it("is no reason to wait longer for a relay that died in it", async () => {
      const [dead, alive] = [await createSession(open(), anna), await createSession(open(), anna)];
      await write(open(), saved(dead, 1), saved(alive, 1));
      await outage(23, 11, dead, alive);
      await write(open(), {
        session_id: alive.id,
        owner: alive.owner,
        op: "progress",
        duration: 9,
        mode: "chat",
      });
      expect((await restoreSession(open(), anna, dead.id)).restored).toBeNull();
      expect(await sweep()).toEqual([expect.objectContaining({ id: dead.id })]);
      expect(await sessionRow(open(), alive.id)).toMatchObject({ ended_at: null });
    });

    it("is known by the relays' silence, which other relays end", async () => {
      await sweep();
      expect(await contact()).toMatchObject({ lost: null });
      await outage(12, null);
      await sweep();
      expect(await contact()).toMatchObject({ lost: 12, regained: 0 });
      await sweep();
      expect(await contact()).toMatchObject({ lost: 12, regained: 0 });
    });
  });

  describe("a session whose relay alone was cut off for ten minutes", () => {
    let anna: Person;
    beforeEach(async () => {
      anna = await newcomer();
    });
    const starts = async (): Promise<number> =>
      (await open().owner.query("select from public.call_starts where user_id = $1", [anna.person])).length;

    it("is ended, taken up again by that relay, and summarized with all that was said", async () => {
      const session = await createSession(open(), anna);
      await write(open(), saved(session, 1));
      await leaveBehind(open(), 11, session);
      const early = randomUUID();
      expect(await sweep(early)).toHaveLength(1);
      const about = { session_id: session.id, owner: session.owner };
      expect(await write(open(), saved(session, 2))).toEqual(["done"]);
      expect(await sessionRow(open(), session.id)).toMatchObject({ ended_at: null, end_reason: null });
      expect(
        await relay("select public.holds_session($1, $2) as it", [session.id, session.owner]),
      ).toMatchObject({ it: true });
      expect(
        await relay("select public.finish_session($1, $2, 'T', 'Part of it') as it", [session.id, early]),
      ).toMatchObject({ it: false });
      expect(
        await write(
          open(),
          { ...about, op: "describe", title: "My title", mood_before: "sad" },
          { ...about, op: "end", reason: "person", mood_after: "better", duration: 700 },
        ),
      ).toEqual(["done", "done"]);
      expect(await sessionRow(open(), session.id)).toMatchObject({
        title: "My title",
        mood_before: "sad",
        mood_after: "better",
        duration: 700,
        end_reason: "person",
      });
      const [claimed] = await sweep();
      expect(claimed?.messages).toHaveLength(2);
    });

    it("is summarized anew, where that was done without the words that waited", async () => {
      const session = await createSession(open(), anna);
      await write(open(), saved(session, 1));
      await leaveBehind(open(), 11, session);
      const by = randomUUID();
      await sweep(by);
      await relay("select public.finish_session($1, $2, 'T', 'Part of it')", [session.id, by]);
      const about = { session_id: session.id, owner: session.owner };
      const end = { ...about, op: "end", reason: "person", mood_after: null, duration: 700 };
      await write(open(), saved(session, 2), end);
      expect(await sweep()).toEqual([expect.objectContaining({ id: session.id, attempts: 1 })]);
    });

    it("keeps the words of its beginning, and its call", async () => {
      const session = await createSession(open(), anna, { mode: "call" });
      const { user_id, session_id, epoch } = await openCall(open(), anna, session.id);
      await leaveBehind(open(), 11, session);
      expect(await sweep()).toEqual([]);
      expect(await starts()).toBe(0);
      const tick = { user_id, session_id, epoch, seq: 1, seconds: 10 };
      expect(await reserve(open(), [tick])).toMatchObject([{ status: "granted" }]);
      expect(await write(open(), saved(session, 1))).toEqual(["done"]);
      expect(await messagesOf(open(), session.id)).toHaveLength(1);
      expect(await starts()).toBe(1);
    });

    it("isn't waited for longer than an hour", async () => {
      const [talked, silent] = [await createSession(open(), anna), await createSession(open(), anna)];
      await write(open(), saved(talked, 1));
      await leaveBehind(open(), 11, talked, silent);
      await sweep();
      await leaveBehind(open(), 59, talked, silent);
      await sweep();
      expect(await sessionRow(open(), talked.id)).toMatchObject({ owner: talked.owner });
      await leaveBehind(open(), 2, talked, silent);
      await sweep();
      expect(await sessionRow(open(), talked.id)).toMatchObject({ owner: null, given_up_at: null });
      expect(await sessionRow(open(), silent.id)).toBeUndefined();
      expect(await write(open(), saved(talked, 2))).toEqual(["late"]);
    });
  });
}
