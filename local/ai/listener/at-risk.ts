import type { ActId } from "../phrases/phrases.ts";
import { type Conversation, isBeginningGiven, lastUserText } from "./conversation.ts";
import { weightOf } from "./patterns.ts";
import { type Moment, identityAnswer, isNewDanger, scriptReply, stayingSentences } from "./risk-script.ts";
import { mainConcern } from "./risk-thread.ts";
import type { Understanding } from "./understand.ts";

/** What stated danger does to a reply: takes its place, or stands around what listening says. */
export type AtRisk =
  | {
      readonly instead: readonly string[];
      /** Whether it says by itself what the companion is. */
      readonly isIntroduced: boolean;
    }
  | { readonly before: string; readonly question: readonly string[] | undefined };

const onlyListening: AtRisk = { before: "", question: undefined };

/** What the companion says by rule about danger, which is what the relay states. */
export function atRisk(conversation: Conversation, moment: Moment): AtRisk {
  const { stated } = moment;
  if (stated.isMisunderstood && !(stated.isConfirmed && isNewDanger(stated)))
    return misunderstood(conversation, moment);
  if (stated.level === "none") return onlyListening;
  if (isScriptDue(conversation, moment)) return { instead: scriptReply(moment), isIntroduced: true };
  if (isUnsure(moment)) return { instead: askingToBeSure(moment), isIntroduced: false };
  if (moment.understanding.act === "goodbye")
    return { instead: leavingSentences(moment), isIntroduced: false };
  if (moment.thread.openConcern !== undefined && moment.understanding.answer === "no")
    return { before: moment.say.risk.accepted, question: undefined };
  return stated.level === "possible" ? gently(conversation, moment) : onlyListening;
}

function isScriptDue(conversation: Conversation, moment: Moment): boolean {
  const { stated, thread, understanding } = moment;
  if (stated.level === "possible") return false;
  if (thread.openConcern !== undefined && understanding.answer === "no" && !isNewDanger(stated)) return false;
  if (stated.isConfirmed && isNewDanger(stated)) return true;
  if (stated.isConfirmed && stated.thisMessage === undefined)
    return thread.open !== undefined || thread.openConcern !== undefined || !thread.isScriptBegun;
  return answersScript(moment, lastUserText(conversation));
}

function answersScript(moment: Moment, text: string): boolean {
  const { thread, understanding } = moment;
  if (thread.openConcern !== undefined) return understanding.answer === "yes" || understanding.namesSuicide;
  // "Yes, kill myself" may come some messages after the question.
  const isConfirmedLate = thread.isScriptBegun && understanding.namesSuicide && !thread.said("safer");
  return isConfirmedLate || answersOpenQuestion(moment, text);
}

/** After these, the script stands down even where a question about danger is open. */
const turnsAway: ReadonlySet<ActId> = new Set([
  "thanks",
  "goodbye",
  "human",
  "therapist",
  "who",
  "injection",
  "insult",
  "greeting",
]);

/** "Yesterday evening" answers "When did you last eat?"; anything longer is about something else. */
const shortWeight = 26;

function answersOpenQuestion({ thread: { open }, understanding }: Moment, text: string): boolean {
  const { act, answer } = understanding;
  if (open === undefined || (act !== undefined && turnsAway.has(act))) return false;
  if (answer !== undefined || act === "unsure" || !/\p{L}/u.test(text)) return true;
  return open === "eating" && weightOf(text.trim()) <= shortWeight && isBare(understanding);
}

const isBare = ({ subjects, people }: Understanding): boolean => [...subjects, ...people].length === 0;

/** Whether to ask about danger that only the offline screen heard: once, right after the message it heard it in. */
function isUnsure({ stated, thread }: Moment): boolean {
  if (stated.isConfirmed || stated.level === "possible") return false;
  const isHeardNow = stated.thisMessage === undefined || isNewDanger(stated);
  return isHeardNow && !thread.isScriptBegun;
}

function askingToBeSure(moment: Moment): readonly string[] {
  const { risk } = moment.say;
  const concern = mainConcern(moment.stated.concerns);
  const { said, isUrgent } = moment.answer;
  return [identityAnswer(moment) ?? risk.heard, isUrgent ? said : "", risk.sure[concern], risk.oneTap];
}

function leavingSentences({ say, thread, stated, answer }: Moment): readonly string[] {
  if (answer.isUrgent) return [answer.said, say.risk.someone];
  if (stated.level === "imminent" && stated.isConfirmed) return stayingSentences(say);
  // In confirmed danger a farewell may be one to life, so at first nobody is wished well.
  if (stated.isConfirmed && stated.level === "active" && !thread.said("leave")) return [say.risk.leave];
  return [thread.said("leave") ? "" : say.risk.leave, say.goodbye[0] ?? ""];
}

function misunderstood(conversation: Conversation, moment: Moment): AtRisk {
  const { say, thread } = moment;
  const isSettled = thread.said("misunderstood") || identityAnswer(moment) !== undefined;
  // Where older messages are cut off, the acknowledgement may have been among them.
  const isDue = !isSettled && (thread.isAsked || isBeginningGiven(conversation, say.intro[0] ?? ""));
  return { before: isDue ? say.risk.misunderstood : "", question: undefined };
}

/** With these the gentle question waits for the next message, unless this one itself gives reason to ask. */
const waiting: ReadonlySet<ActId> = new Set(["human", "therapist", "who", "thanks", "greeting"]);

/** People who say unasked that they aren't suicidal have mostly been asked enough; they aren't asked once more. */
const isAnsweredAlready = ({ hasDenied, stated }: Moment): boolean =>
  hasDenied && stated.concerns.every((concern) => concern === "suicide" || concern === "self_harm");

function gently(conversation: Conversation, moment: Moment): AtRisk {
  const { say, stated, thread, understanding, wasSaid } = moment;
  const { act } = understanding;
  if (isAnsweredAlready(moment)) return onlyListening;
  const isShown = stated.thisMessage === "possible";
  // Where older messages are cut off, the question may have been among them.
  const isAskedBefore =
    thread.isAsked ||
    wasSaid(say.risk.gently) ||
    (!isShown && !isBeginningGiven(conversation, say.intro[0] ?? ""));
  if (isAskedBefore || (!isShown && act !== undefined && waiting.has(act))) return onlyListening;
  if (!moment.isGrave) return onlyListening;
  return { before: "", question: [say.risk.gently, say.risk.getHelp] };
}
