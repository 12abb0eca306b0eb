import { describe, expect, test } from "vitest";
import { languageCodes } from "#shared/catalogues/languages.ts";
import { riskLevels } from "#shared/safety/risk.ts";
import { evidenceLength, evidenceOf } from "./evidence.ts";
import { featuresOfSentence } from "./features.ts";
import { encodeFeatures, readModel } from "./linear-model.ts";
import { sentenceColumns as columns } from "./sentence-odds.ts";

const zeros = columns.map(() => 0);

/** Weighs every piece of some words so much by its first column, and all else by its biases. */
function modelOf(weights: Readonly<Record<string, number>> = {}, biases: readonly number[] = zeros) {
  const weighed = new Map(
    Object.entries(weights).flatMap(([words, weight]) =>
      featuresOfSentence(words, "en").map((feature) => [feature, weight] as const),
    ),
  );
  const features = [...weighed]
    .toSorted(([one], [other]) => one - other)
    .map(([feature, weight]) => ({ feature, weights: [weight, ...zeros.slice(1)] }));
  return readModel({
    biases: [...biases],
    scales: columns.map(() => 1),
    least: 1,
    features: encodeFeatures(features),
  });
}

/** Where the evidence has what clauses say: the last eight of it. */
const clausesIn = (inputs: readonly number[]) => {
  const [most, least, mean, count, , , last, first] = inputs.slice(-8);
  return { most, least, mean, count, last, first };
};

describe.each(languageCodes)("in %s", (language) => {
  test.each(["", "?", "one", "one, two. Three!", "一、二。三", "واحد، اثنان"])(
    "%j has an evidence of the same length",
    (text) => {
      const { inputs } = evidenceOf({ sentences: modelOf(), concepts: modelOf() }, text, language, "none");
      expect(inputs).toHaveLength(evidenceLength);
      expect(inputs.every(Number.isFinite)).toBe(true);
    },
  );
});

test("what the rules found is part of it", () => {
  const models = { sentences: modelOf(), concepts: modelOf() };
  const told = riskLevels.map((level) =>
    evidenceOf(models, "one two", "en", level).inputs.slice(2 * columns.length, 2 * columns.length + 3),
  );
  expect(told).toEqual([
    [0, 0, 0],
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ]);
});

test("a clause speaks for itself, whatever stands beside it", () => {
  const models = { sentences: modelOf({ tablets: 9, pizza: -9 }), concepts: modelOf() };
  const alone = clausesIn(evidenceOf(models, "tablets", "en", "none").inputs);
  const beside = clausesIn(evidenceOf(models, "pizza, tablets", "en", "none").inputs);
  expect(alone.count).toBe(0);
  expect(beside.count).toBeCloseTo(Math.log(2));
  expect(beside.most).toBeCloseTo(alone.most ?? 0);
  expect(beside.last).toBe(beside.most);
  expect(beside.first).toBe(beside.least);
  expect(beside.least).toBeLessThan(0);
  expect(beside.mean).toBeCloseTo(((beside.most ?? 0) + (beside.least ?? 0)) / 2);
});

test("it names the concern that both models together hear the most", () => {
  const sentences = modelOf({}, [0, 0, 0, 0.5, 0, 0, 1, 0]);
  const concepts = modelOf({}, [0, 0, 0, 0.8, 0, 0, 0.1, 0]);
  expect(evidenceOf({ sentences, concepts }, "one two", "en", "none").concern).toBe("suicide");
  expect(evidenceOf({ sentences, concepts: modelOf() }, "one two", "en", "none").concern).toBe(
    "eating_disorder",
  );
});
