import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { closeCall, openCall, reserve } from "../support/calls.ts";
import { createSession, messagesOf, restoreSession, saved, sessionRow, write } from "../support/keeping.ts";
import { times } from "../support/many.ts";
import { signUp } from "../support/people.ts";
import { first, type TestDatabase } from "../support/test-database.ts";

/** Many relays at once, on a real server. */
export function keepingConcurrencySuite(open: () => TestDatabase): void {
  describe("many relays at once", () => {
    it("leave a session to one of them, and store each message once", async () => {
      const anna = await signUp(open());
      const session = await createSession(open(), anna);
      const outcomes = await times(12, async (index) => {
        const { owner } = await restoreSession(open(), anna, session.id);
        const statuses = await write(open(), saved({ ...session, owner }, index + 1, { client_id: "same" }));
        return { owner, status: first(statuses) };
      });
      expect(await messagesOf(open(), session.id)).toHaveLength(1);
      const { owner } = (await sessionRow(open(), session.id)) ?? {};
      expect(outcomes.find((outcome) => outcome.owner === owner)?.status).toBe("done");
    });

    it("summarize an ended session one at a time", async () => {
      const anna = await signUp(open());
      const sessions = await times(6, async () => {
        const session = await createSession(open(), anna).catch(() => null);
        if (session === null) return null;
        const { id: session_id, owner } = session;
        const end = { op: "end", session_id, owner, reason: "person", mood_after: null, duration: 1 };
        await write(open(), saved(session, 1), end);
        return session.id;
      });
      const claimed = await times(8, async () => {
        const rows = await open().as("service_role", (sql) =>
          sql.query<{ claimed: { id: string }[] }>(
            "select public.claim_finished_sessions($1, 2) as claimed",
            [randomUUID()],
          ),
        );
        return first(rows).claimed.map(({ id }) => id);
      });
      const mine = claimed.flat().filter((id) => sessions.includes(id));
      expect(mine.length).toBeGreaterThan(0);
      expect(new Set(mine).size).toBe(mine.length);
    });

    it("never deadlock over writes that share sessions, while calls open, tick, close and are discarded", async () => {
      const people = await times(4, () => signUp(open()));
      const sessions = await times(people.length, (index) =>
        createSession(open(), people[index] ?? first(people), { mode: "call" }),
      );
      await times(40, async (index) => {
        const at = index % people.length;
        const person = people[at] ?? first(people);
        const session = sessions[at] ?? first(sessions);
        const batch = (index % 2 === 0 ? sessions : sessions.toReversed()).map(({ id, owner }) => ({
          op: "progress",
          session_id: id,
          owner,
          duration: index,
          mode: "call",
        }));
        if (index % 3 === 0) {
          const call = await openCall(open(), person, session.id);
          await reserve(open(), [{ ...call, seq: 1, seconds: 5 }]);
          await closeCall(open(), call, 1);
        } else expect(await write(open(), ...batch)).toEqual(batch.map(() => "done"));
      });
      const discards = sessions.map(({ id: session_id, owner }) => ({ op: "discard", session_id, owner }));
      const outcomes = await times(4, (index) =>
        index % 2 === 0
          ? write(open(), ...discards)
          : Promise.all(
              people.map((person, at) =>
                openCall(open(), person, (sessions[at] ?? first(sessions)).id).then(
                  () => "open",
                  () => "gone",
                ),
              ),
            ),
      );
      expect(outcomes.flat()).not.toContain("fenced");
    });
  });
}
