import type { LanguageCode } from "#shared/catalogues/languages.ts";
import type { Concern } from "#shared/safety/risk.ts";
import { type Moves, movesIn } from "../moves/hearing.ts";
import type { MoveId } from "../moves/move.ts";
import { nearByLanguage, phrasesByLanguage } from "../phrases/by-language.ts";
import { type Near, type NearId, nearIds } from "../phrases/near.ts";
import type { ActId, Phrases } from "../phrases/phrases.ts";
import type { Speaker } from "./choose.ts";
import { type Conversation, textsOf } from "./conversation.ts";
import { answerBesideScript, answerToSign, asksForHelp } from "./danger-replies.ts";
import type { Heard, Reply } from "./heard.ts";
import { lexiconOf } from "./lexicon.ts";
import { isNearMeant } from "./near-meant.ts";
import { isDeniedFromAfar } from "./negation.ts";
import { fold, matchesOf } from "./patterns.ts";
import { type StatedRisk, isInDanger } from "./stated-risk.ts";
import { type Understanding, spokenToUs, understand } from "./understand.ts";

/** Only somebody who may harm themselves is answered about these. */
const ofOwnDeath: ReadonlySet<NearId> = new Set([
  "taken",
  "place",
  "means",
  "letter",
  "burden",
  "reason",
  "waiting",
  "exhausted",
  "when",
]);

/** And only somebody who is being hurt about these. */
const ofViolence: ReadonlySet<NearId> = new Set([
  "attacker",
  "throat",
  "threat",
  "leaving",
  "tracked",
  "shelter",
  "excuse",
  "children",
]);

/** These words speak of danger by themselves, so they count even where danger is only suspected, or was told of earlier. */
const plain: ReadonlySet<NearId> = new Set(["taken", "wounded", "place", "means", "letter", "burden"]);

/** What can't wait for another question. */
const urgent = ["taken", "wounded"] as const satisfies readonly NearId[];
type UrgentId = (typeof urgent)[number];

/** After an overdose or with a wound these may be its effects, and nothing to be soothed. */
const mayBeEffects: ReadonlySet<NearId> = new Set(["waiting", "eased", "body", "exhausted"]);

/** "I haven't told her" is no step. */
const unlessDenied: ReadonlySet<NearId> = new Set(["helped", "taken", "wounded", "stepTaken"]);

/** Once every answer to these has been given, a less fitting one doesn't take its place. */
const ofHelp: ReadonlySet<NearId> = new Set(["helped", "stepTaken"]);

/** What a message that turns help down calls for, and how surely. */
const against: readonly MoveId[] = ["no", "refuse", "correct", "harm"];
const leastAgainst = 0.6;

const againstOneself: readonly Concern[] = ["suicide", "self_harm"];

const isOwnDeath = ({ concerns }: StatedRisk): boolean =>
  concerns.length === 0 || againstOneself.some((concern) => concerns.includes(concern));

function fits(id: NearId, stated: StatedRisk, isTopic: boolean): boolean {
  if (ofViolence.has(id)) return stated.concerns.includes("abuse");
  // Whoever is spoken of may be the one they want to hurt.
  if (id === "someone" && stated.concerns.includes("harm_to_others")) return false;
  return (isTopic || plain.has(id)) && (isOwnDeath(stated) || !ofOwnDeath.has(id));
}

/** What a message speaks of, the most urgent first. */
function spokenOf(text: string, language: LanguageCode): readonly NearId[] {
  const { near, negators } = lexiconOf(language);
  const folded = fold(spokenToUs(text), language);
  return nearIds.filter((id) =>
    matchesOf(near(id), folded).some(
      (match) => !unlessDenied.has(id) || !isDeniedFromAfar(folded, match, negators),
    ),
  );
}

/** Whether danger is what the last replies were about. */
function isDangerTopic(replies: readonly string[], { risk }: Phrases["say"], near: Near): boolean {
  const asked = [risk.askSuicide, risk.askPlan, risk.someone, risk.callNow, risk.emergency];
  const answered = nearIds.filter((id) => plain.has(id)).flatMap((id) => near[id].said);
  return isAnySaid(replies, [...asked, ...Object.values(risk.sure), ...answered]);
}

