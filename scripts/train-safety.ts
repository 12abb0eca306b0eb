/** `npm run train:safety`: trains the models that stand beside the risk rules, and tells what they add to them. */
import { writeFileSync } from "node:fs";
import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import {
  type ModelsFile,
  type ModelsFor,
  modelsOf,
  readModels,
  readShared,
  type SharedFile,
} from "#relay/safety/model/models.ts";
import {
  excessOf,
  exchangesRead,
  lessSure,
  questionExcess,
  readSentences,
} from "./train-safety/cross-validation.ts";
import { weighedByThreads } from "./train-safety/fold-threads.ts";
import { readExchanges } from "./train-safety/exchanges.ts";
import { foundIn, type Read, readings } from "./train-safety/figures.ts";
import { modelPath, sharedPath } from "./train-safety/model-path.ts";
import { exchangesMark, readTraining, sentencesMark, type Training } from "./train-safety/sentences.ts";
import { lessSureNetwork, networkOf, scoredInFolds } from "./train-safety/train-network.ts";
import { lessonsIn, trainExchanges, trainSentences } from "./train-safety/train.ts";

const share = (part: number, whole: number): string =>
  `${part}/${whole} (${((100 * part) / Math.max(1, whole)).toFixed(1)} %)`;

function tell(name: string, all: readonly Read[]): void {
  for (const [reading, find] of Object.entries(readings)) {
    const counts = foundIn(all, find);
    const shares = [
      `found ${share(counts.found, counts.atRisk)}`,
      `imminent as such ${share(counts.foundImminent, counts.imminent)}`,
      `active as imminent ${share(counts.raised, counts.active)}`,
      `possible as more ${share(counts.raisedPossible, counts.possible)}`,
      `false alarms ${share(counts.alarms, counts.harmless)}`,
      `taken back ${share(counts.takenBack, counts.heard)}`,
    ];
    console.log(`${name.padEnd(14)} ${reading.padEnd(17)} ${shares.join(", ")}`);
  }
}

const keep = (path: string, file: unknown): void => writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`);

const trainings = new Map(languageCodes.map((language) => [language, readTraining(language)]));

/** Trains the models of all languages' sentences, and reads each of them with models that have not seen it. */
async function trainAllSentences() {
  const folds = await weighedByThreads();
  const trained = trainSentences(
    new Map([...trainings].map(([language, { known, blind }]) => [language, [...known, ...blind]])),
  );
  const scored = scoredInFolds(folds);
  const excess = excessOf([...scored.values()].flat());
  const shared: SharedFile = {
    mark: sentencesMark([...trainings.values()]),
    concepts: trained.concepts,
    // Trained on all that there is, and as much less sure as those were that had not seen all.
    network: lessSureNetwork(networkOf(folds), excess),
  };
  keep(sharedPath, shared);
  return { scored, byLanguage: trained.byLanguage, shared, excess };
}
type Sentences = Awaited<ReturnType<typeof trainAllSentences>>;

/** Trains a language's other models and keeps all of them. */
function trainLanguage(language: LanguageCode, training: Training, all: Sentences) {
  const exchanges = readExchanges(language, training);
  const sentences = all.byLanguage.get(language);
  if (sentences === undefined) throw new Error(`There are no sentences in ${language}.`);
  const lessons = lessonsIn(exchanges, language);
  const askedExcess = questionExcess(lessons, language);
  const file: ModelsFile = {
    mark: exchangesMark(exchanges),
    sentences,
    ...trainExchanges(lessons, language, askedExcess),
  };
  keep(modelPath(language), file);
  const read = readSentences(lessSure(all.scored.get(language) ?? [], all.excess));
  tell(`${language} sentences`, read);
  return {
    language,
    exchanges,
    askedExcess,
    sentences: read,
    models: readModels(file, readShared(all.shared)),
  };
}

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
