import type { z } from "zod";
import type { Tx } from "../core/tx.ts";
import type { JsonObject } from "../wire/wire.ts";
import type { FormTree } from "./form.ts";
import { readParams } from "./params.ts";

export type Method = "GET" | "POST" | "DELETE";

/** The ids in a request's address, by the names that the route gives them. */
export type PathIds = { readonly id: string };

export type Route = {
  readonly method: Method;
  readonly pattern: RegExp;
  /** Throws a refusal for parameters that do not fit. */
  handle(tx: Tx, ids: PathIds, form: FormTree): JsonObject;
};

/** One row of the API: an address (at most one `:id` in it), what may be sent, and what is done. */
export function route<T>(
  method: Method,
  path: string,
  params: z.ZodType<T>,
  run: (tx: Tx, params: T, ids: PathIds) => JsonObject,
): Route {
  return {
    method,
    pattern: new RegExp(`^${path.replaceAll("/", "\\/").replace(":id", "(?<id>[^/]+)")}$`),
    handle: (tx, ids, form) => run(tx, readParams(params, form), ids),
  };
}

export type Matched = { readonly route: Route; readonly ids: PathIds };

export function matchRoute(routes: readonly Route[], method: string, pathname: string): Matched | undefined {
  for (const one of routes) {
    const match = one.method === method ? one.pattern.exec(pathname) : null;
    if (match !== null) return { route: one, ids: { id: decodeURIComponent(match.groups?.["id"] ?? "") } };
  }
  return undefined;
}
