import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languageCodes } from "#shared/catalogues/languages.ts";
import { modelsFileSchema } from "#relay/safety/model/models.ts";
import { readExchanges } from "./exchanges.ts";
import { fit } from "./logistic.ts";
import { modelPath } from "./model-path.ts";
import { readTraining, trainingMark } from "./sentences.ts";

test.each(languageCodes)(
  "the models in %s were trained on what there is: `npm run train:safety`",
  (language) => {
    const { mark } = modelsFileSchema.parse(JSON.parse(readFileSync(modelPath(language), "utf8")));
    const training = readTraining(language);
    expect(mark).toBe(trainingMark(training, readExchanges(language, training)));
  },
);

test("weights part what can be parted, and are the same each time", () => {
  const examples = [
    { features: [0, 2], isOne: true },
    { features: [0, 3], isOne: true },
    { features: [1, 2], isOne: false },
    { features: [1, 3], isOne: false },
    { features: [1], isOne: false },
  ];
  const { bias, weights } = fit(examples, 4, { epochs: 50, penalty: 1e-4 });
  const [one = 0, other = 0, both = 0] = weights;
  expect(one).toBeGreaterThan(0.5);
  expect(other).toBeLessThan(-0.5);
  expect(Math.abs(both)).toBeLessThan(Math.abs(one) / 2);
  expect(fit(examples, 4, { epochs: 50, penalty: 1e-4 })).toEqual({ bias, weights });
});
