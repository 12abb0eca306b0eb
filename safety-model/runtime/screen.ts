import type { Effort } from "./effort.ts";
import { featuresOf, type Features } from "./features.ts";
import { fold } from "./fold.ts";
import { languagesOf } from "./language.ts";
import { type Model, type ModelConcern, modelConcerns, weightOf } from "./model.ts";
import { piecesOf } from "./pieces.ts";
import type { ConceptTable } from "./concepts.ts";

/** How the sum of a text's weights is evened out for its length: by `(features + few) ^ power`. */
export const evening = { few: 5, power: 0.7 } as const;

export type Screened = {
  readonly level: "none" | "possible" | "active";
  readonly concerns: readonly ModelConcern[];
};

const nothing: Screened = { level: "none", concerns: [] };

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

/** The log odds that a piece of text speaks of danger. */
function oddsOf({ words }: Features, model: Model): number {
  let sum = 0;
  for (const feature of words) sum += weightOf(model, feature);
  const { bias, scale } = model.header;
  return bias + (sum * scale) / (words.length + evening.few) ** evening.power;
}

/** What the danger is most likely about, by the concepts in the text alone. */
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
 * The offline screen: what a folded text shows by itself, from its most alarming piece. Pure and deterministic; it never
 * says `imminent`, since nothing it hears is sure enough. It stops for breath after each slice of a long text, so that
 * whoever runs it can let others have their turn.
 */
export function* screenInSlices(folded: string, model: Model, effort: Effort): Generator<void, Screened> {
  let most: { readonly odds: number; readonly concepts: Features["concepts"] } | null = null;
  const languages = languagesOf(folded);
  let sliceFrom = effort.left;
  for (const piece of piecesOf(folded)) {
    if (effort.left <= 0) break;
    if (sliceFrom - effort.left >= sliceSteps) {
      yield;
      sliceFrom = effort.left;
    }
    const features = featuresOf(piece, languages, model.concepts, effort);
    const odds = oddsOf(features, model);
    if (most === null || odds > most.odds) most = { odds, concepts: features.concepts };
  }
  const { possible, active } = model.header.bounds;
  if (most === null || most.odds < possible) return nothing;
  return { level: most.odds < active ? "possible" : "active", concerns: [concernOf(most.concepts, model)] };
}