const isAnySaid = (replies: readonly string[], sentences: readonly string[]): boolean =>
  sentences.some((sentence) => replies.some((reply) => reply.includes(sentence)));

/** `isUrgent`: it sends to the emergency number, before anything is asked. `said` is "" where there is nothing to answer. */
export type DangerAnswer = { readonly said: string; readonly isUrgent: boolean };

const noAnswer: DangerAnswer = { said: "", isUrgent: false };

type Told = {
  readonly conversation: Conversation;
  readonly understanding: Pick<Understanding, "isQuestion" | "isPreparing" | "isLeaving">;
  readonly moves: Pick<Moves, "probability">;
  readonly danger: Heard["danger"];
  readonly text: string;
  readonly language: LanguageCode;
  readonly speaker: Speaker;
  readonly stated: StatedRisk;
};

/** These leave no doubt that the screen heard rightly, even where nobody said so. */
const telling: ReadonlySet<NearId> = new Set([...plain, "waiting", "secret"]);

/** How much a message has to sound like thoughts of dying to bear out what the screen heard. */
const leastToAffirm = 0.5;

/**
 * Whether the screen alone heard danger, the person was asked about it, and nothing that they said since bears it out:
 * then it is taken for a misunderstanding, and it's for them or the screen to say more.
 */
export function isDoubted({
  conversation,
  language,
  stated,
}: Pick<Told, "conversation" | "language" | "stated">) {
  if (stated.isConfirmed || stated.thisMessage !== "none" || !isOwnDeath(stated)) return false;
  const { sure } = phrasesByLanguage[language].say.risk;
  const replies = textsOf(conversation, "assistant");
  const askedAt = replies.findIndex((reply) =>
    againstOneself.some((concern) => reply.includes(sure[concern])),
  );
  if (askedAt < 0) return false;
  const since = textsOf(conversation, "user").slice(askedAt - replies.length);
  return since.every((text, index) => {
    const { answer, act, namesSuicide } = understand(text, language);
    const isAffirmed =
      (index === 0 && (answer === "yes" || act === "unsure")) ||
      movesIn({ text, language }, [], false).probability("own") >= leastToAffirm;
    return !isAffirmed && !namesSuicide && !spokenOf(text, language).some((id) => telling.has(id));
  });
}

/** Whether this is still about danger: it was confirmed, or the last replies were about it; and it wasn't denied. */
function isOnTopic({ conversation, language, stated }: Pick<Told, "conversation" | "language" | "stated">) {
  const { say } = phrasesByLanguage[language];
  const replies = textsOf(conversation, "assistant");
  if (isAnySaid(replies, [say.risk.afterNo, say.risk.accepted])) return false;
  if (isDoubted({ conversation, language, stated })) return false;
  return stated.isConfirmed || isDangerTopic(replies, say, nearByLanguage[language]);
}

/** An overdose or a wound that was told of in the messages given, or that a reply was about. */
function urgencyIn(conversation: Conversation, language: LanguageCode): UrgentId | undefined {
  const told = new Set(textsOf(conversation, "user").flatMap((text) => spokenOf(text, language)));
  return urgent.find((id) => told.has(id) || isAnswered(conversation, language, id));
}

const isAnswered = (conversation: Conversation, language: LanguageCode, id: NearId): boolean =>
  isAnySaid(textsOf(conversation, "assistant"), nearByLanguage[language][id].said);

/** At most this many replies in a row leave the emergency number out. */
const mostElse = 1;

const isAnsweredLately = (conversation: Conversation, language: LanguageCode, id: UrgentId): boolean =>
  isAnySaid(textsOf(conversation, "assistant").slice(-1 - mostElse), nearByLanguage[language][id].said);

const isMeant = (id: NearId, spoken: readonly NearId[], { danger }: Told): boolean =>
  danger === undefined ? id !== "stepTaken" : isNearMeant(id, danger.moves, spoken);

/** Out of place where seconds count: relief, and patience with a fear of calling. */
const calm: ReadonlySet<NearId> = new Set(["eased", "fearOfHelp"]);

