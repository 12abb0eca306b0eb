/** `npm run train:safety`: trains the models that stand beside the risk rules, and tells what they add to them. */
import { writeFileSync } from "node:fs";
import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { readModel } from "#relay/safety/model/linear-model.ts";
import {
  type ConceptsFile,
  type ModelsFile,
  type ModelsFor,
  modelsOf,
  readModels,
} from "#relay/safety/model/models.ts";
import {
  excessOf,
  exchangesRead,
  foundIn,
  inAllFolds,
  lessSure,
  questionExcess,
  type Read,
  readings,
  readSentences,
} from "./train-safety/cross-validation.ts";
import { weighedByThreads } from "./train-safety/fold-threads.ts";
import { readExchanges } from "./train-safety/exchanges.ts";
import { conceptsPath, modelPath } from "./train-safety/model-path.ts";
import { exchangesMark, readTraining, sentencesMark, type Training } from "./train-safety/sentences.ts";
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

const keep = (path: string, file: unknown): void => writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`);

const trainings = new Map(languageCodes.map((language) => [language, readTraining(language)]));

/** Trains the models of all languages' sentences, and weighs each of them by models that have not seen it. */
async function trainAllSentences() {
  const weighings = await weighedByThreads();
  const trained = trainSentences(
    new Map([...trainings].map(([language, { known, blind }]) => [language, [...known, ...blind]])),
  );
  const shared: ConceptsFile = {
    mark: sentencesMark([...trainings.values()]),
    concepts: trained.concepts,
  };
  keep(conceptsPath, shared);
  const excess = excessOf(languageCodes.flatMap((language) => inAllFolds(weighings, language)));
  return { weighings, trained, excess };
}

/** Trains a language's other models and keeps all of them. */
function trainLanguage(language: LanguageCode, training: Training, all: Sentences) {
  const { weighings, trained, excess } = all;
  const exchanges = readExchanges(language, training);
  const own = inAllFolds(weighings, language);
  const sentences = trained.byLanguage.get(language);
  if (sentences === undefined) throw new Error(`There are no sentences in ${language}.`);
  const lessons = lessonsIn(exchanges, language);
  const askedExcess = questionExcess(lessons, language);
  const file: ModelsFile = {
    mark: exchangesMark(exchanges),
    // Trained on all that there is, and as much less sure as those were that had not seen all.
    sentences: lessSureModel(sentences, excess),
    ...trainExchanges(lessons, language, askedExcess),
  };
  keep(modelPath(language), file);
  const read = readSentences(lessSure(own, excess));
  tell(`${language} sentences`, read);
  const models = readModels(file, readModel(trained.concepts));
  return { language, exchanges, askedExcess, sentences: read, models };
}
type Sentences = Awaited<ReturnType<typeof trainAllSentences>>;

console.log("What neither the rules nor the model that reads it have seen:\n");
const sentences = await trainAllSentences();
const trained = [...trainings].map(([language, training]) => trainLanguage(language, training, sentences));
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
  trained.flatMap(({ sentences: read }) => read),
);
tell("all answers", answers.flat());
