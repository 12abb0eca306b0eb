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
import { personHeader, type Supabase } from "./supabase.ts";

const dayColumns = Object.keys(moodDaySchema.shape).join(",");
const checkInColumns = Object.keys(checkInSchema.shape).join(",");
const firstDaySchema = z.array(moodDaySchema.pick({ local_date: true }));

/** Today's check-in, and any that a trip across the date line left in the future. */
const newestWanted = 3;

/** A year and a day: the most that a chart shows. */
const longestPage = 367;

/** SQLSTATEs of refused check-ins: one per day, and the plan's weekly limit. */
const alreadyThere = "23505";
const overLimit = "PT402";

/** A row that doesn't parse is the server's fault, not the person's. */
const unreadable: MoodFailed = { kind: "failed", failure: "server-error" };

function failedWith(status: number): MoodFailed {
  return { kind: "failed", failure: dataFailureOf(status) };
}

const stateSchema = z.object({ today: z.iso.date(), others_this_week: z.int() });

function nowOf(
  { today, others_this_week: othersThisWeek }: z.infer<typeof stateSchema>,
  newest: readonly CheckIn[],
  firstDay: string | null,
): MoodNow {
  const todays = newest.find(({ local_date }) => local_date === today) ?? null;
  return { today, todays, othersThisWeek, firstDay };
}

/** The check-ins in the database. */
export function createMoodPort(supabase: Supabase): MoodPort {
  const table = () => supabase.from("mood_entries");
  const between = (columns: string, userId: string, from: string, to: string) =>
    table()
      .select(columns)
      .setHeader(personHeader, userId)
      .gte("local_date", from)
      .lte("local_date", to)
      .limit(longestPage);
  return {
    async now(userId) {
      const [state, newest, first] = await Promise.all([
        supabase.rpc("check_in_state").setHeader(personHeader, userId),
        table()
          .select(checkInColumns)
          .setHeader(personHeader, userId)
          .order("local_date", { ascending: false })
          .limit(newestWanted),
        table().select("local_date").setHeader(personHeader, userId).order("local_date").limit(1),
      ]);
      const wrong = [state, newest, first].find(({ error }) => error !== null);
      if (wrong) return failedWith(wrong.status);
      const parsed = z
        .object({ state: stateSchema, newest: z.array(checkInSchema), first: firstDaySchema })
        .safeParse({ state: state.data, newest: newest.data, first: first.data });
      if (!parsed.success) return unreadable;
      const { newest: rows, first: firsts } = parsed.data;
      return { kind: "ok", value: nowOf(parsed.data.state, rows, firsts[0]?.local_date ?? null) };
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
      // The first row is the answer.
      const parsed = z.tuple([moodStatsSchema]).rest(z.unknown()).safeParse(data);
      return parsed.success ? { kind: "ok", value: parsed.data[0] } : unreadable;
    },
    async add(userId, checkIn) {
      const row = { user_id: userId, ...checkIn };
      const { data, error, status } = await table()
        .insert(row)
        .setHeader(personHeader, userId)
        .select(checkInColumns)
        .single();
      if (error?.code === alreadyThere) return { kind: "done-today" };
      if (error?.code === overLimit) return { kind: "limit" };
      if (error) return failedWith(status);
      const parsed = checkInSchema.safeParse(data);
      return parsed.success ? { kind: "ok", value: parsed.data } : unreadable;
    },
    async remove(userId, id) {
      const { error, status } = await table().delete().setHeader(personHeader, userId).eq("id", id);
      return error ? failedWith(status) : { kind: "ok", value: null };
    },
  };
}
