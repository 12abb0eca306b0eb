import type { Danger } from "../moves/danger-move.ts";
import { dangerAnswersByLanguage, responsesByLanguage } from "../phrases/by-language.ts";
import type { ActId, SubjectId, Variants } from "../phrases/phrases.ts";
import type { ResponseId } from "../phrases/responses.ts";
import type { SayId } from "../phrases/say-ids.ts";
import { instructionsOf } from "./conversation.ts";
import { appFacts, listOf, timeLeft } from "./facts.ts";
import { lexiconOf } from "./lexicon.ts";
import { fold, matchesOf, weightOf } from "./patterns.ts";
import { sentencesIn } from "./sentences.ts";
import { type Heard, type Reply, invitation, isTired, phrasesOf, threadQuestion } from "./heard.ts";

/** What may be said as well once a rule's own few sentences are used up. */
const moreSentences: Readonly<Partial<Record<SayId, ResponseId>>> = {
  judge: "opinion",
  notThat: "correct",
  insult: "complain",
  rather: "refuse",
  plan: "plan",
  advice: "advice",
  personal: "you",
  settings: "app",
  laugh: "joke",
  unknown: "fact",
};

/** The sentences of a rule and, outside danger, those for the same thing that a guess would say. */
export function variantsOf(heard: Pick<Heard, "language" | "isInDanger">, id: SayId): Variants {
  const more = heard.isInDanger ? undefined : moreSentences[id];
  const own = phrasesOf(heard).say[id];
  return more === undefined ? own : [...own, ...responsesByLanguage[heard.language][more]];
}

/** What follows the answer to an act. */
type Next = "ask" | "start" | "invite" | "nothing";

type Answer = { readonly say: SayId; readonly next: Next };

/** Acts that are answered with sentences of their own, whatever else the message is about. */
const answers: Readonly<Partial<Record<ActId, Answer>>> = {
  human: { say: "human", next: "nothing" },
  therapist: { say: "therapist", next: "nothing" },
  who: { say: "who", next: "nothing" },
  luck: { say: "luck", next: "nothing" },
  plan: { say: "plan", next: "nothing" },
  apology: { say: "apology", next: "invite" },
  greeting: { say: "greeting", next: "start" },
  howAreYou: { say: "howAreYou", next: "start" },
  injection: { say: "decline", next: "nothing" },
  insult: { say: "insult", next: "nothing" },
  notThat: { say: "notThat", next: "invite" },
  quiet: { say: "quiet", next: "nothing" },
  spare: { say: "spare", next: "nothing" },
  unclear: { say: "unclear", next: "invite" },
  compliment: { say: "compliment", next: "nothing" },
  presence: { say: "presence", next: "invite" },
  personal: { say: "personal", next: "nothing" },
  price: { say: "price", next: "nothing" },
  privacy: { say: "privacy", next: "nothing" },
  training: { say: "training", next: "nothing" },
  alerts: { say: "alerts", next: "nothing" },
  deleting: { say: "deleting", next: "nothing" },
  tomorrow: { say: "tomorrow", next: "nothing" },
  journal: { say: "journal", next: "nothing" },
  pages: { say: "pages", next: "nothing" },
  keepExercise: { say: "pages", next: "nothing" },
  safetyPlan: { say: "safetyPlan", next: "nothing" },
  languages: { say: "languages", next: "nothing" },
  settings: { say: "settings", next: "nothing" },
  medical: { say: "medical", next: "nothing" },
  judge: { say: "judge", next: "nothing" },
  request: { say: "request", next: "nothing" },
  joke: { say: "joke", next: "nothing" },
  distract: { say: "distract", next: "nothing" },
  newSubject: { say: "newSubject", next: "start" },
  rather: { say: "rather", next: "nothing" },
  vent: { say: "vent", next: "nothing" },
  welcome: { say: "welcome", next: "nothing" },
  available: { say: "available", next: "nothing" },
  nice: { say: "nice", next: "nothing" },
  laugh: { say: "laugh", next: "invite" },
  yes: { say: "yes", next: "ask" },
  no: { say: "no", next: "ask" },
  unsure: { say: "unsure", next: "ask" },
};

const factual: ReadonlySet<ActId> = new Set(["price", "privacy", "languages", "settings", "medical", "joke"]);

