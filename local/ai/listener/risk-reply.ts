import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { phrasesByLanguage } from "../phrases/by-language.ts";
import type { Sentences } from "../phrases/phrases.ts";
import { type Conversation, textsOf } from "./conversation.ts";
import type { Risk, RiskCategory } from "./risk.ts";
import type { Understanding } from "./understand.ts";

/** How far the questions have come, as the messages that the model is given show it. */
type Thread = {
  readonly askedSuicide: boolean;
  readonly askedPlan: boolean;
  /** What the last message asked, and this one may answer. */
  readonly open: "suicide" | "plan" | undefined;
};

function threadOf(conversation: Conversation, { risk }: Sentences): Thread {
  const said = textsOf(conversation, "assistant");
  const last = said.at(-1) ?? "";
  const asked = (question: string): boolean => said.some((text) => text.includes(question));
  const open = last.includes(risk.askPlan) ? "plan" : last.includes(risk.askSuicide) ? "suicide" : undefined;
  return { askedSuicide: asked(risk.askSuicide), askedPlan: asked(risk.askPlan), open };
}

/** Whether risk has been asked about already, and whether the answer to that is still due. */
export function riskAsked(conversation: Conversation, language: LanguageCode): "no" | "open" | "answered" {
  const { askedSuicide, askedPlan, open } = threadOf(conversation, phrasesByLanguage[language].say);
  if (open !== undefined) return "open";
  return askedSuicide || askedPlan ? "answered" : "no";
}

/** What has its own sentence, most urgent first; thoughts of suicide are asked about in steps instead. */
const specific = [
  ["harm_to_others", "violence"],
  ["abuse", "abuse"],
  ["eating_disorder", "eating"],
  ["self_harm", "selfHarm"],
  ["other_person", "other"],
] as const satisfies readonly (readonly [RiskCategory, keyof Sentences["risk"]])[];

function ownSentences({ categories }: Risk, { risk }: Sentences, acknowledge: string): string[] | undefined {
  if (categories.includes("suicide")) return undefined;
  const [, key] = specific.find(([category]) => categories.includes(category)) ?? [];
  return key && [key === "other" ? "" : acknowledge, risk[key], risk.helplines];
}

/**
 * Acknowledge, ask directly, ask about plan and means, offer help lines and a person, then make the next hour
 * safer; with imminent danger the emergency number before all else. One "no" does not close it.
 */
export function riskReply(
  conversation: Conversation,
  risk: Risk,
  { intent }: Understanding,
  language: LanguageCode,
  choose: (variants: readonly string[]) => string,
): readonly string[] {
  const { say } = phrasesByLanguage[language];
  const { askedSuicide, askedPlan, open } = threadOf(conversation, say);
  const acknowledge = choose(say.risk.acknowledge);
  const limits = askedSuicide || askedPlan ? "" : say.risk.limits;
  const plan = risk.level === "active" ? say.risk.askPlan : "";
  const own = ownSentences(risk, say, acknowledge);
  const isImminent = risk.level === "imminent" || (open === "plan" && intent === "yes");

  const steps: readonly (readonly [boolean, readonly string[]])[] = [
    [isImminent, [acknowledge, say.risk.emergency, limits]],
    [own !== undefined, [...(own ?? []), limits]],
    [intent === "no" && open !== undefined, [say.risk.afterNo, say.risk.someone]],
    [askedPlan, [say.risk.safer, say.risk.helplines, say.risk.someone]],
    [askedSuicide, [acknowledge, say.risk.askPlan, say.risk.helplines]],
  ];
  const first = [acknowledge, say.risk.askSuicide, plan, say.risk.helplines, limits];
  return steps.find(([holds]) => holds)?.[1] ?? first;
}
