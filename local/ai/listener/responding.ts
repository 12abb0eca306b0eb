import { responsesByLanguage } from "../phrases/by-language.ts";
import { type ActId, kindOf, type SubjectId } from "../phrases/phrases.ts";
import type { ResponseId } from "../phrases/responses.ts";
import type { SayId } from "../phrases/say-ids.ts";
import type { AnswerId } from "../moves/answer.ts";
import type { AppQuestionId } from "../moves/app-question.ts";
import { dangers } from "../moves/danger-move.ts";
import { appQuestionIn } from "../moves/hearing.ts";
import { type MoveGroup, type MoveId, movesByGroup } from "../moves/move.ts";
import { actReply, closing, variantsOf } from "./acts.ts";
import { type Heard, type Reply, invitation } from "./heard.ts";
import { ownClause } from "./own-clause.ts";
import { lengthOf } from "./patterns.ts";
import { keysIn } from "./sentences.ts";

/**
 * Which answer probably fits, as `moves/fits.ts` guesses it: a rule's, a subject's, one to what the message calls for,
 * or a nod.
 */

type Response = {
  /** Sentences of their own, or those that a rule would say. */
  readonly say: ResponseId | { readonly rule: SayId };
  /** Whether the person is invited to go on. */
  readonly invites: boolean;
};

const telling = (say: ResponseId): Response => ({ say, invites: true });
const answering = (say: ResponseId): Response => ({ say, invites: false });
const asRule = (rule: SayId): Response => ({ say: { rule }, invites: false });

const responses: Readonly<Record<Exclude<AnswerId, "nod">, Response>> = {
  heavy: telling("heavy"),
  bright: telling("bright"),
  good: telling("good"),
  tender: telling("tender"),
  plan: answering("plan"),
  reach: answering("reach"),
  grief: telling("grief"),
  miss: telling("miss"),
  sad: telling("sad"),
  tired: telling("tired"),
  afraid: telling("afraid"),
  angry: telling("angry"),
  annoyed: telling("annoyed"),
  hurt: telling("hurt"),
  ashamed: telling("ashamed"),
  worried: telling("worried"),
  torn: telling("torn"),
  body: telling("body"),
  detail: telling("detail"),
  memory: telling("memory"),
  joke: answering("joke"),
  secret: telling("secret"),
  yes: asRule("yes"),
  no: asRule("no"),
  dunno: asRule("unsure"),
  hello: asRule("greeting"),
  bye: asRule("goodbye"),
  thanks: asRule("thanks"),
  praise: asRule("compliment"),
  sorry: asRule("apology"),
  advice: answering("advice"),
  opinion: answering("opinion"),
  fact: answering("fact"),
  you: answering("you"),
  // Which of the app's facts is wanted isn't clear (`toQuestion`).
  app: answering("fact"),
  words: answering("words"),
  do: asRule("distract"),
  listen: asRule("vent"),
  correct: answering("correct"),
  refuse: answering("refuse"),
  complain: answering("complain"),
  own: answering("own"),
  safe: answering("safe"),
  other: answering("other"),
  harm: answering("harm"),
};

/** Next to a loss, or where danger is possible, nobody is congratulated, joked with or answered drily. */
const tooLight: ReadonlySet<AnswerId> = new Set(["joke", "good", "bright", "annoyed", "do", "detail"]);

/** Danger that isn't stated is asked about elsewhere (`danger-thread.ts`). */
const ofDanger: ReadonlySet<AnswerId> = new Set(dangers);

function isOutOfPlace(id: AnswerId, { isLoss, isAtRisk, danger }: Heard): boolean {
  // Where danger is stated as possible nobody is let go on a guess.
  if (ofDanger.has(id) || (isAtRisk && id === "bye")) return true;
  return (isLoss || isAtRisk || danger !== undefined) && tooLight.has(id);
}

/** What can be said back is hardly banter. */
const isTold = (id: AnswerId, heard: Heard): boolean => id === "joke" && ownClause(heard) !== "";

