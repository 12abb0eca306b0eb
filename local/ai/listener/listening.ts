import { movesByGroup } from "../moves/move.ts";
import { type ActId, type SubjectId, kindOf } from "../phrases/phrases.ts";
import { actReply, variantsOf } from "./acts.ts";
import { isContinued, isSpoken } from "./conversation.ts";
import { belief, dangerReply, questionInDanger } from "./danger-talk.ts";
import { threadReply } from "./danger-replies.ts";
import { dangerGuessed } from "./danger-thread.ts";
import { exerciseReply, offerFor } from "./exercise.ts";
import { type Heard, nods, type Reply, invitation, isTired, phrasesOf, threadQuestion } from "./heard.ts";
import { lexiconOf } from "./lexicon.ts";
import { fold, lengthOf, matchesOf, weightOf } from "./patterns.ts";
import { ownClause } from "./own-clause.ts";
import { isActMeant, isSubjectMeant } from "./meant.ts";
import { isMoreThanAnswer, respondTo } from "./responding.ts";
import { joined } from "./sentences.ts";

/** These come before a loss in the same message; everything else comes after it. */
const beforeLoss: ReadonlySet<ActId> = new Set(["human", "therapist", "who", "injection"]);
/** And so does leaving, unless the loss is told of for the first time. */
const leaving: ReadonlySet<ActId> = new Set(["goodbye", "thanks"]);

/** These wait where the message is about something; everything else is answered first. */
const afterSubjects: ReadonlySet<ActId | undefined> = new Set([
  "greeting",
  "howAreYou",
  "unclear",
  "compliment",
  "presence",
  "plan",
  "laugh",
  "yes",
  "no",
  "unsure",
]);

/** What was said is answered, said back, or followed, with one open question. */
export function listen(heard: Heard): Reply {
  return (
    // "The pills are my late father's" tells of the pills.
    dangerReply(heard) ??
    threadReply(heard) ??
    worriedReply(heard) ??
    dangerGuessed(heard) ??
    lossReply(heard) ??
    exerciseReply(heard) ??
    ruleReply(heard) ??
    (isSubjectMeant(heard) ? undefined : greetedFirst(respondTo(heard), heard)) ??
    subjectReply(heard)
  );
}

function ruleReply(heard: Heard): Reply | undefined {
  const { act } = heard.understanding;
  const isFirst = !afterSubjects.has(act) || !isSubjectMeant(heard);
  if (isMoreThanAnswer(heard.text, act)) return undefined;
  return isFirst && isActMeant(heard) ? actReply(heard) : undefined;
}

/** Whoever fears for another person's life asks and tells in many ways; none of them is to be answered with a nod. */
const ofWorry: ReadonlySet<ActId | undefined> = new Set([
  undefined,
  "advice",
  "wording",
  "request",
  "judge",
  "unsure",
  "yes",
  "no",
  "plan",
]);

function worriedReply(heard: Heard): Reply | undefined {
  const { thread, understanding, isInDanger, speaker, history, danger } = heard;
  if (thread !== "theirDanger" || isInDanger || !ofWorry.has(understanding.act)) return undefined;
  const isCleared = history.thread === thread && danger === undefined;
  if (isCleared) return undefined;
  const said = speaker.next(phrasesOf(heard).subjects.theirDanger.told);
  return said === "" ? undefined : { said: [said], question: "" };
}

const lossReply = (heard: Heard): Reply | undefined => (isLossFirst(heard) ? subjectReply(heard) : undefined);

function isLossFirst({ understanding: { act, loss }, history }: Heard): boolean {
  if (loss === undefined) return false;
  const isTold = history.mentioned.includes(loss.id);
  return act === undefined || !(beforeLoss.has(act) || (isTold && leaving.has(act)));
}

function subjectReply(heard: Heard): Reply {
  return { said: saidBack(heard), question: questionFor(heard) };
}

/** A question mark may end what asks nothing: "Happy now??" */
const leastForQuestion = 0.3;

