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

export const emptyPlan: SafetyPlan = {
  warning_signs: "",
  coping: "",
  distractions: "",
  people: "",
  professionals: "",
  surroundings: "",
  reasons: "",
};

const prefix = "hearken.safety-plan.";
const keyOf = (userId: string) => `${prefix}${userId}`;

/** The parts of a stored plan, ignoring anything that isn't text; null if there is none. */
function planIn(stored: string | null): SafetyPlan | null {
  const kept = parseJson(stored ?? "null");
  if (typeof kept !== "object" || kept === null) return null;
  // Parsed by hand, so that the first page doesn't load a library for it.
  const texts = new Map(Object.entries(kept));
  const plan: Record<PlanPart, string> = { ...emptyPlan };
  for (const part of planParts) {
    const text: unknown = texts.get(part);
    plan[part] = typeof text === "string" ? text : "";
  }
  return plan;
}

/** The copy of their safety plan that this person chose to store on this device, or null. */
export function readPlanCopy(userId: string): SafetyPlan | null {
  return planIn(deviceStorage.getItem(keyOf(userId)));
}

/**
 * The copies to show on this device: somebody's own, or all of them while nobody is signed in, since a plan has to be at
 * hand then, too. Never another person's to somebody who is signed in.
 */
export function shownPlanCopies(signedIn: string | null): readonly SafetyPlan[] {
  const keys =
    signedIn === null ? deviceStorage.keys().filter((key) => key.startsWith(prefix)) : [keyOf(signedIn)];
  return keys.map((key) => planIn(deviceStorage.getItem(key))).filter((plan) => plan !== null);
}

/** Whether this person's copy is stored here. */
export function hasPlanCopy(userId: string): boolean {
  return readPlanCopy(userId) !== null;
}

const followers = new Set<() => void>();

/** Calls back whenever a copy may have changed, in this tab or another; returns how to stop. */
export function followPlanCopies(onChange: () => void): () => void {
  followers.add(onChange);
  addEventListener("storage", onChange);
  return () => {
    followers.delete(onChange);
    removeEventListener("storage", onChange);
  };
}

/**
 * Stores a copy. Returns false, leaving no copy, if the browser refused: one in memory would be gone with the
 * page.
 */
export function savePlanCopy(userId: string, plan: SafetyPlan): boolean {
  deviceStorage.setItem(keyOf(userId), JSON.stringify(plan));
  const lasts = deviceStorage.isLasting(keyOf(userId));
  if (!lasts) deviceStorage.removeItem(keyOf(userId));
  for (const tell of followers) tell();
  return lasts;
}

/** Deletes this person's copy, but nobody else's. */
export function deletePlanCopy(userId: string): void {
  deviceStorage.removeItem(keyOf(userId));
  for (const tell of followers) tell();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
