import { describe, expect, it } from "vitest";
import type { MoodDay } from "./api.ts";
import { addDays } from "#client/lib/dates.ts";
import {
  hourPattern,
  kruskalWallis,
  patternOf,
  relationOf,
  weekdayPattern,
  midranks,
  persistence,
  spearman,
  trendLines,
} from "./analysis.ts";

const start = "2026-01-01";

function day(index: number, mood_score: number, changed: Partial<MoodDay> = {}): MoodDay {
  const levels = { energy_level: 3, stress_level: 3, sleep_quality: 3 };
  return {
    local_date: addDays(start, index),
    local_hour: 9,
    mood: mood_score,
    mood_score,
    moments: [],
    ...levels,
    ...changed,
  };
}

/** Mulberry32: the same numbers each run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A level from 1 to 5 that remembers the day before: an AR(1) process, rounded to `digits` decimals. */
function slowLevel(count: number, memory: number, digits: number, random: () => number): number[] {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  let deviation = normal();
  return Array.from({ length: count }, () => {
    deviation = memory * deviation + Math.sqrt(1 - memory ** 2) * normal();
    const level = Math.min(5, Math.max(1, 3 + 0.9 * deviation));
    return Number(level.toFixed(digits));
  });
}

/** The share of simulated people for whom `isTold` holds. */
function shareOf(people: number, seed: number, isTold: (random: () => number) => boolean): number {
  const random = randomNumbers(seed);
  return Array.from({ length: people }, () => isTold(random)).filter(Boolean).length / people;
}

const relate = (moods: readonly number[], sleeps: readonly number[]) =>
  relationOf(
    moods.map((mood, index) => day(index, mood, { sleep_quality: sleeps[index] ?? 3 })),
    "sleep",
  );

const byWeekday = (moods: readonly number[]) =>
  weekdayPattern(moods.map((mood, index) => day(index + 4, mood)));

const repeat = (week: readonly number[], weeks: number) => Array.from({ length: weeks }, () => week).flat();

// Expected values: SciPy 1.17 (spearmanr, kruskal).
describe("rank statistics", () => {
  it("share ranks between equal values", () => {
    expect(midranks([2, 4, 3, 5, 1, 3, 4, 2, 5, 3])).toEqual([2.5, 7.5, 5, 9.5, 1, 5, 7.5, 2.5, 9.5, 5]);
  });

  it("match an independent computation", () => {
    const [xs, ys] = [
      [2, 4, 3, 5, 1, 3, 4, 2, 5, 3],
      [1.5, 4.2, 2.8, 4.9, 2.0, 3.3, 3.9, 1.1, 4.4, 3.3],
    ];
    expect(spearman(xs, ys)).toBeCloseTo(0.9442633213938099, 10);
    expect(
      spearman(
        xs,
        xs.map((x) => -x),
      ),
    ).toBeCloseTo(-1, 10);
    expect(spearman([3, 3, 3], [1, 2, 3])).toBe(0);
    const tied = [
      [2, 3, 3, 2, 4],
      [4, 4, 5, 3, 5],
      [1, 2, 3, 2, 2],
    ];
    expect(kruskalWallis(tied)).toBeCloseTo(8.677333333333335, 10);
    const apart = [
      [68, 72, 77, 42, 53],
      [93, 66, 23, 94, 59],
      [10, 81, 35, 31, 12],
    ];
    expect(kruskalWallis(apart)).toBeCloseTo(3.42, 10);
    expect(
      kruskalWallis([
        [3, 3],
        [3, 3],
      ]),
    ).toBe(0);
  });

  it("distinguish an autocorrelated series from an independent one", () => {
    expect(persistence([1, 1, 1, 1, 1, 1])).toBe(0);
    expect(persistence([1, 5, 1, 5, 1, 5, 1, 5])).toBe(0);
    const slow = slowLevel(2000, 0.6, 1, randomNumbers(1));
    expect(persistence(slow)).toBeGreaterThan(0.5);
    expect(persistence(slow)).toBeLessThan(0.7);
  });
});