/** Said once each: after that, listening goes on. */
const passing: ReadonlySet<ActId> = new Set(["yes", "no", "unsure", "laugh", "plan", "compliment"]);

/** Where danger is possible nobody is joked with or led away. */
const light: ReadonlySet<ActId> = new Set([
  "joke",
  "distract",
  "laugh",
  "newSubject",
  "again",
  "luck",
  "plan",
  "rather",
  "nice",
  "goOn",
]);

/** Acts whose answer depends on more than the act. */
const byHand: Readonly<Partial<Record<ActId, (heard: Heard) => Reply | undefined>>> = {
  goodbye: (heard) => closing(heard, "goodbye"),
  thanks: (heard) => closing(heard, "thanks"),
  limits: limitsReply,
  memory: memoryReply,
  advice: adviceReply,
  premium: premiumReply,
  again: againReply,
  goOn: againReply,
  wording: wordingReply,
  stopAsking: stopReply,
};

/** The answer to what a message does, where that has one. */
export function actReply(heard: Heard): Reply | undefined {
  const { act } = heard.understanding;
  if (act === undefined || ((heard.isAtRisk || heard.isShadowed) && light.has(act))) return undefined;
  const own = byHand[act];
  if (own !== undefined) return own(heard);
  const answer = answers[act];
  if (answer === undefined) return undefined;
  const isUsedUp = passing.has(act) && heard.speaker.fresh(variantsOf(heard, answer.say)) === "";
  return isUsedUp ? undefined : answered(heard, act, answer);
}

/** Price and difference are often asked in one breath. */
function premiumReply(heard: Heard): Reply {
  const reply = answered(heard, "premium", { say: "premium", next: "nothing" });
  return isPriceAsked(heard) ? withPrice(heard, reply) : reply;
}

function againReply(heard: Heard): Reply | undefined {
  const meant = lastAskedFor(heard);
  return meant === undefined ? undefined : answered(heard, meant, { say: meant, next: "nothing" });
}

function answered(heard: Heard, act: ActId, { say, next }: Answer): Reply {
  const variants = variantsOf(heard, say);
  const facts = appFacts(heard.language);
  // A second answer to the same question may refer to the first.
  const said =
    (factual.has(act) ? heard.speaker.next(variants, facts) : "") || heard.speaker.any(variants, facts);
  return { said: [said], question: following(heard, next) };
}

/** Where danger is possible, it promises no silence: it says once why it asked. */
function stopReply(heard: Heard): Reply {
  const { risk } = phrasesOf(heard).say;
  const isExplained = heard.history.lastReply.includes(risk.whyAsked);
  if (heard.isAtRisk && !isExplained) return { said: [risk.whyAsked], question: "" };
  return answered(heard, "stopAsking", { say: "stopAsking", next: "nothing" });
}

const leastForBye = 0.3;

const partingIn = (danger: Danger, { speaker, language }: Heard, act: "goodbye" | "thanks"): string =>
  speaker.fresh(dangerAnswersByLanguage[language][act === "goodbye" ? "bye" : "thanks"][danger]);

/** Whoever says goodbye or thanks is let go: no question, no hook. */
export function closing(heard: Heard, act: "goodbye" | "thanks"): Reply {
  const { say } = phrasesOf(heard);
  const { isThanking, isLeaving } = heard.understanding;
  const isBoth = act === "goodbye" ? isThanking : isLeaving || heard.moves.probability("bye") > leastForBye;
  const whose = heard.danger?.whose ?? (heard.isShadowed ? "own" : undefined);
  const inDanger = whose === undefined ? "" : partingIn(whose, heard, act);
  if (inDanger !== "") return { said: [inDanger], question: "" };
  return { said: [heard.speaker.any(isBoth ? say.thanksBye : say[act])], question: "" };
}

const repeatable = ["joke", "distract", "nice"] as const;

/** What "another one" asks for: more of what the last reply gave. */
function lastAskedFor(heard: Heard): (typeof repeatable)[number] | undefined {
  const { say } = phrasesOf(heard);
  return repeatable.find((id) => say[id].some((it) => heard.history.lastReply.includes(it)));
}

