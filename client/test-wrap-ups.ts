import type { WeeklyData } from "#shared/wrap-ups.ts";
import type { Generated, WrapUp, WrapUpsPort } from "#client/lib/wrap-ups-port.ts";

/** In-memory wrap-ups, and switches to control them. */
export type FakeWrapUps = {
  rows: readonly WrapUp[];
  week: WeeklyData;
  failing: boolean;
  /** The outcome of generating. */
  generate: WrapUpsPort["generate"];
};

export function weekOf(entries: number, sessions: number): WeeklyData {
  return {
    period_start: "2025-11-17",
    period_end: "2025-11-23",
    mood_trend: "stable",
    mood_data: {
      mood_average: entries > 0 ? 3.4 : null,
      energy_average: null,
      stress_average: null,
      sleep_average: null,
      entry_count: entries,
      best_day: entries > 0 ? "2025-11-18" : null,
      challenging_day: null,
    },
    session_data: {
      total_sessions: sessions,
      total_duration: sessions * 600,
      avg_duration: sessions > 0 ? 600 : 0,
      most_active_day: null,
    },
  };
}

export function wrapUpOf(nth: number, changed: Partial<WrapUp> = {}): WrapUp {
  return {
    id: `00000000-0000-4000-8000-${String(nth).padStart(12, "0")}`,
    type: "weekly",
    period_start: "2025-11-10",
    period_end: "2025-11-16",
    mood_trend: "stable",
    mood_average: 3.4,
    energy_average: 2.1,
    stress_average: 4.2,
    sleep_average: null,
    total_sessions: 2,
    total_duration: 4_260,
    key_insights: ["You slept more towards the weekend."],
    personalized_recommendations: ["Keep one evening free."],
    ai_summary: "A mixed week.",
    created_at: `2025-11-16T10:00:00.${String(nth).padStart(3, "0")}Z`,
    ...changed,
  };
}

export function fakeWrapUps(): FakeWrapUps {
  const done: Generated = { kind: "done", id: wrapUpOf(1).id };
  return { rows: [], week: weekOf(0, 0), failing: false, generate: () => Promise.resolve(done) };
}

const failed = { kind: "failed", failure: "server-error" } as const;

/** A port over this data. */
export function fakeWrapUpsPort(held: FakeWrapUps): WrapUpsPort {
  const answer = <T>(found: T) => Promise.resolve(held.failing ? failed : found);
  return {
    list(_userId, count, before) {
      const older = held.rows.filter((row) => !before || row.created_at < before.created_at);
      return answer({ kind: "ok", wrapUps: older.slice(0, count) });
    },
    read(_userId, id) {
      const wrapUp = held.rows.find((row) => row.id === id);
      return answer(wrapUp ? { kind: "ok", wrapUp } : { kind: "missing" });
    },
    remove(_userId, id) {
      if (!held.failing) held.rows = held.rows.filter((row) => row.id !== id);
      return answer({ kind: "ok" });
    },
    week: () => answer({ kind: "ok", week: held.week }),
    generate: (day, options) => held.generate(day, options),
  };
}
