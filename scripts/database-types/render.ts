import type { Catalogue, Column, DatabaseFunction, Relation } from "./catalogue.ts";

/** What the REST gateway sends for a PostgreSQL type. */
const typescriptTypes: Readonly<Record<string, string>> = {
  boolean: "boolean",
  smallint: "number",
  integer: "number",
  bigint: "number",
  real: "number",
  "double precision": "number",
  numeric: "number",
  json: "Json",
  jsonb: "Json",
  void: "undefined",
  text: "string",
  "character varying": "string",
  uuid: "string",
  date: "string",
  "time without time zone": "string",
  "timestamp without time zone": "string",
  "timestamp with time zone": "string",
};

const header = `// Made by \`npm run database-types\` from supabase/migrations. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
`;

/** The `Database` type for supabase-js, as the official CLI writes it. */
export function renderDatabaseTypes({ relations, functions }: Catalogue): string {
  const tables = relations.filter(({ isView }) => !isView);
  const views = relations.filter(({ isView }) => isView);
  const sections = [
    section("Tables", tables.map(renderTable)),
    section("Views", views.map(renderView)),
    section("Functions", functions.map(renderFunction)),
    section("Enums", []),
    section("CompositeTypes", []),
  ];
  return `${header}${sections.join("")}  }\n}\n`;
}

function section(name: string, entries: readonly string[]): string {
  const body = entries.length === 0 ? "      [_ in never]: never\n" : entries.join("");
  return `    ${name}: {\n${body}    }\n`;
}

function renderTable({ name, columns, foreignKeys }: Relation): string {
  const row = columns.map((column) => field(column.name, rowType(column)));
  const insert = columns.map((column) => written(column, column.optional));
  const update = columns.map((column) => written(column, true));
  return object(name, [
    shape("Row", row),
    shape("Insert", insert),
    shape("Update", update),
    relationships(foreignKeys),
  ]);
}

/** PostgreSQL doesn't know which columns of a view can be null, so all of them may be. */
function renderView({ name, columns }: Relation): string {
  const row = columns.map((column) => field(column.name, rowType({ ...column, nullable: true })));
  return object(name, [shape("Row", row), relationships([])]);
}

function object(name: string, parts: readonly string[]): string {
  return `      ${name}: {\n${parts.join("")}      }\n`;
}

/** Fields one after another, on lines short enough for an editor. */
function shape(name: string, fields: readonly string[]): string {
  const lines: string[] = [];
  for (const each of fields) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + each.length < 90) lines[lines.length - 1] = `${last}; ${each}`;
    else lines.push(each);
  }
  return `        ${name}: {\n${lines.map((line) => `          ${line}\n`).join("")}        }\n`;
}

function field(name: string, type: string, optional = false): string {
  return `${name}${optional ? "?" : ""}: ${type}`;
}

function rowType({ type, nullable }: Pick<Column, "type" | "nullable">): string {
  return nullable ? `${typescriptType(type)} | null` : typescriptType(type);
}

function written(column: Column, optional: boolean): string {
  return column.generated ? field(column.name, "never", true) : field(column.name, rowType(column), optional);
}

function typescriptType(type: string): string {
  if (type.endsWith("[]")) return `${typescriptType(type.slice(0, -2))}[]`;
  const known = typescriptTypes[type];
  if (known === undefined) throw new Error(`No TypeScript type is known for the database type "${type}"`);
  return known;
}

function relationships(foreignKeys: Relation["foreignKeys"]): string {
  if (foreignKeys.length === 0) return "        Relationships: []\n";
  return `        Relationships: [\n${foreignKeys.map(relationship).join("")}        ]\n`;
}

function relationship(key: Relation["foreignKeys"][number]): string {
  return [
    "          {",
    `            foreignKeyName: ${JSON.stringify(key.name)}`,
    `            columns: ${JSON.stringify(key.columns)}`,
    `            isOneToOne: ${String(key.isOneToOne)}`,
    `            referencedRelation: ${JSON.stringify(key.referencedRelation)}`,
    `            referencedColumns: ${JSON.stringify(key.referencedColumns)}`,
    "          },\n",
  ].join("\n");
}

function renderFunction(definition: DatabaseFunction): string {
  const { name, arguments: given, relation } = definition;
  const fields = given.map((argument) =>
    field(argument.name, typescriptType(argument.type), argument.optional),
  );
  const parts = [
    `        Args: ${fields.length === 0 ? "never" : `{ ${fields.join("; ")} }`}\n`,
    `        Returns: ${returned(definition)}\n`,
  ];
  if (relation !== null) parts.push(setOptions(relation, definition.isSet));
  return object(name, parts);
}

function returned({ relation, table, isSet, returns }: DatabaseFunction): string {
  const many = isSet ? "[]" : "";
  if (relation !== null) return `Database["public"]["Tables"]["${relation}"]["Row"]${many}`;
  if (table.length > 0)
    return `{ ${table.map(({ name, type }) => field(name, typescriptType(type))).join("; ")} }${many}`;
  return `${typescriptType(returns)}${many}`;
}

function setOptions(relation: string, isSet: boolean): string {
  return shape("SetofOptions", [
    `from: "*"`,
    `to: ${JSON.stringify(relation)}`,
    `isOneToOne: ${String(!isSet)}`,
    `isSetofReturn: ${String(isSet)}`,
  ]);
}
