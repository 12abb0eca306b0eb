import type { PGlite } from "@supabase/lite/pglite";
import { z } from "zod";

const columnSchema = z.object({
  name: z.string(),
  type: z.string(),
  nullable: z.boolean(),
  /** May be omitted from an insert. */
  optional: z.boolean(),
  /** Computed by the database, never written. */
  generated: z.boolean(),
});

const foreignKeySchema = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  isOneToOne: z.boolean(),
  referencedRelation: z.string(),
  referencedColumns: z.array(z.string()),
});

const relationSchema = z.object({
  name: z.string(),
  isView: z.boolean(),
  columns: z.array(columnSchema),
  foreignKeys: z.array(foreignKeySchema),
});

const argumentSchema = z.object({ name: z.string(), type: z.string(), optional: z.boolean() });

const functionSchema = z.object({
  name: z.string(),
  arguments: z.array(argumentSchema),
  isSet: z.boolean(),
  /** The type's name; for `returns table` the columns are in `table`. */
  returns: z.string(),
  /** A table or view whose rows are returned. */
  relation: z.string().nullable(),
  table: z.array(z.object({ name: z.string(), type: z.string() })),
});

export type Column = z.infer<typeof columnSchema>;
export type Relation = z.infer<typeof relationSchema>;
export type DatabaseFunction = z.infer<typeof functionSchema>;
export type Catalogue = {
  readonly relations: readonly Relation[];
  readonly functions: readonly DatabaseFunction[];
};

/** What the REST gateway exposes: the tables, views and callable functions of `public`, by name. */
export async function readCatalogue(database: PGlite): Promise<Catalogue> {
  const relations = await database.query(relationsQuery);
  const functions = await database.query(functionsQuery);
  return {
    relations: z.array(relationSchema).parse(relations.rows),
    functions: z.array(functionSchema).parse(functions.rows),
  };
}

const relationsQuery = `
  select c.relname as "name", c.relkind = 'v' as "isView",
    (select json_agg(json_build_object(
        'name', a.attname,
        'type', format_type(a.atttypid, null),
        'nullable', not a.attnotnull,
        'optional', not a.attnotnull or a.atthasdef or a.attidentity <> '',
        'generated', a.attgenerated <> '' or a.attidentity = 'a'
      ) order by a.attname)
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as "columns",
    coalesce((select json_agg(json_build_object(
        'name', k.conname,
        'columns', (select json_agg(a.attname order by u.ord) from unnest(k.conkey) with ordinality u (num, ord)
          join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.num),
        'isOneToOne', exists (select from pg_index i where i.indrelid = k.conrelid and i.indisunique
          and i.indpred is null and i.indkey::int2[] <@ k.conkey),
        'referencedRelation', f.relname,
        'referencedColumns', (select json_agg(a.attname order by u.ord) from unnest(k.confkey) with ordinality u (num, ord)
          join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.num)
      ) order by k.conname)
      from pg_constraint k join pg_class f on f.oid = k.confrelid
      where k.conrelid = c.oid and k.contype = 'f' and f.relnamespace = 'public'::regnamespace), '[]') as "foreignKeys"
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
  order by c.relname`;

const functionsQuery = `
  select p.proname as "name", p.proretset as "isSet", format_type(p.prorettype, null) as "returns",
    (select c.relname from pg_class c where c.reltype = p.prorettype and c.relnamespace = 'public'::regnamespace
      and c.relkind in ('r', 'p', 'v')) as "relation",
    coalesce((select json_agg(json_build_object(
        'name', p.proargnames[a.ord], 'type', format_type(a.type, null),
        'optional', a.ord > p.pronargs - p.pronargdefaults) order by p.proargnames[a.ord])
      from unnest(p.proargtypes::oid[]) with ordinality a (type, ord)), '[]') as "arguments",
    coalesce((select json_agg(json_build_object(
        'name', p.proargnames[a.ord], 'type', format_type(a.type, null)) order by p.proargnames[a.ord])
      from unnest(p.proallargtypes) with ordinality a (type, ord) where p.proargmodes[a.ord] = 't'), '[]') as "table"
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
  order by p.proname`;
