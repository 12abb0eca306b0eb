import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { createSession, messagesOf, restoreSession, saved, write } from "../support/keeping.ts";
import { type Person, signUp } from "../support/people.ts";
import type { TestDatabase } from "../support/test-database.ts";

/** What a relay that takes a session over finds, and what the one before it may still change. */
export function handoversSuite(open: () => TestDatabase): void {
  describe("the messages of a session that is handed over", () => {
    let anna: Person;
    beforeEach(async () => {
      anna = await signUp(open());
    });

    it("tell the next owner which were amended, and the newest twenty that were removed", async () => {
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
  });
}
