import { noRisk, type RiskFinding } from "#shared/safety/risk.ts";
import { emptyPlan, type SafetyPlan, type SafetyPort } from "#client/lib/safety-plan.ts";

/** The state and answers of a fake safety port. */
export type FakeSafety = {
  plan: SafetyPlan;
  failing: boolean;
  found: RiskFinding;
  readonly screened: string[];
};

export function fakeSafety(given: Partial<FakeSafety> = {}): FakeSafety {
  return { plan: emptyPlan, failing: false, found: noRisk, screened: [], ...given };
}

/** An in-memory safety plan, and a screen whose result the test chooses. */
export function fakeSafetyPort(held: FakeSafety): SafetyPort {
  const failed = { kind: "failed", failure: "server-error" } as const;
  return {
    readPlan: () => Promise.resolve(held.failing ? failed : { kind: "ok", plan: held.plan }),
    writePlan: (_userId, plan) => {
      if (held.failing) return Promise.resolve(failed);
      held.plan = plan;
      return Promise.resolve({ kind: "ok" });
    },
    screen: (text) => {
      held.screened.push(text);
      return Promise.resolve(held.failing ? null : held.found);
    },
  };
}
