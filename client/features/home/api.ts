import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { modeSchema } from "#shared/protocol/values.ts";
import { useBackend, type Backend } from "#client/lib/services.tsx";
import { startOfWeek } from "#client/lib/dates.ts";
import type { Profile } from "#client/lib/profile.ts";
import { checked, columnsOf, parsed } from "#client/lib/query.ts";
import { personHeader } from "#client/lib/person-header.ts";

/** A row of `sessions`, as far as the home page shows it. */
const recentSessionSchema = z.object({
  id: z.string(),
  title: z.string(),
  type: modeSchema,
  /** Seconds. */
  duration: z.number(),
  created_at: z.string(),
});
export type RecentSession = z.infer<typeof recentSessionSchema>;

/** The figures on the home page. */
export type SessionsOverview = {
  readonly recent: readonly RecentSession[];
  readonly total: number;
  readonly totalSeconds: number;
  /** Sessions since Sunday, 00:00. */
  readonly thisWeek: number;
};

/** As `startOfWeek` counts weekdays. */
const sunday = 6;

/** How many sessions the home page shows. */
const recentSessions = 3;

const statsSchema = z.object({ total_sessions: z.number(), total_duration: z.number() });

/** A person's recent sessions and totals, with the week as of `now`. */
export function useSessionsOverview({ id, timezone }: Pick<Profile, "id" | "timezone">, now: Date) {
  const { db } = useBackend();
  const since = startOfWeek(now, timezone, sunday).toISOString();
  return useQuery({
    // Begins like the keys of the sessions' own pages, so that what changes or ends a session refreshes these figures.
    queryKey: ["sessions", id, "overview", since],
    queryFn: ({ signal }) => readOverview(db, id, since, signal),
  });
}

async function readOverview(
  db: Backend["db"],
  userId: string,
  since: string,
  signal: AbortSignal,
): Promise<SessionsOverview> {
  const counted = { count: "exact", head: true } as const;
  const [recent, stats, thisWeek] = await Promise.all([
    db
      .from("sessions")
      .select(columnsOf(recentSessionSchema), { count: "exact" })
      .setHeader(personHeader, userId)
      .order("created_at", { ascending: false })
      .limit(recentSessions)
      .abortSignal(signal),
    db
      .from("user_stats")
      .select(columnsOf(statsSchema))
      .setHeader(personHeader, userId)
      .limit(1)
      .abortSignal(signal),
    db
      .from("sessions")
      .select("id", counted)
      .setHeader(personHeader, userId)
      .gte("created_at", since)
      .abortSignal(signal),
  ]);
  checked(thisWeek);
  const newest = parsed(z.array(recentSessionSchema), recent);
  // Without a profile there are no stats, so the list's own length is used.
  const known = parsed(z.array(statsSchema), stats)[0];
  return {
    recent: newest,
    total: known?.total_sessions ?? recent.count ?? newest.length,
    totalSeconds: known?.total_duration ?? 0,
    thisWeek: thisWeek.count ?? 0,
  };
}
