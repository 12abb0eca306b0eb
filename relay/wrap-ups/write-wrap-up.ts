import { hasMaterial, type WrapUpStep } from "#shared/wrap-ups.ts";
import type { Ai, AiFailure } from "../ai/port.ts";
import { writeInsights } from "./insights.ts";
import type { Material } from "./material.ts";
import type { WrapUpStore } from "../store/wrap-ups.ts";

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
