import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { isAtLeast } from "#shared/safety/risk.ts";
import type { Network } from "#relay/safety/model/network.ts";
import { scoreOf } from "#relay/safety/model/score.ts";
import type { FoldWeighings, Scored, Weighing } from "./cross-validation.ts";
import { fitNetwork, type NetworkEffort } from "./fit-network.ts";
import type { NetworkLesson } from "./network-step.ts";

/** There are so many more sentences of one's own and present danger than such as only name one. */
const possibleShare = 8;

/**
 * What the network learns of a weighed sentence, as the columns of sentences do (`train.ts`): the risk from all clear
 * ones, how near it is from those at risk, and whether it is one's own from all that name one.
 */
function lessonOf({ sentence: { level }, evidence }: Weighing): NetworkLesson {
  const isAtRisk = isAtLeast(level, "active");
  const columns = [
    { isOne: isAtRisk, share: level === "possible" ? 0 : 1 },
    { isOne: level === "imminent", share: isAtRisk ? 1 : 0 },
    { isOne: isAtRisk, share: isAtRisk ? 1 : level === "possible" ? possibleShare : 0 },
  ];
  return {
    inputs: Float64Array.from(evidence.inputs),
    targets: columns.map(({ isOne }) => (isOne ? 1 : 0)),
    shares: columns.map(({ share }) => share),
  };
}

/** More hidden units, or more epochs, found no more in sentences that were not learned from. */
const effort: NetworkEffort = { hidden: 32, epochs: 20, batch: 256, rate: 3e-3, penalty: 1e-4 };

/** The network that reads what models and rules say of sentences, learned from some folds of them, which neither had seen. */
export const networkOf = (folds: readonly FoldWeighings[]): Network =>
  fitNetwork(folds.flatMap((fold) => [...fold.values()].flat()).map(lessonOf), effort);

/** The sentences of every language, each scored by a network that was trained without its fold. */
export function scoredInFolds(folds: readonly FoldWeighings[]): ReadonlyMap<LanguageCode, readonly Scored[]> {
  const scored = new Map<LanguageCode, Scored[]>();
  for (const [index, fold] of folds.entries()) {
    const network = networkOf(folds.filter((_, other) => other !== index));
    for (const [language, weighings] of fold)
      scored.set(language, [
        ...(scored.get(language) ?? []),
        ...weighings.map(({ sentence, byRules, isHeard, evidence }) => ({
          sentence,
          byRules,
          isHeard,
          score: scoreOf(network, evidence),
        })),
      ]);
  }
  return scored;
}

/** The same network, by so much less sure of risk. */
export function lessSureNetwork({ hidden, outputs }: Network, excess: number): Network {
  return {
    hidden,
    outputs: outputs.map((unit, output) =>
      output === 0 ? { ...unit, bias: Number((unit.bias - excess).toPrecision(6)) } : unit,
    ),
  };
}
