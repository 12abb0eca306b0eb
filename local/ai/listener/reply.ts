import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { phrasesByLanguage } from "../phrases/by-language.ts";
import type { Intents, Sentences, TopicId } from "../phrases/phrases.ts";
import { type Labels, chooser, filled, joined } from "./choose.ts";
import { type Conversation, languageOfConversation, lastUserText, textsOf } from "./conversation.ts";
import { riskReply } from "./risk-reply.ts";
import { riskAsked } from "./risk-thread.ts";
import { type Risk, findRisk, worse } from "./risk.ts";
import { statedRisk } from "./stated-risk.ts";
import { type Understanding, good, understand } from "./understand.ts";

type Choose = (variants: readonly string[]) => string;

/** Marks, in the instructions, a conversation that goes on from an earlier part of it. */
const goesOn = /earlier_in_this_conversation|running[_ ]summary|summary (?:so far|of the conversation)/i;

/** The practice companion's reply to a conversation: rules, lists and prepared sentences, nothing else. */
export function replyTo(conversation: Conversation): string {
  const language = languageOfConversation(conversation);
  const text = lastUserText(conversation);
  const choose = chooser(conversation);
  const understanding = understand(text, language);
  const found = findRisk(text);
  const risk = riskToAnswer(conversation, found, riskAsked(conversation, language));
  if (risk !== undefined)
    return joined(riskReply(conversation, { risk, found }, understanding, language, choose), language);
  const sentences =
    leavingAtRisk(conversation, understanding, language) ??
    intentReply(understanding, language, choose) ??
    listeningReply(understanding, language, choose);
  return joined([introduction(conversation, understanding, language), ...sentences], language);
}

/** The risk that the reply is to answer; one that is only stated has been answered once it has been asked about. */
function riskToAnswer(
  { system }: Conversation,
  found: Risk,
  asked: ReturnType<typeof riskAsked>,
): Risk | undefined {
  if (found.level === "none" && asked === "answered") return undefined;
  const risk = worse(found, statedRisk(system));
  return risk.level === "none" && asked !== "open" ? undefined : risk;
}

/** Who was at risk in this conversation and goes is told once more where help is. */
function leavingAtRisk(
  { system }: Conversation,
  { intent }: Understanding,
  language: LanguageCode,
): string[] | undefined {
  if (intent !== "goodbye" || statedRisk(system).level === "none") return undefined;
  const { say } = phrasesByLanguage[language];
  return [say.risk.leave, say.goodbye[0]];
}

/** Said with the first reply, except where the reply says it anyway or the person is leaving. */
const saysItself: ReadonlySet<keyof Intents> = new Set(["human", "therapist", "who", "goodbye"]);

function introduction(conversation: Conversation, { intent }: Understanding, language: LanguageCode): string {
  const isFirst = textsOf(conversation, "user").length <= 1 && !goesOn.test(conversation.system);
  const isSaid = intent !== undefined && saysItself.has(intent);
  return isFirst && !isSaid ? phrasesByLanguage[language].say.intro : "";
}

function intentReply(
  understanding: Understanding,
  language: LanguageCode,
  choose: Choose,
): string[] | undefined {
  const { say } = phrasesByLanguage[language];
  const ask = (): string => choose(say.ask);
  const replies: Record<keyof Intents, () => string[]> = {
    human: () => [say.human],
    therapist: () => [say.therapist],
    who: () => [say.who],
    goodbye: () => [choose(say.goodbye)],
    thanks: () => [choose(say.thanks)],
    greeting: () => [choose(say.greeting), choose(say.open)],
    injection: () => [choose(say.decline), choose(say.open)],
    insult: () => [choose(say.insult), choose(say.open)],
    advice: () => [...reflection(understanding, language, choose), choose(say.advice), ask()],
    yes: () => [choose(say.yes), ask()],
    no: () => [choose(say.no), ask()],
    unsure: () => [choose(say.unsure), ask()],
  };
  return understanding.intent && replies[understanding.intent]();
}

function listeningReply(understanding: Understanding, language: LanguageCode, choose: Choose): string[] {
  const { say } = phrasesByLanguage[language];
  const reflected = reflection(understanding, language, choose);
  const question = filled(choose(questionsFor(understanding, say)), labelsOf(understanding), language);
  return [...(reflected.length === 0 ? [choose(say.plain)] : reflected), question];
}

/** A person says more about a conversation than the circle that they belong to. */
const circles: ReadonlySet<TopicId> = new Set(["family", "relationship", "friends"]);

function labelsOf({ feelings, topics, people }: Understanding): Labels {
  // What is hard is said back before what is good.
  const [feeling, feeling2] = feelings.toSorted((a, b) => Number(good.has(a)) - Number(good.has(b)));
  return {
    feeling,
    feeling2,
    topic: topics.find((topic) => people.length === 0 || !circles.has(topic)),
    person: people[0],
  };
}

function isGood({ feelings, situations }: Understanding): boolean {
  return feelings.length > 0 && feelings.every((feeling) => good.has(feeling)) && situations.length === 0;
}

/** What was understood, said back: a situation's own sentence, and one about feelings, people or topics. */
function reflection(understanding: Understanding, language: LanguageCode, choose: Choose): string[] {
  const { say, situations } = phrasesByLanguage[language];
  const situation = understanding.situations[0];
  const variants = reflectionsFor(understanding, say);
  return [
    ...(situation === undefined ? [] : [situations[situation][0]]),
    ...(variants === undefined ? [] : [filled(choose(variants), labelsOf(understanding), language)]),
  ];
}

function reflectionsFor(understanding: Understanding, say: Sentences): readonly string[] | undefined {
  const { feeling, feeling2, topic, person } = labelsOf(understanding);
  const rules: readonly (readonly [boolean, readonly string[]])[] = [
    [isGood(understanding), say.good],
    [feeling !== undefined && person !== undefined, say.feelingPerson],
    [feeling2 !== undefined, say.feelings],
    [feeling !== undefined && topic !== undefined, say.feelingTopic],
    [feeling !== undefined, say.feeling],
    // A situation already says what it is about.
    [understanding.situations.length > 0, []],
    [person !== undefined, say.person],
    [topic !== undefined, say.topic],
  ];
  const found = rules.find(([holds]) => holds)?.[1];
  return found?.length === 0 ? undefined : found;
}

function questionsFor(understanding: Understanding, say: Sentences): readonly string[] {
  if (isGood(understanding)) return say.askGood;
  if (understanding.people.length > 0) return say.askPerson;
  return understanding.topics.length > 0 ? [...say.askTopic, ...say.ask] : say.ask;
}
