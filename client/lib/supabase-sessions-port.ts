import { z } from "zod";
import { dataFailureOf } from "./data-failure.ts";
import {
  sessionCardSchema,
  sessionMessageSchema,
  sessionSchema,
  type SessionMessage,
  type SessionsFailed,
  type SessionsPort,
} from "./sessions-port.ts";
import { after, cardQuery } from "./session-card-query.ts";
import type { Supabase } from "./supabase.ts";

const sessionColumns = Object.keys(sessionSchema.shape).join(",");
const messageColumns = Object.keys(sessionMessageSchema.shape).join(",");
const cardsSchema = z.array(sessionCardSchema);
const messagesSchema = z.array(sessionMessageSchema);
const statsSchema = z.object({ total_sessions: z.number(), total_duration: z.number() });

/** Messages a request; the data service answers with at most 1,000 rows. */
const messagesAtOnce = 500;

/** Rows that do not parse are the server's mistake, not the person's. */
const unreadable: SessionsFailed = { kind: "failed", failure: "server-error" };

function failedWith(status: number): SessionsFailed {
  return { kind: "failed", failure: dataFailureOf(status) };
}

/** The conversations in the database. */
export function createSessionsPort(supabase: Supabase): SessionsPort {
  return {
    async first(userId, query, count, signal) {
      const cards = cardQuery(supabase, userId, query, "exact").limit(count);
      const [page, total] = await Promise.all([
        signal ? cards.abortSignal(signal) : cards,
        query.search === "" ? null : countSince(supabase, userId, null),
      ]);
      if (page.error) return failedWith(page.status);
      if (total?.kind === "failed") return total;
      const parsed = cardsSchema.safeParse(page.data);
      if (!parsed.success || page.count === null) return unreadable;
      return { kind: "ok", cards: parsed.data, matching: page.count, total: total?.count ?? page.count };
    },

    async next(userId, query, count, last) {
      const cards = cardQuery(supabase, userId, query).or(after(query.sort, last)).limit(count);
      const { data, error, status } = await cards;
      if (error) return failedWith(status);
      const parsed = cardsSchema.safeParse(data);
      return parsed.success ? { kind: "ok", cards: parsed.data } : unreadable;
    },

    async read(userId, id) {
      if (!z.guid().safeParse(id).success) return { kind: "missing" };
      const own = supabase.from("sessions").select(sessionColumns).eq("user_id", userId).eq("id", id);
      const [row, messages] = await Promise.all([own.maybeSingle(), allMessages(supabase, userId, id)]);
      if (row.error) return failedWith(row.status);
      if (row.data === null) return { kind: "missing" };
      if (messages.kind === "failed") return messages;
      const parsed = sessionSchema.safeParse(row.data);
      return parsed.success ? { kind: "ok", session: parsed.data, messages: messages.messages } : unreadable;
    },

    async noteMoodAfter(userId, id, mood) {
      const change = supabase.from("sessions").update({ mood_after: mood });
      const { error, status } = await change.eq("user_id", userId).eq("id", id);
      return error ? failedWith(status) : { kind: "ok" };
    },

    async remove(userId, id) {
      const { error, status } = await supabase.from("sessions").delete().eq("user_id", userId).eq("id", id);
      return error ? failedWith(status) : { kind: "ok" };
    },

    async overview(userId, recent, weekStart) {
      const [cards, stats, thisWeek] = await Promise.all([
        cardQuery(supabase, userId, { search: "", sort: "newest" }, "exact").limit(recent),
        supabase
          .from("user_stats")
          .select("total_sessions,total_duration")
          .eq("user_id", userId)
          .maybeSingle(),
        countSince(supabase, userId, weekStart),
      ]);
      if (cards.error) return failedWith(cards.status);
      if (stats.error) return failedWith(stats.status);
      if (thisWeek.kind === "failed") return thisWeek;
      const list = cardsSchema.safeParse(cards.data);
      if (!list.success) return unreadable;
      // Nobody without a profile has stats; then the list's own length stands in (spec 1, section 2).
      const known = statsSchema.safeParse(stats.data).data;
      return {
        kind: "ok",
        overview: {
          recent: list.data,
          total: known?.total_sessions ?? cards.count ?? list.data.length,
          totalSeconds: known?.total_duration ?? 0,
          thisWeek: thisWeek.count,
        },
      };
    },
  };
}

/** How many conversations began at `since` or later; null counts all. */
async function countSince(
  supabase: Supabase,
  userId: string,
  since: Date | null,
): Promise<{ kind: "ok"; count: number } | SessionsFailed> {
  const own = supabase.from("sessions").select("id", { count: "exact", head: true }).eq("user_id", userId);
  const { count, error, status } = await (since ? own.gte("created_at", since.toISOString()) : own);
  if (error) return failedWith(status);
  return count === null ? unreadable : { kind: "ok", count };
}

/** All messages of a conversation, fetched in pages. */
async function allMessages(
  supabase: Supabase,
  userId: string,
  id: string,
): Promise<{ kind: "ok"; messages: readonly SessionMessage[] } | SessionsFailed> {
  const messages: SessionMessage[] = [];
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ended
    const { data, error, status } = await supabase
      .from("session_messages")
      .select(messageColumns)
      .eq("user_id", userId)
      .eq("session_id", id)
      .gt("seq", messages.at(-1)?.seq ?? 0)
      .order("seq")
      .limit(messagesAtOnce);
    if (error) return failedWith(status);
    const page = messagesSchema.safeParse(data);
    if (!page.success) return unreadable;
    messages.push(...page.data);
    if (page.data.length < messagesAtOnce) return { kind: "ok", messages };
  }
}
