export const metricNames = ["mood", "energy", "stress", "sleep"] as const;
export type MetricName = (typeof metricNames)[number];

export type Level = "good" | "middle" | "hard";

/**
 * What an average of 1 to 5 amounts to: 4 or more is good, 3 or more in between, else hard; stress the other way round,
 * 5 minus its value (spec 2, section 9).
 */
export function levelOf(name: MetricName, value: number): Level {
  const score = name === "stress" ? 5 - value : value;
  if (score >= 4) return "good";
  return score >= 3 ? "middle" : "hard";
}
