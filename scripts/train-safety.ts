/** `npm run train:safety`: trains the models that stand beside the risk rules, and tells what they add to them. */
import { writeFileSync } from "node:fs";
import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import type { ModelFile } from "#relay/safety/model/linear-model.ts";
import {
  crossValidated,
  excessOf,
  foundIn,
  lessSure,
  readings,
  type Weighing,
} from "./train-safety/cross-validation.ts";
import { modelPath } from "./train-safety/model-path.ts";
import { readTraining, type Training, trainingMark } from "./train-safety/sentences.ts";
import { train } from "./train-safety/train.ts";

/** Trained on all that there is, and as much less sure as those were that had not seen all. */
function trained(training: Training, language: LanguageCode, excess: number): ModelFile {
  const model = train([...training.known, ...training.blind], language, trainingMark(training));
  const [risk = 0, ...others] = model.biases;
  return { ...model, biases: [Number((risk - excess).toPrecision(6)), ...others] };
}

function write(language: LanguageCode, model: ModelFile): void {
  writeFileSync(modelPath(language), `${JSON.stringify(model, null, 2)}\n`);
}

const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

function tell(name: string, weighings: readonly Weighing[]): void {
  for (const [reading, find] of Object.entries(readings)) {
    const { found, atRisk, alarms, harmless } = foundIn(weighings, find);
    const shares = `found ${found}/${atRisk} (${percent(found, atRisk)}), false alarms ${alarms}/${harmless} (${percent(alarms, harmless)})`;
    console.log(`${name.padEnd(4)} ${reading.padEnd(16)} ${shares}`);
  }
}

console.log("Sentences that neither the rules nor the model that weighs them have seen:\n");
const all = languageCodes.flatMap((language) => {
  const training = readTraining(language);
  const weighings = crossValidated(training, language);
  const excess = excessOf(weighings);
  write(language, trained(training, language, excess));
  const calm = lessSure(weighings, excess);
  tell(language, calm);
  return calm;
});
tell("all", all);
