import type { DangerAnswer } from "./danger-talk.ts";
import type { ActId, Phrases, Variants } from "../phrases/phrases.ts";
import { type OwnKey, type Thread, mainConcern, ownKeyOf } from "./risk-thread.ts";
import type { StatedRisk } from "./stated-risk.ts";
import type { Understanding } from "./understand.ts";

/** What a step of the conversation about danger is made from. */
export type Moment = {
  readonly say: Phrases["say"];
  readonly stated: StatedRisk;
  readonly understanding: Understanding;
  readonly thread: Thread;
  readonly choose: (variants: Variants) => string;
  /** The answer to what the message speaks of. */
  readonly answer: DangerAnswer;
  /** The message itself may be about danger, or tells of something hard. */
  readonly isGrave: boolean;
  /** Whether a sentence was said anywhere in the conversation. */
  readonly wasSaid: (sentence: string) => boolean;
  /** The person said by themselves, in the messages given, that they don't think of suicide. */
  readonly hasDenied: boolean;
};

type Step = (moment: Moment & Parts) => readonly string[] | undefined;

type Parts = {
  /** The sentence of the concern that this is about, if it has one. */
  readonly own: OwnKey | undefined;
  readonly acknowledge: string;
  /** Said with the first reply about danger only. */
  readonly limits: string;
};

/** The answer that means danger: not safe, or hurt. */
const dangerousAnswer: Readonly<Record<OwnKey, "yes" | "no" | undefined>> = {
  abuse: "no",
  selfHarm: "yes",
  violence: "yes",
  eating: undefined,
};

const isOwn = (key: string): key is OwnKey => Object.hasOwn(dangerousAnswer, key);

const whoAsks = { human: "human", therapist: "therapist", who: "who" } as const satisfies Partial<
  Record<ActId, ActId & keyof Phrases["say"]>
>;

/** The answer to a question about what the companion is; it gets one at any level. */
export function identityAnswer({ say, understanding: { act } }: Moment): string | undefined {
  const asksWho = (key: string | undefined): key is keyof typeof whoAsks =>
    key !== undefined && Object.hasOwn(whoAsks, key);
  return asksWho(act) ? say[whoAsks[act]][0] : undefined;
}

/** The message itself shows danger, so it isn't only an answer. */
export const isNewDanger = ({ thisMessage }: StatedRisk): boolean =>
  thisMessage === "active" || thisMessage === "imminent";

/** People may leave whenever they want, and hear where help is; with the question still open, nobody wishes them well. */
const leaving: Step = ({ say, stated, understanding, thread }) => {
  if (understanding.act !== "goodbye" || thread.open === undefined) return undefined;
  return stated.level === "imminent" ? stayingSentences(say) : [say.risk.leave];
};

/** A farewell in imminent danger, or after an overdose, is no wish to stop talking: nobody is wished well then. */
export const stayingSentences = ({ risk }: Phrases["say"]): readonly string[] => [risk.callNow];

const answeringWho: Step = (moment) => {
  const identity = identityAnswer(moment);
  if (identity === undefined) return undefined;
  const { say, thread } = moment;
  return [identity, thread.said("askSuicide") ? say.risk.someone : say.risk.askSuicide, say.risk.helplines];
};

const isPlanStated = ({ understanding, thread }: Moment): boolean =>
  thread.open === "askPlan" && understanding.answer === "yes";

const isNear = (moment: Moment): boolean => moment.stated.level === "imminent" || isPlanStated(moment);

const wasUrged = ({ thread }: Moment): boolean =>
  thread.said("emergency") || thread.said("callNow") || thread.isBegunEarlier;

/** An overdose or a wound: the emergency number, whatever else there is to ask. */
const rescuing: Step = ({ say, answer, limits }) =>
  answer.isUrgent ? [answer.said, say.risk.someone, limits] : undefined;

/** Danger that may be very near: the emergency number, a person, distance from means, and one question. */
const urging: Step = (moment) => {
  if (!isNear(moment) || wasUrged(moment)) return undefined;
  const { say, own, acknowledge, limits } = moment;
  if (own !== undefined && own !== "selfHarm") return [acknowledge, say.risk.callNow, say.risk[own]];
  const question = isPlanStated(moment) ? say.risk.someone : say.risk.askPlan;
  return [acknowledge, say.risk.emergency, question, limits];
};

const urgingAgain: Step = (moment) => {
  const { say, stated, thread, acknowledge } = moment;
  const isDue = isNewDanger(stated) || isPlanStated(moment) || !thread.said("callNow");
  if (!isNear(moment) || !wasUrged(moment) || !isDue) return undefined;
  return [acknowledge, say.risk.callNow, say.risk.someone];
};

