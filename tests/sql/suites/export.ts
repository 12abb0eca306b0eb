import { describe, expect, it } from "vitest";
import { tables } from "../support/access-matrix.ts";
import { fillEveryTable } from "../support/every-table.ts";
import { type Person, signUp, sqlState, startSession } from "../support/people.ts";
import { type Caller, first, type Row, type TestDatabase } from "../support/test-database.ts";

type Page = { rows: Row[]; next: Row | null };

/** Tables with people's rows that an export leaves out, each for a reason stated in its migration. */
const leftOut: readonly string[] = ["call_reservations", "socket_tickets"];
/** Columns that are left out: whoever knows them could send to the person's browsers. */
const secrets: Readonly<Record<string, readonly string[]>> = {
  push_subscriptions: ["endpoint", "p256dh", "auth"],
};
/** Rows that belong to nobody. */
const nobodys: readonly string[] = [
  "contact_allowances",
  "orphaned_customers",
  "safety_referral_counts",
  "stripe_events",
];

const inOrder = (rows: readonly Row[]) => rows.map((row) => JSON.stringify(row)).toSorted();

export function exportSuite(open: () => TestDatabase): void {
  const ask = async <T>(caller: Caller, section: string | null, after: Row | null = null): Promise<T> =>
    first(
      await open().as(caller, (sql) =>
        sql.query<{ answer: T }>("select public.export_my_data($1, $2) as answer", [
          section,
          after === null ? null : JSON.stringify(after),
        ]),
      ),
    ).answer;

  const pagesOf = async (person: Person, section: string): Promise<Row[][]> => {
    const pages: Row[][] = [];
    let after: Row | null = null;
    do {
      const page: Page = await ask<Page>(person, section, after);
      pages.push(page.rows);
      after = page.next;
    } while (after !== null);
    return pages;
  };

  const wholeOf = async (person: Person): Promise<Record<string, Row[]>> => {
    const sections = Object.keys(await ask<Record<string, number>>(person, null));
    const all: Record<string, Row[]> = {};
    for (const section of sections) all[section] = (await pagesOf(person, section)).flat();
    return all;
  };

  const rowsOf = async (person: Person, table: string, condition: string): Promise<Row[]> => {
    const rows = await open().owner.query<{ row: Row }>(
      `select to_jsonb(t) as row from public.${table} t where ($1::uuid is null or $2::text is not null) and ${condition}`,
      [person.person, person.email],
    );
    const kept = ([column]: readonly [string, unknown]) => !secrets[table]?.includes(column);
    return rows.map(({ row }) => Object.fromEntries(Object.entries(row).filter(kept)));
  };

  describe("an export", () => {
    it("contains every row of the person in every table, and nothing about anyone else", async () => {
      const [anna, boris] = [await signUp(open()), await signUp(open())];
      await fillEveryTable(open(), anna);
      await fillEveryTable(open(), boris);
      const counts = await ask<Record<string, number>>(anna, null);
      const whole = await wholeOf(anna);
      const expected = tables
        .map(({ name }) => name)
        .filter((name) => ![...leftOut, ...nobodys].includes(name));
      expect(Object.keys(whole).toSorted()).toEqual(["account", ...expected].toSorted());
      for (const { name, owner } of tables.filter((table) => expected.includes(table.name))) {
        const rows = await rowsOf(anna, name, owner ?? "lower(email) = lower($2)");
        expect({ name, empty: rows.length === 0 }).toEqual({ name, empty: false });
        expect({ name, count: counts[name], rows: inOrder(whole[name] ?? []) }).toEqual({
          name,
          count: rows.length,
          rows: inOrder(rows),
        });
      }
      expect(whole["account"]).toMatchObject([{ id: anna.person, email: anna.email }]);
      const text = JSON.stringify(whole);
      expect(text).not.toContain(boris.person);
      expect(text).not.toContain("password");
    });

    it("comes in pages: each row once, in order, however many share a timestamp", async () => {
      const anna = await signUp(open());
      const session = await startSession(open(), anna, "chat");
      await open().owner.query(
        `insert into public.session_messages (session_id, user_id, seq, role, content, timestamp)
           select $1, $2, n, 'user', 'Message ' || n, '2026-11-20T10:00:00Z'::timestamptz + (n / 700) * interval '1 minute'
           from generate_series(1, 2300) n`,
        [session, anna.person],
      );
      const pages = await pagesOf(anna, "session_messages");
      expect(pages.map(({ length }) => length)).toEqual([1000, 1000, 300]);
      const rows = pages.flat();
      expect(new Set(rows.map(({ seq }) => seq)).size).toBe(2300);
      const times = rows.map(({ timestamp }) => String(timestamp));
      expect(times).toEqual(times.toSorted());
    });

    it("is only for the person, and knows only its sections", async () => {
      const anna = await signUp(open());
      for (const caller of ["anon", "service_role"] as const)
        expect(await sqlState(ask(caller, null))).toBe("42501");
      for (const section of ["socket_tickets", "profiles; select 1", "pg_authid", ""])
        expect(await sqlState(ask(anna, section))).toBe("22023");
    });
  });
}
