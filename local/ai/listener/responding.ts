import { responsesByLanguage } from "../phrases/by-language.ts";
import { type ActId, kindOf } from "../phrases/phrases.ts";
import type { ResponseId } from "../phrases/responses.ts";
import type { SayId } from "../phrases/say-ids.ts";
import { type MoveGroup, type MoveId, movesByGroup } from "../moves/move.ts";
import { closing, variantsOf } from "./acts.ts";
import { type Heard, nods, type Reply, invitation, phrasesOf } from "./heard.ts";
import { ownClause } from "./own-clause.ts";
import { lengthOf } from "./patterns.ts";

/**
 * Answers by what a message calls for, as `moves/hearing.ts` guesses it, where no rule knows better. The surer the
 * guess, the more particular the answer.
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

const responses: Readonly<Record<MoveId, Response>> = {
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
  app: answering("app"),
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
const tooLight: ReadonlySet<MoveId> = new Set(["joke", "good", "annoyed", "do", "detail"]);

/** Facts by the way are heard in the manner that was chosen, as long as it has sentences left. */
const isNodEnough = ({ moves, style, speaker, ...heard }: Heard): boolean =>
  moves.likeliest === "detail" && speaker.fresh(phrasesOf(heard).say[nods[style]]) !== "";

/** What can be said back is hardly banter. */
const isTold = (heard: Heard): boolean => heard.moves.likeliest === "joke" && ownClause(heard) !== "";

/** About their own life people are asked where several messages come to it (`danger-thread.ts`). */
const isAskedElsewhere = ({ moves }: Heard): boolean => moves.likeliest === "own";

const isLeftToRules = (heard: Heard): boolean =>
  heard.isInDanger ||
  heard.understanding.isWordless ||
  isAskedElsewhere(heard) ||
  isNodEnough(heard) ||
  isTold(heard);

/** Where danger is stated as possible nobody is let go on a guess. */
const isOutOfPlace = ({ moves: { likeliest }, isAtRisk }: Heard): boolean =>
  tooLight.has(likeliest) || (isAtRisk && likeliest === "bye");

export function respondTo(heard: Heard): Reply | undefined {
  const { moves } = heard;
  if (isLeftToRules(heard)) return undefined;
  const isSubdued = heard.isLoss || heard.isAtRisk || heard.danger !== undefined;
  if (isSubdued && isOutOfPlace(heard)) return undefined;
  if (moves.isSure) return saying(heard, responses[moves.likeliest]);
  if (moves.isSureOf("heavy")) return saying(heard, telling("heavy"));
  if (moves.isSureOf("bright") && !isSubdued) return saying(heard, telling("bright"));
  if (moves.isSureOf("asking")) return saying(heard, answering("advice"));
  return undefined;
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

type CalledFor = { readonly moves: readonly MoveId[]; readonly least: number };

/** So improbable is what an act's words suggest that they probably mean something else. */
const leastForAct = 0.06;
const meantBy = (...moves: readonly MoveId[]): CalledFor => ({ moves, least: leastForAct });
/** Of the app's own facts nobody is told who asked for none, and a greeting is only the beginning of most messages. */
const surelyMeantBy = (...moves: readonly MoveId[]): CalledFor => ({ moves, least: 0.2 });

/** What a message may call for where a rule finds an act by its words; another guess speaks against the rule. */
const calledFor: Readonly<Partial<Record<ActId, CalledFor>>> = {
  price: surelyMeantBy("app", "fact", "you", "opinion"),
  limits: meantBy("app", "fact", "you", "opinion"),
  premium: surelyMeantBy("app", "fact", "you", "opinion"),
  greeting: surelyMeantBy("hello", "you"),
  goodbye: { moves: ["bye", "thanks", "hello"], least: 0.03 },
  thanks: surelyMeantBy("thanks", "bye", "praise"),
  compliment: meantBy("praise", "thanks", "yes", "good"),
  request: meantBy("advice", "words", "do", "you", "app", "fact", "opinion", "listen"),
  insult: meantBy("complain", "angry", "correct", "refuse", "you", "annoyed"),
  laugh: meantBy("joke", "yes", "good", "praise"),
  plan: meantBy("plan", "reach", "bye", "yes", "good"),
  unsure: { moves: ["dunno", "torn"], least: 0.3 },
  yes: meantBy("yes", "no", "thanks", "plan", "praise", "reach", "safe", "own", "harm"),
  no: meantBy("no", "yes", "refuse", "correct", "safe", "dunno", "own", "harm"),
};

const usuallyCalledFor = meantBy(
  ...movesByGroup.asking,
  ...movesByGroup.steering,
  ...movesByGroup.courtesy,
  ...movesByGroup.short,
  "own",
  "harm",
);

export function isActMeant({
  moves,
  understanding: { act },
}: Pick<Heard, "moves" | "understanding">): boolean {
  if (act === undefined) return false;
  const meant = calledFor[act] ?? usuallyCalledFor;
  return moves.probability(...meant.moves) >= meant.least;
}

/** These rules only say that they can't; a guess at what is asked for says more. */
const betterGuessed: Readonly<Partial<Record<ActId, readonly MoveId[]>>> = {
  request: ["advice", "words", "opinion", "fact"],
  wording: ["words"],
  unclear: ["complain"],
  judge: ["opinion", "advice"],
};

export function isBetterGuessed({ moves, understanding: { act }, ...heard }: Heard): boolean {
  if (heard.isInDanger) return false;
  const better = act === undefined ? undefined : betterGuessed[act];
  return better?.includes(moves.likeliest) === true;
}

/** What a subject calls for has to be at least as probable as everything else. */
const leastForSubject = 0.5;

/** As `lengthOf` counts: up to here a message is hardly about anything but the situation that it names. */
const shortMention = 45;

/** "I'm sad" is hardly a correction, unless the guess is sure of it. */
const leastAgainstFeeling = 0.75;

/** Whether the subject that a message's words suggest is what it is about, rather than a word in passing. */
export function isSubjectMeant({ moves, text, understanding: { subjects } }: Heard): boolean {
  const [main] = subjects;
  if (main === undefined || kindOf(main) === "topic") return false;
  const kind = kindOf(main);
  if (kind === "loss") return true;
  if (kind === "good")
    return moves.ofGroup("bright") + moves.probability("praise", "safe", "thanks") >= leastForSubject;
  const told = moves.ofGroup("heavy") + moves.probability("secret", "own", "harm", "other");
  const isShort = lengthOf(text.trim()) <= shortMention;
  if (isShort && kind === "feeling" && moves.probability(moves.likeliest) < leastAgainstFeeling) return true;
  const around = isShort
    ? moves.ofGroup("plain") + moves.probability("plan", "no", "yes", "hello", "bye")
    : 0;
  return told + around >= leastForSubject;
}
