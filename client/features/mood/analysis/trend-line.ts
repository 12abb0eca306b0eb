import type { MoodDay } from "../api.ts";
import { daysBetween } from "#client/lib/dates.ts";
import { mean } from "./ranks.ts";

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
