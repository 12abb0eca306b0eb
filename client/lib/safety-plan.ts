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
