import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { phrasesByLanguage } from "../phrases/by-language.ts";
import type { Intents, LossId, PersonId, TopicId } from "../phrases/phrases.ts";
import { type Labels, filled } from "./choose.ts";
import { type Understanding, good } from "./understand.ts";

/** What listening works with. */
export type Heard = {
  readonly understanding: Understanding;
  readonly language: LanguageCode;
  readonly choose: (variants: readonly string[]) => string;
  /** Whose death was mentioned in this conversation: never spoken of as if they were alive. */
  readonly dead: ReadonlySet<PersonId>;
  /** The loss that the message before this one told of. */
  readonly lossBefore: LossId | undefined;
};

/** The question is apart, since another one may take its place. */
export type Reply = { readonly said: readonly string[]; readonly question: string };

/** What was said, said back, and one open question. */
export function listen({ understanding, ...rest }: Heard): Reply {
  const { intent, feelings } = understanding;
  // "How do I calm down?" asks for calm; it doesn't tell of any.
  const felt = intent === "advice" ? feelings.filter((feeling) => !good.has(feeling)) : feelings;
  const heard = { ...rest, understanding: { ...understanding, feelings: felt } };
  return lossReply(heard) ?? intentReply(heard) ?? listeningReply(heard);
}

/** What the companion is, and leaving, come before a loss in the same message; everything else after it. */
const beforeLoss: ReadonlySet<keyof Intents> = new Set(["human", "therapist", "who", "injection", "goodbye"]);

function lossReply(heard: Heard): Reply | undefined {
  const { understanding, language, choose } = heard;
  const { loss, intent } = understanding;
  if (loss === undefined || (intent !== undefined && beforeLoss.has(intent))) return undefined;
  const { say, losses } = phrasesByLanguage[language];
  const { told, ask } = losses.say[loss.id];
  const feeling = understanding.feelings.find((id) => !good.has(id));
  return {
    said: [
      choose(told),
      feeling === undefined ? "" : filled(choose(say.feeling), { feeling }, language),
      intent === "advice" ? choose(say.advice) : "",
    ],
    question: choose(ask),
  };
}

const only = (said: string): Reply => ({ said: [said], question: "" });

function intentReply(heard: Heard): Reply | undefined {
  const { understanding, language, choose } = heard;
  const { say } = phrasesByLanguage[language];
  const ask = (...said: string[]): Reply => ({ said, question: choose(say.ask) });
  const open = (said: string): Reply => ({ said: [said], question: choose(say.open) });
  const replies: Record<keyof Intents, () => Reply> = {
    human: () => only(say.human),
    therapist: () => only(say.therapist),
    who: () => only(say.who),
    goodbye: () => only(choose(say.goodbye)),
    thanks: () => only(choose(say.thanks)),
    greeting: () => open(choose(say.greeting)),
    injection: () => open(choose(say.decline)),
    insult: () => open(choose(say.insult)),
    advice: () => ask(...reflection(heard), choose(say.advice)),
    yes: () => ask(choose(say.yes)),
    no: () => ask(choose(say.no)),
    unsure: () => ask(choose(say.unsure)),
  };
  return understanding.intent && replies[understanding.intent]();
}

function listeningReply(heard: Heard): Reply {
  const { language, choose } = heard;
  const reflected = reflection(heard);
  return {
    said: reflected.length === 0 ? [choose(phrasesByLanguage[language].say.plain)] : reflected,
    question: filled(choose(questionsFor(heard)), labelsOf(heard), language),
  };
}

/** A person says more about a conversation than the circle that they belong to. */
const circles: ReadonlySet<TopicId> = new Set(["family", "relationship", "friends"]);

/** Nobody is asked what would have to change about these, and after a loss they are no new topic. */
const partOfLoss: ReadonlySet<TopicId> = new Set(["loss", "health"]);

function labelsOf({ understanding: { feelings, topics, people }, dead, lossBefore }: Heard): Labels {
  // What is hard is said back before what is good.
  const [feeling, feeling2] = feelings.toSorted((a, b) => Number(good.has(a)) - Number(good.has(b)));
  return {
    feeling,
    feeling2,
    topic: topics
      .filter((topic) => people.length === 0 || !circles.has(topic))
      .find((topic) => lossBefore === undefined || !partOfLoss.has(topic)),
    person: people.find((person) => !dead.has(person)),
  };
}

function isGood({ feelings, situations }: Understanding): boolean {
  return feelings.length > 0 && feelings.every((feeling) => good.has(feeling)) && situations.length === 0;
}

/** What was understood, said back: a situation's own sentence, and one about feelings, people or topics. */
function reflection(heard: Heard): string[] {
  const { understanding, language, choose } = heard;
  const { situations } = phrasesByLanguage[language];
  const situation = understanding.situations[0];
  const variants = reflectionsFor(heard);
  return [
    ...(situation === undefined ? [] : [situations[situation][0]]),
    ...(variants === undefined ? [] : [filled(choose(variants), labelsOf(heard), language)]),
  ];
}

function reflectionsFor(heard: Heard): readonly string[] | undefined {
  const { say } = phrasesByLanguage[heard.language];
  const { feeling, feeling2, topic, person } = labelsOf(heard);
  const rules: readonly (readonly [boolean, readonly string[]])[] = [
    [isGood(heard.understanding), say.good],
    [feeling !== undefined && person !== undefined, say.feelingPerson],
    [feeling2 !== undefined, say.feelings],
    [feeling !== undefined && topic !== undefined, say.feelingTopic],
    [feeling !== undefined, say.feeling],
    // A situation already says what it is about.
    [heard.understanding.situations.length > 0, []],
    [person !== undefined, say.person],
    [topic !== undefined, say.topic],
  ];
  const found = rules.find(([holds]) => holds)?.[1];
  return found?.length === 0 ? undefined : found;
}

function questionsFor(heard: Heard): readonly string[] {
  const { understanding, dead, lossBefore, language } = heard;
  const { say, losses } = phrasesByLanguage[language];
  const { topic, person } = labelsOf(heard);
  if (isGood(understanding)) return say.askGood;
  if (understanding.people.every((id) => !dead.has(id)) && person !== undefined && person !== "pet")
    return say.askPerson;
  if (topic !== undefined) return partOfLoss.has(topic) ? say.ask : [...say.askTopic, ...say.ask];
  return lossBefore === undefined ? say.ask : losses.say[lossBefore].ask;
}
