import type { ActId, SayId, SubjectId } from "../phrases/phrases.ts";
import type { VoiceStyle } from "#shared/catalogues/voices.ts";
import { actReply } from "./acts.ts";
import { exerciseReply, offerFor } from "./exercise.ts";
import { type Heard, type Reply, openQuestion, phrasesOf, threadQuestion } from "./heard.ts";
import { turnedClause } from "./turning.ts";
import { kindOf } from "./understand.ts";

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
  const { understanding, speaker, language, isAtRisk } = heard;
  const { subjects, say } = phrasesOf(heard);
  if (understanding.isWordless) return [speaker.fresh(say.silent) || nod(heard)];
  const [main, second] = understanding.subjects;
  const isGlad = main !== undefined && kindOf(main) === "good";
  const isPassing = main !== undefined && kindOf(main) === "topic" && heard.thread !== main;
  const isUntold = main === undefined || isPassing || (isGlad && (isAtRisk || heard.isLoss));
  const told = isUntold ? "" : speaker.fresh(subjects[main].told);
  const clause =
    isAtRisk || understanding.loss !== undefined ? undefined : turnedClause(heard.text, language);
  const own = clause === undefined ? "" : speaker.fresh(say.youSaid, { clause });
  const guess = understanding.isQuestion ? speaker.fresh(say.unknown) : "";
  const also = told === "" || own !== "" ? "" : alsoSaid(heard, main, second);
  const isGrave = main !== undefined && (kindOf(main) === "loss" || kindOf(main) === "situation");
  const said = isGrave || isGlad ? [told, own] : [own, told];
  const shown = [...said, also, told === "" ? guess : ""].filter((sentence) => sentence !== "");
  return shown.length === 0 ? [nod(heard)] : shown.slice(0, 2);
}

/** A second thing of weight in the same message is named. */
function alsoSaid(heard: Heard, main: SubjectId | undefined, second: SubjectId | undefined): string {
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
