import { weekdayOf, daysBetween } from "#client/lib/dates.ts";
import type { MoodDay } from "./api.ts";

const weekdays = 7;

/** Hours per part of the day: a single hour holds too few check-ins to say anything. */
export const hoursTogether = 3;
const parts = 24 / hoursTogether;

/** Something noted at an hour of the day, 0 to 23. */
type Noted = { readonly hour: number; readonly score: number };

/** Check-ins and moments with their hours, in order of days; those of a day by hour. */
function notedIn(days: readonly MoodDay[]): readonly Noted[] {
  return days.flatMap(({ local_hour, mood_score, moments }) => {
    const checkIn =
      local_hour === null || mood_score === null ? [] : [{ hour: local_hour, score: mood_score }];
    const felt = moments.map(([hour, score]) => ({ hour, score }));
    return [...checkIn, ...felt].toSorted((a, b) => a.hour - b.hour);
  });
}

const partOf = ({ hour }: Noted) => Math.floor(hour / hoursTogether);

/** Key 0 is Monday. */
export function weekdayGroups(days: readonly MoodDay[]): readonly MoodGroup[] {
  return groupBy(
    days,
    weekdays,
    (day) => weekdayOf(day.local_date),
    (day) => day.mood,
  );
}

/** Key 0 starts at midnight. */
export function hourGroups(days: readonly MoodDay[]): readonly MoodGroup[] {
  return groupBy(notedIn(days), parts, partOf, ({ score }) => score);
}

/** Every weekday needs enough check-ins. */
export function weekdayPattern(days: readonly MoodDay[]): Pattern {
  return patternOf(weekdayGroups(days), weekdays);
}

/**
 * At least two parts of the day need enough check-ins. Both the hour and the mood carry over from day to day, so not
 * every check-in counts as independent.
 */
export function hourPattern(days: readonly MoodDay[]): Pattern {
  const noted = notedIn(days);
  if (noted.length < 2 * weekdays) return { kind: "too-few" };
  const worth = independentShare(
    noted.map(partOf),
    noted.map(({ score }) => score),
  );
  // The moments of a day say much the same, so a day counts as one.
  return patternOf(hourGroups(days), 2, (worth * days.length) / Math.max(days.length, noted.length));
}

/** Mood scores of one weekday, or of one part of the day. */
export type MoodGroup = { readonly key: number; readonly scores: readonly number[] };

export type Pattern =
  | { readonly kind: "too-few" }
  | { readonly kind: "none" }
  | { readonly kind: "differs"; readonly highest: number; readonly lowest: number };

/**
 * A group needs this many check-ins to be compared, and two means must differ by this much to be worth mentioning.
 */
export const fewestInGroup = 5;
const leastDifference = 0.5;

/** Critical chi-square values at p = 0.01 for 1 to 7 degrees of freedom. */
const criticalAt = [6.635, 9.21, 11.345, 13.277, 15.086, 16.812, 18.475];

/** Mood scores in `count` groups, keyed from 0. Groups without check-ins are kept, empty. */
function groupBy<Item>(
  items: readonly Item[],
  count: number,
  keyOf: (item: Item) => number,
  scoreOf: (item: Item) => number,
): readonly MoodGroup[] {
  return Array.from({ length: count }, (_, key) => ({
    key,
    scores: items.filter((item) => keyOf(item) === key).map(scoreOf),
  }));
}

/** The Kruskal–Wallis statistic of two or more groups, corrected for ties; 0 if all scores are equal. */
export function kruskalWallis(groups: readonly (readonly number[])[]): number {
  const all = groups.flat();
  const n = all.length;
  const ranks = midranks(all);
  let start = 0;
  let sum = 0;
  for (const { length } of groups) {
    const total = ranks.slice(start, start + length).reduce((a, b) => a + b, 0);
    sum += total ** 2 / length;
    start += length;
  }
  const counts = new Map<number, number>();
  for (const score of all) counts.set(score, (counts.get(score) ?? 0) + 1);
  const ties = 1 - [...counts.values()].reduce((total, t) => total + t ** 3 - t, 0) / (n ** 3 - n);
  return ties === 0 ? 0 : ((12 / (n * (n + 1))) * sum - 3 * (n + 1)) / ties;
}

/**
 * Whether mood differs between groups: Kruskal–Wallis at p < 0.01 over groups of at least five, with at least half a
 * point between the highest and the lowest mean. Fewer than `fewestGroups` such groups are too few. `worth` is the share
 * of the check-ins that counts as independent, 0 to 1.
 */
export function patternOf(groups: readonly MoodGroup[], fewestGroups: number, worth = 1): Pattern {
  const compared = groups.filter(({ scores }) => scores.length >= fewestInGroup);
  if (compared.length < fewestGroups) return { kind: "too-few" };
  const critical = criticalAt[compared.length - 2] ?? Infinity;
  const ordered = compared.toSorted((a, b) => mean(a.scores) - mean(b.scores));
  const [lowest, highest] = [ordered[0], ordered.at(-1)];
  if (!lowest || !highest) return { kind: "too-few" };
  const apart = mean(highest.scores) - mean(lowest.scores);
  if (apart < leastDifference || worth * kruskalWallis(compared.map(({ scores }) => scores)) <= critical) {
    return { kind: "none" };
  }
  return { kind: "differs", highest: highest.key, lowest: lowest.key };
}

export const levels = ["sleep", "energy", "stress"] as const;
type Level = (typeof levels)[number];

