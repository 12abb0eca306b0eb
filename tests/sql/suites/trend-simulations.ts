import { describe, expect, it } from "vitest";
import { moodSeries, randomNumbers } from "../support/mood-series.ts";
import { signUp, subscribe } from "../support/people.ts";
import type { TestDatabase } from "../support/test-database.ts";
import { labelledWeeks, trendsOf } from "../support/trends.ts";

/** The rules' error rates: many people, one engine. Other suites show that both engines compute the same. */
export function trendSimulations(open: () => TestDatabase): void {
  describe("a mood trend", () => {
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
        const labels = (await trendsOf(open(), people)).filter((label) => label !== "insufficient_data");
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
      const labels = await trendsOf(open(), people);
      const right = labels.filter((label, index) => label === (index % 2 === 0 ? "improving" : "declining"));
      const wrong = labels.filter((label, index) => label === (index % 2 === 0 ? "declining" : "improving"));
      expect(right.length).toBeGreaterThan(240);
      expect(wrong).toEqual([]);
    });
  });

  describe("the week's trend", () => {
    it.each([
      [0, 1],
      [0.2, 0.8],
      [0.4, 1],
    ])("labels at most 12 in 100 unchanged weeks as changed (memory %d, kept %d)", async (memory, share) => {
      const anna = await signUp(open(), { timezone: "Asia/Tokyo" });
      await subscribe(open(), anna);
      const weeks = 600;
      const series = moodSeries(
        { length: weeks * 7, kept: share, memory, mean: 3, spread: 0.9, change: 0 },
        randomNumbers(11),
      );
      const { labels } = await labelledWeeks(open(), anna, series, weeks);
      const changed = labels.filter((label) => label !== "stable").length;
      expect(changed).toBeGreaterThan(0);
      expect(changed / labels.length).toBeLessThanOrEqual(0.12);
    });
  });
}
