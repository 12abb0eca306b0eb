/** Weighs one fold of the sentences, in a thread of its own; told which, it posts the weighings of every language. */
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";
import { languageCodes } from "#shared/catalogues/languages.ts";
import { weighedInFold } from "./cross-validation.ts";
import { readTraining } from "./sentences.ts";

const fold = z.int().parse(workerData);
const trainings = new Map(languageCodes.map((language) => [language, readTraining(language)]));
parentPort?.postMessage(weighedInFold(trainings, fold), []);