const isAsked = ({ answers, isInDanger }: Heard): boolean =>
  isInDanger || answers.fit(...movesByGroup.asking) >= leastForQuestion;

/** What shows that it was heard: a sentence for the subject, the person's own clause, or a nod. */
function saidBack(heard: Heard): string[] {
  const { understanding, speaker } = heard;
  const { say } = phrasesOf(heard);
  if (understanding.isWordless) return [speaker.fresh(say.silent) || nod(heard)];
  const main = subjectOf(heard);
  const told = toldOf(heard);
  if (understanding.isQuestion && told === "" && isAsked(heard))
    return [
      speaker.fresh(heard.isInDanger ? say.unknownNear.slice(0, 1) : variantsOf(heard, "unknown")) ||
        nod(heard),
    ];
  const own = ownClause(heard);
  // What is grave, or glad, is answered before anything is repeated.
  const isFirst = main !== undefined && ["loss", "good"].includes(kindOf(main));
  const said = isFirst ? [told, own] : [own, told];
  const shown = [...said, own === "" ? alsoSaid(heard) : ""].filter((sentence) => sentence !== "");
  return shown.length === 0 ? [nod(heard)] : shown.slice(0, 2);
}

/**
 * As `lengthOf` counts. In a longer message the feeling has its reason beside it: a sentence about the feeling alone
 * passes over that reason, and a question after it asks what was just told.
 */
const longestBareFeeling = 55;
/** Two feelings in one message are what it is about, also in a longer one. */
const longestTwoFeelings = 80;

/** What the reply may speak of and ask about. Whoever asks something wants no sentence about a feeling or a topic. */
function subjectOf(heard: Heard): SubjectId | undefined {
  const { text, understanding, isInDanger } = heard;
  const [main] = understanding.subjects;
  if (main === undefined || kindOf(main) === "loss") return main;
  if (!isInDanger && kindOf(main) !== "topic" && !isSubjectMeant(heard)) return undefined;
  if (main === "panic") return main;
  if (understanding.isQuestion) return undefined;
  const areTwo = understanding.subjects.filter((id) => kindOf(id) === "feeling").length > 1;
  const longest = areTwo ? longestTwoFeelings : longestBareFeeling;
  return kindOf(main) === "feeling" && lengthOf(text.trim()) > longest ? undefined : main;
}

/** The sentence for what it is about. */
function toldOf(heard: Heard): string {
  const main = subjectOf(heard);
  if (main === undefined) return "";
  const kind = kindOf(main);
  const isPassing = (kind === "topic" && heard.isLoss) || isCondolenceRepeated(main, heard);
  const isAside = kind === "situation" && heard.isInDanger;
  const isOutOfPlace = isAside || (kind === "good" && (heard.isAtRisk || heard.isLoss));
  return isPassing || isOutOfPlace ? "" : heard.speaker.fresh(phrasesOf(heard).subjects[main].told);
}

/** Condolences are said once; the illness that led to a death is part of it. */
function isCondolenceRepeated(main: SubjectId, { history }: Heard): boolean {
  const isDead = history.mentioned.includes("death") || history.mentioned.includes("animalDeath");
  return isDead && (main === "death" || main === "animalDeath" || main === "theirIllness");
}

/** A second thing of weight in the same message is named. */
function alsoSaid(heard: Heard): string {
  const [main, second] = heard.understanding.subjects;
  if (main === undefined || second === undefined || kindOf(second) === "good") return "";
  if (kindOf(main) !== kindOf(second) || kindOf(main) === "loss") return "";
  const { say, subjects } = phrasesOf(heard);
  return heard.speaker.fresh(say.alsoSaid, { name: subjects[second].name });
}

/** A lone word up to this weight opens a conversation like a greeting: "hoi", "salve", "well". As `weightOf` counts. */
const longestGreeting = 6;

/** As `weightOf` counts: up to here a message that begins with a greeting is an opening, and tells nothing yet. */
const longestRemark = 60;

