import type { AnswerId } from "../moves/answer.ts";
import { type MoveId, movesByGroup } from "../moves/move.ts";
import { type ActId, kindOf, type SubjectId } from "../phrases/phrases.ts";
import type { Heard } from "./heard.ts";
import { lengthOf } from "./patterns.ts";

/**
 * Whether a message means what a rule finds in it by its words, or whether that is only a word in passing: what probably
 * fits as an answer tells (`moves/fits.ts`).
 */

/** What the sentences of a rule come to, as answers go; an act that isn't here asks about the app. */
const answersByAct: Readonly<Partial<Record<ActId, readonly MoveId[]>>> = {
  greeting: ["hello"],
  howAreYou: ["hello", "you"],
  thanks: ["thanks", "bye", "praise"],
  goodbye: ["bye"],
  human: ["you"],
  therapist: ["you"],
  who: ["you"],
  personal: ["you"],
  insult: ["complain"],
  notThat: ["correct", "complain"],
  stopAsking: ["refuse", "complain", "listen"],
  quiet: ["refuse", "complain", "listen"],
  spare: ["refuse", "complain", "listen"],
  apology: ["sorry"],
  plan: ["plan", "reach"],
  luck: ["plan", "bye"],
  again: ["do", "words", "yes"],
  unclear: ["complain", "you"],
  compliment: ["praise", "thanks"],
  presence: ["you", "hello"],
  medical: ["fact", "advice", "opinion"],
  judge: ["opinion"],
  joke: ["do"],
  distract: ["do"],
  nice: ["do"],
  newSubject: ["do", "refuse"],
  rather: ["refuse"],
  vent: ["listen"],
  advice: ["advice", "opinion"],
  request: ["do", "you"],
  wording: ["words"],
  welcome: ["app", "you", "hello", "sorry"],
  available: ["app", "you"],
  goOn: ["do", "words", "yes"],
  breathe: ["do", "app"],
  ground: ["do", "app"],
  laugh: ["joke"],
  yes: ["yes"],
  no: ["no", "refuse"],
  unsure: ["dunno"],
};

const aboutApp: readonly MoveId[] = ["app", "you"];

/** A rule's sentences are made for the case, and so may be a little less likely to fit; from here on they do anyway. */
const forRules = { behind: 0.1, enough: 0.7 } as const;

const isFitting = ({ answers: { fit, ranked } }: Pick<Heard, "answers">, ids: readonly AnswerId[]): boolean =>
  fit(...ids) >= Math.min(forRules.enough, fit(...ranked) - forRules.behind);

/** As `lengthOf` counts: up to here a message is hardly about anything but what its words name. */
const shortMention = 55;

const isShort = ({ text }: Pick<Heard, "text">): boolean => lengthOf(text.trim()) <= shortMention;

/** In a short message the words alone decide about these. Most of them are too rare in talk to be learned. */
const plainWhenShort: ReadonlySet<ActId> = new Set([
  "goodbye",
  "alerts",
  "privacy",
  "training",
  "vent",
  "spare",
  "quiet",
  "luck",
  "safetyPlan",
  "keepExercise",
  "medical",
  "joke",
  "distract",
  "newSubject",
  "welcome",
  "available",
  "nice",
  "who",
  "therapist",
]);

/**
 * How probable what the words name has to be, whatever else would fit. A short message may come first in a conversation,
 * where few of those learned from said thanks or goodbye; and once danger is stated, danger seems to fit everywhere.
 */
const leastNamed = { short: 0.3, atRisk: 0.06 } as const;

type Named = Pick<Heard, "answers" | "isAtRisk" | "moves" | "text" | "understanding">;

/** Whoever does any of these hardly tells of danger. */
const besideDanger: readonly MoveId[] = [
  ...movesByGroup.asking,
  ...movesByGroup.steering,
  ...movesByGroup.courtesy,
  ...movesByGroup.short,
];

function isNamed(act: ActId, { isAtRisk, moves, text }: Named): boolean {
  // "What would I even say to him?" asks more of it than to pass.
  if (isAtRisk && act !== "request" && moves.probability(...besideDanger) >= leastNamed.atRisk) return true;
  const named = answersByAct[act] ?? aboutApp;
  return isShort({ text }) && (plainWhenShort.has(act) || moves.probability(...named) >= leastNamed.short);
}

/** Found by many words, some of which mean something else; which question it is, is guessed instead (`toQuestion`). */
const isVague = ({ understanding: { act } }: Named): boolean => act === "settings";

/** Whether a message means what its words suggest. */
export function isActMeant(heard: Named): boolean {
  const { act } = heard.understanding;
  if (act === undefined || isVague(heard)) return false;
  return act === "injection" || isNamed(act, heard) || isFitting(heard, answersByAct[act] ?? aboutApp);
}

const answersBySubject: Readonly<Partial<Record<SubjectId, readonly AnswerId[]>>> = {
  panic: ["afraid"],
  breakup: ["grief", "miss"],
  jobLoss: ["afraid", "grief", "angry", "hurt"],
  quarrel: ["hurt", "angry"],
  sleepless: ["tired"],
  exam: ["afraid"],
  presentation: ["afraid"],
  moving: ["miss", "tired", "torn"],
  notUnderstood: ["hurt", "miss"],
  theirDanger: ["other"],
  sadness: ["sad"],
  anxiety: ["afraid"],
  anger: ["angry", "annoyed"],
  loneliness: ["miss"],
  tiredness: ["tired"],
  stress: ["tired", "afraid"],
  guilt: ["ashamed"],
  hurt: ["hurt"],
  emptiness: ["sad"],
  confusion: ["torn"],
  joy: ["good"],
  calm: ["good"],
};

/** From here on a short message asks, or puts something right, rather than tells. */
const leastElse = 0.4;

/** Whether the situation or feeling that a message's words suggest is what it is about, rather than a word in passing. */
export function isSubjectMeant({ answers, text, understanding: { subjects } }: Heard): boolean {
  const [main] = subjects;
  if (main === undefined || kindOf(main) === "topic") return false;
  if (kindOf(main) === "loss" || isFitting({ answers }, answersBySubject[main] ?? [])) return true;
  return isShort({ text }) && answers.fit(...movesByGroup.asking, ...movesByGroup.steering) < leastElse;
}
