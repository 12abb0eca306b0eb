import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { phrasesByLanguage } from "../phrases/by-language.ts";
import type { Intents, Sentences } from "../phrases/phrases.ts";
import type { Conversation } from "./conversation.ts";
import { type OwnKey, ownKeyOf, type Thread, threadOf } from "./risk-thread.ts";
import { type Risk, riskLevels } from "./risk.ts";
import type { Understanding } from "./understand.ts";

/** What a step of the conversation about risk is made from. */
type Moment = {
  readonly say: Sentences;
  readonly risk: Risk;
  readonly intent: Understanding["intent"];
  readonly answer: Understanding["answer"];
  /** What has sentences of its own, if it is about that. */
  readonly own: OwnKey | undefined;
  readonly thread: Thread;
  /** This message itself shows danger to somebody now. */
  readonly isNew: boolean;
  readonly acknowledge: string;
  /** Said with the first reply about risk, and not again. */
  readonly limits: string;
};

type Step = (moment: Moment) => readonly string[] | undefined;

/** The answer that means danger: not safe, or hurt. */
const dangerousAnswer: Readonly<Record<OwnKey, "yes" | "no" | undefined>> = {
  abuse: "no",
  other: "no",
  selfHarm: "yes",
  violence: "yes",
  eating: undefined,
};

const isOwn = (key: string): key is OwnKey => Object.hasOwn(dangerousAnswer, key);

/** A question about what the companion is gets its answer, whatever else there is. */
const whoAsks = { human: "human", therapist: "therapist", who: "who" } as const satisfies Partial<
  Record<keyof Intents, keyof Sentences>
>;
const asksWho = (intent: string | undefined): intent is keyof typeof whoAsks =>
  intent !== undefined && Object.hasOwn(whoAsks, intent);

/** Who wants to go may go: where help is, and goodbye. */
const leaving: Step = ({ say, risk, intent, thread }) => {
  if (intent !== "goodbye" || thread.open === undefined) return undefined;
  return [risk.level === "imminent" ? say.risk.callNow : say.risk.leave, say.goodbye[0]];
};

const answeringWho: Step = ({ say, intent, thread }) =>
  asksWho(intent)
    ? [
        say[whoAsks[intent]],
        thread.said("askSuicide") ? say.risk.someone : say.risk.askSuicide,
        say.risk.helplines,
      ]
    : undefined;

const isPlanStated = ({ answer, thread }: Moment): boolean => thread.open === "askPlan" && answer === "yes";

const isNear = (moment: Moment): boolean => moment.risk.level === "imminent" || isPlanStated(moment);

const wasUrged = ({ thread }: Moment): boolean => thread.said("emergency") || thread.said("callNow");

/** Danger that may be very near [S3]: the emergency number, a person, distance from means, and one question. */
const urging: Step = (moment) => {
  if (!isNear(moment) || wasUrged(moment)) return undefined;
  const { say, own, acknowledge, limits } = moment;
  if (own !== undefined && own !== "selfHarm") return [acknowledge, say.risk.callNow, say.risk[own]];
  const question = isPlanStated(moment) ? say.risk.someone : say.risk.askPlan;
  return [acknowledge, say.risk.emergency, question, limits];
};

const urgingAgain: Step = (moment) => {
  const { say, thread, isNew, acknowledge } = moment;
  const isDue = isNew || isPlanStated(moment) || !thread.said("callNow");
  if (!isNear(moment) || !wasUrged(moment) || !isDue) return undefined;
  return [acknowledge, say.risk.callNow, say.risk.someone];
};

/** Where pain turned against one's own body may be more than that. */
const mayBeSuicidal: ReadonlySet<OwnKey> = new Set(["selfHarm", "eating"]);

/** The answer to the question of a concern's own sentence. */
const answeringOwn: Step = ({ say, answer, thread: { open }, acknowledge }) => {
  if (open === undefined || !isOwn(open)) return undefined;
  const asks = mayBeSuicidal.has(open) ? say.risk.askSuicide : say.risk.someone;
  const isDanger = answer !== undefined && answer === dangerousAnswer[open];
  return [acknowledge, isDanger ? say.risk.callNow : "", asks, isDanger ? "" : say.risk.helplines];
};

const owning: Step = ({ say, own, thread, acknowledge, limits }) => {
  if (own === undefined || thread.said(own)) return undefined;
  return [own === "other" ? "" : acknowledge, say.risk[own], say.risk.helplines, limits];
};

/** One "no" does not close it [S2]. */
const afterNo: Step = ({ say, risk, answer, thread: { open } }) => {
  if (answer !== "no" || (open !== "askSuicide" && open !== "askPlan")) return undefined;
  return [say.risk.afterNo, risk.level === "imminent" ? say.risk.callNow : "", say.risk.someone];
};

/** A safer next hour, once the questions have been asked. */
const safer: Step = (moment) => {
  const { say, own, thread, acknowledge } = moment;
  if (!thread.said("askPlan") && !wasUrged(moment)) return undefined;
  const isAboutMeans = own === undefined || own === "selfHarm";
  return isAboutMeans && !thread.said("safer")
    ? [say.risk.safer, say.risk.ground, say.risk.someone]
    : [acknowledge, say.risk.someone, say.risk.helplines];
};

const plan: Step = ({ say, thread, acknowledge }) =>
  thread.said("askSuicide") ? [acknowledge, say.risk.askPlan, say.risk.helplines] : undefined;

const first: Step = ({ say, risk, acknowledge, limits }) => {
  const asksPlan = risk.level === "active" ? say.risk.askPlan : "";
  return [acknowledge, say.risk.askSuicide, asksPlan, say.risk.helplines, limits];
};

/** Danger that is near goes before all; then what this message answers; then what has not been asked or said yet. */
const steps: readonly Step[] = [
  leaving,
  urging,
  answeringWho,
  answeringOwn,
  afterNo,
  urgingAgain,
  owning,
  safer,
  plan,
  first,
];
/** A message that shows danger is answered for that, also where it may answer something else. */
const stepsAtNewRisk: readonly Step[] = [urging, urgingAgain, answeringWho, owning, safer, plan, first];

/**
 * Acknowledge, ask directly, ask about plan and means, offer help lines and a person, then make the next hour
 * safer; with imminent danger the emergency number before all else. One "no" does not close it.
 * @param found what this message itself shows; `risk` is that and what the instructions state
 */
export function riskReply(
  conversation: Conversation,
  { risk, found }: { readonly risk: Risk; readonly found: Risk },
  { intent, answer }: Understanding,
  language: LanguageCode,
  choose: (variants: readonly string[]) => string,
): readonly string[] {
  const { say } = phrasesByLanguage[language];
  const thread = threadOf(conversation, say);
  const isNew = riskLevels.indexOf(found.level) >= riskLevels.indexOf("active");
  const isFirst = thread.open === undefined && !thread.said("limits");
  const moment = {
    say,
    risk,
    intent,
    answer,
    // What this message is about goes before what the conversation was about.
    own: ownKeyOf(found.level === "none" ? risk : found),
    thread,
    isNew,
    acknowledge: choose(say.risk.acknowledge),
    limits: isFirst ? say.risk.limits : "",
  };
  for (const step of isNew ? stepsAtNewRisk : steps) {
    const sentences = step(moment);
    if (sentences !== undefined) return sentences;
  }
  return [];
}
