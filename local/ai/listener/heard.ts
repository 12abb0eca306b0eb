import type { LanguageCode } from "#shared/catalogues/languages.ts";
import type { VoiceStyle } from "#shared/catalogues/voices.ts";
import { phrasesByLanguage } from "../phrases/by-language.ts";
import { type Phrases, type SubjectId, kindOf } from "../phrases/phrases.ts";
import type { Speaker } from "./choose.ts";
import type { Conversation } from "./conversation.ts";
import { listOf } from "./facts.ts";
import type { History } from "./history.ts";
import type { Understanding } from "./understand.ts";

/** What a reply is made from. */
export type Heard = {
  readonly conversation: Conversation;
  readonly text: string;
  readonly language: LanguageCode;
  readonly understanding: Understanding;
  readonly history: History;
  /** What the conversation is about, this message included. */
  readonly thread: SubjectId | undefined;
  readonly isLoss: boolean;
  /** The relay states that danger is possible, or more. */
  readonly isAtRisk: boolean;
  readonly style: VoiceStyle;
  readonly speaker: Speaker;
};

/** The question is apart, since another one may take its place. It may be an invitation instead. */
export type Reply = { readonly said: readonly string[]; readonly question: string };

export const phrasesOf = ({ language }: Pick<Heard, "language">): Phrases => phrasesByLanguage[language];

/** A question that fits whatever was said. */
export function openQuestion(heard: Heard): string {
  const { say } = phrasesOf(heard);
  return heard.speaker.near(say.open) || heard.speaker.fresh(say.invite) || heard.speaker.fresh(say.start);
}

/** A question written for what the conversation is about, or one that reaches back, or an open one. */
export const threadQuestion = (heard: Heard): string =>
  ownQuestion(heard) || startingQuestion(heard) || reachingBack(heard) || openQuestion(heard);

function ownQuestion({ thread, speaker, isLoss, isAtRisk, ...heard }: Heard): string {
  if (thread === undefined || (isAtRisk && kindOf(thread) === "good")) return "";
  const { ask } = phrasesOf(heard).subjects[thread];
  // A loss is told of in many ways; the questions on everything else go from the first to the later ones.
  return isLoss ? speaker.fresh(ask) : speaker.next(ask);
}

/** After a bare answer, or a question back, before there is anything to talk about. */
function startingQuestion({ thread, history, understanding, isAtRisk, speaker, ...heard }: Heard): string {
  const isNothingYet = thread === undefined && history.mentioned.length === 0 && !isAtRisk;
  const isBare = understanding.act !== undefined || understanding.isQuestion;
  if (!isNothingYet || !isBare) return "";
  const { start, invite } = phrasesOf(heard).say;
  return speaker.fresh(start) || speaker.fresh(invite);
}

/** Back to two earlier subjects, by name: once there is nothing left to ask about the present one. */
function reachingBack({ history, thread, speaker, isAtRisk, isLoss, ...heard }: Heard): string {
  const { say, subjects } = phrasesOf(heard);
  const names = history.mentioned
    .filter((id) => id !== thread && kindOf(id) !== "loss" && kindOf(id) !== "good")
    .map((id) => subjects[id].name);
  const some = [...new Set(names)].slice(-2);
  if (some.length < 2 || isAtRisk || isLoss) return "";
  return speaker.fresh(say.back, { list: listOf(some, heard.language) });
}
