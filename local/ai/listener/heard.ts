import type { LanguageCode } from "#shared/catalogues/languages.ts";
import type { VoiceStyle } from "#shared/catalogues/voices.ts";
import type { Danger } from "../moves/danger-move.ts";
import type { Fits } from "../moves/fits.ts";
import type { DangerMoves, Moves } from "../moves/hearing.ts";
import { phrasesByLanguage } from "../phrases/by-language.ts";
import { type Phrases, type SubjectId, kindOf } from "../phrases/phrases.ts";
import type { SayId } from "../phrases/say-ids.ts";
import type { Speaker } from "./choose.ts";
import type { Conversation } from "./conversation.ts";
import type { History } from "./history.ts";
import { sentencesIn } from "./sentences.ts";
import type { StatedRisk } from "./stated-risk.ts";
import type { Understanding } from "./understand.ts";

/** What a reply is made from. */
export type Heard = {
  readonly conversation: Conversation;
  readonly text: string;
  readonly language: LanguageCode;
  readonly understanding: Understanding;
  /** What it probably calls for. */
  readonly moves: Moves;
  /** What probably fits as an answer. */
  readonly answers: Fits;
  readonly history: History;
  /** What the conversation is about, this message included. */
  readonly thread: SubjectId | undefined;
  readonly isLoss: boolean;
  readonly stated: StatedRisk;
  /** The relay states that danger is possible, or more. */
  readonly isAtRisk: boolean;
  /** The relay states that this message itself shows some danger, or doesn't state that it shows none. */
  readonly isRiskShown: boolean;
  /** The relay states danger that is more than possible. */
  readonly isInDanger: boolean;
  /** Whose danger the conversation is about, stated or not, and what the message calls for in that. */
  readonly danger: { readonly whose: Danger; readonly moves: DangerMoves } | undefined;
  /** This message or one of those before it sounds like danger, stated or not: nothing light is in place. */
  readonly isShadowed: boolean;
  /** The person wants no questions, or no words. */
  readonly isQuiet: boolean;
  readonly style: VoiceStyle;
  readonly speaker: Speaker;
};

/** The question is apart, since another one may take its place. It may be an invitation instead. */
export type Reply = { readonly said: readonly string[]; readonly question: string };

export const phrasesOf = ({ language }: Pick<Heard, "language">): Phrases => phrasesByLanguage[language];

/** A listener's nod in each manner. */
export const nods: Readonly<Record<VoiceStyle, SayId>> = {
  warm: "listenWarm",
  professional: "listenProfessional",
  friendly: "listenFriendly",
  gentle: "listenGentle",
};

/** Leaves it to the person whether there is more; not twice in a row. */
export function invitation({ history, speaker, isQuiet, ...heard }: Heard): string {
  const { invite } = phrasesOf(heard).say;
  const isInvited =
    (history.isAsking && !heard.isAtRisk) || invite.some((it) => history.lastReply.includes(it));
  return isInvited || isQuiet ? "" : speaker.fresh(invite);
}

/** A question written for what the conversation is about, or an invitation to go on. */
export const threadQuestion = (heard: Heard): string =>
  ownQuestion(heard) || startingQuestion(heard) || invitation(heard);

function ownQuestion({ thread, speaker, isLoss, isAtRisk, isQuiet, history, ...heard }: Heard): string {
  if (thread === undefined || isQuiet || (isAtRisk && kindOf(thread) === "good")) return "";
  // Whoever loses people at work isn't asked what they miss.
  if (isLoss && !history.isSomebodyNamed) return "";
  const { ask } = phrasesOf(heard).subjects[thread];
  // A loss is told of in many ways; the questions on everything else go from the first to the later ones.
  return isLoss ? speaker.fresh(ask) : speaker.next(ask);
}

const lastSentence = (text: string): string => sentencesIn(text).at(-1) ?? "";

/** After a bare answer, or a question back, before there is anything to talk about. */
function startingQuestion({ thread, history, understanding, isAtRisk, speaker, ...heard }: Heard): string {
  const isNothingYet = thread === undefined && history.mentioned.length === 0 && !isAtRisk;
  const isBare = understanding.act !== undefined || understanding.isQuestion;
  const { start } = phrasesOf(heard).say;
  const isBegun =
    history.turns > 1 || (history.turns === 1 && !start.includes(lastSentence(history.lastReply)));
  return isNothingYet && isBare && !isBegun && !heard.isQuiet ? speaker.fresh(start) : "";
}

/** So many questions in a row are a conversation; more are an interview. */
const questionsInARow: Readonly<Record<VoiceStyle, number>> = {
  warm: 2,
  professional: 3,
  friendly: 2,
  gentle: 1,
};

export const isTired = ({ history, style, isQuiet }: Heard): boolean =>
  isQuiet || history.questionsInARow >= questionsInARow[style];
