import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { useBackend, type Backend } from "#client/lib/services.tsx";
import { addDays } from "#client/lib/dates.ts";
import { checked, columnsOf, parsed } from "#client/lib/query.ts";
import { personHeader } from "#client/lib/person-header.ts";

/** 1 to 5, or null if the person didn't say. */
const levelSchema = z.number().nullable();

/** A day on the charts, as `get_mood_days` returns it. */
const moodDaySchema = z.object({
  /** The person's local date, YYYY-MM-DD. */
  local_date: z.iso.date(),
  /** The hour of the check-in, 0 to 23; null without one, or if it was added the day after. */
  local_hour: z.int().nullable(),
  /** The mean of everything noted that day, 1 to 5. */
  mood: z.number(),
  /** The score of the check-in. */
  mood_score: z.int().nullable(),
  energy_level: levelSchema,
  stress_level: levelSchema,
  sleep_quality: levelSchema,
  /** Hour and score of each moment, in order. */
  moments: z.array(z.tuple([z.int(), z.int()])),
});
export type MoodDay = z.infer<typeof moodDaySchema>;

/** A row of `mood_entries`. */
const checkInSchema = z.object({
  id: z.string(),
  local_date: z.iso.date(),
  mood_score: z.int(),
  energy_level: levelSchema,
  stress_level: levelSchema,
  sleep_quality: levelSchema,
  /** English names of emotions, joined by comma and space. */
  mood_label: z.string(),
  notes: z.string().nullable(),
});
export type CheckIn = z.infer<typeof checkInSchema>;
export type NewCheckIn = Omit<CheckIn, "id" | "local_date">;

/** The result of `get_mood_stats`; averages are null without check-ins. */
const moodStatsSchema = z.object({
  avg_mood: z.number().nullable(),
  avg_energy: z.number().nullable(),
  avg_stress: z.number().nullable(),
  avg_sleep: z.number().nullable(),
  total_entries: z.int(),
  total_moments: z.int(),
  mood_trend: z.enum(["improving", "declining", "stable", "insufficient_data"]).catch("insufficient_data"),
});
export type MoodStats = z.infer<typeof moodStatsSchema>;

/** The person's current local day according to the database, and the check-ins around it. */
export type MoodNow = {
  readonly today: string;
  readonly todays: CheckIn | null;
  /** The check-in of the day before. */
  readonly yesterdays: CheckIn | null;
  /**
   * Days of this week (Monday to Sunday) other than today that count toward the plan; deleted check-ins
   * count.
   */
  readonly othersThisWeek: number;
  /** The day of the very first check-in or moment. */
  readonly firstDay: string | null;
};

const stateSchema = z.object({
  today: z.iso.date(),
  others_this_week: z.int(),
  first_day: z.iso.date().nullable(),
});

/** Today's check-in and yesterday's, and any that a trip across the date line left in the future. */
const newestWanted = 4;
/** A year and a day: the most that is read at once. */
const longestPage = 367;

const checkInColumns = columnsOf(checkInSchema);

/** Begins every key of a person's moods, so that a change refreshes them all. */
export const moodKey = (userId: string) => ["mood", userId] as const;
const nowKey = (userId: string) => [...moodKey(userId), "now"] as const;

const checkIns = (db: Backend["db"], userId: string) =>
  db
    .from("mood_entries")
    .select(checkInColumns)
    .setHeader(personHeader, userId)
    .order("local_date", { ascending: false });

/** Today, as the database has it. */
export function useMoodNow(userId: string) {
  const { db } = useBackend();
  return useQuery({
    queryKey: nowKey(userId),
    queryFn: async ({ signal }): Promise<MoodNow> => {
      const [state, newest] = await Promise.all([
        db.rpc("check_in_state").setHeader(personHeader, userId).abortSignal(signal),
        checkIns(db, userId).limit(newestWanted).abortSignal(signal),
      ]);
      const { today, others_this_week: othersThisWeek, first_day: firstDay } = parsed(stateSchema, state);
      const rows = parsed(z.array(checkInSchema), newest);
      return {
        today,
        todays: rows.find(({ local_date }) => local_date === today) ?? null,
        yesterdays: rows.find(({ local_date }) => local_date === addDays(today, -1)) ?? null,
        othersThisWeek,
        firstDay,
      };
    },
  });
}

/** Days from `from` to `to`, inclusive, in ascending order; at most a year and a day. */
export function useMoodDays(userId: string, from: string, to: string) {
  const { db } = useBackend();
  return useQuery({
    queryKey: [...moodKey(userId), "days", from, to],
    queryFn: async ({ signal }) => {
      const asked = db.rpc("get_mood_days", { user_uuid: userId, from_day: from, to_day: to });
      return parsed(z.array(moodDaySchema), await asked.setHeader(personHeader, userId).abortSignal(signal));
    },
  });
}

