import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languageCodes } from "#shared/catalogues/languages.ts";
import { oddsOf, readModel } from "#relay/safety/model/linear-model.ts";
import { modelsFileSchema, sharedFileSchema } from "#relay/safety/model/models.ts";
import { readExchanges } from "./exchanges.ts";
import { fit } from "./logistic.ts";
import { modelPath, sharedPath } from "./model-path.ts";
import { exchangesMark, readTraining, sentencesMark } from "./sentences.ts";
import { trainTogether } from "./train-columns.ts";

const read = (path: string): unknown => JSON.parse(readFileSync(path, "utf8"));

test("the models of sentences were trained on what there is: `npm run train:safety`", () => {
  const { mark } = sharedFileSchema.parse(read(sharedPath));
  expect(mark).toBe(sentencesMark(languageCodes.map(readTraining)));
});

test.each(languageCodes)(
  "the models of exchanges in %s were trained on what there is: `npm run train:safety`",
  (language) => {
    const { mark } = modelsFileSchema.parse(read(modelPath(language)));
    expect(mark).toBe(exchangesMark(readExchanges(language, readTraining(language))));
  },
);

const effort = { epochs: 50, penalty: 1e-4 };

test("weights part what can be parted, and are the same each time", () => {
  const examples = [
    { features: [0, 2], isOne: true },
    { features: [0, 3], isOne: true },
    { features: [1, 2], isOne: false },
    { features: [1, 3], isOne: false },
    { features: [1], isOne: false },
  ].map(({ features, isOne }) => ({
    parts: [{ features: Int32Array.from(features), unit: 1 / Math.sqrt(30) }],
    isOne,
    group: 0,
  }));
  const learned = fit(examples, { size: 4, groups: 1 }, effort);
  const [one = 0, other = 0, both = 0] = learned.weights;
  expect(one).toBeGreaterThan(0.5);
  expect(other).toBeLessThan(-0.5);
  expect(Math.abs(both)).toBeLessThan(Math.abs(one) / 2);
  expect(fit(examples, { size: 4, groups: 1 }, effort)).toEqual(learned);
});

const lesson = (own: number, shared: number, isRisk: boolean) => ({
  row: { isRisk },
  parts: [
    { block: own, features: [10 + own] },
    { block: 2, features: [shared] },
  ],
});

test("what one block's rows teach of a shared one serves another's", () => {
  const block = { least: 1, leastTexts: 1, leading: 1 };
  // The second language has never seen 7 or 8 said.
  const lessons = [lesson(0, 7, true), lesson(0, 8, false), lesson(1, 5, true), lesson(1, 6, false)];
  const column = { isMeant: () => true, isOne: ({ isRisk }: { isRisk: boolean }) => isRisk };
  const models = trainTogether(lessons, [block, block, block], [column], effort).map(readModel);
  const [, second, shared] = models;
  if (second === undefined || shared === undefined) throw new Error("There are three.");
  const oddsIn = (concept: number) => (oddsOf(second, [11])[0] ?? 0) + (oddsOf(shared, [concept])[0] ?? 0);
  expect(oddsIn(7)).toBeGreaterThan(0.5);
  expect(oddsIn(8)).toBeLessThan(-0.5);
});
