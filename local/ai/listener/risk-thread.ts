import { type Concern, concerns } from "#shared/safety/risk.ts";
import { type Near, nearIds } from "../phrases/near.ts";
import type { Phrases, Risk } from "../phrases/phrases.ts";
import { type Conversation, isBeginningGiven, textsOf } from "./conversation.ts";

/**
 * Concerns with a question of their own, most urgent first. Somebody who is being hurt may speak of weapons and blood.
 * Thoughts of suicide are asked about in steps instead.
 */
const specific = [
  ["abuse", "abuse"],
  ["harm_to_others", "violence"],
  ["eating_disorder", "eating"],
  ["self_harm", "selfHarm"],
] as const satisfies readonly (readonly [Concern, keyof Risk])[];

/** The sentences that end in a question of their own. */
export type OwnKey = (typeof specific)[number][1];

/** The concern to ask about first: suicide where it's named or nothing is. */
export function mainConcern(stated: readonly Concern[]): Concern {
  if (stated.includes("suicide")) return "suicide";
  return specific.find(([concern]) => stated.includes(concern))?.[0] ?? "suicide";
}

export function ownKeyOf(concern: Concern): OwnKey | undefined {
  return specific.find(([own]) => own === concern)?.[1];
}

/** A concern's own question comes first: where it stands beside the emergency number, it's the one being answered. */
const questions = [
  ...specific.map(([, key]) => key),
  "askPlan",
  "askSuicide",
  "emergency",
  "callNow",
] as const;
type Question = (typeof questions)[number];

type SentenceKey = Exclude<keyof Risk, "acknowledge" | "sure">;

/** How far the questions about danger have come, as far as the given messages show it. */
export type Thread = {
  readonly said: (key: SentenceKey) => boolean;
  /** The script's question that the last reply asked and this message may answer. */
  readonly open: Question | undefined;
  /** The concern that the last reply wanted to be sure about. */
  readonly openConcern: Concern | undefined;
  /** A question about danger has been asked somewhere in these messages, gently or not. */
  readonly isAsked: boolean;
  /** The same without the gentle question. */
  readonly isScriptBegun: boolean;
  /** Older messages are cut off, but the replies that are left answer talk of danger: its questions came before. */
  readonly isBegunEarlier: boolean;
};

export function threadOf(conversation: Conversation, { risk, intro }: Phrases["say"], near: Near): Thread {
  const replies = textsOf(conversation, "assistant");
  const last = replies.at(-1) ?? "";
  const isSaid = (sentence: string): boolean => replies.some((text) => text.includes(sentence));
  const openConcern = concerns.find((concern) => last.includes(risk.sure[concern]));
  const isSureAsked = concerns.some((concern) => isSaid(risk.sure[concern]));
  const isScriptBegun = questions.some((key) => isSaid(risk[key]));
  return {
    said: (key) =>
      isSaid(risk[key]) || (key === "askSuicide" && [risk.sure.suicide, risk.askToday].some(isSaid)),
    open: openConcern === undefined ? questions.find((key) => last.includes(risk[key])) : undefined,
    openConcern,
    isAsked: isScriptBegun || isSureAsked || isSaid(risk.gently),
    isScriptBegun: isScriptBegun || isSureAsked,
    isBegunEarlier:
      !isSureAsked &&
      !isBeginningGiven(conversation, intro[0] ?? "") &&
      nearIds.some((id) => near[id].said.some(isSaid)),
  };
}
