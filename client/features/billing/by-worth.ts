import type { PlanId } from "#shared/plans.ts";

/** The plans from the least to the most. */
export const byWorth = [
  "free",
  "24hour_pass",
  "premium-monthly",
  "premium-annual",
] as const satisfies PlanId[];
