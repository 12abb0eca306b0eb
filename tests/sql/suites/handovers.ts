import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import {
  createSession,
  messagesOf,
  relaysAreHeard,
  restoreSession,
  saved,
  sessionRow,
  write,
} from "../support/keeping.ts";
import { type Person, signUp } from "../support/people.ts";
import type { TestDatabase } from "../support/test-database.ts";

/** What a relay that takes a session over finds, and what the one before it may still change. */
export function handoversSuite(open: () => TestDatabase): void {
  describe("a session that is handed over", () => {
    let anna: Person;
    beforeEach(async () => {
      anna = await signUp(open());
    });

    it("tells the next owner which messages were amended, and the newest twenty that were removed", async () => {
      const session = await createSession(open(), anna);
      const kept = [1, 2, 3].map((position) => saved(session, position));
      const about = { session_id: session.id, owner: session.owner };
      const amend = { op: "amend", ...about, id: kept[1]?.["id"], text: "Other words", interrupted: true };
      const gone = Array.from({ length: 25 }, () => randomUUID());
      await write(open(), ...kept, amend, ...gone.map((id) => ({ op: "remove", ...about, id })));
      const { restored } = await restoreSession(open(), anna, session.id);
      expect(restored).toMatchObject({ amended: [amend.id], removed: gone.toReversed().slice(0, 20) });
    });

    it("keeps what it found, where the one before cuts or takes back only what is late", async () => {
      const session = await createSession(open(), anna);
      const found = saved(session, 1, { role: "assistant" });
      await write(open(), found);
      await restoreSession(open(), anna, session.id);
      const late = [2, 3].map((position) => saved(session, position, { role: "assistant" }));
      const about = { session_id: session.id, owner: session.owner, only_late: true };
      const change = { text: "Message", interrupted: true };
      await write(
        open(),
        ...late,
        { ...about, op: "amend", id: found["id"], ...change },
        { ...about, op: "remove", id: found["id"] },
        { ...about, op: "amend", id: late[0]?.["id"], ...change },
        { ...about, op: "remove", id: late[1]?.["id"] },
      );
      expect(await messagesOf(open(), session.id)).toEqual([
        { seq: 1, role: "assistant", content: "Message 1", interrupted: false },
        { seq: 2, role: "assistant", content: "Message", interrupted: true },
      ]);
    });

    it.each([
      ["has ended", "ended_at = now()"],
      ["was left two minutes ago", "last_active_at = now() - interval '121 seconds'"],
    ])("is refused if it %s", async (_name, change) => {
      const session = await createSession(open(), anna);
      await relaysAreHeard(open());
      await open().owner.query(`update public.sessions set ${change} where id = $1`, [session.id]);
      expect((await restoreSession(open(), anna, session.id)).restored).toBeNull();
      expect(await sessionRow(open(), session.id)).toMatchObject({ owner: session.owner });
    });

    it("goes on after more than a week, and ends as the person ends it", async () => {
      const session = await createSession(open(), anna, { mode: "chat" });
      const duration = 8 * 86_400;
      const about = { session_id: session.id, duration };
      const progress = { ...about, owner: session.owner, op: "progress", mode: "chat" };
      expect(await write(open(), progress)).toEqual(["done"]);
      const { owner, restored } = await restoreSession(open(), anna, session.id);
      expect(restored).toMatchObject({ duration });
      const end = { ...about, owner, op: "end", reason: "person", mood_after: "better" };
      expect(await write(open(), end)).toEqual(["done"]);
      const ended = { end_reason: "person", mood_after: "better", duration };
      expect(await sessionRow(open(), session.id)).toMatchObject(ended);
    });
  });
}
