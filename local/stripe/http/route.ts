import { z } from "zod";
import { invalid } from "../core/refusal.ts";
import type { Tx } from "../core/tx.ts";
import type { JsonObject } from "../json.ts";
import { listOf } from "../render/serialized.ts";
import { bracketed, type FormTree } from "./form.ts";

/** Checks parameter names at compile time: a name that the SDK lacks doesn't compile. */
export type ParamsOf<T> = { readonly [K in keyof T]?: z.ZodType };

/** Everything arrives as text; these parse it. */
export const text = z.string().min(1);
export const whole = z
  .string()
  .regex(/^-?\d+$/, { error: "Invalid integer" })
  .transform(Number);
export const yesNo = z.enum(["true", "false"]).transform((value) => value === "true");
export const nothing = z.strictObject({});

/** The parameters that every list accepts. */
export const pageParams = {
  limit: whole
    .refine((count) => count >= 1 && count <= 100, { error: "Must be between 1 and 100" })
    .optional(),
  starting_after: text.optional(),
  created: z.strictObject({ gte: whole }).optional(),
};

type Page = {
  readonly limit?: number | undefined;
  readonly starting_after?: string | undefined;
  readonly created?: { readonly gte: number } | undefined;
};

/** One page of rows, newest first; `rows` is in order of creation. */
export function listPage<R extends { readonly id: string; readonly created: number }>(
  url: string,
  rows: readonly R[],
  { limit = 10, starting_after: after, created }: Page,
  render: (row: R) => JsonObject,
) {
  const newestFirst = rows.filter((row) => row.created >= (created?.gte ?? 0)).toReversed();
  const last = newestFirst.findIndex(({ id }) => id === after);
  if (after !== undefined && last < 0)
    throw invalid(`No such object: '${after}'`, "starting_after", "resource_missing");
  const shown = newestFirst.slice(last + 1, last + 1 + limit);
  return listOf(url, shown.map(render), last + 1 + limit < newestFirst.length);
}

export type Method = "GET" | "POST" | "DELETE";

/** The ids in a request's URL, by the names that the route gives them. */
export type PathIds = { readonly id: string };

export type Route = {
  readonly method: Method;
  readonly pattern: RegExp;
  /** Throws a refusal for invalid parameters. */
  handle(tx: Tx, ids: PathIds, form: FormTree): JsonObject;
};

/** One API route: a path (with at most one `:id`), its parameters, and what it does. */
export function route<T>(
  method: Method,
  path: string,
  params: z.ZodType<T>,
  run: (tx: Tx, params: T, ids: PathIds) => JsonObject,
): Route {
  return {
    method,
    pattern: new RegExp(`^${path.replace(":id", "(?<id>[^/]+)")}$`),
    handle: (tx, ids, form) => run(tx, readParams(params, form), ids),
  };
}

/** Parses a request's parameters; an invalid, missing or unknown one is refused by name. */
function readParams<T>(schema: z.ZodType<T>, tree: FormTree): T {
  const read = schema.safeParse(tree);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  if (issue?.code === "unrecognized_keys") {
    const param = bracketed([...issue.path, ...issue.keys.slice(0, 1)]);
    throw invalid(`Received unknown parameter: ${param}`, param, "parameter_unknown");
  }
  const param = bracketed(issue?.path ?? []);
  throw invalid(`${issue?.message ?? "Invalid request"}: ${param}`, param);
}

export type Matched = { readonly route: Route; readonly ids: PathIds };

export function matchRoute(routes: readonly Route[], method: string, pathname: string): Matched | undefined {
  for (const one of routes) {
    const match = one.method === method ? one.pattern.exec(pathname) : null;
    if (match !== null) return { route: one, ids: { id: decodeURIComponent(match.groups?.["id"] ?? "") } };
  }
  return undefined;
}
