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

/** The longest part that the database takes, in characters. */
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

/** A person's safety plan, under row-level security, and the screen of what they wrote. Never throws. */
export type SafetyPort = {
  /** An empty plan where none was written yet. */
  readonly readPlan: (userId: string) => Promise<{ readonly kind: "ok"; readonly plan: SafetyPlan } | Failed>;
  readonly writePlan: (userId: string, plan: SafetyPlan) => Promise<{ readonly kind: "ok" } | Failed>;
  /** What the rules find in a text that has been saved; null where the relay does not answer. */
  readonly screen: (text: string) => Promise<RiskFinding | null>;
};
