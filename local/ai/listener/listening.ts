import { type ActId, type SayId, type SubjectId, kindOf } from "../phrases/phrases.ts";
import type { VoiceStyle } from "#shared/catalogues/voices.ts";
import { actReply } from "./acts.ts";
import { textsOf } from "./conversation.ts";
import { exerciseReply, offerFor } from "./exercise.ts";
import { type Heard, type Reply, openQuestion, phrasesOf, threadQuestion } from "./heard.ts";
import { lexiconOf } from "./lexicon.ts";
import { turnedClause } from "./turning.ts";

/** These come before a loss in the same message; everything else comes after it. */
const beforeLoss: ReadonlySet<ActId> = new Set(["human", "therapist", "who", "injection", "goodbye"]);

/** These are answered where the message is about something, too; other acts then wait. */
const besideSubjects: ReadonlySet<ActId> = new Set([
  "human",
  "therapist",
  "who",
  "injection",
  "insult",
  "notThat",
  "stopAsking",
  "price",
  "limits",
  "privacy",
  "memory",
  "languages",
  "settings",
  "medical",
  "judge",
  "joke",
  "rather",
  "advice",
  "goodbye",
  "thanks",
  "vent",
  "newSubject",
  "distract",
  "personal",
]);

/** What was said is answered, said back, or followed, with one open question. */
export function listen(heard: Heard): Reply {
  const { act, loss, subjects } = heard.understanding;
  if (loss !== undefined && (act === undefined || !beforeLoss.has(act))) return subjectReply(heard);
  const isAct = act !== undefined && (subjects.length === 0 || besideSubjects.has(act));
  return exerciseReply(heard) ?? (isAct ? actReply(heard) : undefined) ?? subjectReply(heard);
}

function subjectReply(heard: Heard): Reply {
  return { said: saidBack(heard), question: questionFor(heard) };
}

/** What shows that it was heard: a sentence for the subject, the person's own clause, or a nod. */
function saidBack(heard: Heard): string[] {
  const { understanding, speaker } = heard;
  const { say } = phrasesOf(heard);
  if (understanding.isWordless) return [speaker.fresh(say.silent) || nod(heard)];
  const [main] = understanding.subjects;
  const told = toldOf(heard);
  const own = ownClause(heard);
  // What is grave, or glad, is answered before anything is repeated.
  const isFirst = main !== undefined && ["loss", "good"].includes(kindOf(main));
  const said = [...(isFirst ? [told, own] : [own, told]), own === "" ? alsoSaid(heard) : ""];
  const guess = understanding.isQuestion && told === "" ? speaker.fresh(say.unknown) : "";
  const shown = [...said, guess].filter((sentence) => sentence !== "");
  return shown.length === 0 ? [nod(heard)] : shown.slice(0, 2);
}

/** The sentence for what it is about; a topic that is only named in passing has none. */
function toldOf(heard: Heard): string {
  const [main] = heard.understanding.subjects;
  if (main === undefined) return "";
  const kind = kindOf(main);
  const isPassing = kind === "topic" && heard.isLoss;
  const isOutOfPlace = kind === "good" && (heard.isAtRisk || heard.isLoss);
  return isPassing || isOutOfPlace ? "" : heard.speaker.fresh(phrasesOf(heard).subjects[main].told);
}

/** The person's own clause: not twice in a row, unless it says what it is about. */
function ownClause(heard: Heard): string {
  const { conversation, language, understanding, history, text } = heard;
  if (heard.isAtRisk || understanding.loss !== undefined) return "";
  const { subjects: entries } = lexiconOf(language);
  const about = entries.filter(({ id }) => understanding.subjects.includes(id)).map(({ words }) => words);
  const clause = turnedClause(text, language, about);
  const before = turnedClause(textsOf(conversation, "user").at(-2) ?? "", language, about);
  const isRepeating = before !== undefined && history.lastReply.toLowerCase().includes(before.toLowerCase());
  if (clause === undefined || (isRepeating && about.length === 0)) return "";
  return heard.speaker.fresh(phrasesOf(heard).say.youSaid, { clause });
}

/** A second thing of weight in the same message is named. */
function alsoSaid(heard: Heard): string {
  const [main, second] = heard.understanding.subjects;
  if (main === undefined || second === undefined || kindOf(second) === "good") return "";
  if (kindOf(main) !== kindOf(second) || kindOf(main) === "loss") return "";
  const { say, subjects } = phrasesOf(heard);
  return heard.speaker.fresh(say.alsoSaid, { name: subjects[second].name });
}

const nods: Readonly<Record<VoiceStyle, SayId>> = {
  warm: "listenWarm",
  professional: "listenProfessional",
  friendly: "listenFriendly",
  gentle: "listenGentle",
};

/** A short sentence that claims nothing. */
function nod({ style, speaker, ...heard }: Heard): string {
  const { say } = phrasesOf(heard);
  return speaker.fresh(say[nods[style]]) || speaker.fresh(say.listen);
}

/** So many questions in a row are a conversation; more are an interview. */
const questionsInARow: Readonly<Record<VoiceStyle, number>> = {
  warm: 2,
  professional: 3,
  friendly: 2,
  gentle: 1,
};

function questionFor(heard: Heard): string {
  const { history, style, speaker, understanding } = heard;
  const { say } = phrasesOf(heard);
  const isTiring = history.questionsInARow >= questionsInARow[style] || understanding.isWordless;
  const invitation = isTiring && understanding.subjects.length === 0 ? speaker.fresh(say.invite) : "";
  const [main] = understanding.subjects;
  // Good news gets questions of its own, whatever else the conversation is about.
  const isGlad = main !== undefined && kindOf(main) === "good" && !heard.isLoss && !heard.isAtRisk;
  if (isGlad) return threadQuestion({ ...heard, thread: main });
  return invitation || offerFor(heard) || askingPerson(heard) || threadQuestion(heard) || openQuestion(heard);
}

/** Subjects that are about what is between people. */
const betweenPeople: ReadonlySet<SubjectId> = new Set(["quarrel", "anger", "hurt", "notUnderstood"]);

/** About somebody who is alive, where it is about what is between them. */
function askingPerson(heard: Heard): string {
  const { understanding, history, thread, speaker } = heard;
  const { say, people } = phrasesOf(heard);
  const [person] = understanding.people;
  if (person === undefined || person === "pet" || heard.isLoss) return "";
  if (understanding.people.some((id) => history.dead.has(id))) return "";
  if (thread === undefined || !betweenPeople.has(thread)) return "";
  return speaker.fresh(say.askPerson, { person: people[person] });
}
