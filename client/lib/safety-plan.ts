import type { RiskFinding } from "#shared/safety/risk.ts";
import type { DataFailure } from "./data-failure.ts";

/** The parts of a safety plan, in the order of Stanley and Brown's steps. */
export const planParts = [
  "warning_signs",
  "coping",
  "distractions",
  "people",
  "professionals",
  "surroundings",
  "reasons",
] as const;
export type PlanPart = (typeof planParts)[number];

export type SafetyPlan = Readonly<Record<PlanPart, string>>;

/** The database's limit on each part, in characters. */
export const longestPlanPart = 2_000;

export const emptyPlan: SafetyPlan = {
  warning_signs: "",
  coping: "",
  distractions: "",
  people: "",
  professionals: "",
  surroundings: "",
  reasons: "",
};

type Failed = { readonly kind: "failed"; readonly failure: DataFailure };

/** A person's safety plan, under row-level security, and the screening of what they write. Never throws. */
export type SafetyPort = {
  /** An empty plan if none was written yet. */
  readonly readPlan: (userId: string) => Promise<{ readonly kind: "ok"; readonly plan: SafetyPlan } | Failed>;
  readonly writePlan: (userId: string, plan: SafetyPlan) => Promise<{ readonly kind: "ok" } | Failed>;
  /** The screening result for a saved text; null if the relay doesn't answer. */
  readonly screen: (text: string) => Promise<RiskFinding | null>;
};
