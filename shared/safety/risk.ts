import { z } from "zod";

/** How near danger is, in ascending order. */
export const riskLevels = ["none", "possible", "active", "imminent"] as const;
export type RiskLevel = (typeof riskLevels)[number];
export const riskLevelSchema = z.enum(riskLevels);

/** What the danger is about; each may have helplines of its own. */
export const concerns = ["suicide", "self_harm", "abuse", "eating_disorder", "harm_to_others"] as const;
export type Concern = (typeof concerns)[number];
export const concernSchema = z.enum(concerns);

/**
 * The result of screening a turn. A `possible` level may come without a concern, because hopelessness has no
 * helpline of its own.
 */
export type RiskFinding = { readonly level: RiskLevel; readonly concerns: readonly Concern[] };

export const noRisk: RiskFinding = { level: "none", concerns: [] };

const rankOf = (level: RiskLevel): number => riskLevels.indexOf(level);

/** Whether a level is at least as high as another: `isAtLeast(level, "active")` opens the help card. */
export function isAtLeast(level: RiskLevel, least: RiskLevel): boolean {
  return rankOf(level) >= rankOf(least);
}

/** The higher of two levels. */
function higherRisk(a: RiskLevel, b: RiskLevel): RiskLevel {
  return isAtLeast(a, b) ? a : b;
}

/** The higher level of two findings, with the concerns of both. */
export function combinedRisk(a: RiskFinding, b: RiskFinding): RiskFinding {
  const both = concerns.filter((concern) => a.concerns.includes(concern) || b.concerns.includes(concern));
  return { level: higherRisk(a.level, b.level), concerns: both };
}
