import type { JsonObject } from "./wire.ts";

/** A complete list inside another object. */
export function wholeList<T>(url: string, data: readonly T[]) {
  return { object: "list" as const, data, has_more: false, url };
}

/** One page of a list that the API answers. */
export function page(url: string, data: readonly JsonObject[], hasMore: boolean) {
  return { object: "list" as const, data, has_more: hasMore, url };
}
