import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { concerns, isAtLeast } from "#shared/safety/risk.ts";
import { featuresOf } from "#relay/safety/model/features.ts";
import { encodeFeatures, type ModelFile } from "#relay/safety/model/linear-model.ts";
import { type Effort, type Fitted, fit } from "./logistic.ts";
import type { Sentence } from "./sentences.ts";

const effort: Effort = { epochs: 40, penalty: 5e-4 };

/** A feature that stands in one sentence alone tells more of that sentence than of the language. */
const leastSentences = 2;

/** Whether a sentence is one of those that a turn's level `active` or above is for. */
export const isAtRisk = ({ level }: Sentence): boolean => isAtLeast(level, "active");

/** What stands between, as denials and worries about others do, would only blur the line. */
const isClear = ({ level }: Sentence): boolean => level !== "possible";

function commonFeatures(texts: readonly (readonly number[])[]): readonly number[] {
  const counts = new Map<number, number>();
  for (const feature of texts.flat()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return [...counts]
    .flatMap(([feature, count]) => (count < leastSentences ? [] : [feature]))
    .toSorted((a, b) => a - b);
}

const largest = 127;

/** What weighs less, of 127, changes nothing. */
const leastWeight = 6;

/** Weights as whole numbers, and what makes them as large again. */
function rounded({ weights }: Fitted): { readonly scale: number; readonly whole: readonly number[] } {
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / largest;
  return { scale, whole: Array.from(weights, (weight) => Math.round(weight / scale)) };
}

const precise = (value: number): number => Number(value.toPrecision(6));

/** A model of one language: of the risk, learned from all clear sentences, and of each concern, from those at risk. */
export function train(sentences: readonly Sentence[], language: LanguageCode, mark: string): ModelFile {
  const clear = sentences.filter(isClear);
  const texts = clear.map(({ text }) => featuresOf(text, language));
  const common = commonFeatures(texts);
  const indexes = new Map(common.map((feature, index) => [feature, index]));
  const known = texts.map((features) => features.flatMap((feature) => indexes.get(feature) ?? []));
  const fitted = [
    fitOf(clear, known, common.length, () => true, isAtRisk),
    ...concerns.map((concern) =>
      fitOf(clear, known, common.length, isAtRisk, (sentence) => sentence.concerns.includes(concern)),
    ),
  ];
  const columns = fitted.map(rounded);
  const weighed = common.map((feature, index) => ({
    feature,
    weights: columns.map(({ whole }) => whole[index] ?? 0),
  }));
  return {
    mark,
    biases: fitted.map(({ bias }) => precise(bias)),
    scales: columns.map(({ scale }) => precise(scale)),
    features: encodeFeatures(weighed.filter(({ weights }) => Math.abs(weights[0] ?? 0) >= leastWeight)),
  };
}

function fitOf(
  sentences: readonly Sentence[],
  features: readonly (readonly number[])[],
  size: number,
  isMeant: (sentence: Sentence) => boolean,
  isOne: (sentence: Sentence) => boolean,
): Fitted {
  const examples = sentences.flatMap((sentence, index) =>
    isMeant(sentence) ? [{ features: features[index] ?? [], isOne: isOne(sentence) }] : [],
  );
  return fit(examples, size, effort);
}