/** The question that wanted to be sure was answered with "yes", or the danger has been confirmed since. */
const confirming: Step = ({ say, thread: { openConcern }, acknowledge, limits }) => {
  if (openConcern === undefined) return undefined;
  const key = ownKeyOf(openConcern) ?? "askPlan";
  return [acknowledge, say.risk[key], say.risk.helplines, limits];
};

/** Pain turned against one's own body may be more than that. */
const mayBeSuicidal: ReadonlySet<OwnKey> = new Set(["selfHarm", "eating"]);

/** The answer to the question in a concern's own sentence. */
const answeringOwn: Step = ({ say, understanding: { answer }, thread: { open }, acknowledge }) => {
  if (open === undefined || !isOwn(open)) return undefined;
  const asks = mayBeSuicidal.has(open) ? say.risk.askSuicide : say.risk.someone;
  const isDanger = answer !== undefined && answer === dangerousAnswer[open];
  return [acknowledge, isDanger ? say.risk.callNow : "", asks, isDanger ? "" : say.risk.helplines];
};

const owning: Step = ({ say, own, thread, acknowledge, limits }) =>
  own === undefined || thread.said(own)
    ? undefined
    : [acknowledge, say.risk[own], say.risk.helplines, limits];

/** Whoever is being hurt, or may hurt somebody, isn't asked about suicide because they go on telling of that. */
const owningAgain: Step = ({ say, own, acknowledge }) =>
  own === "abuse" || own === "violence" ? [acknowledge, say.risk.callNow, say.risk.helplines] : undefined;

/** One "no" doesn't close it. */
const afterNo: Step = ({ say, stated, understanding, thread: { open } }) => {
  if (understanding.answer !== "no" || (open !== "askSuicide" && open !== "askPlan")) return undefined;
  return [say.risk.afterNo, stated.level === "imminent" ? say.risk.callNow : "", say.risk.someone];
};

/** A safer next hour, once the questions have been asked. */
const safer: Step = (moment) => {
  const { say, own, thread, acknowledge, answer } = moment;
  if (!thread.said("askPlan") && !wasUrged(moment)) return undefined;
  const isAboutMeans = own === undefined || own === "selfHarm";
  if (isAboutMeans && !thread.said("safer"))
    return answer.said === ""
      ? [say.risk.safer, say.risk.ground, say.risk.someone]
      : [answer.said, say.risk.someone];
  return answer.said === "" ? [acknowledge, say.risk.someone, say.risk.helplines] : [answer.said];
};

const plan: Step = ({ say, thread, acknowledge }) =>
  thread.said("askSuicide") ? [acknowledge, say.risk.askPlan, say.risk.helplines] : undefined;

/** Whether they think of suicide is no question any more to who has just said so; whether it is now, is. */
const first: Step = ({ say, understanding: { namesKilling, isQuestion }, acknowledge, limits }) => [
  acknowledge,
  namesKilling && !isQuestion ? say.risk.askToday : say.risk.askSuicide,
  say.risk.askPlan,
  say.risk.helplines,
  limits,
];

/** Near danger comes before everything; then what this message answers; then what hasn't been asked or said yet. */
const steps: readonly Step[] = [
  leaving,
  rescuing,
  urging,
  answeringWho,
  confirming,
  answeringOwn,
  afterNo,
  urgingAgain,
  owning,
  owningAgain,
  safer,
  plan,
  first,
];
/** A message that shows danger is answered for that, even where it may also answer something else. */
const stepsAtNewDanger: readonly Step[] = [
  rescuing,
  urging,
  urgingAgain,
  answeringWho,
  owning,
  owningAgain,
  safer,
  plan,
  first,
];

/**
 * Acknowledges, asks directly, asks about plan and means, offers help lines and a person, then makes the next hour
 * safer. In imminent danger, the emergency number comes first.
 */
export function scriptReply(moment: Moment): readonly string[] {
  const { say, stated, thread, choose, answer } = moment;
  const isFirst = thread.open === undefined && !thread.said("limits") && !thread.isBegunEarlier;
  const parts: Parts = {
    own: ownKeyOf(mainConcern(stated.concerns)),
    acknowledge: isFirst || answer.said === "" ? choose(say.risk.acknowledge) : answer.said,
    limits: isFirst ? say.risk.limits : "",
  };
  for (const step of isNewDanger(stated) ? stepsAtNewDanger : steps) {
    const sentences = step({ ...moment, ...parts });
    if (sentences !== undefined) return sentences;
  }
  return [];
}
