import { useEffect, useState } from "react";
import type { DataFailure } from "#client/lib/data-failure.ts";
import type { SafetyPlan, SafetyPort } from "#client/lib/safety-plan.ts";
import { useServices } from "#client/lib/services.tsx";

type PlanState =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly failure: DataFailure }
  | { readonly status: "ready"; readonly plan: SafetyPlan };

function stateOf(result: Awaited<ReturnType<SafetyPort["readPlan"]>>): PlanState {
  return result.kind === "ok"
    ? { status: "ready", plan: result.plan }
    : { status: "failed", failure: result.failure };
}

/** A person's safety plan, read once; `save` answers why it could not be written, or null. */
export function usePlan(userId: string) {
  const { safety } = useServices();
  const [state, setState] = useState<PlanState>({ status: "loading" });
  useEffect(() => {
    const load = async () => setState(stateOf(await safety.readPlan(userId)));
    void load();
  }, [safety, userId]);
  const retry = async () => {
    setState({ status: "loading" });
    setState(stateOf(await safety.readPlan(userId)));
  };
  const save = async (plan: SafetyPlan): Promise<DataFailure | null> => {
    const result = await safety.writePlan(userId, plan);
    return result.kind === "ok" ? null : result.failure;
  };
  return { state, retry, save };
}
