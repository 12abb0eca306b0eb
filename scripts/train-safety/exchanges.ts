import { z } from "zod";
import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { concernSchema, riskLevelSchema } from "#shared/safety/risk.ts";
import { type Telling, tellings } from "#relay/safety/model/exchange.ts";
import { questionsOf } from "#relay/safety/model/question-sentences.ts";
import { companionLines } from "./companion-lines.ts";
import { readRows } from "./read-rows.ts";
import type { Training } from "./sentences.ts";

const questionSchema = z.object({
  text: z.string().min(1),
  asks: z.enum(["thoughts", "plan", "safe", "nothing"]),
  concern: concernSchema.nullable(),
});
type Labelled = z.infer<typeof questionSchema>;
/** Something that a companion says, and what it asks by it: `danger` where all that is known is that it asks about it. */
export type Question = Omit<Labelled, "asks"> & { readonly asks: Labelled["asks"] | "danger" };

const answerSchema = z.object({ text: z.string().min(1), says: z.enum(tellings) });
/** What somebody answers to a question about danger. */
export type Answer = z.infer<typeof answerSchema>;

const exchangeSchema = z.object({
  text: z.string().min(1),
  level: riskLevelSchema,
  concerns: z.array(concernSchema),
  context: z.array(z.object({ role: z.enum(["user", "assistant"]), text: z.string() })).min(1),
});
/** Something said, with what was said before it: it means its level by that alone. */
export type Exchange = z.infer<typeof exchangeSchema>;

/** So many everyday sentences stand for all that is no answer; more would make a model deaf to how people say yes. */
const everydayCount = 150;

/** What the models of a language's questions and answers may learn from. */
export type Exchanges = {
  readonly questions: readonly Question[];
  readonly answers: readonly Answer[];
  readonly exchanges: readonly Exchange[];
  /** Harmless sentences that answer nothing. */
  readonly everyday: readonly string[];
};

/** Only what is asked in it counts; what asks nothing is never taken for a question. */
function asQuestion(said: Question): readonly Question[] {
  const text = questionsOf(said.text);
  return text === "" ? [] : [{ ...said, text }];
}

export type Lessons = Pick<Exchanges, "questions" | "answers">;

export function readExchanges(language: LanguageCode, { blind }: Training): Exchanges {
  const harmless = blind.filter(({ level }) => level === "none");
  return {
    everyday: harmless.slice(0, everydayCount).map(({ text }) => text),
    questions: [
      ...readRows(`training/questions/${language}.jsonl`, questionSchema),
      ...companionLines(language),
    ].flatMap(asQuestion),
    answers: readRows(`training/answers/${language}.jsonl`, answerSchema),
    exchanges: readRows(`training/exchanges/${language}.jsonl`, exchangeSchema),
  };
}

const tellingOf = { active: "yes", imminent: "plan", possible: "no" } as const satisfies Record<
  string,
  Telling
>;

/** What an exchange's companion asked last; null where the person was going on by themselves. */
function lastAsked({ context }: Exchange): string | null {
  const last = context.at(-1);
  const asked = last?.role === "assistant" ? questionsOf(last.text) : "";
  return asked === "" ? null : asked;
}

/**
 * Whole exchanges teach too: that danger was asked about in them, and what such an answer says. Not those that ask
 * whether somebody is safe, where yes and no have changed places; and harmless ones do not tell what was asked.
 */
export function lessonsOf(
  { questions, answers, exchanges, everyday }: Exchanges,
  asksForSafety: (question: string) => boolean,
): Lessons {
  const told = exchanges.flatMap(({ text, level, concerns, context }) => {
    const asked = lastAsked({ text, level, concerns, context });
    if (asked === null || level === "none" || asksForSafety(asked)) return [];
    return [{ asked, concern: concerns[0] ?? null, answer: { text, says: tellingOf[level] } }];
  });
  return {
    questions: [
      ...questions,
      ...told.map(({ asked, concern }) => ({ text: asked, asks: "danger", concern }) as const),
    ],
    answers: [
      ...answers,
      ...told.map(({ answer }) => answer),
      ...everyday.map((text) => ({ text, says: "nothing" }) as const),
    ],
  };
}
