import { hasMaterial, type WrapUpStep } from "#shared/wrap-ups.ts";
import type { Ai, AiFailure } from "../ai/port.ts";
import { type Insights, writeInsights } from "./insights.ts";
import type { Material } from "./material.ts";

/** `used`: the plan's turn is taken; `busy`: another one of this person is being written; `often`: too many were begun today. */
export type Claimed =
  | { readonly kind: "claimed"; readonly claim: string }
  | { readonly kind: "used" | "busy" | "often" | "unavailable" };

/** The wrap-ups of everybody in the database. Never throws. */
export type WrapUpStore = {
  /** Of the week that holds `day`, or of the person's current one; null when the database did not answer. */
  readonly material: (userId: string, day: string | null) => Promise<Material | null>;
  readonly claim: (userId: string) => Promise<Claimed>;
  /** Its id; null where it could not be kept. `usesTurn`: whether the plan's turn is used up by it. */
  readonly finish: (
    claim: string,
    written: { readonly week: Material["week"]; readonly insights: Insights; readonly usesTurn: boolean },
  ) => Promise<string | null>;
  /** Nothing came of it: the turn is the person's again, though the start counts towards the day's. */
  readonly release: (claim: string) => Promise<void>;
};

/** Why no wrap-up is written: nothing was begun, and the plan's turn is not used. */
export type WrapUpRefusal = "empty" | "future" | "used" | "busy" | "often" | "unavailable";

export type WrapUpOutcome =
  | { readonly kind: "done"; readonly id: string }
  | { readonly kind: "refused"; readonly reason: WrapUpRefusal }
  /** It was begun and came to nothing. */
  | { readonly kind: "failed" };

export type WriteDeps = {
  readonly ai: Pick<Ai, "task">;
  readonly store: WrapUpStore;
  /** The plain texts were used, and why. */
  readonly onPlain: (failure: AiFailure) => void;
};

export type WriteRequest = {
  readonly userId: string;
  /** A day of the week that is meant; null: the current one. */
  readonly day: string | null;
  readonly onStep: (step: WrapUpStep) => void;
};

/** ms. A model that takes longer than this gives the plain texts; shorter than a claim lasts. */
const longestWritingMs = 120_000;

const failed: WrapUpOutcome = { kind: "failed" };
const refused = (reason: WrapUpRefusal): WrapUpOutcome => ({ kind: "refused", reason });

/**
 * Reads a person's week, takes the plan's turn, and writes and keeps the wrap-up. One that only the plain texts could
 * be written for uses no turn.
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
  { ai, store, onPlain }: WriteDeps,
  { onStep }: WriteRequest,
  material: Material,
  claim: string,
): Promise<string | null> {
  onStep("writing");
  const { insights, failure } = await writeInsights(ai, material, AbortSignal.timeout(longestWritingMs));
  if (failure !== null) onPlain(failure);
  onStep("saving");
  return store.finish(claim, { week: material.week, insights, usesTurn: failure === null });
}
