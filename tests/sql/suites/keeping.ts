import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { openCall, reserve } from "../support/calls.ts";
import { createSession, messagesOf, restoreSession, saved, sessionRow, write } from "../support/keeping.ts";
import { type Person, signUp, sqlState } from "../support/people.ts";
import { first, type TestDatabase } from "../support/test-database.ts";

/** How a relay keeps a session: one owner at a time, ordered writes, complete handovers. */
export function keepingSuite(open: () => TestDatabase): void {
  describe("keeping a session", () => {
    let anna: Person;
    beforeEach(async () => {
      anna = await signUp(open());
    });

    const callsStarted = async (): Promise<number> => {
      const rows = await open().owner.query("select from public.call_starts where user_id = $1", [
        anna.person,
      ]);
      return rows.length;
    };

    describe("a session's messages", () => {
      it("are stored once, at their positions, however often they are sent", async () => {
        const session = await createSession(open(), anna);
        const batch = [
          saved(session, 1, { role: "assistant" }),
          saved(session, 2, { client_id: "c1" }),
          saved(session, 3, { utterance: 12 }),
        ];
        expect(await write(open(), ...batch)).toEqual(["done", "done", "done"]);
        expect(await write(open(), ...batch)).toEqual(["done", "done", "done"]);
        const again = [saved(session, 4, { client_id: "c1" }), saved(session, 5, { utterance: 12 })];
        expect(await write(open(), ...again)).toEqual(["done", "done"]);
        expect((await messagesOf(open(), session.id)).map((row) => row["seq"])).toEqual([1, 2, 3]);
      });

      it("are amended and removed; their positions aren't reused", async () => {
        const session = await createSession(open(), anna);
        const [kept, removed] = [saved(session, 1, { role: "assistant" }), saved(session, 2)];
        await write(open(), kept, removed);
        const { id: session_id, owner } = session;
        const common = { session_id, owner };
        expect(
          await write(
            open(),
            { ...common, op: "amend", id: kept["id"], text: "Only this", interrupted: true },
            { ...common, op: "remove", id: removed["id"] },
          ),
        ).toEqual(["done", "done"]);
        expect(await messagesOf(open(), session.id)).toEqual([
          { seq: 1, role: "assistant", content: "Only this", interrupted: true },
        ]);
        const { restored } = await restoreSession(open(), anna, session.id);
        expect(restored).toMatchObject({ position: 2 });
      });

      it("hold what was said in one breath: the message moves on to the later utterance", async () => {
        const session = await createSession(open(), anna);
        const said = saved(session, 1, { utterance: 1, text: "I wanted to call." });
        const { id: session_id, owner } = session;
        const joined = { op: "amend", session_id, owner, id: said["id"], interrupted: false };
        const text = "I wanted to call but I was afraid.";
        expect(await write(open(), said, { ...joined, text, utterance: 2 })).toEqual(["done", "done"]);
        // Both relays that had the later utterance may send it: it is stored already.
        expect(await write(open(), saved(session, 2, { utterance: 2 }))).toEqual(["done"]);
        expect(await write(open(), { ...joined, text, utterance: 2 })).toEqual(["done"]);
        // What is amended for another reason stays where it is.
        expect(await write(open(), { ...joined, text })).toEqual(["done"]);
        const stored = [{ seq: 1, role: "user", content: text, interrupted: false }];
        expect(await messagesOf(open(), session.id)).toEqual(stored);
        const { restored } = await restoreSession(open(), anna, session.id);
        expect(restored).toMatchObject({ utterance: 2 });
      });

      it("don't take the utterance of another message, and stay as they are", async () => {
        const session = await createSession(open(), anna);
        const one = saved(session, 1, { utterance: 1 });
        const { id: session_id, owner } = session;
        const joined = { op: "amend", session_id, owner, id: one["id"], text: "Both", interrupted: false };
        const batch = [one, saved(session, 2, { utterance: 2 }), { ...joined, utterance: 2 }];
        expect(await write(open(), ...batch, saved(session, 3, { utterance: 3 }))).toEqual([
          "done",
          "done",
          "done",
          "done",
        ]);
        const contents = (await messagesOf(open(), session.id)).map((row) => row["content"]);
        expect(contents).toEqual(["Message 1", "Message 2", "Message 3"]);
      });

      it("still get a position from the database if they have none", async () => {
        const session = await createSession(open(), anna);
        await write(open(), saved(session, 4));
        const [row] = await open().owner.query<{ seq: number }>(
          "insert into public.session_messages (session_id, user_id, role, content) values ($1, $2, 'user', 'x') returning seq",
          [session.id, anna.person],
        );
        expect(row?.seq).toBe(5);
      });

      it("that the database can't accept don't hold up the others, of any session", async () => {
        const [one, two] = [await createSession(open(), anna), await createSession(open(), anna)];
        const batch = [
          saved(one, 1, { text: "" }),
          saved(two, 1),
          saved(one, 2, { role: "system" }),
          saved(one, 3, { at: "yesterday, perhaps" }),
          { op: "shout", session_id: one.id, owner: one.owner },
          saved(one, 4),
        ];
        const statuses = ["refused", "done", "refused", "refused", "refused", "done"];
        expect(await write(open(), ...batch)).toEqual(statuses);
      });
    });

    describe("[fencing] a session that another relay took over", () => {
      it("takes no summary, no progress and no end from the one before", async () => {
        const session = await createSession(open(), anna);
        await write(open(), saved(session, 1, { role: "assistant" }), saved(session, 2, { utterance: 3 }));
        const { owner, restored } = await restoreSession(open(), anna, session.id);
        expect(restored).toMatchObject({
          mode: "chat",
          language: "en",
          position: 2,
          utterance: 3,
          messages: [
            { position: 1, role: "assistant" },
            { position: 2, role: "user", text: "Message 2" },
          ],
        });
        const old = { session_id: session.id, owner: session.owner };
        const late = [
          { ...old, op: "summary", text: "x", through: 1 },
          { ...old, op: "progress", duration: 60, mode: "call" },
          { ...old, op: "end", reason: "expired", mood_after: null, duration: 60 },
          { ...old, op: "discard" },
        ];
        expect(await write(open(), ...late)).toEqual(late.map(() => "fenced"));
        expect(await sessionRow(open(), session.id)).toMatchObject({
          ended_at: null,
          duration: 0,
          type: "chat",
        });
        expect(await write(open(), saved({ ...session, owner }, 3))).toEqual(["done"]);
        expect(await messagesOf(open(), session.id)).toHaveLength(3);
      });

      it("keeps the messages that the one before still writes, in front of the new one's", async () => {
        const session = await createSession(open(), anna);
        await write(open(), saved(session, 1, { role: "assistant" }));
        const second = await restoreSession(open(), anna, session.id);
        const third = await restoreSession(open(), anna, session.id);
        const numbered = ({ restored }: typeof second) => Number(restored?.["numbered_after"]);
        const after = numbered(third);
        expect(after).toBeGreaterThan(numbered(second) + 500);
        await write(open(), saved({ ...session, owner: third.owner }, after + 1, { text: "Third" }));
        const reply = saved(session, 3, { role: "assistant", text: "A long reply" });
        const late = [
          saved({ ...session, owner: second.owner }, numbered(second) + 1, { text: "Second" }),
          saved(session, 2, { text: "First", utterance: 1 }),
          reply,
          { ...reply, op: "amend", text: "A long", interrupted: true },
        ];
        expect(await write(open(), ...late)).toEqual(late.map(() => "late"));
        const contents = async () => (await messagesOf(open(), session.id)).map((row) => row["content"]);
        expect(await contents()).toEqual(["Message 1", "First", "A long", "Second", "Third"]);
        expect(await write(open(), { ...reply, op: "remove" })).toEqual(["late"]);
        expect(await contents()).toEqual(["Message 1", "First", "Second", "Third"]);
        expect(await write(open(), saved({ ...session, owner: third.owner }, after + 2))).toEqual(["done"]);
      });

      it("keeps once what both relays store, in the words and the place of the one that has it", async () => {
        const session = await createSession(open(), anna);
        await write(open(), saved(session, 1, { client_id: "known" }));
        const { owner, restored } = await restoreSession(open(), anna, session.id);
        const after = Number(restored?.["numbered_after"]);
        const mine = { ...session, owner };
        const late = [
          saved(session, 2, { utterance: 1, text: "Late" }),
          saved(session, 3, { client_id: "c1", text: "Late" }),
          saved(session, 4, { client_id: "c2", text: "Late" }),
        ];
        await write(open(), saved(mine, after + 1, { client_id: "c2", text: "Mine" }), ...late);
        await write(
          open(),
          saved(mine, after + 2, { utterance: 1, text: "Mine" }),
          saved(mine, after + 3, { client_id: "c1", text: "Mine" }),
          saved(mine, after + 4, { client_id: "known", text: "Again" }),
        );
        const rows = await messagesOf(open(), session.id);
        expect(rows.map((row) => [row["seq"], row["content"]])).toEqual([
          [1, "Message 1"],
          [after + 1, "Mine"],
          [after + 2, "Mine"],
          [after + 3, "Mine"],
        ]);
      });

      it("is charged no more through the call of the one before", async () => {
        const session = await createSession(open(), anna, { mode: "call" });
        const call = await openCall(open(), anna, session.id);
        await reserve(open(), [{ ...call, seq: 1, seconds: 10 }]);
        await restoreSession(open(), anna, session.id);
        const [late] = await reserve(open(), [{ ...call, seq: 2, seconds: 10 }]);
        expect(late).toMatchObject({ status: "fenced", granted_seconds: 0 });
        const next = await openCall(open(), anna, session.id);
        const [mine] = await reserve(open(), [{ ...next, seq: 1, seconds: 10 }]);
        expect(mine).toMatchObject({ status: "granted", granted_seconds: 10 });
      });

      it("is not discarded while messages of the one before may still come", async () => {
        const session = await createSession(open(), anna);
        const { owner } = await restoreSession(open(), anna, session.id);
        expect(await write(open(), { op: "discard", session_id: session.id, owner })).toEqual(["done"]);
        expect(await write(open(), saved(session, 1))).toEqual(["late"]);
        expect(await messagesOf(open(), session.id)).toHaveLength(1);
      });

      it("is one that nobody may write to without its owner's name", async () => {
        const session = await createSession(open(), anna);
        expect(await write(open(), saved({ ...session, owner: randomUUID() }, 1))).toEqual(["fenced"]);
        expect(await write(open(), { ...saved(session, 1), owner: null })).toEqual(["fenced"]);
        await open().as(anna, (sql) => sql.run("delete from public.sessions where id = $1", [session.id]));
        expect(await write(open(), saved(session, 1))).toEqual(["gone"]);
      });
    });

    describe("handing over", () => {
      it("passes on mode, time and summary; talking makes a chat a call", async () => {
        const session = await createSession(open(), anna);
        const common = { session_id: session.id, owner: session.owner };
        await write(open(), { ...common, op: "progress", duration: 40, mode: "call" });
        await write(
          open(),
          { ...common, op: "summary", text: "So far", through: 2 },
          { ...common, op: "progress", duration: 55, mode: "chat" },
        );
        expect(await sessionRow(open(), session.id)).toMatchObject({ type: "call", duration: 55 });
        expect((await restoreSession(open(), anna, session.id)).restored).toMatchObject({
          mode: "chat",
          duration: 55,
          running_summary: "So far",
          summarised_through: 2,
        });
      });

      it("refuses another person's session, and fences nobody", async () => {
        const session = await createSession(open(), anna);
        const boris = await signUp(open());
        expect((await restoreSession(open(), boris, session.id)).restored).toBeNull();
        expect(await write(open(), saved(session, 1))).toEqual(["done"]);
      });

      it("includes memories, unless the person turned them off", async () => {
        await open().owner.query("insert into public.memories (user_id, content) values ($1, 'Has a dog')", [
          anna.person,
        ]);
        const session = await createSession(open(), anna);
        expect(session.created).toMatchObject({ memories: ["Has a dog"], carried: null });
        await open().owner.query("update public.profiles set memory_enabled = false where id = $1", [
          anna.person,
        ]);
        expect((await restoreSession(open(), anna, session.id)).restored).toMatchObject({ memories: [] });
      });

      it("tells which voice and pace the person chose", async () => {
        const session = await createSession(open(), anna);
        expect(session.created).toMatchObject({ voice: null, pace: null });
        await open().owner.query(
          `update public.profiles set notification_preferences = notification_preferences || '{"voice_preference": "gentle", "pace": "quick"}' where id = $1`,
          [anna.person],
        );
        const chosen = { voice: "gentle", pace: "quick" };
        expect((await createSession(open(), anna)).created).toMatchObject(chosen);
        expect((await restoreSession(open(), anna, session.id)).restored).toMatchObject(chosen);
      });

      it("continues an earlier session of the same person only", async () => {
        const earlier = await createSession(open(), anna);
        const common = { session_id: earlier.id, owner: earlier.owner };
        await write(open(), saved(earlier, 1), { ...common, op: "summary", text: "Before", through: 0 });
        const next = await createSession(open(), anna, { continues: earlier.id });
        expect(next.created).toMatchObject({
          carried: {
            id: earlier.id,
            title: "Session",
            summary: "Before",
            messages: [{ role: "user", text: "Message 1" }],
          },
        });
        await open().owner.query("update public.sessions set ai_summary = 'A hard week.' where id = $1", [
          earlier.id,
        ]);
        const later = await createSession(open(), anna, { continues: earlier.id });
        expect(later.created).toMatchObject({ carried: { summary: "A hard week.\nBefore" } });
        const boris = await signUp(open());
        const theirs = await createSession(open(), boris, { continues: earlier.id });
        expect(theirs.created).toMatchObject({ carried: null });
        expect(await sessionRow(open(), theirs.id)).toMatchObject({ continued_from: null });
      });
    });

    it("takes a title and a mood while it lasts; what isn't given stays", async () => {
      const session = await createSession(open(), anna);
      const { id: session_id, owner } = session;
      const added = { op: "describe", session_id, owner };
      await write(open(), { ...added, title: "My week", mood_before: null });
      await write(open(), { ...added, title: null, mood_before: "sad" });
      expect(await sessionRow(open(), session_id)).toMatchObject({
        title: "My week",
        own_title: true,
        mood_before: "sad",
      });
    });

    describe("ends", () => {
      it("are stored once; what comes later changes nothing", async () => {
        const session = await createSession(open(), anna);
        const end = { op: "end", session_id: session.id, owner: session.owner };
        await write(open(), { ...end, reason: "person", mood_after: "better", duration: 61 });
        const before = await sessionRow(open(), session.id);
        expect(before).toMatchObject({ end_reason: "person", mood_after: "better", duration: 61 });
        await write(
          open(),
          { ...end, reason: "expired", mood_after: null, duration: 99 },
          { ...end, op: "progress", duration: 99, mode: "call" },
        );
        expect(await sessionRow(open(), session.id)).toEqual(before);
      });

      it("leave the mood afterwards to the person, whatever is written first", async () => {
        const session = await createSession(open(), anna);
        const feels = (who: Person, mood: string) =>
          open().as(who, (sql) =>
            sql.run("update public.sessions set mood_after = $2 where id = $1", [session.id, mood]),
          );
        await feels(anna, "better");
        await feels(await signUp(open()), "much-worse");
        await write(open(), {
          op: "end",
          session_id: session.id,
          owner: session.owner,
          reason: "limit",
          mood_after: null,
          duration: 900,
        });
        expect(await sessionRow(open(), session.id)).toMatchObject({
          end_reason: "limit",
          mood_after: "better",
        });
        await feels(anna, "same");
        expect(await sessionRow(open(), session.id)).toMatchObject({ mood_after: "same" });
        expect(await sqlState(feels(anna, "splendid"))).toBe("23514");
      });

      it("undo a session that never began", async () => {
        const session = await createSession(open(), anna, { mode: "call" });
        expect(await callsStarted()).toBe(1);
        const call = await openCall(open(), anna, session.id);
        await reserve(open(), [{ ...call, seq: 1, seconds: 10 }]);
        const discard = { op: "discard", session_id: session.id, owner: session.owner };
        expect(await write(open(), discard)).toEqual(["done"]);
        expect(await sessionRow(open(), session.id)).toBeUndefined();
        expect(await callsStarted()).toBe(0);
        const [window] = await open().owner.query(
          "select seconds from public.voice_windows where user_id = $1",
          [anna.person],
        );
        expect(window).toEqual({ seconds: 0 });
      });

      it("discard nothing if something was said", async () => {
        const session = await createSession(open(), anna);
        await write(open(), saved(session, 1), {
          op: "discard",
          session_id: session.id,
          owner: session.owner,
        });
        expect(await messagesOf(open(), session.id)).toHaveLength(1);
      });
    });

    it("counts a day's calls and refuses the next one; chats are unlimited", async () => {
      await open().owner.query("update public.profiles set daily_session_limit = 1 where id = $1", [
        anna.person,
      ]);
      const chat = await createSession(open(), anna);
      await createSession(open(), anna, { mode: "call" });
      expect(await sqlState(createSession(open(), anna, { mode: "call" }))).toBe("PT402");
      await createSession(open(), anna);
      // Talking in a chat isn't refused, and counts once.
      const talk = { op: "progress", session_id: chat.id, owner: chat.owner, mode: "call" };
      expect(await write(open(), { ...talk, duration: 10 }, { ...talk, duration: 20 })).toEqual([
        "done",
        "done",
      ]);
      expect(await callsStarted()).toBe(2);
    });

    it("reports the remaining talking time", async () => {
      const usage = async () =>
        first(
          await open().as("service_role", (sql) =>
            sql.query("select * from public.voice_usage($1)", [anna.person]),
          ),
        );
      expect(await usage()).toEqual({ limit_seconds: 900, remaining_seconds: 900, resets_at: null });
      await open().owner.query(
        "insert into public.voice_windows (user_id, window_started_at, seconds) values ($1, now(), 100)",
        [anna.person],
      );
      expect(await usage()).toMatchObject({ remaining_seconds: 800, resets_at: expect.any(Date) });
    });
  });
}
