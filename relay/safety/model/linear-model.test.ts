import { array, assert, integer, property, string, tuple, uniqueArray } from "fast-check";
import { describe, expect, test } from "vitest";
import { languageCodes } from "#shared/catalogues/languages.ts";
import { featuresOfExchange, featuresOfSentence } from "./features.ts";
import { featureBound } from "./hash.ts";
import {
  encodeFeatures,
  knownShare,
  type LinearModel,
  linearModelSchema,
  loudest,
  oddsOf,
  readModel,
  unitOf,
} from "./linear-model.ts";
import { oddsOfSentence, sentenceColumns as columns } from "./sentence-odds.ts";

const zeros = columns.map(() => 0);
const ones = columns.map(() => 1);
const weight = integer({ min: -127, max: 127 });
const row = array(weight, { minLength: columns.length, maxLength: columns.length });

/** A model that gives each of these features these weights, and nothing else. */
function modelOf(weighed: readonly { feature: number; weights: readonly number[] }[], biases = zeros) {
  return readModel({ biases, scales: ones, least, features: encodeFeatures(weighed) });
}
const least = 30;
/** A model that says nothing, and what speaks of no concept. */
const silent = modelOf([]);
const oddsIn = (sentences: LinearModel, pieces: readonly number[]) =>
  oddsOfSentence({ sentences, concepts: silent }, { pieces, concepts: [] }).all;

test("what is written down is read again, whatever the weights and however far apart the features", () => {
  const features = uniqueArray(integer({ min: 0, max: featureBound - 1 }), { minLength: 1, maxLength: 50 });
  assert(
    property(
      features.chain((some) =>
        tuple(
          ...some.toSorted((a, b) => a - b).map((feature) => row.map((weights) => ({ feature, weights }))),
        ),
      ),
      (weighed) => {
        const model = modelOf(weighed);
        for (const { feature, weights } of weighed)
          expect(oddsIn(model, [feature])[0]).toBeCloseTo((weights[0] ?? 0) * unitOf(1, least));
      },
    ),
  );
});

test("a file that is none is refused", () => {
  const schema = linearModelSchema(columns);
  expect(schema.safeParse({ biases: zeros, scales: ones, least, features: "" }).success).toBe(true);
  for (const file of [
    null,
    {},
    { biases: [1], scales: ones, least, features: "" },
    { biases: zeros, scales: ones, least, features: "%" },
    { biases: zeros, scales: ones, least: 0, features: "" },
  ])
    expect(schema.safeParse(file).success).toBe(false);
});

test("a model has as many columns as it was given, and the loudest is the first of the highest", () => {
  const model = readModel({
    biases: [1, 2],
    scales: [1, 10],
    least,
    features: encodeFeatures([{ feature: 5, weights: [3, -2] }]),
  });
  expect(oddsOf(model, [5])).toEqual([1 + 3 * unitOf(1, least), 2 - 20 * unitOf(1, least)]);
  expect(oddsOf(model, [])).toEqual([1, 2]);
  expect([loudest([1, 3, 3]), loudest([-2, -5])]).toEqual([1, 0]);
});

test("what is known is summed as if every text were of one length", () => {
  const model = modelOf([
    { feature: 3, weights: [4, 1, 5, 0, 0, 9, 1, 0] },
    { feature: 90_000, weights: [4, -3, 1, 0, 0, 1, 2, 0] },
  ]);
  const sums = [8, -2, 6, 0, 0, 10, 3, 0].map((sum) => sum * unitOf(2, least));
  expect(oddsIn(model, [3, 90_000])).toEqual(sums);
  expect(oddsIn(model, [3, 90_000, 17])).toEqual(sums);
  const biases = [0.5, 0.25, -0.5, 0, 0, 0, 1, 0];
  expect(oddsIn(modelOf([], biases), [17])).toEqual(biases);
});

test("a model knows a share of a text, and nothing of none", () => {
  const model = modelOf([
    { feature: 3, weights: zeros },
    { feature: 7, weights: ones },
  ]);
  expect(knownShare(model, [3, 4, 7, 8])).toBe(0.5);
  expect(knownShare(model, [])).toBe(0);
});

const kinds = [featuresOfSentence, featuresOfExchange];

describe.each(languageCodes)("features in %s", (language) => {
  test.each(kinds)(
    "they are numbers in bounds, each once, the same each time, whatever the text",
    (featuresOf) => {
      assert(
        property(string({ unit: "binary", maxLength: 200 }), (text) => {
          const features = featuresOf(text, language);
          expect(new Set(features).size).toBe(features.length);
          expect(
            features.every((feature) => Number.isInteger(feature) && feature >= 0 && feature < featureBound),
          ).toBe(true);
          expect(featuresOf(text, language)).toEqual(features);
        }),
      );
    },
  );
});

test.each(kinds)("capitals, accents and signs make no difference", (featuresOf) => {
  expect(featuresOf("J'EN AI ASSEZ!!", "fr")).toEqual(featuresOf("j’en ai assez", "fr"));
  expect(featuresOf("Não quero… mais", "pt")).toEqual(featuresOf("nao quero mais", "pt"));
});
