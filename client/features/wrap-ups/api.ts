import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { moodsAfter, moodsBefore } from "#shared/protocol/values.ts";
import { weeklyDataSchema, wrapUpTrends } from "#shared/wrap-ups.ts";
import { checked, columnsOf, parsed } from "#client/lib/query.ts";
import { useBackend } from "#client/lib/services.tsx";
import { personHeader } from "#client/lib/person-header.ts";

/** The columns of `emotional_wrap_ups` that a list shows. Averages are 1 to 5, or null without check-ins. */
const cardSchema = z.object({
  id: z.string(),
  type: z.enum(["weekly", "monthly"]),
  /** Plain dates, YYYY-MM-DD. */
  period_start: z.iso.date(),
  period_end: z.iso.date(),
  mood_trend: z.enum(wrapUpTrends).catch("stable"),
  mood_average: z.number().nullable(),
  /** Check-ins in the period. */
  entry_count: z.number(),
  total_sessions: z.number(),
  created_at: z.string(),
});
export type WrapUpCard = z.infer<typeof cardSchema>;

const sessionMoodSchema = z.object({
  day: z.iso.date(),
  before: z.enum(moodsBefore),
  after: z.enum(moodsAfter),
});
export type SessionMood = z.infer<typeof sessionMoodSchema>;

/** A whole row. */
const wrapUpSchema = cardSchema.extend({
  energy_average: z.number().nullable(),
  stress_average: z.number().nullable(),
  sleep_average: z.number().nullable(),
  /** Seconds. */
  total_duration: z.number(),
  key_insights: z.array(z.string()),
  personalized_recommendations: z.array(z.string()),
  ai_summary: z.string().nullable(),
  /** What came up, in a few words each. */
  themes: z.array(z.string()),
  /** How conversations began and ended; a mood that only a newer version knows is left out. */
  session_moods: z.array(sessionMoodSchema.nullable().catch(null)),
});
export type WrapUp = z.infer<typeof wrapUpSchema>;

const pageSize = 10;
/** Later pages are asked for by the `created_at` of the last wrap-up before them. */
const firstPage = "";
const wrapUpsKey = (userId: string) => ["wrap-ups", userId] as const;

/** A person's wrap-ups, newest first, a page at a time. */
export function usePastWrapUps(userId: string) {
  const { db } = useBackend();
  return useInfiniteQuery({
    queryKey: [...wrapUpsKey(userId), "past"],
    queryFn: async ({ pageParam: before, signal }) => {
      const own = db.from("emotional_wrap_ups").select(columnsOf(cardSchema)).setHeader(personHeader, userId);
      const older = before === firstPage ? own : own.lt("created_at", before);
      const page = older.order("created_at", { ascending: false }).limit(pageSize);
      return parsed(z.array(cardSchema), await page.abortSignal(signal));
    },
    initialPageParam: firstPage,
    getNextPageParam: (page) => (page.length === pageSize ? page.at(-1)?.created_at : undefined),
    select: ({ pages }) => pages.flat(),
  });
}

/** The figures of the Monday-to-Sunday week that contains `day`, in the person's zone. */
export function useWeek(userId: string, day: string) {
  const { db } = useBackend();
  return useQuery({
    queryKey: [...wrapUpsKey(userId), "week", day],
    queryFn: async ({ signal }) => {
      const week = db.rpc("generate_weekly_wrap_up_data", { user_uuid: userId, week_start: day });
      return parsed(weeklyDataSchema, await week.setHeader(personHeader, userId).abortSignal(signal));
    },
    // Counted from check-ins and conversations, which other pages add.
    staleTime: 0,
  });
}

/** One wrap-up; null if it doesn't exist. */
export function useWrapUp(userId: string, id: string) {
  const { db } = useBackend();
  return useQuery({
    queryKey: [...wrapUpsKey(userId), "one", id],
    queryFn: async ({ signal }) => {
      // The address bar may hold anything, and the database would reject an invalid id with an error.
      if (!z.uuid().safeParse(id).success) return null;
      const own = db
        .from("emotional_wrap_ups")
        .select(columnsOf(wrapUpSchema))
        .setHeader(personHeader, userId)
        .eq("id", id);
      return parsed(wrapUpSchema.nullable(), await own.abortSignal(signal).maybeSingle());
    },
  });
}

/** A row of `wrap_up_quotes`. */
const quoteSchema = z.object({
  id: z.string(),
  quote: z.string(),
  day: z.iso.date(),
  /** Null: it was written in the journal. */
  session_id: z.string().nullable(),
});
export type Quote = z.infer<typeof quoteSchema>;

/** The person's own words in the wrap-up of a period, apart from those they have hidden. */
export function useQuotes(userId: string, periodStart: string) {
  const { db } = useBackend();
  return useQuery({
    queryKey: [...wrapUpsKey(userId), "quotes", periodStart],
    queryFn: async ({ signal }) => {
      const shown = db
        .from("wrap_up_quotes")
        .select(columnsOf(quoteSchema))
        .setHeader(personHeader, userId)
        .eq("period_start", periodStart)
        .eq("hidden", false)
        .order("day");
      return parsed(z.array(quoteSchema), await shown.abortSignal(signal));
    },
    // Deleting a conversation or a journal entry takes its quotes along.
    staleTime: 0,
  });
}

/** Hides a quote by its id, for good. */
export function useHideQuote(userId: string) {
  const { db } = useBackend();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      const hiding = db.from("wrap_up_quotes").update({ hidden: true }).setHeader(personHeader, userId);
      checked(await hiding.eq("id", id));
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: [...wrapUpsKey(userId), "quotes"] }),
  });
}

/** Deletes a wrap-up by its id. */
export function useRemoveWrapUp(userId: string) {
  const { db } = useBackend();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      checked(await db.from("emotional_wrap_ups").delete().setHeader(personHeader, userId).eq("id", id));
    },
    onSuccess: (_nothing, id) => {
      queries.removeQueries({ queryKey: [...wrapUpsKey(userId), "one", id] });
      return queries.invalidateQueries({ queryKey: [...wrapUpsKey(userId), "past"] });
    },
  });
}

/**
 * After a wrap-up has been written: it may replace one that was read before. One that is still being written is read when
 * a page next needs it.
 */
export function useForgetWrapUps(userId: string): (is: "written" | "being written") => void {
  const queries = useQueryClient();
  return (is) => {
    const refetchType = is === "written" ? "active" : "none";
    void queries.invalidateQueries({ queryKey: wrapUpsKey(userId), refetchType });
  };
}