/** What a message speaks of and means, the most urgent first. */
function meantOf(told: Told, isTopic: boolean): readonly NearId[] {
  const { stated } = told;
  const fitting = spokenOf(told.text, told.language).filter((it) => fits(it, stated, isTopic));
  // Who comes is no help where it is the one who hurts, and "no, not the police" calls nobody.
  const isNoHelp =
    fitting.includes("attacker") ||
    (isOwnDeath(stated) && told.understanding.isPreparing) ||
    told.moves.probability(...against) >= leastAgainst;
  const isAnswerable = (id: NearId): boolean =>
    !(isNoHelp && ofHelp.has(id)) && !(stated.level === "imminent" && calm.has(id));
  return fitting.filter((id) => isAnswerable(id) && isMeant(id, fitting, told));
}

/** An answer to what a message speaks of in danger that hasn't been said yet. */
export function answerInDanger(told: Told): DangerAnswer {
  const { conversation, language, speaker } = told;
  if (!isInDanger(told.stated)) return noAnswer;
  const isTopic = isOnTopic(told);
  const near = nearByLanguage[language];
  const spoken = meantOf(told, isTopic);
  const urgency = urgencyIn(conversation, language);
  const isHelped = spoken.includes("helped") || isAnswered(conversation, language, "helped");
  if (urgency !== undefined && !isHelped) {
    const { isLeaving, isQuestion } = told.understanding;
    const isDue = spoken.includes(urgency) || !isAnsweredLately(conversation, language, urgency);
    // This is repeated as often as it takes, and a good night is no end of it.
    if (isDue || isLeaving || spoken.some((id) => mayBeEffects.has(id)))
      return { said: speaker.any(near[urgency].said), isUrgent: true };
    if (isQuestion) return { said: speaker.any(near.medical), isUrgent: true };
  }
  return { said: firstAnswer(told, spoken) ?? otherAnswer(told, isTopic), isUrgent: false };
}

/** The first answer to what is spoken of that hasn't been given, or undefined where there is none. */
function firstAnswer({ language, speaker }: Told, spoken: readonly NearId[]): string | undefined {
  const near = nearByLanguage[language];
  for (const id of spoken) {
    const sentence = speaker.fresh(near[id].said);
    if (sentence !== "" || ofHelp.has(id)) return sentence;
  }
  return undefined;
}

const otherAnswer = (told: Told, isTopic: boolean): string =>
  answerBesideScript(told) || meansAgain(told, isTopic);

/** Where the means are is often told one message later. */
function meansAgain({ conversation, language, speaker }: Told, isTopic: boolean): string {
  const { means } = nearByLanguage[language];
  const isAboutMeans = isTopic && isAnySaid(textsOf(conversation, "assistant").slice(-1), means.said);
  return isAboutMeans ? speaker.fresh(means.said) : "";
}

/** These are answered as they always are, whatever else the message speaks of. */
const first: ReadonlySet<ActId | undefined> = new Set([
  "human",
  "therapist",
  "who",
  "injection",
  "wording",
  "stopAsking",
  "quiet",
  "goodbye",
]);

/** The reply to somebody in danger who speaks of it. */
export function dangerReply(heard: Heard): Reply | undefined {
  if (first.has(heard.understanding.act) && !asksForHelp(heard)) return undefined;
  const said = answerInDanger(heard).said || (heard.isInDanger ? answerToSign(heard) : "");
  return said === "" ? undefined : { said: [said], question: "" };
}

/** Said to somebody who is being hurt, whatever they speak of. */
export const belief = ({
  stated,
  language,
  speaker,
}: Pick<Told, "stated" | "language" | "speaker">): string =>
  isOwnDeath(stated) || !stated.concerns.includes("abuse")
    ? ""
    : speaker.fresh(nearByLanguage[language].believe);

/** So many of the questions fit whatever the danger is; those after them are about means and about telling somebody. */
const forAnyDanger = 3;

/** A question to somebody in danger who speaks of something else; never two in a row, and none once help is there. */
export function questionInDanger(heard: Heard): string {
  const { conversation, isQuiet, history, language, speaker, stated } = heard;
  const isHelped = [...ofHelp].some((id) => isAnswered(conversation, language, id));
  const isDue = !isQuiet && !isHelped && !history.isAsking && isOnTopic(heard);
  const { open } = nearByLanguage[language];
  return isDue ? speaker.fresh(isOwnDeath(stated) ? open : open.slice(0, forAnyDanger)) : "";
}
