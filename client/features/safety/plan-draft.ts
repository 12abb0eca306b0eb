import { z } from "zod";
import { createDrafts } from "#client/lib/drafts.ts";
import { planParts, type SafetyPlan } from "#client/lib/safety-plan.ts";

const draftSchema = z.partialRecord(z.enum(planParts), z.string());

/** The parts that were written and are not saved yet. The others stay as they are saved, from another device too. */
export type PlanDraft = z.infer<typeof draftSchema>;

export const emptyDraft: PlanDraft = {};

/** What `plan` says other than the saved one. */
export function changesIn(plan: SafetyPlan, saved: SafetyPlan): PlanDraft {
  const changed = planParts.filter((part) => plan[part] !== saved[part]);
  return changed.length === 0 ? emptyDraft : Object.fromEntries(changed.map((part) => [part, plan[part]]));
}

export const planDrafts = createDrafts("safety-plan-draft", draftSchema, emptyDraft);
