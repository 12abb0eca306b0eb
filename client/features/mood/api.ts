import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import type { Backend } from "#client/lib/backend.ts";
import { checked, columnsOf, parsed } from "#client/lib/query.ts";
import { useBackend } from "#client/lib/services.tsx";
import { personHeader } from "#client/lib/supabase.ts";

/** One day on the charts: a check-in without its note. Levels are 1 to 5. */
const moodDaySchema = z.object({
  /** The person's local date, YYYY-MM-DD, and local hour, 0 to 23, as set by the database. */
  local_date: z.iso.date(),
  local_hour: z.int(),
  mood_score: z.int(),
  energy_level: z.number(),
  stress_level: z.number(),
  sleep_quality: z.number(),
});

/** A row of `mood_entries`. */
const checkInSchema = moodDaySchema.extend({
  id: z.string(),
  /** English names of emotions, joined by comma and space. */
  mood_label: z.string(),
  notes: z.string().nullable(),
});

export type MoodDay = z.infer<typeof moodDaySchema>;
export type CheckIn = z.infer<typeof checkInSchema>;
export type NewCheckIn = Omit<CheckIn, "id" | "local_date" | "local_hour">;

/** The result of `get_mood_stats`; averages are null without check-ins. */
const moodStatsSchema = z.object({
  avg_mood: z.number().nullable(),
  avg_energy: z.number().nullable(),
  avg_stress: z.number().nullable(),
  avg_sleep: z.number().nullable(),
  total_entries: z.int(),
  mood_trend: z.enum(["improving", "declining", "stable", "insufficient_data"]).catch("insufficient_data"),
});

export type MoodStats = z.infer<typeof moodStatsSchema>;

/** The database's limit on notes, in characters. */
export const longestNote = 2000;

/** The person's current local day according to the database, and the check-ins around it. */
export type MoodNow = {
  readonly today: string;
  /** Today's check-in. */
  readonly todays: CheckIn | null;
  /**
   * Days of this week (Monday to Sunday) other than today that count toward the plan; deleted check-ins
   * count.
   */
  readonly othersThisWeek: number;
  /** The day of the very first check-in. */
  readonly firstDay: string | null;
};

const stateSchema = z.object({ today: z.iso.date(), others_this_week: z.int() });

/** Today's check-in, and any that a trip across the date line left in the future. */
const newestWanted = 3;
/** A year and a day: the most that a chart shows. */
const longestPage = 367;

const dayColumns = columnsOf(moodDaySchema);
const checkInColumns = columnsOf(checkInSchema);

export const moodKey = (userId: string) => ["mood", userId] as const;
const nowKey = (userId: string) => [...moodKey(userId), "now"] as const;

const own = (db: Backend["db"], userId: string, columns: string) =>
  db.from("mood_entries").select(columns).setHeader(personHeader, userId);

/** Today, as the database has it. */
export function useMoodNow(userId: string) {
  const { db } = useBackend();
  return useQuery({
    queryKey: nowKey(userId),
    queryFn: async ({ signal }): Promise<MoodNow> => {
      const [state, newest, first] = await Promise.all([
        db.rpc("check_in_state").setHeader(personHeader, userId).abortSignal(signal),
        own(db, userId, checkInColumns)
          .order("local_date", { ascending: false })
          .limit(newestWanted)
          .abortSignal(signal),
        own(db, userId, "local_date").order("local_date").limit(1).abortSignal(signal),
      ]);
      const { today, others_this_week: othersThisWeek } = parsed(stateSchema, state);
      const firsts = parsed(z.array(moodDaySchema.pick({ local_date: true })), first);
      const rows = parsed(z.array(checkInSchema), newest);
      const todays = rows.find(({ local_date }) => local_date === today) ?? null;
      return { today, todays, othersThisWeek, firstDay: firsts[0]?.local_date ?? null };
    },
  });
}

