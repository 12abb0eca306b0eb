import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { phrasesByLanguage } from "../phrases/by-language.ts";
import type { Sentences } from "../phrases/phrases.ts";
import { type Conversation, textsOf } from "./conversation.ts";
import type { Risk, RiskCategory } from "./risk.ts";

/** What has its own sentence, most urgent first; thoughts of suicide are asked about in steps instead. */
const specific = [
  ["harm_to_others", "violence"],
  ["abuse", "abuse"],
  ["eating_disorder", "eating"],
  ["self_harm", "selfHarm"],
  ["other_person", "other"],
] as const satisfies readonly (readonly [RiskCategory, keyof Sentences["risk"]])[];

/** The sentences that end in a question of their own. */
export type OwnKey = (typeof specific)[number][1];

/** Which of them answers a risk. */
export function ownKeyOf({ categories }: Risk): OwnKey | undefined {
  if (categories.includes("suicide")) return undefined;
  return specific.find(([category]) => categories.includes(category))?.[1];
}

/** Those of a single concern first: they stand beside the emergency number, and are what is answered. */
const questions = [
  ...specific.map(([, key]) => key),
  "askPlan",
  "askSuicide",
  "emergency",
  "callNow",
] as const;
type Question = (typeof questions)[number];

/** How far the questions have come, as the messages that the model is given show it. */
export type Thread = {
  readonly said: (key: Exclude<keyof Sentences["risk"], "acknowledge">) => boolean;
  /** What the last message asked, and this one may answer. */
  readonly open: Question | undefined;
};

export function threadOf(conversation: Conversation, { risk }: Sentences): Thread {
  const said = textsOf(conversation, "assistant");
  const last = said.at(-1) ?? "";
  return {
    said: (key) => said.some((text) => text.includes(risk[key])),
    open: questions.find((key) => last.includes(risk[key])),
  };
}

/** Whether risk has been asked about already, and whether the answer to that is still due. */
export function riskAsked(conversation: Conversation, language: LanguageCode): "no" | "open" | "answered" {
  const { open, said } = threadOf(conversation, phrasesByLanguage[language].say);
  if (open !== undefined) return "open";
  return questions.some(said) ? "answered" : "no";
}
