import type { Effort } from "./effort.ts";
import { featuresOf, type Features } from "./features.ts";
import { fold } from "./fold.ts";
import { languagesOf } from "./language.ts";
import { type Model, type ModelConcern, modelConcerns, type Weights, weightOf } from "./model.ts";
import { piecesOf } from "./pieces.ts";
import type { ConceptTable } from "./concepts.ts";

/** Normalizes the sum of a text's weights for its length: divides by `(features + few) ^ power`. */
export const evening = { few: 5, power: 0.7 } as const;

export type Screened = {
  readonly level: "none" | "possible" | "active";
  readonly concerns: readonly ModelConcern[];
  /**
   * How much it hints at suicide without saying it: 0 in nearly all talk. One hint means little; what several in a few
   * turns come to is the conversation's to say.
   */
  readonly hint: number;
};

/** The features of each piece of a text. */
export function piecesRead(text: string, concepts: ConceptTable): readonly Features[] {
  const folded = fold(text);
  const languages = languagesOf(folded);
  const effort = { left: Number.POSITIVE_INFINITY };
  return piecesOf(folded).map((piece) => {
    const { words, concepts: spoken } = featuresOf(piece, languages, concepts, effort);
    return { words: words.slice(), concepts: spoken };
  });
}

/** The log odds that one of the models gives to a piece of text. */
function oddsOf(
  { words }: Features,
  weights: Weights,
  { bias, scale }: { readonly bias: number; readonly scale: number },
): number {
  let sum = 0;
  for (const feature of words) sum += weightOf(weights, feature);
  return bias + (sum * scale) / (words.length + evening.few) ** evening.power;
}

/** The most likely concerns, judged only by the concepts in the text. */
function concernOf(concepts: Features["concepts"], { header, concernWeights }: Model): ModelConcern {
  const scores = modelConcerns.map((_, index) => {
    const weights = concepts.map((concept) => concernWeights[concept * modelConcerns.length + index] ?? 0);
    return (header.concernBias[index] ?? 0) + weights.reduce((sum, it) => sum + it, 0) * header.concernScale;
  });
  return modelConcerns[scores.indexOf(Math.max(...scores))] ?? "suicide";
}

/** Steps of effort in one slice: well under a millisecond. */
const sliceSteps = 6_000;

/**
 * The offline screen: what a folded text shows by itself, judged by its most alarming piece. Pure and
 * deterministic; it never returns `imminent`, because it is never certain enough. It yields after each slice
 * of a long text, so that the caller can let others run.
 */
export function* screenInSlices(folded: string, model: Model, effort: Effort): Generator<void, Screened> {
  let most: { readonly odds: number; readonly concepts: Features["concepts"] } | null = null;
  let hint = 0;
  const { header } = model;
  const languages = languagesOf(folded);
  let sliceFrom = effort.left;
  for (const piece of piecesOf(folded)) {
    if (effort.left <= 0) break;
    if (sliceFrom - effort.left >= sliceSteps) {
      yield;
      sliceFrom = effort.left;
    }
    const features = featuresOf(piece, languages, model.concepts, effort);
    const odds = oddsOf(features, model.danger, header);
    if (most === null || odds > most.odds) most = { odds, concepts: features.concepts };
    const { quiet, enough } = header.hints;
    hint = Math.max(hint, (oddsOf(features, model.hints, header.hints) - quiet) / enough);
  }
  const { possible, active } = header.bounds;
  if (most === null || most.odds < possible) return { level: "none", concerns: [], hint };
  const concerns = [concernOf(most.concepts, model)];
  return { level: most.odds < active ? "possible" : "active", concerns, hint };
}
