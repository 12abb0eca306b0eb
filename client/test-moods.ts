import { z } from "zod";
import type { CheckIn, MoodStats } from "#client/features/mood/api.ts";
import type { fakeBackend } from "./test-backend.ts";

type Data = ReturnType<typeof fakeBackend>;

const noStats: MoodStats = {
  avg_mood: null,
  avg_energy: null,
  avg_stress: null,
  avg_sleep: null,
  total_entries: 0,
  total_moments: 0,
  mood_trend: "insufficient_data",
};

/** A row of `mood_entries`. */
export function checkInOn(local_date: string, changed: Partial<CheckIn> = {}): CheckIn {
  const levels = { mood_score: 4, energy_level: 3, stress_level: 3, sleep_quality: 3 };
  return {
    id: local_date,
    local_date,
    mood_label: "Calm",
    notes: null,
    ...levels,
    ...changed,
  };
}

const rowSchema = z.looseObject({ local_date: z.string(), mood_score: z.number() });
const rangeSchema = z.object({ from_day: z.string(), to_day: z.string() });

/** Answers what the database computes from `checkIns`; `today` and `stats` may be changed during a test. */
export function fakeMoods(data: Data, checkIns: readonly CheckIn[] = []) {
  const state = { today: "2025-11-20", stats: noStats, othersThisWeek: 0 };
  data.tables["mood_entries"] = [...checkIns];
  data.tables["mood_moments"] ??= [];
  data.defaults["mood_moments"] = { local_date: state.today, felt_at: "2025-11-20T14:05:00+00:00" };
  data.defaults["mood_entries"] = { local_date: state.today, local_hour: 9 };
  const days = () => z.array(rowSchema).parse(data.tables["mood_entries"] ?? []);
  const first = () =>
    days().reduce<string | null>(
      (found, { local_date }) => (found === null || local_date < found ? local_date : found),
      null,
    );
  data.on("POST rpc/check_in_state", () => ({
    today: state.today,
    others_this_week: state.othersThisWeek,
    first_day: first(),
  }));
  data.on("POST rpc/get_mood_days", (body) => {
    const { from_day, to_day } = rangeSchema.parse(body);
    return days()
      .filter(({ local_date }) => local_date >= from_day && local_date <= to_day)
      .toSorted((a, b) => (a.local_date < b.local_date ? -1 : 1))
      .map((row) => Object.assign(row, { local_hour: 9, mood: row.mood_score, moments: [] }));
  });
  data.on("POST rpc/get_mood_stats", () => [state.stats]);
  return state;
}
