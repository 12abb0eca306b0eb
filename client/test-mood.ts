import type { CheckIn, MoodPort, MoodStats } from "#client/lib/mood-port.ts";

/** In-memory check-ins, and switches to control them; `today` is the database's current day. */
export type FakeMoodData = {
  checkIns: readonly CheckIn[];
  today: string;
  stats: MoodStats;
  failing: boolean;
  /** The plan's week is used up. */
  full: boolean;
};

export function fakeMoodData(checkIns: readonly CheckIn[] = [], today = "2025-11-20"): FakeMoodData {
  const stats = { avg_mood: null, avg_energy: null, avg_stress: null, avg_sleep: null, total_entries: 0 };
  return {
    checkIns,
    today,
    stats: { ...stats, mood_trend: "insufficient_data" },
    failing: false,
    full: false,
  };
}

export function checkInOn(local_date: string, changed: Partial<CheckIn> = {}): CheckIn {
  const levels = { mood_score: 4, energy_level: 3, stress_level: 3, sleep_quality: 3 };
  return {
    id: local_date,
    local_date,
    local_hour: 9,
    mood_label: "Calm",
    notes: null,
    ...levels,
    ...changed,
  };
}

const failed = { kind: "failed", failure: "server-error" } as const;

/** A port over this data. */
export function fakeMoodPort(moodData: FakeMoodData): MoodPort {
  const within = (from: string, to: string) =>
    moodData.checkIns
      .filter(({ local_date }) => local_date >= from && local_date <= to)
      .toSorted((a, b) => a.local_date.localeCompare(b.local_date));
  const answer = <T>(found: T) => Promise.resolve(moodData.failing ? failed : found);
  return {
    now: () => {
      const all = within("0000-01-01", "9999-12-31");
      const todays = all.find(({ local_date }) => local_date === moodData.today) ?? null;
      const firstDay = all[0]?.local_date ?? null;
      const value = { today: moodData.today, todays, othersThisWeek: moodData.full ? 3 : 0, firstDay };
      return answer({ kind: "ok", value });
    },
    days: (_userId, from, to) => answer({ kind: "ok", value: within(from, to) }),
    checkIns: (_userId, from, to) => answer({ kind: "ok", value: within(from, to).toReversed() }),
    stats: () => answer({ kind: "ok", value: moodData.stats }),
    add(_userId, added) {
      if (moodData.failing) return Promise.resolve(failed);
      if (moodData.checkIns.some(({ local_date }) => local_date === moodData.today))
        return Promise.resolve({ kind: "done-today" });
      if (moodData.full) return Promise.resolve({ kind: "limit" });
      const checkIn = { ...added, id: moodData.today, local_date: moodData.today, local_hour: 9 };
      moodData.checkIns = [...moodData.checkIns, checkIn];
      return Promise.resolve({ kind: "ok", value: checkIn });
    },
    remove(_userId, id) {
      if (!moodData.failing) moodData.checkIns = moodData.checkIns.filter((checkIn) => checkIn.id !== id);
      return answer({ kind: "ok", value: null });
    },
  };
}
