import { beforeAll, describe, expect, it } from "vitest";
import { type Person, signUp } from "../support/people.ts";
import type { TestDatabase } from "../support/test-database.ts";

const sessions = 2000;
/** The person's in each session, 40,000 in all. Other people's sessions have fewer, which is quicker to write. */
const messagesEach = 20;

/** One in this many rows of the table is the person's; with a larger share, a full scan would be right. */
const share = 8;
const otherPeople = 40;

const moment = "'2026-03-01T12:00:00Z'";
const someId = "'00000000-0000-4000-8000-000000000500'";

const card = JSON.stringify({
  id: "00000000-0000-4000-8000-000000000500",
  created_at: "2026-03-01T12:00:00Z",
  duration: 300,
  rank: 3,
});

const sorts = ["newest", "oldest", "longest", "shortest"] as const;
const indexOf = {
  newest: "sessions_newest_idx",
  oldest: "sessions_newest_idx",
  longest: "sessions_longest_idx",
  shortest: "sessions_longest_idx",
} as const;

type Plan = {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  readonly Plans?: readonly Plan[];
};

function nodesOf(plan: Plan): readonly Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

const indexesIn = (plan: readonly Plan[]) => plan.flatMap((node) => node["Index Name"] ?? []);
const kindsIn = (plan: readonly Plan[]) => plan.map((node) => node["Node Type"]);

/** A value as SQL, for `explain`, which takes no parameters. */
const literal = (value: string | number | readonly string[] | null) =>
  value === null ? "null" : `'${Array.isArray(value) ? `{${value.join(",")}}` : String(value)}'`;

/** The lists stay fast with thousands of sessions, because an index has what they read, in display order. */
export function sessionListsSuite(open: () => TestDatabase): void {
  let anna: Person;

  /** The query plan for a person's query. */
  const planFor = async (query: string): Promise<readonly Plan[]> => {
    const rows = await open().as(anna, (sql) =>
      sql.query<{ "QUERY PLAN": readonly { Plan: Plan }[] }>(
        `explain (format json) ${query}`,
        query.includes("$1") ? [anna.person] : [],
      ),
    );
    return rows.flatMap((row) => row["QUERY PLAN"].flatMap((one) => nodesOf(one.Plan)));
  };

  /** The plan of the query that `list_sessions` runs for these words. */
  const listPlan = async (sort: string, words: string, later: boolean): Promise<readonly Plan[]> => {
    const terms = words.split(" ").filter(Boolean);
    const [row] = await open().owner.query<{ query: string }>(
      "select private.sessions_query($1, $2, $3) as query",
      [sort, terms.length, later],
    );
    const values = [anna.person, terms, 25, later ? card : null, null, null, null, null];
    const types = ["uuid", "text[]", "integer", "jsonb", "text", "text", "timestamptz", "timestamptz"];
    const query = (row?.query ?? "").replaceAll(
      /\$(\d)/g,
      (_, nth: string) => `(${literal(values[Number(nth) - 1] ?? null)}::${types[Number(nth) - 1] ?? ""})`,
    );
    return planFor(query);
  };

  describe("lists of sessions", () => {
    beforeAll(async () => {
      const { owner } = open();
      anna = await signUp(open());
      const others: string[] = [];
      // oxlint-disable-next-line no-await-in-loop -- one connection
      for (let count = 0; count < otherPeople; count += 1) others.push((await signUp(open())).person);
      // Counting each day's starts isn't tested here, and is slow.
      await owner.query("alter table public.sessions disable trigger count_call");
      await owner.query(
        `insert into public.sessions (user_id, title, type, duration, created_at, ended_at, wrapped_at, ai_summary)
         select case when n % ${share} = 0 then $1::uuid else ($2::uuid[])[1 + n % ${otherPeople}] end, 'Session ' || n, 'call', n % 900,
           m.at, m.at, m.at, repeat('word ', 20)
         from generate_series(1, ${sessions * share}) n,
           lateral (select timestamptz '2026-01-01' + n * interval '10 minutes' as at) m`,
        [anna.person, others],
      );
      await owner.query("alter table public.sessions enable trigger count_call");
      await owner.query("alter table public.session_messages disable trigger number_message");
      await owner.query(
        `insert into public.session_messages (session_id, user_id, seq, role, content)
         select s.id, s.user_id, n, 'user', 'I said a few words about ' || s.title
         from public.sessions s, generate_series(1, case when s.user_id = $1 then ${messagesEach} else 3 end) n
         where s.user_id = $1 or s.user_id = any ($2)`,
        [anna.person, others],
      );
      await owner.query("alter table public.session_messages enable trigger number_message");
      await owner.query("analyze public.sessions, public.session_messages");
    });

    it.each(sorts)("reads a later page of the %s from its index, without sorting", async (sort) => {
      const plan = await listPlan(sort, "", true);
      expect(indexesIn(plan)).toEqual([indexOf[sort]]);
      expect(kindsIn(plan)).not.toContain("Incremental Sort");
      // The page's own few cards are put in order once more.
      expect(kindsIn(plan).filter((kind) => kind === "Sort").length).toBeLessThanOrEqual(1);
    });

    it.each([...sorts, "best"])("searches the %s only among the person's rows", async (sort) => {
      for (const words of ["word", "nothing like it"])
        for (const later of [false, true]) {
          const plan = await listPlan(sort, words, later);
          expect(plan.filter((node) => node["Node Type"] === "Seq Scan")).toEqual([]);
          expect(indexesIn(plan)).toContain("session_messages_user_id_idx");
        }
    });

    it("counts the sessions of a week from the index", async () => {
      const plan = await planFor(`select count(*) from public.sessions where created_at >= ${moment}`);
      expect(indexesIn(plan)).toEqual(["sessions_newest_idx"]);
    });

    it("adds up a person's totals without reading other people's rows", async () => {
      const plan = await planFor("select total_sessions, total_duration from public.user_stats");
      const scanned = plan
        .filter((node) => node["Node Type"] === "Seq Scan")
        .map((node) => node["Relation Name"]);
      expect(scanned).not.toContain("sessions");
    });

    it("reads the messages of a session in order from an index", async () => {
      const plan = await planFor(
        `select id, content from public.session_messages
         where session_id = ${someId} and seq > 500 order by seq limit 500`,
      );
      expect(kindsIn(plan)).not.toContain("Seq Scan");
      expect(indexesIn(plan)).toContain("session_messages_session_id_seq_key");
    });

    it("shows people only their own sessions", async () => {
      const [mine] = await open().as(anna, (sql) =>
        sql.query<{ owners: number; cards: number }>(
          "select count(distinct user_id)::integer as owners, count(*)::integer as cards from public.sessions",
        ),
      );
      expect(mine).toEqual({ owners: 1, cards: sessions });
    });

    it("lets a person delete a session with its messages, and nobody else's", async () => {
      const { owner } = open();
      const ben = await signUp(open());
      const [row] = await owner.query<{ id: string }>(
        "insert into public.sessions (user_id, title, type) values ($1, 'Gone', 'chat') returning id",
        [ben.person],
      );
      const id = row?.id ?? "";
      await owner.query(
        "insert into public.session_messages (session_id, user_id, role, content) values ($1, $2, 'user', 'hello')",
        [id, ben.person],
      );
      const remove = (person: Person) =>
        open().as(person, (sql) => sql.run("delete from public.sessions where id = $1", [id]));
      expect(await remove(anna)).toBe(0);
      expect(await remove(ben)).toBe(1);
      const left = await owner.query("select from public.session_messages where user_id = $1", [ben.person]);
      expect(left).toEqual([]);
    });
  });
}
