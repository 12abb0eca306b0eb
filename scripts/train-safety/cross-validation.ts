import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { isAtLeast, type RiskFinding } from "#shared/safety/risk.ts";
import { featuresOf } from "#relay/safety/model/features.ts";
import { readModel, type Score, scoreOf } from "#relay/safety/model/linear-model.ts";
import { screenByRules } from "#relay/safety/screen-by-rules.ts";
import { bounds, weighed } from "#relay/safety/weigh.ts";
import type { Sentence, Training } from "./sentences.ts";
import { isAtRisk, train } from "./train.ts";

/** A sentence that neither the rules nor the model that weighed it had seen. */
export type Weighing = { readonly sentence: Sentence; readonly byRules: RiskFinding; readonly score: Score };

/** Each fold is weighed by a model that was trained without it. */
const folds = 5;

/** Weighs a language's blind sentences, each by a model that has not seen it. */
export function crossValidated({ known, blind }: Training, language: LanguageCode): readonly Weighing[] {
  return Array.from({ length: folds }, (_, fold) => {
    const isIn = (index: number) => index % folds === fold;
    const model = readModel(
      train([...known, ...blind.filter((_each, index) => !isIn(index))], language, "of a fold"),
    );
    return blind
      .filter((_each, index) => isIn(index))
      .map((sentence) => ({
        sentence,
        byRules: screenByRules({ text: sentence.text, context: [] }),
        score: scoreOf(model, featuresOf(sentence.text, language)),
      }));
  }).flat();
}

/** Of the sentences at risk how many are found at `active` or above, and of the harmless ones how many alarm. */
export type Found = {
  readonly atRisk: number;
  readonly found: number;
  readonly harmless: number;
  readonly alarms: number;
};

export function foundIn(weighings: readonly Weighing[], find: (weighing: Weighing) => RiskFinding): Found {
  const atRisk = weighings.filter(({ sentence }) => isAtRisk(sentence));
  const harmless = weighings.filter(({ sentence }) => sentence.level === "none");
  return {
    atRisk: atRisk.length,
    found: atRisk.filter((each) => isAtLeast(find(each).level, "active")).length,
    harmless: harmless.length,
    alarms: harmless.filter((each) => find(each).level !== "none").length,
  };
}

/** What is compared: the rules by themselves, and the rules and the model. */
export const readings = {
  "rules alone": ({ byRules }: Weighing) => byRules,
  "rules and model": ({ byRules, score }: Weighing) => weighed(byRules, score, () => "usual"),
} as const;

/** Of the harmless sentences that the rules leave alone, so many may alarm by a model: near misses most of them, as people rarely say them. */
const addedAlarms = 0.03;

/**
 * How much too sure a language's model is, as a logarithm of odds: by so much less it keeps to the alarms that it may
 * add. Where its language had few sentences it is the surer the less it knows.
 */
export function excessOf(weighings: readonly Weighing[]): number {
  const harmless = weighings.filter(({ sentence }) => sentence.level === "none");
  const left = harmless.filter(({ byRules }) => byRules.level === "none");
  const scores = left.map(({ score }) => score.risk).toSorted((a, b) => b - a);
  const bound = scores[Math.floor(addedAlarms * harmless.length)] ?? bounds.alarm.usual;
  return bound - bounds.alarm.usual;
}

export const lessSure = (weighings: readonly Weighing[], excess: number): readonly Weighing[] =>
  weighings.map(({ score, ...rest }) => ({ ...rest, score: { ...score, risk: score.risk - excess } }));
