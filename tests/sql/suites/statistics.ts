import { describe, expect, it } from "vitest";
import { moodSeries, randomNumbers } from "../support/mood-series.ts";
import { signUp, sqlState, subscribe } from "../support/people.ts";
import { type Series, referenceTrend } from "../support/reference-trend.ts";
import { trendsOf } from "../support/trends.ts";
import { type TestDatabase, first } from "../support/test-database.ts";

const daily = (scores: readonly number[]): Series => ({ days: scores.map((_, day) => day), scores });
const repeat = (count: number, pattern: readonly number[]): number[] =>
  Array.from({ length: count }, (_, index) => pattern[index % pattern.length] ?? 0);

export function statisticsSuite(open: () => TestDatabase): void {
  const trends = (all: readonly Series[]): Promise<string[]> => trendsOf(open(), all);
  const trend = async (series: Series): Promise<string> => first(await trends([series]));

  describe("a mood trend", () => {
    it.each([
      ["insufficient_data", "no check-ins", daily([])],
      ["insufficient_data", "six days", { days: [0, 5, 10, 15, 20, 25], scores: [1, 2, 3, 4, 5, 5] }],
      [
        "insufficient_data",
        "a span of 13 days",
        { days: [0, 1, 2, 3, 4, 5, 13], scores: [1, 1, 2, 3, 4, 5, 5] },
      ],
      ["improving", "seven days over 14", { days: [0, 1, 2, 3, 4, 5, 14], scores: [1, 2, 3, 4, 5, 5, 5] }],
      ["improving", "a steady rise", daily(Array.from({ length: 30 }, (_, day) => 1 + Math.floor(day / 6)))],
      ["declining", "a steady fall", daily(Array.from({ length: 30 }, (_, day) => 5 - Math.floor(day / 6)))],
      ["stable", "the same every day", daily(repeat(30, [3]))],
      ["stable", "ups and downs", daily(repeat(30, [2, 4, 3]))],
      // Significant, but less than half a point: the median slope of so many ties is zero.
      ["stable", "one better day at the end", daily([...repeat(29, [3]), 4])],
    ])("is %s for %s", async (expected, _, series) => {
      expect(await trend(series)).toBe(expected);
      expect(referenceTrend(series)).toBe(expected);
    });

    it("matches an independent computation, for people of every kind", async () => {
      const random = randomNumbers(20261120);
      const series = Array.from({ length: 200 }, () =>
        moodSeries(
          {
            length: 8 + Math.floor(random() * 50),
            kept: 0.3 + 0.7 * random(),
            memory: 0.9 * random(),
            mean: 2 + 2 * random(),
            spread: 0.3 + random(),
            change: random() < 0.5 ? 0 : 4 * (random() - 0.5),
          },
          random,
        ),
      );
      const expected = series.map(referenceTrend);
      expect(new Set(expected)).toEqual(new Set(["insufficient_data", "improving", "declining", "stable"]));
      expect(await trends(series)).toEqual(expected);
    });
  });

  describe("mood statistics", () => {
    it("are averages and the trend of the last days, including today", async () => {
      const anna = await signUp(open(), { timezone: "Pacific/Auckland" });
      await subscribe(open(), anna);
      const add = (daysAgo: number, score: number) =>
        open().owner.query(
          `insert into public.mood_entries (user_id, mood_score, mood_label, energy_level, stress_level, sleep_quality, created_at)
             values ($1, $2, 'Calm', 2.5, 1.1, 4.9, now() - make_interval(days => $3))`,
          [anna.person, score, daysAgo],
        );
      for (let daysAgo = 0; daysAgo < 20; daysAgo += 1)
        await add(daysAgo, Math.max(1, 5 - Math.floor(daysAgo / 4)));
      await add(30, 1);
      const ask = async (days?: number) =>
        first(
          await open().as(anna, (sql) =>
            days === undefined
              ? sql.query("select * from public.get_mood_stats($1)", [anna.person])
              : sql.query("select * from public.get_mood_stats($1, $2)", [anna.person, days]),
          ),
        );
      const levels = { avg_energy: 2.5, avg_stress: 1.1, avg_sleep: 4.9 };
      expect(await ask()).toEqual({
        ...levels,
        avg_mood: 3,
        total_entries: 20,
        mood_trend: "improving",
        total_moments: 0,
      });
      expect(await ask(31)).toMatchObject({ ...levels, avg_mood: 2.9, total_entries: 21 });
      expect(await ask(4)).toMatchObject({ avg_mood: 5, total_entries: 4, mood_trend: "insufficient_data" });
      expect(await ask(0)).toMatchObject({ total_entries: 1 });
    });

    it("are one empty row for somebody without check-ins, and not visible to anyone else", async () => {
      const [anna, boris] = [await signUp(open()), await signUp(open())];
      const ask = (about: string) =>
        open().as(anna, (sql) => sql.query("select * from public.get_mood_stats($1)", [about]));
      expect(await ask(anna.person)).toEqual([
        {
          avg_mood: null,
          avg_energy: null,
          avg_stress: null,
          avg_sleep: null,
          total_entries: 0,
          total_moments: 0,
          mood_trend: "insufficient_data",
        },
      ]);
      expect(await sqlState(ask(boris.person))).toBe("42501");
    });
  });
}