function following(heard: Heard, next: Next): string {
  const { say } = phrasesOf(heard);
  if (next === "nothing") return "";
  if (next === "invite") return invitation(heard);
  if (next === "start" && !heard.isQuiet) return heard.speaker.fresh(say.start) || invitation(heard);
  return isTired(heard) ? invitation(heard) : threadQuestion(heard);
}

/** What the person has left is known only where the relay states it. */
function limitsReply(heard: Heard): Reply {
  const { say } = phrasesOf(heard);
  const facts = appFacts(heard.language);
  const left = timeLeft(instructionsOf(heard.conversation), heard.language);
  const said =
    left === undefined
      ? heard.speaker.next(say.limits, facts) || heard.speaker.any(say.limits, facts)
      : heard.speaker.any(say.timeLeft, { left });
  return { said: [said], question: "" };
}

/** Two are remembered by name, the earliest of those that weigh most and the latest. */
function memoryReply(heard: Heard): Reply {
  const { say, subjects } = phrasesOf(heard);
  const names = heard.history.mentioned.map((id) => subjects[id].name);
  const some = [...new Set([...names.slice(0, 1), ...names.slice(-1)])];
  const said =
    some.length === 0
      ? heard.speaker.any(say.rememberNothing)
      : heard.speaker.any(say.remember, { list: listOf(some, heard.language) });
  return { said: [said], question: "" };
}

/** How to turn to somebody is known in danger alone. */
function wordingReply(heard: Heard): Reply {
  const { wording, request } = phrasesOf(heard).say;
  return { said: [heard.speaker.any(heard.isInDanger ? wording : request)], question: "" };
}

type Tip = "tipCalm" | "tipSleep" | "tipDecide" | "tipTalk" | "tipLonely";

/** What may be tried, by what it is about. Losses and illness get none. */
const tips: Readonly<Partial<Record<SubjectId, Tip>>> = {
  panic: "tipCalm",
  exam: "tipCalm",
  presentation: "tipCalm",
  anxiety: "tipCalm",
  anger: "tipCalm",
  stress: "tipCalm",
  sleepless: "tipSleep",
  sleep: "tipSleep",
  tiredness: "tipSleep",
  confusion: "tipDecide",
  future: "tipDecide",
  jobLoss: "tipDecide",
  quarrel: "tipTalk",
  notUnderstood: "tipTalk",
  hurt: "tipTalk",
  relationship: "tipTalk",
  friends: "tipTalk",
  family: "tipTalk",
  loneliness: "tipLonely",
};

const longestBareQuestion = 24;

/** A tip where one fits what the message or the conversation is about; otherwise it's the person's to decide. */
function adviceReply(heard: Heard): Reply {
  const { say } = phrasesOf(heard);
  const { thread, speaker, understanding } = heard;
  if (heard.isInDanger) return { said: [speaker.any(say.unknownNear)], question: "" };
  const own = understanding.subjects.find((id) => tips[id] !== undefined);
  // "What should I do?" is about what it has been about; a longer question is about something of its own.
  const isBare = weightOf(heard.text.trim()) <= longestBareQuestion;
  const about = own ?? (heard.isLoss || !isBare ? undefined : thread);
  const tip = about === undefined || heard.isAtRisk ? undefined : tips[about];
  const said = tip === undefined ? "" : speaker.fresh(say[tip]);
  if (said !== "") return { said: [said], question: "" };
  return {
    said: [speaker.any(variantsOf(heard, "advice"))],
    // A longer one asks for more than a choice.
    question: isTired(heard) || heard.isAtRisk || !isBare ? "" : speaker.fresh(say.ownView),
  };
}

/** The names of the plans are no question about money. */
const planNames =
  /premium|\bfree\b|gr[aá]tis|gratuit\p{L}*|kostenlos\p{L}*|無料|プレミアム|무료|프리미엄|免费|会员|高级版|(?:ال)?مجان\p{L}*|المميز\p{L}*/giu;

function isPriceAsked({ text, language }: Heard): boolean {
  const rest = fold(text.replaceAll(planNames, " "), language);
  return matchesOf(lexiconOf(language).act("price"), rest).length > 0;
}

function withPrice(heard: Heard, { said, question }: Reply): Reply {
  const price = heard.speaker.any(phrasesOf(heard).say.price.slice(0, 1), appFacts(heard.language));
  return { said: [...sentencesIn(price).slice(0, 1), ...said], question };
}