/** The answer that is likeliest to fit; undefined where that is a nod. */
export function respondTo(heard: Heard): Reply | undefined {
  if (heard.isInDanger || heard.understanding.isWordless) return undefined;
  const id = heard.answers.ranked.find((answer) => !isOutOfPlace(answer, heard)) ?? "nod";
  if (id === "nod" || isTold(id, heard)) return undefined;
  return (asking.has(id) ? toQuestion(heard) : undefined) ?? saying(heard, responses[id]);
}

/** What may ask for the app's own facts or exercises. */
const asking: ReadonlySet<AnswerId> = new Set(["app", "you", "do"]);

/** The act whose answer says it. Whatever else is asked gets a general answer. */
const actsByQuestion: Readonly<Partial<Record<AppQuestionId, ActId>>> = {
  human: "human",
  personal: "personal",
  howAreYou: "howAreYou",
  presence: "presence",
  price: "price",
  premium: "premium",
  limits: "limits",
  privacy: "privacy",
  training: "training",
  alerts: "alerts",
  deleting: "deleting",
  tomorrow: "tomorrow",
  memory: "memory",
  exercises: "pages",
  journal: "journal",
  languages: "languages",
  settings: "settings",
  available: "available",
  welcome: "welcome",
};

/** So probable a question has to be for its facts to be told. */
const leastClear = 0.4;

/** The answer to a question about the companion or the app, where it is clear which. */
function toQuestion(heard: Heard): Reply | undefined {
  const { likeliest, probability } = appQuestionIn(heard);
  if (probability(likeliest) < leastClear) return undefined;
  if (likeliest === "internet") return saying(heard, answering("internet"));
  if (heard.answers.ranked[0] === "do" && likeliest !== "exercises") return undefined;
  const act = actsByQuestion[likeliest];
  const reply = actReply({ ...heard, understanding: { ...heard.understanding, act } });
  const isRepeated = reply?.said.some((it) => keysIn(it).some((key) => heard.history.said.has(key))) === true;
  return isRepeated ? undefined : reply;
}

function saying(heard: Heard, { say, invites }: Response): Reply | undefined {
  if (typeof say !== "string") return ofRule(heard, say.rule);
  const said = heard.speaker.fresh(responsesByLanguage[heard.language][say]);
  if (said === "") return undefined;
  const before = saidBack(heard);
  const question = invites && before === "" ? invitation(heard) : "";
  return { said: [before, said].filter((sentence) => sentence !== ""), question };
}

function ofRule(heard: Heard, rule: SayId): Reply | undefined {
  // "My boss never thanks me" tells something.
  if (isMoreThanAnswer(heard.text, rule) || ownClause(heard) !== "") return undefined;
  if (rule === "goodbye" || rule === "thanks") return closing(heard, rule);
  const said = heard.speaker.fresh(variantsOf(heard, rule));
  return said === "" ? undefined : { said: [said], question: "" };
}

/** As `lengthOf` counts: more words after a "no" or "don't know" say what it is about. */
const longestAnswer = 20;

/** Whether "no" or "I don't know" only begins something else. */
export const isMoreThanAnswer = (text: string, id: SayId | ActId | undefined): boolean =>
  (id === "no" || id === "unsure") && lengthOf(text.trim()) > longestAnswer;

const leastTold = 0.3;

/** What the person is told back: not the facts around it, banter or answers. */
const groupsTold: readonly MoveGroup[] = ["heavy", "bright"];

const saidBack = (heard: Heard): string =>
  groupsTold.some((group) => heard.moves.ofGroup(group) >= leastTold) ? ownClause(heard) : "";

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

/** Of a short message the words alone tell. Most of these are too rare in talk to be learned. */
const plainWhenShort: ReadonlySet<ActId> = new Set([
  "goodbye",
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
 * How probably a message calls for what its words name: a short one, of which few begin a conversation with a goodbye;
 * and where danger is stated, which is all that fits are learned to see there.
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

/** What is asked about the app is found by many words, of which some mean something else (`toQuestion`). */
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
