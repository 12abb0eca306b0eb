import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { createSession, type Kept, leaveBehind, saved, sessionRow, write } from "../support/keeping.ts";
import { type Person, signUp } from "../support/people.ts";
import { first, type Row, type TestDatabase } from "../support/test-database.ts";

type Claimed = Row & { readonly id: string };

/** What is written about a session after its end, by one relay at a time. */
export function sessionSummariesSuite(open: () => TestDatabase): void {
  const claim = async (by: string, lease = 180): Promise<Claimed[]> =>
    first(
      await open().as("service_role", (sql) =>
        sql.query<{ claimed: Claimed[] }>("select public.claim_finished_sessions($1, 10, $2) as claimed", [
          by,
          lease,
        ]),
      ),
    ).claimed;
  const finish = async (session: string, by: string, values: readonly unknown[]): Promise<unknown> =>
    first(
      await open().as("service_role", (sql) =>
        sql.query("select public.finish_session($1, $2, $3, $4, $5, $6) as done", [session, by, ...values]),
      ),
    )["done"];

  describe("summarizing a session", () => {
    let anna: Person;
    beforeEach(async () => {
      anna = await signUp(open());
      // Ignores the sessions of other tests.
      await open().owner.query(
        "update public.sessions set wrapped_at = now(), ended_at = coalesce(ended_at, greatest(created_at, now()))",
      );
    });

    const endedSession = async (given = false): Promise<Kept> => {
      const session = await createSession(open(), anna, { title: "Session Nov 20", given });
      const end = {
        op: "end",
        session_id: session.id,
        owner: session.owner,
        reason: "person",
        mood_after: null,
      };
      await write(open(), saved(session, 1), { ...end, duration: 5 });
      return session;
    };
    const memories = async (): Promise<unknown[]> =>
      (
        await open().owner.query(
          "select content from public.memories where user_id = $1 order by created_at",
          [anna.person],
        )
      ).map((row) => row["content"]);

    describe("claims", () => {
      it("give a finished session to one relay, with what it needs", async () => {
        const session = await endedSession();
        await open().owner.query("update public.profiles set country = 'JP' where id = $1", [anna.person]);
        const claimed = await claim(randomUUID());
        expect(claimed).toEqual([
          expect.objectContaining({
            id: session.id,
            own_title: false,
            language: "en",
            country: "JP",
            attempts: 1,
            memories: [],
            messages: [expect.objectContaining({ role: "user", text: "Message 1" })],
          }),
        ]);
        expect(await claim(randomUUID())).toEqual([]);
      });

      it("expire, and the previous relay can store nothing more", async () => {
        const session = await endedSession();
        const [one, two] = [randomUUID(), randomUUID()];
        await claim(one, -1);
        expect(await claim(two)).toEqual([expect.objectContaining({ id: session.id, attempts: 2 })]);
        expect(await finish(session.id, one, ["late", "late", "late", "[]"])).toBe(false);
        expect(await finish(session.id, two, ["You: hi", "A summary", "A title", "[]"])).toBe(true);
        expect(await finish(session.id, two, ["again", "again", "again", "[]"])).toBe(false);
        expect(await sessionRow(open(), session.id)).toMatchObject({
          transcript: "You: hi",
          ai_summary: "A summary",
          title: "A title",
        });
      });

      it("of a session that nothing can be stored about come ever more rarely, in the end once a day", async () => {
        const session = await endedSession();
        const minutes: number[] = [];
        for (const attempts of [0, 3, 4, 8, 30]) {
          await open().owner.query(
            "update public.sessions set wrap_attempts = $2, wrap_claimed_until = null where id = $1",
            [session.id, attempts],
          );
          expect(await claim(randomUUID())).toHaveLength(1);
          const row = first(
            await open().owner.query(
              "select extract(epoch from wrap_claimed_until - now())::float8 as seconds from public.sessions where id = $1",
              [session.id],
            ),
          );
          minutes.push(Math.round(Number(row["seconds"]) / 60));
        }
        expect(minutes).toEqual([3, 3, 6, 96, 1_536]);
      });

      it("exclude running sessions", async () => {
        const session = await createSession(open(), anna);
        await write(open(), saved(session, 1));
        expect(await claim(randomUUID())).toEqual([]);
      });
    });

    it("keeps a title that the person gave", async () => {
      const session = await endedSession(true);
      const by = randomUUID();
      await claim(by);
      await finish(session.id, by, [null, null, "A title", "[]"]);
      expect(await sessionRow(open(), session.id)).toMatchObject({ title: "Session Nov 20" });
    });

    describe("memories", () => {
      it("are stored once each, and not if they were turned off meanwhile", async () => {
        for (const list of [
          ["Has a dog", "has a DOG ", " ", "Lives in Bern"],
          ["HAS A DOG", "x".repeat(600)],
        ]) {
          const session = await endedSession();
          const by = randomUUID();
          await claim(by);
          await finish(session.id, by, [null, null, null, JSON.stringify(list)]);
        }
        const kept = await memories();
        expect(kept.map((text) => String(text).toLowerCase().slice(0, 13)).toSorted()).toEqual([
          "has a dog",
          "lives in bern",
          "xxxxxxxxxxxxx",
        ]);
        await open().owner.query("update public.profiles set memory_enabled = false where id = $1", [
          anna.person,
        ]);
        const session = await endedSession();
        const by = randomUUID();
        expect(await claim(by)).toEqual([expect.objectContaining({ memories: null })]);
        await finish(session.id, by, [null, null, null, '["Has a cat"]']);
        expect(await memories()).toHaveLength(3);
      });

      it("are a hundred at most, the newest", async () => {
        await open().owner.query(
          "insert into public.memories (user_id, content, created_at) select $1, 'Old ' || n, now() - interval '1 day' + n * interval '1 second' from generate_series(1, 100) n",
          [anna.person],
        );
        const session = await endedSession();
        const by = randomUUID();
        await claim(by);
        await finish(session.id, by, [null, null, null, '["New"]']);
        const kept = await memories();
        expect([kept.length, kept[0], kept.at(-1)]).toEqual([100, "Old 2", "New"]);
      });
    });

    it("ends sessions whose relay is gone, and removes those in which nothing was said", async () => {
      const [talked, silent] = [await createSession(open(), anna), await createSession(open(), anna)];
      await write(open(), saved(talked, 1));
      await leaveBehind(open(), 11, talked, silent);
      expect(await claim(randomUUID())).toEqual([expect.objectContaining({ id: talked.id })]);
      expect(await sessionRow(open(), talked.id)).toMatchObject({ end_reason: "expired" });
      await leaveBehind(open(), 61, talked, silent);
      expect(await claim(randomUUID())).toEqual([]);
      expect(await sessionRow(open(), talked.id)).toMatchObject({ end_reason: "expired", owner: null });
      expect(await sessionRow(open(), silent.id)).toBeUndefined();
      const common = { session_id: talked.id, owner: talked.owner };
      const late = [{ ...common, op: "progress", duration: 60, mode: "call" }, saved(talked, 2)];
      expect(await write(open(), ...late)).toEqual(["fenced", "late"]);
    });
  });
}
