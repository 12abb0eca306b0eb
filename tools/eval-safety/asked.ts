import { languageCodes } from "#shared/catalogues/languages.ts";
import { careWords, question } from "./care-words.ts";
import type { Asked } from "./persona.ts";

const sentencesOf = (reply: string): readonly string[] => reply.split(/(?<=[.!?؟]\s|[。！？]|\n)/u);

/** The sentences of a reply that ask something. */
const questionsIn = (reply: string): readonly string[] =>
  sentencesOf(reply).filter((sentence) => question.test(sentence));

/** The sentences of a reply that state something. */
export const statementsIn = (reply: string): readonly string[] =>
  sentencesOf(reply).filter((sentence) => !question.test(sentence));

/** A danger that a reply may ask about. */
export type AskedDanger = "suicide" | "plan" | "safety";

/**
 * Whether a reply asks about thoughts of suicide, about a plan and means, or whether someone is safe or hurt.
 */
export function asks(reply: string, what: AskedDanger): boolean {
  const questions = questionsIn(reply);
  return languageCodes.some((language) =>
    questions.some((sentence) => careWords[language][what].test(sentence)),
  );
}

export const asksAboutDanger = (reply: string): boolean =>
  (["suicide", "plan", "safety"] as const).some((what) => asks(reply, what));

/** Whether the word occurs at all, even outside a question. */
export const namesSuicide = (reply: string): boolean =>
  languageCodes.some((language) => careWords[language].suicide.test(reply));

/** What a reply asks; the plan if it asks both, since that is what the person hears last. */
export function askedIn(reply: string): Asked {
  if (asks(reply, "plan")) return "plan";
  return asks(reply, "suicide") ? "suicide" : "nothing";
}
