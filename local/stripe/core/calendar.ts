export type Interval = "month" | "year";

const monthsIn: Readonly<Record<Interval, number>> = { month: 1, year: 12 };

/**
 * The anchor shifted by whole months, in seconds; a day that the month lacks becomes its last day (31 January
 * → 28 February).
 */
function addMonths(anchor: number, months: number): number {
  const from = new Date(anchor * 1000);
  const first = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1);
  const lastDay = daysIn(new Date(first));
  const day = Math.min(from.getUTCDate(), lastDay);
  const timeOfDay = anchor - Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate()) / 1000;
  return first / 1000 + (day - 1) * 86_400 + timeOfDay;
}

function daysIn(month: Date): number {
  return new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).getUTCDate();
}

/**
 * The end of the billing period that begins at `start`: the first whole number of intervals from the anchor
 * that lies after it. Counting from the anchor restores the 31st after a February.
 */
export function periodEnd(anchor: number, interval: Interval, start: number): number {
  const step = monthsIn[interval];
  const guess = Math.floor((start - anchor) / (31 * 86_400) / step);
  let count = Math.max(1, guess);
  while (addMonths(anchor, count * step) <= start) count += 1;
  return addMonths(anchor, count * step);
}
