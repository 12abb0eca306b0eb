import type { ActId, SayId, SubjectId } from "../phrases/phrases.ts";
import { instructionsOf } from "./conversation.ts";
import { appFacts, listOf, timeLeft } from "./facts.ts";
import { type Heard, type Reply, openQuestion, phrasesOf, threadQuestion } from "./heard.ts";

/** What follows the answer to an act. */
type Next = "ask" | "start" | "invite" | "nothing";

type Answer = { readonly say: SayId; readonly next: Next };

/** Acts that are answered with sentences of their own, whatever else the message is about. */
const answers: Readonly<Partial<Record<ActId, Answer>>> = {
  human: { say: "human", next: "nothing" },
  therapist: { say: "therapist", next: "nothing" },
  who: { say: "who", next: "nothing" },
  goodbye: { say: "goodbye", next: "nothing" },
  thanks: { say: "thanks", next: "nothing" },
  greeting: { say: "greeting", next: "start" },
  howAreYou: { say: "howAreYou", next: "start" },
  injection: { say: "decline", next: "start" },
  insult: { say: "insult", next: "invite" },
  notThat: { say: "notThat", next: "invite" },
  stopAsking: { say: "stopAsking", next: "nothing" },
  unclear: { say: "unclear", next: "start" },
  compliment: { say: "compliment", next: "invite" },
  presence: { say: "presence", next: "invite" },
  personal: { say: "personal", next: "ask" },
  price: { say: "price", next: "nothing" },
  privacy: { say: "privacy", next: "nothing" },
  languages: { say: "languages", next: "nothing" },
  settings: { say: "settings", next: "nothing" },
  medical: { say: "medical", next: "ask" },
  judge: { say: "judge", next: "ask" },
  joke: { say: "joke", next: "nothing" },
  distract: { say: "distract", next: "nothing" },
  newSubject: { say: "newSubject", next: "start" },
  rather: { say: "rather", next: "start" },
  vent: { say: "vent", next: "nothing" },
  laugh: { say: "laugh", next: "invite" },
  yes: { say: "yes", next: "ask" },
  no: { say: "no", next: "ask" },
  unsure: { say: "unsure", next: "ask" },
};

const factual: ReadonlySet<ActId> = new Set(["price", "privacy", "languages", "settings", "medical", "joke"]);

/** Where danger is possible nobody is joked with or led away. */
const light: ReadonlySet<ActId> = new Set(["joke", "distract", "laugh", "newSubject"]);

/** The answer to what a message does, where that has one. */
export function actReply(heard: Heard): Reply | undefined {
  const { act } = heard.understanding;
  if (act === undefined || (heard.isAtRisk && light.has(act))) return undefined;
  if (act === "limits") return limitsReply(heard);
  if (act === "memory") return memoryReply(heard);
  if (act === "advice") return adviceReply(heard);
  const answer = answers[act];
  if (answer === undefined) return undefined;
  const variants = phrasesOf(heard).say[answer.say];
  const facts = appFacts(heard.language);
  // A second answer to the same question may refer to the first.
  const said =
    (factual.has(act) ? heard.speaker.next(variants, facts) : "") || heard.speaker.any(variants, facts);
  return { said: [said], question: following(heard, answer.next) };
}

function following(heard: Heard, next: Next): string {
  const { say } = phrasesOf(heard);
  if (next === "nothing") return "";
  if (next === "invite") return heard.speaker.fresh(say.invite);
  return next === "start" ? heard.speaker.fresh(say.start) || openQuestion(heard) : threadQuestion(heard);
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
  return { said: [said], question: following(heard, "invite") };
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

function adviceReply(heard: Heard): Reply {
  const { say } = phrasesOf(heard);
  const { thread, speaker, understanding } = heard;
  const own = understanding.subjects.find((id) => tips[id] !== undefined);
  const about = own ?? (heard.isLoss ? undefined : thread);
  const tip = about === undefined || heard.isAtRisk ? undefined : tips[about];
  const said = (tip === undefined ? "" : speaker.fresh(say[tip])) || speaker.any(say.advice);
  return { said: [said], question: threadQuestion(heard) };
}
