import { createHash, randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { type Person, signIn, signUp, sqlState, startSession } from "../support/people.ts";
import { type Row, type TestDatabase, first } from "../support/test-database.ts";

const hash = (): string => createHash("sha256").update(randomUUID()).digest("hex");

/** Messages, memories, journal, contact, tickets, safety counts: what is stored, and in which form. */
export function recordsSuite(open: () => TestDatabase): void {
  let anna: Person;
  beforeEach(async () => {
    anna = await signUp(open(), { metadata: { age_confirmed: true, terms_accepted: true } });
  });

  const say = (session: string, values: Row = {}, person = anna.person) => {
    const row = { session_id: session, user_id: person, role: "user", content: "Hello", ...values };
    const columns = Object.keys(row);
    return open().owner.query<{ seq: number }>(
      `insert into public.session_messages (${columns.join(", ")}) values (${columns.map((_, i) => `$${i + 1}`).join(", ")}) returning seq`,
      Object.values(row),
    );
  };
  const issue = async (ticket: string, ttl: number, authSession: string, who = anna) => {
    const rows = await open().as("service_role", (sql) =>
      sql.query<{ issued: string }>("select public.issue_socket_ticket($1, $2, $3, $4) as issued", [
        who.person,
        authSession,
        ticket,
        ttl,
      ]),
    );
    return first(rows).issued;
  };
  const redeem = (ticket: string) =>
    open().as("service_role", (sql) => sql.query("select * from public.redeem_socket_ticket($1)", [ticket]));

  describe("messages", () => {
    it("are numbered within their session", async () => {
      const [one, two] = [await startSession(open(), anna), await startSession(open(), anna)];
      const numbers = [];
      for (const session of [one, one, two, one]) numbers.push(first(await say(session)).seq);
      expect(numbers).toEqual([1, 2, 1, 3]);
    });

    it("are stored once if the browser resends one", async () => {
      const session = await startSession(open(), anna);
      await say(session, { client_id: "m1" });
      expect(await sqlState(say(session, { client_id: "m1" }))).toBe("23505");
      expect(first(await say(session, { client_id: "m2" })).seq).toBe(2);
    });

    it("belong to the person of their session", async () => {
      const boris = await signUp(open());
      const session = await startSession(open(), anna);
      expect(await sqlState(say(session, {}, boris.person))).toBe("23503");
    });

    it.each([
      ["role", "system"],
      ["content", ""],
      ["content", "x".repeat(20_001)],
    ])("refuse %s of that kind", async (column, value) => {
      const session = await startSession(open(), anna);
      expect(await sqlState(say(session, { [column]: value }))).toBe("23514");
    });

    it("are rated where they are replies, by the person they were for and by nobody else", async () => {
      const session = await startSession(open(), anna);
      const [boris, spoken] = [await signUp(open()), await say(session)];
      await say(session, { role: "assistant" });
      const counted = async () =>
        first(
          await open().owner.query<{ it: { up: number; down: number } }>(
            "select public.reply_ratings() as it",
          ),
        ).it;
      const before = await counted();
      const rate = (who: Person, rating: string | null) =>
        open().as(who, (sql) =>
          sql.query<{ seq: number }>(
            "update public.session_messages set rating = $2 where session_id = $1 returning seq",
            [session, rating],
          ),
        );
      expect(first(spoken).seq).toBe(1);
      expect(await rate(boris, "down")).toEqual([]);
      expect(await rate(anna, "up")).toEqual([{ seq: 2 }]);
      expect(await counted()).toEqual({ ...before, up: before.up + 1 });
      expect(await rate(anna, "down")).toEqual([{ seq: 2 }]);
      expect(await counted()).toEqual({ ...before, down: before.down + 1 });
      expect(await sqlState(rate(anna, "wonderful"))).toBe("23514");
      expect(await rate(anna, null)).toEqual([{ seq: 2 }]);
      expect(await counted()).toEqual(before);
      expect(await sqlState(say(session, { rating: "up" }))).toBe("23514");
      expect(await sqlState(open().as("anon", (sql) => sql.query("select public.reply_ratings()")))).toBe(
        "42501",
      );
    });

    it("are deleted with their session; memories of it stay until they are forgotten", async () => {
      const session = await startSession(open(), anna);
      await say(session);
      await open().owner.query(
        "insert into public.memories (user_id, session_id, content) values ($1, $2, 'Has a dog')",
        [anna.person, session],
      );
      await open().as(anna, (sql) => sql.run("delete from public.sessions where id = $1", [session]));
      const left = await open().as(anna, (sql) => sql.query("select 1 from public.session_messages"));
      const memories = await open().as(anna, (sql) =>
        sql.query("select session_id, content from public.memories"),
      );
      expect(left).toEqual([]);
      expect(memories).toEqual([{ session_id: null, content: "Has a dog" }]);
    });
  });

  describe("sessions", () => {
    it.each([
      ["type", "video"],
      ["title", " "],
      ["title", "x".repeat(121)],
      ["mood_before", "happy"],
      ["mood_after", "good"],
      ["duration", -1],
      ["risk_level", "high"],
    ])("refuse %s = %s", async (column, value) => {
      const row = { user_id: anna.person, title: "Session", type: "chat", [column]: value };
      const insert = open().owner.query(
        `insert into public.sessions (${Object.keys(row).join(", ")}) values (${Object.keys(row)
          .map((_, i) => `$${i + 1}`)
          .join(", ")})`,
        Object.values(row),
      );
      expect(await sqlState(insert)).toBe("23514");
    });
  });

  describe("the journal", () => {
    it.each([
      [[{ prompt: "What went well?", response: "Tea." }], "none"],
      [[], "23514"],
      [{}, "23514"],
      [null, "23514"],
      ["words", "23514"],
      [["words"], "23514"],
      [[{ prompt: "p" }], "23514"],
      [[{ prompt: 1, response: "r" }], "23514"],
      [[{ prompt: "p", response: ["r"] }], "23514"],
      [[[{ prompt: "p", response: "r" }]], "23514"],
      [[{ prompt: "p", response: "r" }, null], "23514"],
      [[{ prompt: "p", response: "x".repeat(60_001) }], "23514"],
      [Array.from({ length: 21 }, () => ({ prompt: "p", response: "r" })), "23514"],
    ])("takes responses like %.60j: %s", async (responses, state) => {
      const insert = open().as(anna, (sql) =>
        sql.run("insert into public.journal_entries (title, responses) values ('Reflection', $1)", [
          JSON.stringify(responses),
        ]),
      );
      expect(await sqlState(insert)).toBe(state);
    });

    it("has the local date of the person", async () => {
      await open().owner.query("update public.profiles set timezone = 'Pacific/Kiritimati' where id = $1", [
        anna.person,
      ]);
      const [row] = await open().as(anna, (sql) =>
        sql.query<{ date: string; here: string }>(
          `insert into public.journal_entries (title, responses) values ('Reflection', '[{"prompt":"p","response":"r"}]')
             returning date, (now() at time zone 'Pacific/Kiritimati')::date as here`,
        ),
      );
      expect(row?.date).toBe(row?.here);
    });
  });

  describe("socket tickets", () => {
    it("open a socket once", async () => {
      const [ticket, authSession] = [hash(), await signIn(open(), anna)];
      expect(await issue(ticket, 30, authSession)).toBe("issued");
      expect(await redeem(ticket)).toEqual([{ user_id: anna.person, auth_session_id: authSession }]);
      expect(await redeem(ticket)).toEqual([]);
    });

    it("end with the sign-in that requested them", async () => {
      const [ticket, authSession] = [hash(), await signIn(open(), anna)];
      await issue(ticket, 30, authSession);
      await open().owner.query("delete from auth.sessions where id = $1", [authSession]);
      expect(await redeem(ticket)).toEqual([]);
      expect(await issue(hash(), 30, authSession)).toBe("signed_out");
    });

    it("are only for people who confirmed their age and the terms", async () => {
      const boris = await signUp(open());
      const give = async () => issue(hash(), 30, await signIn(open(), boris), boris);
      expect(await give()).toBe("unconfirmed");
      await open().owner.query("update public.profiles set age_confirmed_at = now() where id = $1", [
        boris.person,
      ]);
      expect(await give()).toBe("unconfirmed");
      await open().as(boris, (sql) => sql.query("select public.confirm_age_and_terms()"));
      expect(await give()).toBe("issued");
    });

    it("expire, and are deleted", async () => {
      const [ticket, authSession] = [hash(), await signIn(open(), anna)];
      await issue(ticket, -1, authSession);
      expect(await redeem(ticket)).toEqual([]);
      await issue(hash(), 30, authSession);
      expect(
        await open().owner.query("select 1 from public.socket_tickets where token_hash = $1", [ticket]),
      ).toEqual([]);
    });

    it("are stored only as hashes", async () => {
      expect(await sqlState(issue("the ticket itself", 30, await signIn(open(), anna)))).toBe("23514");
    });
  });

  describe("visitors' messages", () => {
    it.each([
      ["none", {}],
      ["23514", { email: "nobody" }],
      ["23514", { email: "a b@example.com" }],
      ["23514", { name: " " }],
      ["23514", { subject: "" }],
      ["23514", { message: "x".repeat(5001) }],
    ])("gives %s with %.40j", async (state, values) => {
      const row = {
        name: "Ann",
        email: "ann@example.com",
        subject: "Hello",
        message: "A question",
        ...values,
      };
      const insert = open().as("service_role", (sql) =>
        sql.run(
          "insert into public.contact_messages (name, email, subject, message) values ($1, $2, $3, $4)",
          Object.values(row),
        ),
      );
      expect(await sqlState(insert)).toBe(state);
    });
  });

  describe("referrals", () => {
    it("are counted by month, level and country only", async () => {
      const country = "QM";
      await open().owner.query("delete from public.safety_referral_counts where country in ($1, 'ZZ')", [
        country,
      ]);
      await open().as("service_role", async (sql) => {
        await sql.query("select public.count_referral('active', $1)", [country]);
        await sql.query("select public.count_referral('active', $1)", [country]);
        await sql.query("select public.count_referral('imminent', $1)", [country]);
        await sql.query("select public.count_referral('possible')");
      });
      const rows = await open().owner.query(
        "select level, country, count from public.safety_referral_counts where country in ($1, 'ZZ') order by level",
        [country],
      );
      expect(rows).toEqual([
        { level: "active", country, count: 2 },
        { level: "imminent", country, count: 1 },
        { level: "possible", country: "ZZ", count: 1 },
      ]);
    });
  });
}
