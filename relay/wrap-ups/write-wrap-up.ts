import { hasMaterial, type WrapUpStep } from "#shared/wrap-ups.ts";
import type { AiFailure } from "../ai/port.ts";
import type { OutgoingFault } from "../safety/outgoing.ts";
import { type InsightDeps, type Insights, writeInsights } from "./insights.ts";
import type { Material } from "./material.ts";

/**
 * `used`: the plan's turn is used up; `busy`: another one of this person is being written; `often`: too many
 * were started today.
 */
export type Claimed =
  | { readonly kind: "claimed"; readonly claim: string }
  | { readonly kind: "used" | "busy" | "often" | "unavailable" };

/** Everyone's wrap-ups in the database. Never throws. */
export type WrapUpStore = {
  /** For the week that contains `day`, or the person's current one; null if the database didn't answer. */
  readonly material: (userId: string, day: string | null) => Promise<Material | null>;
  readonly claim: (userId: string) => Promise<Claimed>;
  /** Its id; null if it couldn't be stored. `usesTurn`: whether it uses up the plan's turn. */
  readonly finish: (
    claim: string,
    written: {
      readonly week: Material["week"];
      readonly sessionMoods: Material["session_moods"];
      readonly insights: Insights;
      readonly usesTurn: boolean;
    },
  ) => Promise<string | null>;
  /**
   * Nothing came of it, so the person gets the turn back, though the start still counts toward the day's
   * limit.
   */
  readonly release: (claim: string) => Promise<void>;
};

/** Why no wrap-up is written: nothing was started, and the plan's turn isn't used. */
export type WrapUpRefusal = "empty" | "future" | "used" | "busy" | "often" | "unavailable";

export type WrapUpOutcome =
  | { readonly kind: "done"; readonly id: string }
  | { readonly kind: "refused"; readonly reason: WrapUpRefusal }
  /** It was started but failed. */
  | { readonly kind: "failed" };

export type WriteDeps = InsightDeps & {
  readonly store: WrapUpStore;
  /** The plain texts were used, and why. */
  readonly onPlain: (failure: AiFailure) => void;
  /** The check took something out of what the model wrote. */
  readonly onFault: (fault: OutgoingFault) => void;
};

export type WriteRequest = {
  readonly userId: string;
  /** A day within the week; null for the current week. */
  readonly day: string | null;
  readonly onStep: (step: WrapUpStep) => void;
};

/** In ms. A slower model gives way to the plain texts; shorter than a claim lasts. */
const longestWritingMs = 120_000;

const failed: WrapUpOutcome = { kind: "failed" };
const refused = (reason: WrapUpRefusal): WrapUpOutcome => ({ kind: "refused", reason });

/**
 * Reads a person's week, takes the plan's turn, and writes and stores the wrap-up. If only the plain texts
 * could be used, the turn isn't used up.
 */
export async function writeWrapUp(deps: WriteDeps, request: WriteRequest): Promise<WrapUpOutcome> {
  const material = await deps.store.material(request.userId, request.day);
  if (material === null) return refused("unavailable");
  if (material.week.period_start > material.today) return refused("future");
  if (!hasMaterial(material.week)) return refused("empty");
  const claimed = await deps.store.claim(request.userId);
  if (claimed.kind !== "claimed") return refused(claimed.kind);
  const id = await keep(deps, request, material, claimed.claim);
  if (id !== null) return { kind: "done", id };
  await deps.store.release(claimed.claim);
  return failed;
}

async function keep(
  { store, onPlain, onFault, ...writing }: WriteDeps,
  { onStep }: WriteRequest,
  material: Material,
  claim: string,
): Promise<string | null> {
  onStep("writing");
  const { insights, failure, faults } = await writeInsights(
    writing,
    material,
    AbortSignal.timeout(longestWritingMs),
  );
  faults.forEach(onFault);
  if (failure !== null) onPlain(failure);
  onStep("saving");
  return store.finish(claim, {
    week: material.week,
    sessionMoods: material.session_moods,
    insights,
    usesTurn: failure === null,
  });
}
