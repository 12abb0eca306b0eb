import { responsesByLanguage } from "../phrases/by-language.ts";
import type { ActId } from "../phrases/phrases.ts";
import type { ResponseId } from "../phrases/responses.ts";
import type { SayId } from "../phrases/say-ids.ts";
import type { AnswerId } from "../moves/answer.ts";
import type { AppQuestionId } from "../moves/app-question.ts";
import { dangers } from "../moves/danger-move.ts";
import { appQuestionIn } from "../moves/hearing.ts";
import type { MoveGroup } from "../moves/move.ts";
import { actReply, closing, variantsOf } from "./acts.ts";
import { type Heard, type Reply, invitation } from "./heard.ts";
import { ownClause } from "./own-clause.ts";
import { lengthOf } from "./patterns.ts";
import { keysIn } from "./sentences.ts";

/** What is said where no rule knows better: the answer that is likeliest to fit, as `moves/fits.ts` guesses it. */

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
  do: asRule("pages"),
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
/** And what somebody intends isn't called a good idea. */
const tooHopeful: ReadonlySet<AnswerId> = new Set(["plan", "bye"]);

/** Danger that isn't stated is asked about elsewhere (`danger-thread.ts`). */
const ofDanger: ReadonlySet<AnswerId> = new Set(dangers);

function isOutOfPlace(id: AnswerId, { isLoss, isAtRisk, isShadowed, danger }: Heard): boolean {
  // Where danger is stated as possible nobody is let go on a guess.
  if (ofDanger.has(id) || (isAtRisk && id === "bye")) return true;
  if (isShadowed && tooHopeful.has(id)) return true;
  return (isLoss || isAtRisk || isShadowed || danger !== undefined) && tooLight.has(id);
}

/** What can be said back is hardly banter. */
const isTold = (id: AnswerId, heard: Heard): boolean => id === "joke" && ownClause(heard) !== "";

/** The answer that is likeliest to fit; undefined where that is a nod. */
export function respondTo(heard: Heard): Reply | undefined {
  if (heard.isInDanger || heard.understanding.isWordless) return undefined;
  const id = heard.answers.ranked.find((answer) => !isOutOfPlace(answer, heard)) ?? "nod";
  if (id === "nod" || isTold(id, heard)) return undefined;
  return (ofApp.has(id) ? toQuestion(heard) : undefined) ?? saying(heard, responses[id]);
}

const ofApp: ReadonlySet<AnswerId> = new Set(["app", "you"]);

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
  memory: "tomorrow",
  exercises: "pages",
  journal: "journal",
  languages: "languages",
  available: "available",
  welcome: "welcome",
};

/** So probable a question has to be for its facts to be told. */
const leastClear = 0.55;

/** The answer to a question about the companion or the app, where it is clear which. */
function toQuestion(heard: Heard): Reply | undefined {
  const { likeliest, probability } = appQuestionIn(heard);
  if (probability(likeliest) < leastClear) return undefined;
  if (likeliest === "internet") return saying(heard, answering("internet"));
  if (likeliest === "settings") return saying(heard, answering("app"));
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
