/** `npm run train:safety`: trains the models that stand beside the risk rules, and tells what they add to them. */
import { writeFileSync } from "node:fs";
import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { type ModelsFile, type ModelsFor, modelsOf, readModels } from "#relay/safety/model/models.ts";
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
import { readExchanges } from "./train-safety/exchanges.ts";
import { modelPath } from "./train-safety/model-path.ts";
import { readTraining, trainingMark } from "./train-safety/sentences.ts";
import { lessonsIn, lessSureModel, trainExchanges, trainSentences } from "./train-safety/train.ts";

const share = (part: number, whole: number): string =>
  `${part}/${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`;

function tell(name: string, all: readonly Read[]): void {
  for (const [reading, find] of Object.entries(readings)) {
    const { found, atRisk, imminent, foundImminent, active, raised, alarms, harmless } = foundIn(all, find);
    const shares = [
      `found ${share(found, atRisk)}`,
      `imminent as such ${share(foundImminent, imminent)}`,
      `active as imminent ${share(raised, active)}`,
      `false alarms ${share(alarms, harmless)}`,
    ];
    console.log(`${name.padEnd(14)} ${reading.padEnd(17)} ${shares.join(", ")}`);
  }
}

/** Trains a language's models and keeps them. */
function trainLanguage(language: LanguageCode) {
  const training = readTraining(language);
  const exchanges = readExchanges(language, training);
  const weighings = crossValidated(training, language);
  const excess = excessOf(weighings);
  const lessons = lessonsIn(exchanges, language);
  const askedExcess = questionExcess(lessons, language);
  const file: ModelsFile = {
    mark: trainingMark(training, exchanges),
    // Trained on all that there is, and as much less sure as those were that had not seen all.
    sentences: lessSureModel(trainSentences([...training.known, ...training.blind], language), excess),
    ...trainExchanges(lessons, language, askedExcess),
  };
  writeFileSync(modelPath(language), `${JSON.stringify(file, null, 2)}\n`);
  const sentences = readSentences(lessSure(weighings, excess));
  tell(`${language} sentences`, sentences);
  return { language, exchanges, askedExcess, sentences, models: readModels(file) };
}

console.log("What neither the rules nor the model that reads it have seen:\n");
const trained = languageCodes.map(trainLanguage);
const models = new Map(trained.map((each) => [each.language, each.models]));
// The models that stand in the repository may be of another form.
const modelsFor: ModelsFor = (language) => models.get(language) ?? modelsOf(language);
const answers = trained.map(({ language, exchanges, askedExcess }) => {
  const read = exchangesRead(exchanges, language, askedExcess, modelsFor);
  tell(`${language} answers`, read);
  return read;
});
tell(
  "all sentences",
  trained.flatMap(({ sentences }) => sentences),
);
tell("all answers", answers.flat());
