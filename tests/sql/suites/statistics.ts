import { describe, expect, it } from "vitest";
import { moodSeries, randomNumbers } from "../support/mood-series.ts";
import { signUp, sqlState, subscribe } from "../support/people.ts";
import { type Series, referenceTrend } from "../support/reference-trend.ts";
import { type TestDatabase, first } from "../support/test-database.ts";

const daily = (scores: readonly number[]): Series => ({ days: scores.map((_, day) => day), scores });
const repeat = (count: number, pattern: readonly number[]): number[] =>
  Array.from({ length: count }, (_, index) => pattern[index % pattern.length] ?? 0);

export function statisticsSuite(open: () => TestDatabase): void {
  const trends = async (all: readonly Series[]): Promise<string[]> =>
    (
      await open().owner.query<{ trend: string }>(
        `select private.mood_trend(
           array(select jsonb_array_elements_text(s -> 'days')::integer),
           array(select jsonb_array_elements_text(s -> 'scores')::double precision)) as trend
         from jsonb_array_elements($1::jsonb) with ordinality as series (s, ord) order by ord`,
        [JSON.stringify(all)],
      )
    ).map(({ trend }) => trend);
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
      // Certain, but worth less than half a point: the median slope of so many ties is zero.
      ["stable", "one better day at the end", daily([...repeat(29, [3]), 4])],
    ])("is %s for %s", async (expected, _, series) => {
      expect(await trend(series)).toBe(expected);
      expect(referenceTrend(series)).toBe(expected);
    });

    it("is what an independent computation says, for people of every kind", async () => {
      const random = randomNumbers(20261120);
      const series = Array.from({ length: 600 }, () =>
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

    it.each([
      [30, 1, 0],
      [30, 1, 0.5],
      [30, 0.6, 0],
      [30, 0.6, 0.3],
      [30, 0.6, 0.5],
      [30, 0.4, 0.3],
      [90, 0.9, 0.5],
    ])(
      "labels at most 12 %% of unchanged people as changed (%d days, %d kept, memory %d)",
      async (length, kept, memory) => {
        const random = randomNumbers(length + 100 * kept + 10_000 * memory);
        const count = length > 30 ? 150 : 500;
        const people = Array.from({ length: count }, () =>
          moodSeries({ length, kept, memory, mean: 3, spread: 0.9, change: 0 }, random),
        );
        const labels = (await trends(people)).filter((label) => label !== "insufficient_data");
        const changed = labels.filter((label) => label !== "stable").length;
        expect(labels.length).toBeGreaterThan(count / 2);
        expect(changed / labels.length).toBeLessThanOrEqual(0.12);
      },
    );

    it("is found in most people who gained or lost two points in a month", async () => {
      const random = randomNumbers(7);
      const people = Array.from({ length: 300 }, (_, index) =>
        moodSeries(
          { length: 30, kept: 0.8, memory: 0.2, mean: 3, spread: 0.7, change: index % 2 === 0 ? 2 : -2 },
          random,
        ),
      );
      const labels = await trends(people);
      const right = labels.filter((label, index) => label === (index % 2 === 0 ? "improving" : "declining"));
      const wrong = labels.filter((label, index) => label === (index % 2 === 0 ? "declining" : "improving"));
      expect(right.length).toBeGreaterThan(240);
      expect(wrong).toEqual([]);
    });
  });

  describe("mood statistics", () => {
    it("are averages and the trend of the last days, today included", async () => {
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
      expect(await ask()).toEqual({ ...levels, avg_mood: 3, total_entries: 20, mood_trend: "improving" });
      expect(await ask(31)).toMatchObject({ ...levels, avg_mood: 2.9, total_entries: 21 });
      expect(await ask(4)).toMatchObject({ avg_mood: 5, total_entries: 4, mood_trend: "insufficient_data" });
      expect(await ask(0)).toMatchObject({ total_entries: 1 });
    });

    it("are one empty row for somebody without check-ins, and for nobody else", async () => {
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
          mood_trend: "insufficient_data",
        },
      ]);
      expect(await sqlState(ask(boris.person))).toBe("42501");
    });
  });
}
