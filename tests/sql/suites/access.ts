import { beforeAll, describe, expect, it } from "vitest";
import { tables, views } from "../support/access-matrix.ts";
import { fillEveryTable } from "../support/every-table.ts";
import { type Person, signUp, sqlState } from "../support/people.ts";
import { type Caller, type Row, type TestDatabase, first } from "../support/test-database.ts";

const denied = "42501";

/** Tries everything that the matrix allows and forbids, on every table and every column, as each role. */
export function accessSuite(open: () => TestDatabase): void {
  let anna: Person;
  let boris: Person;

  const attempt = (caller: Caller, text: string, values: readonly unknown[] = []): Promise<string> =>
    sqlState(open().as(caller, (sql) => sql.run(text, values)));
  const rowsOf = async (table: (typeof tables)[number], { person }: Person): Promise<Row[]> =>
    open().owner.query(
      `select to_jsonb(t) as row from public.${table.name} t where ${table.owner ?? "$1::text is not null"} order by 1`,
      [person],
    );

  describe("access", () => {
    beforeAll(async () => {
      anna = await signUp(open());
      boris = await signUp(open());
      await fillEveryTable(open(), anna);
      await fillEveryTable(open(), boris);
    });

    it("is tried on tables that all hold rows", async () => {
      const empty: string[] = [];
      for (const table of tables) if ((await rowsOf(table, anna)).length === 0) empty.push(table.name);
      expect(empty).toEqual([]);
    });

    describe.each(tables)("to $name", (table) => {
      const written = table.columns.filter((column) => !table.generated.includes(column));

      it("is refused to visitors, whatever they try", async () => {
        const column = first(table.columns);
        expect(await attempt("anon", `select ${column} from public.${table.name}`)).toBe(denied);
        expect(await attempt("anon", `insert into public.${table.name} default values`)).toBe(denied);
        expect(await attempt("anon", `update public.${table.name} set ${column} = ${column}`)).toBe(denied);
        expect(await attempt("anon", `delete from public.${table.name}`)).toBe(denied);
      });

      it.each(written)("lets a person do what the matrix says with their own %s", async (column) => {
        const row = first(await rowsOf(table, anna))["row"];
        const where = table.owner === null ? "$1::text is not null" : table.owner;
        const read = await attempt(anna, `select ${column} from public.${table.name}`);
        expect(read).toBe(table.select ? "none" : denied);
        // A write without a condition only affects the person's own rows.
        const changed = await attempt(anna, `update public.${table.name} set ${column} = ${column}`);
        expect(changed === denied).toBe(!table.update.includes(column));
        const inserted = await attempt(anna, copyInto(table.name, [column]), [JSON.stringify(row)]);
        expect(inserted === denied).toBe(!table.insert.includes(column));
        const byRelay = await open().as("service_role", (sql) =>
          sql.run(`update public.${table.name} set ${column} = ${column} where ${where}`, [anna.person]),
        );
        expect(byRelay).toBeGreaterThan(0);
      });

      it("shows, changes and deletes nothing of another person", async () => {
        const before = await rowsOf(table, anna);
        const seen = await open()
          .as(boris, (sql) => sql.query(`select to_jsonb(t) as row from public.${table.name} t`))
          .catch(() => []);
        expect(JSON.stringify(seen)).not.toContain(anna.person);
        expect(seen.length > 0).toBe(table.select);
        const target = table.owner ?? "$1::text is not null";
        for (const column of written) {
          await attempt(boris, `update public.${table.name} set ${column} = ${column} where ${target}`, [
            anna.person,
          ]);
        }
        await attempt(boris, `delete from public.${table.name} where ${target}`, [anna.person]);
        expect(await rowsOf(table, anna)).toEqual(before);
      });

      it("takes no row in another person's name", async () => {
        const row = JSON.stringify(first(await rowsOf(table, anna))["row"]);
        expect(await attempt(boris, copyInto(table.name, written), [row])).toBe(denied);
        if (table.insert.length > 0)
          expect(await attempt(boris, copyInto(table.name, table.insert), [row])).toBe(denied);
      });
    });

    it("can't give one's own row to another person", async () => {
      const text = "update public.mood_reminders set user_id = $1";
      expect(await attempt(boris, text, [anna.person])).toBe(denied);
    });

    it.each(Object.keys(views))("shows only one's own row in %s, and none to visitors", async (view) => {
      const rows = await open().as(anna, (sql) => sql.query(`select * from public.${view}`));
      expect(rows).toEqual([expect.objectContaining({ user_id: anna.person })]);
      expect(await attempt("anon", `select * from public.${view}`)).toBe(denied);
    });

    it("lets a person delete their own rows if the matrix says so", async () => {
      for (const table of tables) {
        const state = await attempt(boris, `delete from public.${table.name}`);
        expect([table.name, state]).toEqual([table.name, table.delete ? "none" : denied]);
        if (table.delete) expect(await rowsOf(table, boris)).toEqual([]);
      }
    });
  });
}

/** Inserts the values in $1 (JSON) into these columns. */
function copyInto(table: string, columns: readonly string[]): string {
  const list = columns.join(", ");
  return `insert into public.${table} (${list}) select ${list} from jsonb_populate_record(null::public.${table}, $1)`;
}
