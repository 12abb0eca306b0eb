import { z } from "zod";
import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { evidenceLength } from "./evidence.ts";
import { questionColumns, tellings } from "./exchange.ts";
import { type LinearModel, linearModelSchema, readModel } from "./linear-model.ts";
import { type Network, networkSchema } from "./network.ts";
import { scored } from "./score.ts";
import { sentenceColumns } from "./sentence-odds.ts";
import ar from "./weights/ar.json" with { type: "json" };
import de from "./weights/de.json" with { type: "json" };
import en from "./weights/en.json" with { type: "json" };
import es from "./weights/es.json" with { type: "json" };
import fr from "./weights/fr.json" with { type: "json" };
import it from "./weights/it.json" with { type: "json" };
import ja from "./weights/ja.json" with { type: "json" };
import ko from "./weights/ko.json" with { type: "json" };
import pt from "./weights/pt.json" with { type: "json" };
import shared from "./weights/shared.json" with { type: "json" };
import zh from "./weights/zh.json" with { type: "json" };

/** The models that all languages share, as they are kept in the repository. */
export const sharedFileSchema = z.object({
  /** What they and the models of sentences were trained on (`sentencesMark`). */
  mark: z.string(),
  concepts: linearModelSchema(sentenceColumns),
  network: networkSchema(evidenceLength, scored.length),
});
export type SharedFile = z.infer<typeof sharedFileSchema>;

/** A language's models as they are kept in the repository. */
export const modelsFileSchema = z.object({
  /** What those of questions and answers were trained on (`exchangesMark`). */
  mark: z.string(),
  sentences: linearModelSchema(sentenceColumns),
  questions: linearModelSchema(questionColumns),
  answers: linearModelSchema(tellings),
});
export type ModelsFile = z.infer<typeof modelsFileSchema>;

/** As `npm run train:safety` wrote them. */
const files: Readonly<Record<LanguageCode, unknown>> = { en, es, fr, de, it, pt, zh, ja, ko, ar };

/** One model of concepts, and the network that reads what it, the models of sentences and the rules say. */
export type SharedModels = { readonly concepts: LinearModel; readonly network: Network };

export type Models = SharedModels & Readonly<Record<"sentences" | "questions" | "answers", LinearModel>>;

export type ModelsFor = (language: LanguageCode) => Models;

/** What all languages share, ready to weigh. Throws where the file is none. */
export function readShared(file: unknown): SharedModels {
  const { concepts, network } = sharedFileSchema.parse(file);
  return { concepts: readModel(concepts), network };
}

/** A language's models, ready to weigh, with those that all share. Throws where the file is none. */
export function readModels(file: unknown, sharedByAll: SharedModels): Models {
  const { sentences, questions, answers } = modelsFileSchema.parse(file);
  return {
    ...sharedByAll,
    sentences: readModel(sentences),
    questions: readModel(questions),
    answers: readModel(answers),
  };
}

const read = new Map<LanguageCode, Models>();
let readByAll: SharedModels | undefined;

/** A language's models; made ready when they are first asked for. */
export function modelsOf(language: LanguageCode): Models {
  readByAll ??= readShared(shared);
  const models = read.get(language) ?? readModels(files[language], readByAll);
  read.set(language, models);
  return models;
}
