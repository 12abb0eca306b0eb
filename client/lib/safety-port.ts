import type { RiskFinding } from "#shared/safety/risk.ts";
import type { DataFailure } from "./data-failure.ts";
import type { SafetyPlan } from "./safety-plan.ts";

type Failed = { readonly kind: "failed"; readonly failure: DataFailure };

/** A person's safety plan, under row-level security, and the screen of what they wrote. Never throws. */
export type SafetyPort = {
  /** An empty plan where none was written yet. */
  readonly readPlan: (userId: string) => Promise<{ readonly kind: "ok"; readonly plan: SafetyPlan } | Failed>;
  readonly writePlan: (userId: string, plan: SafetyPlan) => Promise<{ readonly kind: "ok" } | Failed>;
  /** What the rules find in a text that has been saved [S1]; null where the relay does not answer. */
  readonly screen: (text: string) => Promise<RiskFinding | null>;
};
