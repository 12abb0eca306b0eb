import { isRecord } from "./transcript.ts";

/**
 * Brings an answer into the shape of the JSON schema that was asked for: fields that the schema does not know are left
 * out, fields that are missing become as empty as it allows, and lists and texts are cut to its limits.
 */
export function conform(value: unknown, schema: unknown): unknown {
  if (!isRecord(schema)) return value;
  const options = schema["anyOf"] ?? schema["oneOf"];
  if (Array.isArray(options))
    return conform(value, options.find((option) => fits(value, option)) ?? options[0]);
  if (Array.isArray(schema["enum"])) return schema["enum"].includes(value) ? value : schema["enum"][0];
  if ("const" in schema) return schema["const"];
  const type: unknown = Array.isArray(schema["type"]) ? schema["type"][0] : schema["type"];
  const shape = typeof type === "string" ? shapes[type] : undefined;
  return shape === undefined ? (value ?? null) : shape(value, schema);
}

type Shape = (value: unknown, schema: Record<string, unknown>) => unknown;

const numeric: Shape = (value, schema) => (typeof value === "number" ? value : (schema["minimum"] ?? 0));

const shapes: Readonly<Record<string, Shape>> = {
  object: objectOf,
  array: listOf,
  string: (value, schema) => (typeof value === "string" ? value.slice(0, limitOf(schema, "maxLength")) : ""),
  boolean: (value) => value === true,
  null: () => null,
  number: numeric,
  integer: numeric,
};

function objectOf(value: unknown, schema: Record<string, unknown>): object {
  const properties = isRecord(schema["properties"]) ? schema["properties"] : {};
  const given = isRecord(value) ? value : {};
  return Object.fromEntries(
    Object.entries(properties).map(([key, inner]) => [key, conform(given[key], inner)]),
  );
}

function listOf(value: unknown, schema: Record<string, unknown>): unknown[] {
  const items: unknown[] = Array.isArray(value) ? value : [];
  return items.slice(0, limitOf(schema, "maxItems")).map((item) => conform(item, schema["items"]));
}

function limitOf(schema: Record<string, unknown>, name: string): number | undefined {
  const limit = schema[name];
  return typeof limit === "number" ? limit : undefined;
}

function fits(value: unknown, schema: unknown): boolean {
  return isRecord(schema) && schema["type"] === (Array.isArray(value) ? "array" : typeof value);
}
