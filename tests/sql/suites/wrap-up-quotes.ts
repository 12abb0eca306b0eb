import { randomUUID } from "node:crypto";
import * as fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { type Person, signUp, sqlState, startSession } from "../support/people.ts";
import { first, type TestDatabase } from "../support/test-database.ts";

const week = {
  period_start: "2026-11-16",
  period_end: "2026-11-22",
  mood_trend: "stable",
  total_sessions: 2,
  total_duration: 600,
  key_insights: [],
  personalized_recommendations: [],
  ai_summary: "First",
};

const placesOf = (part: string, text: string) =>
  Array.from({ length: text.length }, (_, index) => index).filter((index) => text.startsWith(part, index));

/** Whether a piece of the text is in both. */
const overlap = (text: string, one: string, other: string) =>
  placesOf(one, text).some((at) =>
    placesOf(other, text).some((there) => at < there + other.length && there < at + one.length),
  );

export function wrapUpQuotesSuite(open: () => TestDatabase): void {
  let anna: Person;
  beforeEach(async () => {
    anna = await signUp(open(), { timezone: "Asia/Tokyo" });
  });
  const finishFor = async ({ person }: Person, quotes: readonly object[]) => {
    const claim = "select public.claim_wrap_up($1) as id";
    const { id } = first(await open().owner.query<{ id: string }>(claim, [person]));
    await open().owner.query("select public.finish_wrap_up($1, $2, false)", [
      id,
      JSON.stringify({ ...week, quotes }),
    ]);
  };
  const keepQuotes = (...quotes: readonly object[]) => finishFor(anna, quotes);
  const allQuotes = () =>
    open().as(anna, (sql) =>
      sql.query<{ id: string; quote: string; hidden: boolean }>(
        "select id, quote, hidden from public.wrap_up_quotes order by quote",
      ),
    );
  const visibleQuotes = async () => (await allQuotes()).filter((row) => !row.hidden).map((row) => row.quote);
  const hideQuotes = () =>
    open().as(anna, (sql) => sql.run("update public.wrap_up_quotes set hidden = true where not hidden"));

  describe("quotes", () => {
    const said = "I walked by the river and it helped a little.";
    const written = "My sister called on Sunday.";
    let session: string;
    let entry: string;
    beforeEach(async () => {
      session = await startSession(open(), anna);
      await open().owner.query(
        "update public.sessions set created_at = '2026-11-17T03:00:00Z' where id = $1",
        [session],
      );
      await open().owner.query(
        "insert into public.session_messages (session_id, user_id, role, content) values ($1, $2, 'user', $3), ($1, $2, 'assistant', 'You walked by the river, you said.')",
        [session, anna.person, said],
      );
      entry = first(
        await open().owner.query<{ id: string }>(
          "insert into public.journal_entries (user_id, title, responses) values ($1, 'A day', $2) returning id",
          [anna.person, JSON.stringify([{ prompt: "Who?", response: written }])],
        ),
      ).id;
    });
    const ofSession = (quote: string) => ({ quote, day: "2026-11-17", session_id: session, entry_id: null });
    it("are stored only if they are the person's own, word for word", async () => {
      await keepQuotes(
        ofSession("I walked by the river"),
        ofSession("I walked near the river"),
        ofSession("You walked by the river"),
        { quote: "My sister called", day: "2026-11-17", session_id: null, entry_id: entry },
      );
      expect(await visibleQuotes()).toEqual(["I walked by the river", "My sister called"]);
      await keepQuotes(ofSession("it helped a little"));
      expect(await visibleQuotes()).toEqual(["it helped a little"]);
    });

    it("stay hidden, whatever overlaps with them, even after the wrap-up was deleted", async () => {
      await keepQuotes(ofSession("I walked by the river"));
      await hideQuotes();
      expect(
        await sqlState(open().as(anna, (sql) => sql.run("update public.wrap_up_quotes set hidden = false"))),
      ).toBe("42501");
      await open().as(anna, (sql) => sql.run("delete from public.emotional_wrap_ups"));
      await keepQuotes(ofSession("the river"), ofSession(said), ofSession("it helped"));
      expect(await visibleQuotes()).toEqual(["it helped"]);
    });

    it("stay hidden in part, too: no cut that shares a piece of their text is quoted", async () => {
      await keepQuotes(ofSession("I walked by the river and it"));
      await hideQuotes();
      await keepQuotes(
        ofSession("the river and it helped"),
        ofSession("it helped"),
        ofSession("helped a little"),
      );
      expect(await visibleQuotes()).toEqual(["helped a little"]);
      const again = await startSession(open(), anna, "chat");
      await open().owner.query(
        "insert into public.session_messages (session_id, user_id, role, content) values ($1, $2, 'user', 'Once more ' || $3)",
        [again, anna.person, said],
      );
      await keepQuotes({ ...ofSession("the river and it helped"), session_id: again });
      expect(await visibleQuotes()).toEqual([]);
    });

    it("share no position with a hidden one, wherever both are cut", async () => {
      const letter = fc.constantFrom("a", "b", " ");
      const cut = fc.tuple(fc.nat({ max: 8 }), fc.integer({ min: 1, max: 5 }));
      const drawn = fc.sample(
        fc.tuple(fc.string({ unit: letter, minLength: 10, maxLength: 14 }), cut, cut),
        80,
      );
      for (const [text, [from, length], [start, size]] of drawn) {
        const [quote, hidden] = [text.slice(from, from + length), text.slice(start, start + size)];
        await open().owner.query("update public.session_messages set content = $2 where session_id = $1", [
          session,
          text,
        ]);
        await open().owner.query("delete from public.wrap_up_quotes where user_id = $1", [anna.person]);
        await open().owner.query(
          "insert into public.wrap_up_quotes (user_id, period_start, day, quote, session_id, hidden) values ($1, '2026-11-16', '2026-11-17', $2, $3, true)",
          [anna.person, hidden, session],
        );
        await open().owner.query("select private.keep_quotes($1, '2026-11-16', $2)", [
          anna.person,
          JSON.stringify([ofSession(quote)]),
        ]);
        expect({ text, quote, hidden, kept: await visibleQuotes() }).toMatchObject({
          kept: hidden.includes(quote) || overlap(text, quote, hidden) ? [] : [quote],
        });
      }
    });

    it("go once danger was found in their conversation, before they are stored or after", async () => {
      const owner = randomUUID();
      await open().owner.query("update public.sessions set owner = $2 where id = $1", [session, owner]);
      const note = (change: number, level: string, peak = level) =>
        open().owner.query("select public.note_risk($1, $2, $3, $4)", [
          session,
          owner,
          change,
          JSON.stringify({ level, concerns: [], confirmed_peak: { level: peak, concerns: [] } }),
        ]);
      await keepQuotes(ofSession("it helped"));
      await note(1, "none");
      expect(await visibleQuotes()).toEqual(["it helped"]);
      await hideQuotes();
      await keepQuotes(ofSession("I walked"), {
        quote: "My sister called",
        day: "2026-11-17",
        session_id: null,
        entry_id: entry,
      });
      await note(2, "active");
      expect(await visibleQuotes()).toEqual(["My sister called"]);
      expect(await allQuotes()).toHaveLength(2);
      await note(3, "none", "active");
      await keepQuotes(ofSession("I walked"));
      expect(await visibleQuotes()).toEqual([]);
    });

    it("go with the wrap-up, the conversation and the entry they are from", async () => {
      await keepQuotes(ofSession("it helped"), {
        quote: "My sister",
        day: "2026-11-17",
        session_id: null,
        entry_id: entry,
      });
      await open().as(anna, (sql) => sql.run("delete from public.sessions"));
      expect(await visibleQuotes()).toEqual(["My sister"]);
      await open().as(anna, (sql) => sql.run("delete from public.emotional_wrap_ups"));
      expect(await allQuotes()).toEqual([]);
    });

    it("can't be another person's", async () => {
      const ben = await signUp(open());
      await finishFor(ben, [ofSession("it helped")]);
      expect(
        await open().owner.query("select 1 from public.wrap_up_quotes where user_id = $1", [ben.person]),
      ).toEqual([]);
    });

    it("are chosen from conversations without danger and from the journal", async () => {
      const words = async () =>
        first(
          await open().owner.query<{ material: { own_words: { text: string }[] } }>(
            "select public.wrap_up_material($1, (select date from public.journal_entries where id = $2)) as material",
            [anna.person, entry],
          ),
        ).material.own_words.map(({ text }) => text);
      await open().owner.query("update public.sessions set created_at = now() where id = $1", [session]);
      expect((await words()).toSorted()).toEqual([said, written]);
      await open().owner.query("update public.sessions set risk_level = 'possible' where id = $1", [session]);
      expect(await words()).toEqual([written]);
      await open().owner.query(
        `update public.sessions set risk_level = 'none', resume_state = '{"risk":{"confirmed_peak":{"level":"active"}}}' where id = $1`,
        [session],
      );
      expect(await words()).toEqual([written]);
    });
  });
}
