import { invalid } from "../core/refusal.ts";
import { page } from "../wire/list.ts";
import type { JsonObject } from "../wire/wire.ts";
import type { CreatedFilter } from "./params.ts";

export type PageParams = {
  readonly limit?: number | undefined;
  readonly starting_after?: string | undefined;
  readonly ending_before?: string | undefined;
  readonly created?: CreatedFilter | undefined;
};

type Listed = { readonly id: string; readonly created?: number };

/** One page of rows, the newest first; `rows` stand in the order in which they were made. */
export function listPage<R extends Listed>(
  url: string,
  rows: readonly R[],
  params: PageParams,
  render: (row: R) => JsonObject,
) {
  const newestFirst = rows.filter((row) => within(row.created, params.created)).toReversed();
  return pageOf(url, newestFirst, params, render);
}

/** One page of rows in the order in which they stand. */
export function pageOf<R extends Listed>(
  url: string,
  rows: readonly R[],
  { limit = 10, starting_after: after, ending_before: before }: PageParams,
  render: (row: R) => JsonObject,
) {
  if (before !== undefined) {
    const end = position(rows, before, "ending_before");
    const start = Math.max(0, end - limit);
    return page(url, rows.slice(start, end).map(render), start > 0);
  }
  const start = after === undefined ? 0 : position(rows, after, "starting_after") + 1;
  return page(url, rows.slice(start, start + limit).map(render), start + limit < rows.length);
}

function position(rows: readonly Listed[], id: string, param: string): number {
  const index = rows.findIndex((row) => row.id === id);
  if (index < 0) throw invalid(`No such object: '${id}'`, param, "resource_missing");
  return index;
}

function within(created: number | undefined, filter: CreatedFilter | undefined): boolean {
  if (filter === undefined || created === undefined) return true;
  if (typeof filter === "number") return created === filter;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = filter;
  return created > gt && created >= gte && created < lt && created <= lte;
}
