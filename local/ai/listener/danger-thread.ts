import { type Danger, dangers } from "../moves/danger-move.ts";
import { movesIn } from "../moves/hearing.ts";
import { dangerAnswersByLanguage, responsesByLanguage } from "../phrases/by-language.ts";
import { dangerIn } from "../moves/fits.ts";
import type { Variants } from "../phrases/phrases.ts";
import type { ResponseId } from "../phrases/responses.ts";
import { textsOf } from "./conversation.ts";
import type { Heard, Reply } from "./heard.ts";
import { keysIn } from "./sentences.ts";
import { isInDanger, type StatedRisk } from "./stated-risk.ts";

/**
 * A conversation in which a life may be in danger stays about it: from the message that says so, or from the one with
 * which several come to it, until there is an all-clear or the talk has long been about something else. The companion
 * keeps nothing, so that its own replies, as far as they are given, tell where it is.
 */

type Known = Pick<Heard, "conversation" | "language" | "stated" | "isInDanger" | "thread">;

/** Whose danger the conversation is about so far, as far as there are answers for it. */
export function dangerKnown({ stated, thread, ...heard }: Known): Danger | undefined {
  if (heard.isInDanger) return statedDanger(stated);
  // What the relay states and the person denied is for rules.
  if (isInDanger(stated)) return undefined;
  const replied = dangerReplied(heard) ?? (thread === "theirDanger" ? "other" : "cleared");
  return replied === "cleared" ? undefined : replied;
}

function statedDanger({ concerns }: StatedRisk): Danger | undefined {
  if (concerns.length === 0 || concerns.includes("suicide") || concerns.includes("self_harm")) return "own";
  return concerns.includes("abuse") ? "harm" : undefined;
}

/** Aloud, an answer is cut after so many sentences. */
const mostSpoken = 2;

/** Whose danger the latest replies speak of, or that they took an all-clear. */
function dangerReplied({
  conversation,
  language,
}: Pick<Known, "conversation" | "language">): Danger | "cleared" | undefined {
  const { safe, ...answers } = dangerAnswersByLanguage[language];
  for (const [before, reply] of textsOf(conversation, "assistant").toReversed().entries()) {
    const keys = new Set(keysIn(reply));
    const isSaid = (variants: Variants): boolean =>
      variants.some((variant) =>
        keysIn(variant)
          .slice(0, mostSpoken)
          .every((key) => keys.has(key)),
      );
    if (Object.values(safe).some(isSaid)) return "cleared";
    const whose = dangers.filter(
      (danger) =>
        (danger !== "own" && isSaid(responsesByLanguage[language][danger])) ||
        // A question that wasn't followed by anything about danger was answered by something else.
        (before === 0 && questions[danger].some((id) => isSaid(responsesByLanguage[language][id]))) ||
        Object.values(answers).some((answer) => isSaid(answer[danger])),
    );
    // Some sentences are said whoever's danger it is; then an earlier reply tells.
    if (whose.length === 1) return whose[0];
  }
  return undefined;
}

/** What danger is asked about with, where nobody has said it outright. */
const questions = {
  own: ["maybeOwn", "own"],
  other: ["maybeOther"],
  harm: ["maybeHarm"],
} as const satisfies Record<Danger, readonly ResponseId[]>;

/** From here on danger is spoken of as known, and below that it is asked about. */
const leastKnown = 0.8;

/** So surely a message has to speak of dying for people to be asked about suicide; below that, how bad it gets. */
const leastOutright = 0.985;

/** What is said where the messages together speak of danger that the relay states nothing of. */
export const dangerGuessed = (heard: Heard): Reply | undefined => goesOn(heard) ?? dangerFound(heard);

/** So much of danger the message itself has to have, whatever was said before. */
const leastNow = 0.05;

/** From here on a message goes on about the danger that the conversation is about. */
const leastGoingOn = 0.5;

function goesOn({ danger, answers, moves, language, ...heard }: Heard): Reply | undefined {
  if (danger === undefined || heard.isInDanger || heard.understanding.isLaughing) return undefined;
  if (answers.fit(danger.whose) < leastGoingOn || moves.probability(...dangers) < leastNow) return undefined;
  const said = heard.speaker.fresh(dangerAnswersByLanguage[language].sign[danger.whose]);
  return said === "" ? undefined : { said: [said], question: "" };
}

function dangerFound(heard: Heard): Reply | undefined {
  const danger = dangerIn(heard.answers) ?? dangerFeared(heard);
  if (danger === undefined || heard.isInDanger) return undefined;
  if (heard.moves.probability(...dangers) < leastNow) return undefined;
  // Where the relay states that danger is possible, rules ask about it, in their own order.
  if (danger === "own") return heard.isAtRisk ? undefined : askedAboutLife(heard);
  const { speaker, language, answers } = heard;
  const isKnown = answers.fit(danger) >= leastKnown;
  const said = speaker.fresh(responsesByLanguage[language][isKnown ? danger : questions[danger][0]]);
  return said === "" ? undefined : { said: [said], question: "" };
}

/** Whoever worries about somebody may fear for their life. What sounds like dying is asked about even on little ground. */
const leastFeared = { other: 0.25, own: 0.3, dying: 0.8 } as const;

function dangerFeared({ answers: { ranked, fit }, moves }: Heard): Danger | undefined {
  if (ranked[0] === "worried" && fit("other") >= leastFeared.other) return "other";
  const isDying = moves.probability("own") >= leastFeared.dying && fit("own") >= leastFeared.own;
  return isDying ? "own" : undefined;
}

/** The question is asked once; after that, the person is told where help is. */
function askedAboutLife({ text, language, ...heard }: Heard): Reply | undefined {
  if (heard.understanding.isLaughing) return undefined;
  const { own, maybeOwn } = responsesByLanguage[language];
  const wasSaid = (sentence: string): boolean => keysIn(sentence).some((key) => heard.history.said.has(key));
  // What was said before makes anything sound like it; here the words alone count.
  const isOutright = movesIn({ text, language }, [], false).probability("own") >= leastOutright;
  const question = isOutright ? own : maybeOwn;
  const isAsked = [...own, ...question].some(wasSaid);
  const said = heard.speaker.fresh(isAsked ? dangerAnswersByLanguage[language].sign.own : question);
  return said === "" ? undefined : { said: [said], question: "" };
}

/** Whether the last reply asked about danger that nobody had said outright. */
export const isDangerAsked = ({ history, language }: Heard): boolean =>
  Object.values(questions)
    .flat()
    .some((id) => responsesByLanguage[language][id].some((question) => history.lastReply.includes(question)));