/** Days from `from` to `to`, inclusive, in ascending order; at most a year and a day. */
export function useMoodDays(userId: string, from: string, to: string) {
  const { db } = useBackend();
  return useQuery({
    queryKey: [...moodKey(userId), "days", from, to],
    queryFn: async ({ signal }) => {
      const within = own(db, userId, dayColumns).gte("local_date", from).lte("local_date", to);
      const page = within.order("local_date").limit(longestPage);
      return parsed(z.array(moodDaySchema), await page.abortSignal(signal));
    },
  });
}

/** Whole check-ins, including notes, newest first; meant for one month. Both days are included. */
export function useCheckIns(userId: string, from: string, to: string) {
  const { db } = useBackend();
  return useQuery({
    queryKey: [...moodKey(userId), "check-ins", from, to],
    queryFn: async ({ signal }) => {
      const within = own(db, userId, checkInColumns).gte("local_date", from).lte("local_date", to);
      const page = within.order("local_date", { ascending: false }).limit(longestPage);
      return parsed(z.array(checkInSchema), await page.abortSignal(signal));
    },
  });
}

/** Averages and trend over the last `days` local days, including today. */
export function useMoodStats(userId: string, days: number) {
  const { db } = useBackend();
  return useQuery({
    queryKey: [...moodKey(userId), "stats", days],
    queryFn: async ({ signal }) => {
      const asked = db.rpc("get_mood_stats", { user_uuid: userId, days }).setHeader(personHeader, userId);
      // The first row is the answer.
      const rows = z.tuple([moodStatsSchema]).rest(z.unknown());
      return parsed(rows, await asked.abortSignal(signal))[0];
    },
  });
}

/** Why a check-in was refused: one already exists for that day, or the plan's week is used up. */
export type CheckInRefusal = "done-today" | "limit";

/** SQLSTATEs of refused check-ins. */
const refusals: Readonly<Record<string, CheckInRefusal>> = { "23505": "done-today", PT402: "limit" };

type CheckInAnswer =
  | { readonly kind: "recorded"; readonly checkIn: CheckIn }
  | { readonly kind: "refused"; readonly refusal: CheckInRefusal };

/** Records today's check-in. */
export function useAddCheckIn(userId: string) {
  const { db } = useBackend();
  const settled = useMoodSettled(userId);
  return useMutation({
    mutationFn: async (checkIn: NewCheckIn): Promise<CheckInAnswer> => {
      const insert = db.from("mood_entries").insert({ user_id: userId, ...checkIn });
      const answer = await insert.setHeader(personHeader, userId).select(checkInColumns).single();
      const refusal = refusals[answer.error?.code ?? ""];
      if (refusal !== undefined) return { kind: "refused", refusal };
      return { kind: "recorded", checkIn: parsed(checkInSchema, answer) };
    },
    onSuccess: (answer) => settled(answer.kind === "recorded" ? { todays: answer.checkIn } : {}),
  });
}

/** Deletes a check-in by its id. */
export function useRemoveCheckIn(userId: string) {
  const { db } = useBackend();
  const settled = useMoodSettled(userId);
  return useMutation({
    mutationFn: async ({ id }: CheckIn) => {
      checked(await db.from("mood_entries").delete().setHeader(personHeader, userId).eq("id", id));
    },
    onSuccess: (_, { local_date }) => settled({ removed: local_date }),
  });
}

type Settlement = { readonly todays?: CheckIn; readonly removed?: string };

/** Shows a change at once and asks for everything anew, since every chart depends on it. */
function useMoodSettled(userId: string) {
  const queries = useQueryClient();
  return ({ todays, removed }: Settlement) => {
    queries.setQueryData<MoodNow>(nowKey(userId), (held) => {
      if (!held) return held;
      if (removed !== undefined) return { ...held, todays: removed === held.today ? null : held.todays };
      return todays ? { ...held, todays } : held;
    });
    void queries.invalidateQueries({ queryKey: moodKey(userId) });
  };
}
