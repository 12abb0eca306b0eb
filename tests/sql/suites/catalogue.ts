import { describe, expect, it } from "vitest";
import {
  functionsForPeople,
  functionsForTheRelay,
  helpersForPeople,
  helpersForTheRelay,
  runAsOwner,
  tables,
  views,
} from "../support/access-matrix.ts";
import type { TestDatabase } from "../support/test-database.ts";

const roles = ["anon", "authenticated", "service_role"] as const;
type Role = (typeof roles)[number];

type ColumnRights = Readonly<Record<"select" | "insert" | "update", readonly string[]>>;

/** What the database catalogue grants is exactly what the matrix says, and the matrix covers everything. */
export function catalogueSuite(open: () => TestDatabase): void {
  const names = async (text: string): Promise<string[]> =>
    (await open().owner.query<{ name: string }>(text)).map(({ name }) => name);

  describe("the catalogue", () => {
    it("has exactly the matrix's tables and views", async () => {
      const relations = await names(
        "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r','p','v','m','f') order by 1",
      );
      expect(relations).toEqual([...tables.map(({ name }) => name), ...Object.keys(views)].toSorted());
    });

    it.each(roles)("grants %s the columns that the matrix names", async (role) => {
      expect(await grantedColumns(open(), role)).toEqual(expectedColumns(role));
    });

    it.each(roles)(
      "grants %s deletion if the matrix does, and never truncate, triggers or references",
      async (role) => {
        const rows = await open().owner.query<{ name: string; rights: string[] }>(
          `select c.relname as name, (select coalesce(array_agg(r order by r), '{}') from unnest(array['DELETE','TRUNCATE','REFERENCES','TRIGGER','MAINTAIN']) r
           where has_table_privilege($1, c.oid, r)) as rights
         from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r','v')`,
          [role],
        );
        const expected = [
          ...tables.map(
            (table) => [table.name, mayDelete(role, table.delete) ? ["DELETE"] : []] as [string, string[]],
          ),
          ...Object.keys(views).map((view): [string, string[]] => [view, []]),
        ];
        expect(new Map(rows.map(({ name, rights }) => [name, rights]))).toEqual(new Map(expected));
      },
    );

    it("has row-level security and a policy on every table", async () => {
      const bare = await names(
        `select c.relname as name from pg_class c where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
           and c.relkind in ('r','p') and (not c.relrowsecurity or not exists (select from pg_policy where polrelid = c.oid))`,
      );
      expect(bare).toEqual([]);
    });

    it("has policies for exactly what people may do, each evaluating the person once", async () => {
      const rows = await open().owner.query<{
        tablename: string;
        cmd: string;
        roles: string[];
        rule: string;
      }>(
        `select tablename, cmd, roles::text[] as roles, coalesce(qual, '') || coalesce(with_check, '') as rule
           from pg_policies where schemaname = 'public' and permissive = 'PERMISSIVE'
             and roles::text[] <> '{service_role}' order by tablename, cmd`,
      );
      const expected = tables.flatMap((table) => [
        ...(table.delete ? [[table.name, "DELETE"]] : []),
        ...(table.insert.length > 0 ? [[table.name, "INSERT"]] : []),
        ...(table.select ? [[table.name, "SELECT"]] : []),
        ...(table.update.length > 0 ? [[table.name, "UPDATE"]] : []),
      ]);
      expect(rows.map(({ tablename, cmd }) => [tablename, cmd])).toEqual(expected);
      for (const row of rows) {
        expect(row.roles).toEqual(["authenticated"]);
        expect(row.rule).toMatch(/\( SELECT auth\.uid\(\) AS uid\) = (user_id|id)/);
      }
    });

    it("lets nobody past a second step in any table", async () => {
      const unguarded = await names(
        `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r','p')
           and not exists (select from pg_policies p where p.schemaname = 'public' and p.tablename = c.relname
             and p.permissive = 'RESTRICTIVE' and p.cmd = 'ALL' and p.roles::text[] = '{authenticated}'
             and p.qual ~ 'SELECT private.has_passed_steps' and p.with_check = p.qual)`,
      );
      expect(unguarded).toEqual([]);
    });

    it("answers through views with the caller's privileges", async () => {
      const unsafe = await names(
        `select relname as name from pg_class where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
           and relkind in ('v','m') and not coalesce(reloptions @> '{security_invoker=true}', false)`,
      );
      expect(unsafe).toEqual([]);
    });

    it.each([
      ["public", "anon", []],
      ["public", "authenticated", functionsForPeople],
      ["public", "service_role", functionsForTheRelay],
      ["private", "anon", []],
      ["private", "authenticated", helpersForPeople],
      ["private", "service_role", helpersForTheRelay],
    ] as const)("lets callers of %s as %s run the listed functions alone", async (schema, role, expected) => {
      const rows = await open().owner.query<{ name: string }>(
        "select proname as name from pg_proc where pronamespace = $1::regnamespace and has_function_privilege($2, oid, 'EXECUTE') order by 1",
        [schema, role],
      );
      expect(rows.map(({ name }) => name)).toEqual(expected);
    });

    it("runs only the listed functions with the owner's privileges", async () => {
      const definers = await names(
        "select pronamespace::regnamespace || '.' || proname as name from pg_proc where prosecdef and pronamespace in ('public'::regnamespace, 'private'::regnamespace) order by 1",
      );
      expect(definers).toEqual(runAsOwner);
    });

    it("pins the search path of every function", async () => {
      const open_ = await names(
        `select proname as name from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
           and not coalesce(proconfig @> array['search_path=""'], false)`,
      );
      expect(open_).toEqual([]);
    });

    it("gives access to the schemas only where needed, and lets nobody create in them", async () => {
      const rows = await open().owner.query(
        `select r as role, s as schema, has_schema_privilege(r, s, 'USAGE') as usage, has_schema_privilege(r, s, 'CREATE') as create
           from unnest(array['anon','authenticated','service_role']) r, unnest(array['private','public']) s order by 1, 2`,
      );
      const usage = { public: [true, true, true], private: [false, true, true] };
      expect(rows).toEqual(
        roles.flatMap((role, index) => [
          { role, schema: "private", usage: usage.private[index], create: false },
          { role, schema: "public", usage: usage.public[index], create: false },
        ]),
      );
    });

    it("grants nothing on what later migrations create", async () => {
      const { owner } = open();
      await owner.query(
        "create table public.made_later (id integer generated always as identity, word text)",
      );
      await owner.query("create function public.made_later() returns integer language sql return 1");
      const [rights] = await owner.query(
        `select bool_or(has_any_column_privilege(r, 'public.made_later', 'SELECT,INSERT,UPDATE,REFERENCES')) as columns,
           bool_or(has_table_privilege(r, 'public.made_later', 'DELETE,TRUNCATE,TRIGGER,MAINTAIN')) as "table",
           bool_or(has_sequence_privilege(r, 'public.made_later_id_seq', 'USAGE,SELECT,UPDATE')) as sequence,
           bool_or(has_function_privilege(r, 'public.made_later()', 'EXECUTE')) as function
         from unnest(array['anon','authenticated','service_role']) r`,
      );
      await owner.query("drop table public.made_later");
      await owner.query("drop function public.made_later()");
      expect(rights).toEqual({ columns: false, table: false, sequence: false, function: false });
    });

    it("has an index that begins with a column of each policy and each foreign key", async () => {
      const unindexed = await names(
        `with wanted as (
           select k.conrelid as relation, k.conkey as columns from pg_constraint k
             where k.contype = 'f' and k.connamespace = 'public'::regnamespace
           union select p.polrelid, array[a.attnum] from pg_policy p
             join pg_attribute a on a.attrelid = p.polrelid and a.attnum > 0
               and pg_get_expr(coalesce(p.polqual, p.polwithcheck), p.polrelid) like '%= ' || a.attname || ')')
         select w.relation::regclass || ' ' || w.columns::text as name from wanted w
         where not exists (select from pg_index i where i.indrelid = w.relation and i.indpred is null
           and i.indkey[0] = any(w.columns))`,
      );
      expect(unindexed).toEqual([]);
    });
  });
}

