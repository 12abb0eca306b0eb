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

/** Answers what the database computes from `checkIns`; `today` and `stats` may be changed during a test. */
export function fakeMoods(data: Data, checkIns: readonly CheckIn[] = []) {
  const state = { today: "2025-11-20", stats: noStats, othersThisWeek: 0 };
  data.tables["mood_entries"] = [...checkIns];
  data.defaults["mood_entries"] = { local_date: state.today, local_hour: 9 };
  const days = () =>
    ((data.tables["mood_entries"] ?? []) as CheckIn[]).toSorted((a, b) =>
      a.local_date < b.local_date ? -1 : 1,
    );
  const first = () => days()[0]?.local_date ?? null;
  data.on("POST rpc/check_in_state", () => ({
    today: state.today,
    others_this_week: state.othersThisWeek,
    first_day: first(),
  }));
  data.on("POST rpc/get_mood_days", (body) => {
    const { from_day, to_day } = body as { from_day: string; to_day: string };
    return days()
      .filter(({ local_date }) => local_date >= from_day && local_date <= to_day)
      .map((row) => ({ local_hour: 9, ...row, mood: row.mood_score, moments: [] }));
  });
  data.on("POST rpc/get_mood_stats", () => [state.stats]);
  return state;
}
