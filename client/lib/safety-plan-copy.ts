import { deviceStorage } from "./browser-storage.ts";
import { emptyPlan, type PlanPart, planParts, type SafetyPlan } from "./safety-plan.ts";

const key = "hearken.safety-plan";

/** What is kept: a plan's parts and whose it is, as far as they are texts. */
function keptTexts(): ReadonlyMap<string, string> | null {
  const kept = parseJson(deviceStorage.getItem(key) ?? "null");
  if (typeof kept !== "object" || kept === null) return null;
  // Parsed by hand, so that the first page doesn't load a library for it.
  const texts = Object.entries(kept).flatMap(([name, text]) =>
    typeof text === "string" ? [[name, text] as const] : [],
  );
  return new Map(texts);
}

/**
 * The copy of a safety plan that the person chose to keep on this device; null where there is none. Whoever uses the
 * device may read it, signed in or not.
 */
export function readPlanCopy(): SafetyPlan | null {
  const texts = keptTexts();
  if (texts === null) return null;
  const plan: Record<PlanPart, string> = { ...emptyPlan };
  for (const part of planParts) plan[part] = texts.get(part) ?? "";
  return plan;
}

/** Whether the copy is this person's: nobody else's choice keeps their plan here. */
export function hasPlanCopy(userId: string): boolean {
  return keptTexts()?.get("owner") === userId;
}

/** Keeps a copy. False: the browser refused, and no copy is left; one in memory would be gone with the page. */
export function savePlanCopy(userId: string, plan: SafetyPlan): boolean {
  deviceStorage.setItem(key, JSON.stringify({ ...plan, owner: userId }));
  if (deviceStorage.isLasting(key)) return true;
  deviceStorage.removeItem(key);
  return false;
}

/** Forgets the person's copy; another's stays. */
export function deletePlanCopy(userId: string): void {
  if (hasPlanCopy(userId)) deviceStorage.removeItem(key);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