describe("a relation of mood and sleep", () => {
  const wave = Array.from({ length: 40 }, (_, index) => 1 + ((index * 7) % 5));

  it.each([
    ["too-few", "29 check-ins", wave.slice(0, 29), wave.slice(0, 29)],
    ["too-few", "a slider that was never moved", wave, wave.map(() => 3)],
    ["together", "sleep that goes with mood", wave, wave.map((mood) => mood * 0.9 + 0.3)],
    ["against", "sleep that goes against it", wave, wave.map((mood) => 6 - mood)],
    ["none", "sleep that does neither", wave, Array.from({ length: 40 }, (_, index) => 1 + (index % 4))],
  ])("is %s for %s", (expected, _, moods, sleeps) => {
    expect(relate(moods, sleeps)).toBe(expected);
  });

  it.each([
    [30, 0],
    [60, 0.5],
    [120, 0.7],
    [366, 0.8],
  ])("is told to at most one in twenty people without one (%d days, memory %d)", (count, memory) => {
    const told = shareOf(400, count, (random) => {
      const moods = slowLevel(count, memory, 0, random);
      const others = [1, 2, 3].map(() => slowLevel(count, memory, 1, random));
      return others.some((other) => ["together", "against"].includes(relate(moods, other)));
    });
    expect(told).toBeLessThanOrEqual(0.05);
  });

  it("is found in most people with a strong one", () => {
    const found = shareOf(200, 3, (random) => {
      const sleeps = slowLevel(60, 0.3, 1, random);
      const noise = slowLevel(60, 0, 1, random);
      const moods = sleeps.map((sleep, index) => Math.round(0.6 * sleep + 0.4 * (noise[index] ?? 3)));
      return relate(moods, sleeps) === "together";
    });
    expect(found).toBeGreaterThan(0.9);
  });
});

describe("a pattern of weekdays or hours", () => {
  it("needs five check-ins on each weekday", () => {
    expect(byWeekday(repeat([2, 3, 3, 3, 3, 4, 4], 4))).toEqual({ kind: "too-few" });
    expect(byWeekday(repeat([2, 3, 3, 3, 3, 4, 5], 5))).toEqual({ kind: "differs", highest: 6, lowest: 0 });
    expect(byWeekday(repeat([3, 3, 3, 3, 3, 3, 3], 5))).toEqual({ kind: "none" });
  });

  it("compares the hours with enough check-ins", () => {
    const groups = [
      { key: 2, scores: [2, 2, 2, 3, 2, 2] },
      { key: 4, scores: [5] },
      { key: 6, scores: [4, 4, 5, 4, 4, 4] },
    ];
    expect(patternOf(groups, 2)).toEqual({ kind: "differs", highest: 6, lowest: 2 });
    expect(patternOf(groups.slice(1), 2)).toEqual({ kind: "too-few" });
  });

  it.each([
    [60, 0],
    [120, 0.3],
    [366, 0.8],
  ])("is told to at most one in twenty people without one (%d days, memory %d)", (count, memory) => {
    expect(
      shareOf(400, count, (random) => byWeekday(slowLevel(count, memory, 0, random)).kind === "differs"),
    ).toBeLessThanOrEqual(0.05);
    const told = shareOf(400, count + 1, (random) => {
      const moods = slowLevel(count, memory, 0, random);
      // Hours that linger, as when mornings give way to evenings for a while.
      const hours = slowLevel(count, memory, 0, random);
      return (
        hourPattern(moods.map((mood, index) => day(index, mood, { local_hour: 5 * (hours[index] ?? 3) - 4 })))
          .kind === "differs"
      );
    });
    expect(told).toBeLessThanOrEqual(0.05);
  });
});

describe("the trend's line", () => {
  it("is the mean of nearby days, and breaks at long gaps", () => {
    const days = [0, 1, 2, 20, 21, 22].map((index) => day(index, index < 10 ? index + 1 : 4));
    expect(trendLines(days, start)).toEqual([
      [0, 1, 2].map((x) => ({ x, y: 2 })),
      [20, 21, 22].map((x) => ({ x, y: 4 })),
    ]);
  });

  it("ignores isolated check-ins", () => {
    expect(trendLines([day(0, 1), day(10, 5), day(11, 5)], start)).toEqual([]);
  });
});