const readLevel: Record<Level, (day: MoodDay) => number | null> = {
  sleep: (day) => day.sleep_quality,
  energy: (day) => day.energy_level,
  stress: (day) => day.stress_level,
};

/**
 * How mood relates to a level: `together` if both rise, `against` if mood falls as the level rises, `none` if there
 * is no clear sign.
 */
type Relation = "together" | "against" | "none" | "too-few";

/** Minimum check-ins, minimum distinct values on each side, and the smallest correlation worth mentioning. */
const fewestNoted = 30;
const fewestValues = 3;
const leastCorrelation = 0.3;

/** The two-sided normal deviate for p = 0.05 / 3, because three relations are tested at once. */
const criticalDeviate = 2.394;

/** The variance of Fisher's z of a rank correlation is 1.06 / (n - 3) (Fieller, Hartley and Pearson 1957). */
const rankVariance = 1.06;

/**
 * Whether mood and another level are related: Spearman's correlation, tested with Fisher's z over the effective number
 * of independent check-ins. It never shows a cause.
 */
export function relationOf(days: readonly MoodDay[], level: Level): Relation {
  const noted = days.flatMap((day) => {
    const value = readLevel[level](day);
    return value === null ? [] : [{ mood: day.mood, value }];
  });
  const moods = noted.map(({ mood }) => mood);
  const others = noted.map(({ value }) => value);
  if (noted.length < fewestNoted || [moods, others].some((side) => new Set(side).size < fewestValues)) {
    return "too-few";
  }
  const rho = spearman(moods, others);
  const worth = noted.length * independentShare(moods, others);
  const z =
    Math.atanh(Math.max(-0.999, Math.min(0.999, rho))) * Math.sqrt(Math.max(0, worth - 3) / rankVariance);
  if (Math.abs(z) < criticalDeviate || Math.abs(rho) < leastCorrelation) return "none";
  return rho > 0 ? "together" : "against";
}

/** Ranks from 1; equal values share their mean rank. */
export function midranks(values: readonly number[]): readonly number[] {
  const sorted = values.toSorted((a, b) => a - b);
  const rankOf = new Map<number, number>();
  for (let start = 0; start < sorted.length;) {
    const value = sorted[start] ?? 0;
    const end = sorted.lastIndexOf(value) + 1;
    rankOf.set(value, (start + 1 + end) / 2);
    start = end;
  }
  return values.map((value) => rankOf.get(value) ?? 0);
}

export function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / values.length;
}

/** Pearson's correlation, -1 to 1; 0 if either series is constant. */
function correlation(xs: readonly number[], ys: readonly number[]): number {
  const [x0, y0] = [mean(xs), mean(ys)];
  let [xy, xx, yy] = [0, 0, 0];
  for (const [index, value] of xs.entries()) {
    const [x, y] = [value - x0, (ys[index] ?? y0) - y0];
    xy += x * y;
    xx += x * x;
    yy += y * y;
  }
  return xx === 0 || yy === 0 ? 0 : xy / Math.sqrt(xx * yy);
}

/** Spearman's rank correlation with ties, -1 to 1; 0 if either series is constant. */
export function spearman(xs: readonly number[], ys: readonly number[]): number {
  return correlation(midranks(xs), midranks(ys));
}

/**
 * Lag-1 autocorrelation of ranks, corrected for small-sample bias and clamped to 0–0.95. Needs at least five values.
 */
export function persistence(values: readonly number[]): number {
  const ranks = midranks(values);
  const middle = mean(ranks);
  let [products, squares] = [0, 0];
  for (const [index, rank] of ranks.entries()) {
    squares += (rank - middle) ** 2;
    products += (rank - middle) * ((ranks[index + 1] ?? middle) - middle);
  }
  if (squares === 0) return 0;
  const n = ranks.length;
  return Math.min(0.95, Math.max(0, ((n * products) / squares + 1) / (n - 4)));
}

/**
 * The share of pairs of two series that counts as independent, 0 to 1. Days in a row resemble each other, and two slow
 * series seem related by chance: n pairs are worth n (1 - r1 r2) / (1 + r1 r2), with both lag-1 autocorrelations
 * (Bretherton et al. 1999).
 */
function independentShare(xs: readonly number[], ys: readonly number[]): number {
  const shared = persistence(xs) * persistence(ys);
  return (1 - shared) / (1 + shared);
}

/** `x` is days since the first day of the chart. */
export type LinePoint = { readonly x: number; readonly y: number };

/** After this many days without a check-in the line breaks, so that a gap looks like a gap. */
const longestGap = 7;

/** Each point is the mean of the check-ins within this many days, and needs at least this many of them. */
const reach = 3;
const fewestNear = 3;

/** The moving mean of the check-ins, split into segments at long gaps. */
export function trendLines(days: readonly MoodDay[], from: string): readonly (readonly LinePoint[])[] {
  const points = days.map((day) => ({ x: daysBetween(from, day.local_date), y: day.mood }));
  const pieces: LinePoint[][] = [];
  let last = -Infinity;
  for (const { x } of points) {
    const near = points.filter((other) => Math.abs(other.x - x) <= reach);
    if (near.length < fewestNear) continue;
    if (x - last > longestGap) pieces.push([]);
    pieces.at(-1)?.push({ x, y: mean(near.map(({ y }) => y)) });
    last = x;
  }
  return pieces.filter((piece) => piece.length > 1);
}