/** Whole check-ins, including notes, newest first; at most a year and a day. Both days are included. */
export function useCheckIns(userId: string, from: string, to: string) {
  const { db } = useBackend();
  return useQuery({
    queryKey: [...moodKey(userId), "check-ins", from, to],
    queryFn: async ({ signal }) => {
      const within = checkIns(db, userId).gte("local_date", from).lte("local_date", to);
      return parsed(z.array(checkInSchema), await within.limit(longestPage).abortSignal(signal));
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

const themesSchema = z.object({ themes: z.array(z.string()) });
/** More weeks and months than a year has. */
const mostWithThemes = 70;

/** What came up in the wrap-ups of weeks and months that end on `from` (YYYY-MM-DD) or later, newest first. */
export function useThemes(userId: string, from: string) {
  const { db } = useBackend();
  return useQuery({
    queryKey: [...moodKey(userId), "themes", from],
    queryFn: async ({ signal }) => {
      const own = db.from("emotional_wrap_ups").select(columnsOf(themesSchema)).gte("period_end", from);
      const newest = own.order("period_end", { ascending: false }).limit(mostWithThemes);
      const rows = await newest.setHeader(personHeader, userId).abortSignal(signal);
      return [...new Set(parsed(z.array(themesSchema), rows).flatMap(({ themes }) => themes))];
    },
  });
}

/** Why a check-in was refused: one already exists for that day, or the plan's week is used up. */
export type CheckInRefusal = "done" | "limit";

/** SQLSTATEs of refused check-ins. */
const refusals: Readonly<Record<string, CheckInRefusal>> = { "23505": "done", PT402: "limit" };

/** What a form records: today's check-in, yesterday's, or other values for one that exists. */
export type CheckInTarget =
  | { readonly kind: "today" }
  | { readonly kind: "day"; readonly day: string }
  | { readonly kind: "change"; readonly id: string };

type Recording = { readonly target: CheckInTarget; readonly checkIn: NewCheckIn };
type Recorded =
  | { readonly kind: "recorded"; readonly checkIn: CheckIn }
  | { readonly kind: "refused"; readonly refusal: CheckInRefusal };

/** Records or changes a check-in. */
export function useRecordCheckIn(userId: string) {
  const { db } = useBackend();
  const settle = useMoodSettled(userId);
  return useMutation({
    mutationFn: async ({ target, checkIn }: Recording): Promise<Recorded> => {
      const table = db.from("mood_entries");
      const day = target.kind === "day" ? { local_date: target.day } : {};
      const change =
        target.kind === "change"
          ? table.update(checkIn).eq("id", target.id)
          : table.insert({ user_id: userId, ...day, ...checkIn });
      const answer = await change.setHeader(personHeader, userId).select(checkInColumns).single();
      const refusal = refusals[answer.error?.code ?? ""];
      if (refusal !== undefined) return { kind: "refused", refusal };
      return { kind: "recorded", checkIn: parsed(checkInSchema, answer) };
    },
    onSuccess: (answer) =>
      settle((held) => (answer.kind === "recorded" ? withCheckIn(held, answer.checkIn) : held)),
  });
}

function withCheckIn(held: MoodNow, checkIn: CheckIn): MoodNow {
  if (checkIn.local_date === held.today) return { ...held, todays: checkIn };
  return checkIn.local_date === addDays(held.today, -1) ? { ...held, yesterdays: checkIn } : held;
}

/** Deletes a check-in. */
export function useRemoveCheckIn(userId: string) {
  const { db } = useBackend();
  const settle = useMoodSettled(userId);
  return useMutation({
    mutationFn: async ({ id }: CheckIn) => {
      checked(await db.from("mood_entries").delete().setHeader(personHeader, userId).eq("id", id));
    },
    onSuccess: (_, { local_date }) =>
      settle((held) => {
        if (local_date === held.today) return { ...held, todays: null };
        return local_date === held.yesterdays?.local_date ? { ...held, yesterdays: null } : held;
      }),
  });
}

/** Shows a change of today at once and asks for everything anew, since every chart depends on it. */
function useMoodSettled(userId: string) {
  const queries = useQueryClient();
  return (change: (held: MoodNow) => MoodNow) => {
    queries.setQueryData<MoodNow>(nowKey(userId), (held) => held && change(held));
    void queries.invalidateQueries({ queryKey: moodKey(userId) });
  };
}
