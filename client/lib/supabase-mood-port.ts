import { z } from "zod";
import { dataFailureOf } from "./data-failure.ts";
import {
  checkInSchema,
  moodDaySchema,
  moodStatsSchema,
  type CheckIn,
  type MoodFailed,
  type MoodNow,
  type MoodPort,
} from "./mood-port.ts";
import { mondayOf } from "./plain-days.ts";
import type { Supabase } from "./supabase.ts";

const dayColumns = Object.keys(moodDaySchema.shape).join(",");
const checkInColumns = Object.keys(checkInSchema.shape).join(",");
const firstDaySchema = z.array(moodDaySchema.pick({ local_date: true }));

/** A week's, and those that a journey over the date line left ahead of today. */
const newestWanted = 9;

/** A year and a day: no page of a chart is longer. */
const longestPage = 367;

/** SQLSTATEs of a check-in that is not taken: one a day, and the plan's limit a week. */
const alreadyThere = "23505";
const overLimit = "PT402";

/** A row that does not parse is the server's mistake, not the person's. */
const unreadable: MoodFailed = { kind: "failed", failure: "server-error" };

function failedWith(status: number): MoodFailed {
  return { kind: "failed", failure: dataFailureOf(status) };
}

function nowOf(today: string, newest: readonly CheckIn[], firstDay: string | null): MoodNow {
  const monday = mondayOf(today);
  const inWeek = newest.filter(({ local_date }) => mondayOf(local_date) === monday && local_date !== today);
  const todays = newest.find(({ local_date }) => local_date === today) ?? null;
  return { today, todays, othersThisWeek: inWeek.length, firstDay };
}

/** The check-ins in the database. */
export function createMoodPort(supabase: Supabase): MoodPort {
  const table = () => supabase.from("mood_entries");
  const between = (columns: string, userId: string, from: string, to: string) =>
    table()
      .select(columns)
      .eq("user_id", userId)
      .gte("local_date", from)
      .lte("local_date", to)
      .limit(longestPage);
  return {
    async now(userId) {
      const [day, newest, first] = await Promise.all([
        supabase.rpc("check_in_day"),
        table()
          .select(checkInColumns)
          .eq("user_id", userId)
          .order("local_date", { ascending: false })
          .limit(newestWanted),
        table().select("local_date").eq("user_id", userId).order("local_date").limit(1),
      ]);
      const wrong = [day, newest, first].find(({ error }) => error !== null);
      if (wrong) return failedWith(wrong.status);
      const parsed = z
        .object({ today: z.iso.date(), newest: z.array(checkInSchema), first: firstDaySchema })
        .safeParse({ today: day.data, newest: newest.data, first: first.data });
      if (!parsed.success) return unreadable;
      const { today, newest: rows, first: firsts } = parsed.data;
      return { kind: "ok", value: nowOf(today, rows, firsts[0]?.local_date ?? null) };
    },
    async days(userId, from, to) {
      const { data, error, status } = await between(dayColumns, userId, from, to).order("local_date");
      if (error) return failedWith(status);
      const parsed = z.array(moodDaySchema).safeParse(data);
      return parsed.success ? { kind: "ok", value: parsed.data } : unreadable;
    },
    async checkIns(userId, from, to) {
      const asked = between(checkInColumns, userId, from, to).order("local_date", { ascending: false });
      const { data, error, status } = await asked;
      if (error) return failedWith(status);
      const parsed = z.array(checkInSchema).safeParse(data);
      return parsed.success ? { kind: "ok", value: parsed.data } : unreadable;
    },
    async stats(userId, days) {
      const asked = supabase.rpc("get_mood_stats", { user_uuid: userId, days });
      const { data, error, status } = await asked;
      if (error) return failedWith(status);
      // The first row is the answer (spec 1, section 3).
      const parsed = z.tuple([moodStatsSchema]).rest(z.unknown()).safeParse(data);
      return parsed.success ? { kind: "ok", value: parsed.data[0] } : unreadable;
    },
    async add(userId, checkIn) {
      const row = { user_id: userId, ...checkIn };
      const { data, error, status } = await table().insert(row).select(checkInColumns).single();
      if (error?.code === alreadyThere) return { kind: "done-today" };
      if (error?.code === overLimit) return { kind: "limit" };
      if (error) return failedWith(status);
      const parsed = checkInSchema.safeParse(data);
      return parsed.success ? { kind: "ok", value: parsed.data } : unreadable;
    },
    async remove(userId, id) {
      const { error, status } = await table().delete().eq("user_id", userId).eq("id", id);
      return error ? failedWith(status) : { kind: "ok", value: null };
    },
  };
}
