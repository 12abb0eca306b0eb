import { deviceStorage } from "./browser-storage.ts";

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

const key = "hearken.safety-plan";

/** The stored parts of a plan and its owner's id, ignoring anything that isn't text. */
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
 * The copy of a safety plan that the person chose to store on this device, or null. Anyone who uses the
 * device can read it, signed in or not.
 */
export function readPlanCopy(): SafetyPlan | null {
  const texts = keptTexts();
  if (texts === null) return null;
  const plan: Record<PlanPart, string> = { ...emptyPlan };
  for (const part of planParts) plan[part] = texts.get(part) ?? "";
  return plan;
}

/** Whether the stored copy belongs to this person, since only their own choice may store their plan here. */
export function hasPlanCopy(userId: string): boolean {
  return keptTexts()?.get("owner") === userId;
}

/**
 * Stores a copy. Returns false, leaving no copy, if the browser refused: one in memory would be gone with the
 * page.
 */
export function savePlanCopy(userId: string, plan: SafetyPlan): boolean {
  deviceStorage.setItem(key, JSON.stringify({ ...plan, owner: userId }));
  if (deviceStorage.isLasting(key)) return true;
  deviceStorage.removeItem(key);
  return false;
}

/** Deletes this person's copy, but nobody else's. */
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
