import { sessionCardSchema, type SessionCard, type SessionQuery, type SessionSort } from "./sessions-port.ts";
import type { Supabase } from "./supabase.ts";

const columns = Object.keys(sessionCardSchema.shape).join(",");

type Order = { readonly column: "created_at" | "duration"; readonly ascending: boolean };

/** The four orders (spec 1, section 2). Rows that are equal in the column follow their id, so that pages neither repeat nor skip one. */
const orders: Readonly<Record<SessionSort, Order>> = {
  newest: { column: "created_at", ascending: false },
  oldest: { column: "created_at", ascending: true },
  longest: { column: "duration", ascending: false },
  shortest: { column: "duration", ascending: true },
};

/** A person's cards in the order and with the words asked for. */
export function cardQuery(supabase: Supabase, userId: string, query: SessionQuery, count?: "exact") {
  const { column, ascending } = orders[query.sort];
  const own = supabase
    .from("session_cards")
    .select(columns, count ? { count } : {})
    .eq("user_id", userId);
  const found = query.search === "" ? own : own.filter("search_text", "imatch", literally(query.search));
  return found.order(column, { ascending }).order("id", { ascending });
}

/** The filter for what comes after a card in an order. */
export function after(sort: SessionSort, last: SessionCard): string {
  const { column, ascending } = orders[sort];
  const beyond = ascending ? "gt" : "lt";
  const value = `"${String(last[column])}"`;
  return `${column}.${beyond}.${value},and(${column}.eq.${value},id.${beyond}.${last.id})`;
}

/**
 * A regular expression that finds exactly these characters. Not `ilike`: the data service reads every * in it as a
 * wildcard and offers no way to mean the character.
 */
function literally(words: string): string {
  return words.replaceAll("\0", "").replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
