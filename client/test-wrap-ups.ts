import type { WeeklyData } from "#shared/wrap-ups.ts";
import type { WrapUp } from "#client/features/wrap-ups/api.ts";

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
    entry_count: 5,
    themes: [],
    session_moods: [],
    total_sessions: 2,
    total_duration: 4_260,
    key_insights: ["You slept more towards the weekend."],
    personalized_recommendations: ["Keep one evening free."],
    ai_summary: "A mixed week.",
    created_at: `2025-11-16T10:00:00.${String(nth).padStart(3, "0")}Z`,
    ...changed,
  };
}
