/*
 * A second, naive implementation of the trend rule to compare the database's results with: the p-value by
 * integrating the normal density, the median by sorting, and the AR(1) variance factor as a sum instead of
 * its closed form.
 */

export type Series = { readonly days: readonly number[]; readonly scores: readonly number[] };

export function referenceTrend({ days, scores }: Series): string {
  const n = days.length;
  const span = (days[n - 1] ?? 0) - (days[0] ?? 0);
  if (n < 7 || span < 14) return "insufficient_data";
  const pairs = allPairs(n);
  const s = sum(pairs.map(([i, j]) => Math.sign(at(scores, j) - at(scores, i))));
  const slope = median(pairs.map(([i, j]) => (at(scores, j) - at(scores, i)) / (at(days, j) - at(days, i))));
  const p = twoSidedP(s, varianceOfS(scores) * autocorrelationFactor(days, scores, slope));
  if (p >= 0.1 || Math.abs(slope * span) < 0.5) return "stable";
  return s > 0 ? "improving" : "declining";
}

function allPairs(n: number): (readonly [number, number])[] {
  return Array.from({ length: n }, (_, j) =>
    Array.from({ length: j }, (_unused, i) => [i, j] as const),
  ).flat();
}

function varianceOfS(scores: readonly number[]): number {
  const n = scores.length;
  const groups = Object.values(Object.groupBy(scores, String)).map((group) => group?.length ?? 0);
  const ties = sum(groups.map((t) => t * (t - 1) * (2 * t + 5)));
  return (n * (n - 1) * (2 * n + 5) - ties) / 18;
}

function autocorrelationFactor(days: readonly number[], scores: readonly number[], slope: number): number {
  const n = days.length;
  const residuals = scores.map((score, index) => score - slope * at(days, index));
  const mean = sum(residuals) / n;
  const centred = residuals.map((value) => value - mean);
  const power = sum(centred.map((value) => value ** 2));
  if (power < 1e-12) return 1;
  const raw = sum(centred.slice(1).map((value, index) => value * at(centred, index))) / power;
  const r = Math.min(0.95, Math.max(0, (n * raw + 1) / (n - 4)));
  return 1 + 2 * sum(Array.from({ length: n - 1 }, (_, k) => (1 - (k + 1) / n) * r ** (k + 1)));
}

/** With continuity correction; Simpson's rule over the density. */
function twoSidedP(s: number, variance: number): number {
  if (s === 0 || variance === 0) return 1;
  const z = (Math.abs(s) - 1) / Math.sqrt(variance);
  const steps = 2000;
  const width = z / steps;
  const weights = (k: number): number => (k === 0 || k === steps ? 1 : k % 2 === 1 ? 4 : 2);
  const area =
    sum(Array.from({ length: steps + 1 }, (_, k) => weights(k) * density(k * width))) * (width / 3);
  return 1 - 2 * area;
}

function density(x: number): number {
  return Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return Number.isInteger(middle)
    ? (at(sorted, middle - 1) + at(sorted, middle)) / 2
    : at(sorted, Math.floor(middle));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function at(values: readonly number[], index: number): number {
  return values[index] ?? Number.NaN;
}
