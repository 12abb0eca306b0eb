import { z } from "zod";
import { dataFailureOf } from "./data-failure.ts";
import { sessionCardSchema, type SessionsFailed, type SessionsPort } from "./sessions-port.ts";
import { personHeader, type Supabase } from "./supabase.ts";

const pageSchema = z.object({
  cards: z.array(sessionCardSchema),
  total: z.int().optional(),
});
const statsSchema = z.object({ total_sessions: z.number(), total_duration: z.number() });

/** Rows that don't parse are the server's fault, not the person's. */
const unreadable: SessionsFailed = { kind: "failed", failure: "server-error" };

function failedWith(status: number): SessionsFailed {
  return { kind: "failed", failure: dataFailureOf(status) };
}

/** The conversations in the database. */
export function createSessionsPort(supabase: Supabase): SessionsPort {
  return {
    async overview(userId, recent, weekStart) {
      const [cards, stats, thisWeek] = await Promise.all([
        list(supabase, userId, recent),
        supabase
          .from("user_stats")
          .select("total_sessions,total_duration")
          .setHeader(personHeader, userId)
          .maybeSingle(),
        countSince(supabase, userId, weekStart),
      ]);
      if (cards.kind === "failed") return cards;
      if (stats.error) return failedWith(stats.status);
      if (thisWeek.kind === "failed") return thisWeek;
      // Without a profile there are no stats, so the list's own length stands in.
      const known = statsSchema.safeParse(stats.data).data;
      return {
        kind: "ok",
        overview: {
          recent: cards.cards,
          total: known?.total_sessions ?? cards.total ?? cards.cards.length,
          totalSeconds: known?.total_duration ?? 0,
          thisWeek: thisWeek.count,
        },
      };
    },
  };
}

/** The newest cards. */
async function list(
  supabase: Supabase,
  userId: string,
  count: number,
): Promise<({ readonly kind: "ok" } & z.infer<typeof pageSchema>) | SessionsFailed> {
  const { data, error, status } = await supabase
    .rpc("list_sessions", { page_size: count })
    .setHeader(personHeader, userId);
  if (error) return failedWith(status);
  const page = pageSchema.safeParse(data);
  return page.success ? { kind: "ok", ...page.data } : unreadable;
}

/** How many sessions began at or after `since`. */
async function countSince(
  supabase: Supabase,
  userId: string,
  since: Date,
): Promise<{ kind: "ok"; count: number } | SessionsFailed> {
  const { count, error, status } = await supabase
    .from("sessions")
    .select("id", { count: "exact", head: true })
    .gte("created_at", since.toISOString())
    .setHeader(personHeader, userId);
  if (error) return failedWith(status);
  return count === null ? unreadable : { kind: "ok", count };
}
