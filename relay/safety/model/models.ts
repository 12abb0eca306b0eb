import { z } from "zod";
import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { questionColumns, tellings } from "./exchange.ts";
import { type LinearModel, linearModelSchema, readModel } from "./linear-model.ts";
import { sentenceColumns } from "./score.ts";
import ar from "./weights/ar.json" with { type: "json" };
import concepts from "./weights/concepts.json" with { type: "json" };
import de from "./weights/de.json" with { type: "json" };
import en from "./weights/en.json" with { type: "json" };
import es from "./weights/es.json" with { type: "json" };
import fr from "./weights/fr.json" with { type: "json" };
import it from "./weights/it.json" with { type: "json" };
import ja from "./weights/ja.json" with { type: "json" };
import ko from "./weights/ko.json" with { type: "json" };
import pt from "./weights/pt.json" with { type: "json" };
import zh from "./weights/zh.json" with { type: "json" };

/** The model of what all languages share, as it is kept in the repository. */
export const conceptsFileSchema = z.object({
  /** What it and the models of sentences were trained on (`sentencesMark`). */
  mark: z.string(),
  concepts: linearModelSchema(sentenceColumns),
});
export type ConceptsFile = z.infer<typeof conceptsFileSchema>;

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

export type Models = Readonly<Record<"sentences" | "concepts" | "questions" | "answers", LinearModel>>;

export type ModelsFor = (language: LanguageCode) => Models;

/** A language's models, ready to weigh, with the one that all share. Throws where the file is none. */
export function readModels(file: unknown, shared: LinearModel): Models {
  const { sentences, questions, answers } = modelsFileSchema.parse(file);
  return {
    sentences: readModel(sentences),
    concepts: shared,
    questions: readModel(questions),
    answers: readModel(answers),
  };
}

const read = new Map<LanguageCode, Models>();
let shared: LinearModel | undefined;

/** A language's models; made ready when they are first asked for. */
export function modelsOf(language: LanguageCode): Models {
  shared ??= readModel(conceptsFileSchema.parse(concepts).concepts);
  const models = read.get(language) ?? readModels(files[language], shared);
  read.set(language, models);
  return models;
}
