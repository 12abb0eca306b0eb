/** `npm run train:safety`: trains the models that stand beside the risk rules, and tells what they add to them. */
import { writeFileSync } from "node:fs";
import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import type { ModelsFile } from "#relay/safety/model/models.ts";
import {
  crossValidated,
  excessOf,
  exchangesRead,
  foundIn,
  lessSure,
  questionExcess,
  type Read,
  readings,
  readSentences,
} from "./train-safety/cross-validation.ts";
import { type Exchanges, readExchanges } from "./train-safety/exchanges.ts";
import { modelPath } from "./train-safety/model-path.ts";
import { readTraining, type Training, trainingMark } from "./train-safety/sentences.ts";
import { lessonsIn, lessSureModel, trainExchanges, trainSentences } from "./train-safety/train.ts";

function write(language: LanguageCode, models: ModelsFile): void {
  writeFileSync(modelPath(language), `${JSON.stringify(models, null, 2)}\n`);
}

const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

function tell(name: string, all: readonly Read[]): void {
  for (const [reading, find] of Object.entries(readings)) {
    const { found, atRisk, alarms, harmless } = foundIn(all, find);
    const shares = `found ${found}/${atRisk} (${percent(found, atRisk)}), false alarms ${alarms}/${harmless} (${percent(alarms, harmless)})`;
    console.log(`${name.padEnd(14)} ${reading.padEnd(17)} ${shares}`);
  }
}

function trainLanguage(language: LanguageCode, training: Training, exchanges: Exchanges) {
  const weighings = crossValidated(training, language);
  const excess = excessOf(weighings);
  const lessons = lessonsIn(exchanges, language);
  const askedExcess = questionExcess(lessons, language);
  write(language, {
    mark: trainingMark(training, exchanges),
    // Trained on all that there is, and as much less sure as those were that had not seen all.
    sentences: lessSureModel(trainSentences([...training.known, ...training.blind], language), excess),
    ...trainExchanges(lessons, language, askedExcess),
  });
  const sentences = readSentences(lessSure(weighings, excess));
  const read = exchangesRead(exchanges, language, askedExcess);
  tell(`${language} sentences`, sentences);
  tell(`${language} answers`, read);
  return { sentences, read };
}

console.log("What neither the rules nor the model that reads it have seen:\n");
const all = languageCodes.map((language) => {
  const training = readTraining(language);
  return trainLanguage(language, training, readExchanges(language, training));
});
tell(
  "all sentences",
  all.flatMap(({ sentences }) => sentences),
);
tell(
  "all answers",
  all.flatMap(({ read }) => read),
);
