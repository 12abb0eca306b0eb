import { daysBetween } from "#client/lib/dates.ts";
import type { MoodDay } from "../api.ts";

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
export function independentShare(xs: readonly number[], ys: readonly number[]): number {
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