/** A lone word, or a greeting before whatever else is said. */
function opensConversation({
  text,
  language,
  history,
  isAtRisk,
}: Pick<Heard, "text" | "language" | "history" | "isAtRisk">): boolean {
  if (history.turns > 0 || isAtRisk) return false;
  const isLoneWord = !/\s/u.test(text.trim()) && weightOf(text.trim()) <= longestGreeting;
  const folded = fold(text, language);
  const greetings = matchesOf(lexiconOf(language).act("greeting"), folded);
  return isLoneWord || greetings.some(({ start }) => !/\p{L}/u.test(folded.slice(0, start)));
}

/** A message that begins with a greeting gets one back, before the answer to the rest. */
function greetedFirst(reply: Reply | undefined, heard: Heard): Reply | undefined {
  const greetings = phrasesOf(heard).say.greeting;
  const isGreeted = reply?.said.some((sentence) => greetings.includes(sentence)) === true;
  // Aloud there is room for one sentence beside the introduction, and it isn't the greeting.
  if (reply === undefined || isGreeted || isSpoken(heard.conversation) || !opensConversation(heard))
    return reply;
  const greeting = heard.speaker.fresh(greetings);
  return { ...reply, said: [joined([greeting, ...reply.said], heard.language)] };
}

/** A short sentence that claims nothing. Joy that goes on is shared where the message shows it, too. */
function nod({ style, speaker, history, text, ...heard }: Heard): string {
  const { say } = phrasesOf(heard);
  const isGlad = history.mood === "glad" && /[!！]/u.test(text) && !heard.isAtRisk && !heard.isLoss;
  const id = heard.isInDanger ? "listenNear" : isGlad ? "listenGlad" : nods[style];
  const believed = heard.isInDanger ? belief({ ...heard, speaker }) : "";
  const nodded =
    believed || speaker.fresh(say[id]) || speaker.fresh(say[nods[style]]) || speaker.fresh(say.listen);
  if (!opensConversation({ text, language: heard.language, history, isAtRisk: heard.isAtRisk }))
    return nodded;
  // Whoever greets and goes on has told something besides.
  const isOnlyOpening = weightOf(text.trim()) <= longestRemark;
  return joined([speaker.fresh(say.greeting), isOnlyOpening ? "" : nodded], heard.language);
}

/** Panic wants something to hold on to rather than a question. */
function holdFor({ understanding, speaker, isAtRisk, ...heard }: Heard): string {
  const isPanic = understanding.subjects[0] === "panic" && !isAtRisk;
  const { ground } = phrasesOf(heard).say;
  return isPanic && speaker.next(ground) === ground[0] ? (ground[0] ?? "") : "";
}

/** At the very beginning, a word or two may be followed by a question where to begin. */
const longestOpening = 14;

function continuation(heard: Heard): string {
  const isOpening = heard.history.turns === 0 && !isContinued(heard.conversation) && !heard.isAtRisk;
  const isBare = weightOf(heard.text.trim()) <= longestOpening;
  return (isOpening && isBare ? heard.speaker.fresh(phrasesOf(heard).say.start) : "") || invitation(heard);
}

/** A question needs something in this very message to ask about; otherwise the person may go on or not. */
function questionFor(heard: Heard): string {
  const { isWordless, isQuestion, act } = heard.understanding;
  const isAnswered = isQuestion && act === undefined && isAsked(heard);
  if (isWordless || isAnswered || heard.isQuiet) return "";
  if (heard.isInDanger) return questionInDanger(heard);
  const main = subjectOf(heard);
  return main === undefined ? continuation(heard) : questionAbout(main, heard);
}

function questionAbout(main: SubjectId, heard: Heard): string {
  const hold = holdFor(heard);
  if (hold !== "") return hold;
  if (isTired(heard) || heard.isAtRisk) return invitation(heard);
  // Good news gets questions of its own, whatever else the conversation is about.
  const isGlad = kindOf(main) === "good" && !heard.isLoss;
  return isGlad ? threadQuestion({ ...heard, thread: main }) : offerFor(heard) || threadQuestion(heard);
}