function mayDelete(role: Role, people: boolean): boolean {
  return role === "service_role" || (role === "authenticated" && people);
}

async function grantedColumns({ owner }: TestDatabase, role: Role): Promise<Record<string, ColumnRights>> {
  const rows = await owner.query<ColumnRights & { name: string }>(
    `select c.relname as name,
       coalesce(array_agg(a.attname::text order by a.attnum) filter (where has_column_privilege($1, c.oid, a.attnum, 'SELECT')), '{}') as "select",
       coalesce(array_agg(a.attname::text order by a.attnum) filter (where has_column_privilege($1, c.oid, a.attnum, 'INSERT')), '{}') as "insert",
       coalesce(array_agg(a.attname::text order by a.attnum) filter (where has_column_privilege($1, c.oid, a.attnum, 'UPDATE')), '{}') as "update"
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r','v') group by c.relname`,
    [role],
  );
  return Object.fromEntries(rows.map(({ name, ...rights }) => [name, rights]));
}

function expectedColumns(role: Role): Record<string, ColumnRights> {
  const none: ColumnRights = { select: [], insert: [], update: [] };
  const ofTables = tables.map(({ name, columns, select, insert, update }) => {
    const all = [...columns];
    if (role === "anon") return [name, none] as const;
    if (role === "service_role") return [name, { select: all, insert: all, update: all }] as const;
    return [name, { select: select ? all : [], insert: [...insert], update: [...update] }] as const;
  });
  const ofViews = Object.entries(views).map(
    ([name, columns]) => [name, role === "anon" ? none : { ...none, select: columns.split(" ") }] as const,
  );
  return Object.fromEntries([...ofTables, ...ofViews]);
}
