import type { LanguageCode } from "#shared/catalogues/languages.ts";
import type { AnswerId } from "../moves/answer.ts";
import { dangers } from "../moves/danger-move.ts";
import { answersFor, dangerMovesIn, type Moves, movesIn } from "../moves/hearing.ts";
import { nearByLanguage, phrasesByLanguage } from "../phrases/by-language.ts";
import { type ActId, type Phrases, kindOf } from "../phrases/phrases.ts";
import { addressIn } from "./address.ts";
import { atRisk } from "./at-risk.ts";
import { speakerFor } from "./choose.ts";
import { cluesIn } from "./clues.ts";
import {
  type Conversation,
  isBeginningGiven,
  isContinued,
  isSpoken,
  languageOfConversation,
  lastUserText,
  styleOf,
  textsOf,
} from "./conversation.ts";
import { answerInDanger, isDoubted } from "./danger-talk.ts";
import { dangerKnown } from "./danger-thread.ts";
import { takenUp } from "./evidence.ts";
import type { Heard } from "./heard.ts";
import { type History, followed, historyOf } from "./history.ts";
import { lexiconOf } from "./lexicon.ts";
import { listen } from "./listening.ts";
import { fold, isInside, matchesOf } from "./patterns.ts";
import { isNumberDue, rescueIn } from "./rescue.ts";
import { isNewDanger, type Moment } from "./risk-script.ts";
import { threadOf } from "./risk-thread.ts";
import { fitting, joined, keysIn } from "./sentences.ts";
import { isInDanger, statedRisk } from "./stated-risk.ts";
import { type Understanding, deniesSuicide, understand } from "./understand.ts";

/** How many sentences a reply has at most, the introduction aside. */
const mostSentences = { spoken: 2, written: 4 } as const;

/** The practice companion's reply to a conversation: rules, lists and prepared sentences, nothing else. */
export function replyTo(conversation: Conversation): string {
  const language = languageOfConversation(conversation);
  const heard = hear(conversation, language);
  const introduction = introductionTo(conversation, heard.understanding, language);
  const rescue = rescueIn(heard);
  // Danger that the message itself shows is answered step by step, with the number among the first.
  if (rescue !== "" && !(heard.stated.isConfirmed && isNewDanger(heard.stated)))
    return joined([rescue, introduction], language);
  const reply = replyWithout(conversation, heard, introduction);
  const { callNow } = phrasesByLanguage[language].say.risk;
  return isNumberDue(heard, reply) ? joined([reply, callNow], language) : reply;
}

/** The reply, without the emergency number that it may still need. */
function replyWithout(conversation: Conversation, heard: Heard, introduction: string): string {
  const { language } = heard;
  const { say } = phrasesByLanguage[language];
  const { understanding, speaker, stated } = heard;
  const thread = threadOf(conversation, say, nearByLanguage[language]);
  const moment: Moment = {
    say,
    stated,
    understanding,
    thread,
    choose: speaker.any,
    answer: answerInDanger(heard),
    isGrave: isGrave(heard),
    wasSaid: (sentence) => keysIn(sentence).some((key) => heard.history.said.has(key)),
    hasDenied: textsOf(conversation, "user").some((text) => deniesSuicide(text, language)),
  };
  const about = atRisk(conversation, moment);
  if ("instead" in about) return joined([about.isIntroduced ? "" : introduction, ...about.instead], language);
  const { said: answer, question } = listen(heard);
  // One apology for a misunderstanding is enough.
  const said = about.before === say.risk.misunderstood && understanding.act === "notThat" ? [] : answer;
  const asked = about.question ?? (question === "" ? [] : [question]);
  if (introduction === "") {
    const most = isSpoken(conversation) ? mostSentences.spoken : mostSentences.written;
    return joined(fitting([about.before, ...said], joined(asked, language), most), language);
  }
  // Aloud, what was said and what answers it are enough for once.
  const isShort = isSpoken(conversation) && about.question === undefined;
  const first = isShort ? fitting(said, "", 1) : said.slice(0, 1);
  return joined([about.before, ...first, introduction, ...(isShort ? [] : asked)], language);
}

/** How probably a message is about danger, or tells of something hard, for a question about that to be in place. */
const leastGrave = 0.35;

/** Whoever asks something, or leaves, wants an answer to that. */
const elsewhere: ReadonlySet<AnswerId> = new Set(["app", "you", "do", "words", "bye", "thanks", "joke"]);

function isGrave({ moves, answers, understanding: { subjects } }: Heard): boolean {
  const [fittest] = answers.ranked;
  if (fittest !== undefined && elsewhere.has(fittest)) return false;
  return (
    subjects.some((id) => ["loss", "situation", "feeling"].includes(kindOf(id))) ||
    moves.ofGroup("danger") + moves.ofGroup("heavy") + moves.probability("secret") >= leastGrave
  );
}

/** So many of the person's messages before the last one are read with it. */
const mostEarlier = 3;

const earlierTexts = (conversation: Conversation): readonly string[] =>
  textsOf(conversation, "user").slice(-1 - mostEarlier, -1);

const isBeginning = (conversation: Conversation, language: LanguageCode): boolean =>
  isBeginningGiven(conversation, phrasesByLanguage[language].say.intro[0] ?? "");

function earlierMoves(conversation: Conversation, language: LanguageCode): readonly Moves[] {
  const heard: Moves[] = [];
  for (const text of earlierTexts(conversation))
    heard.push(movesIn({ text, language }, heard, isBeginning(conversation, language)));
  return heard;
}

function hear(conversation: Conversation, language: LanguageCode): Heard {
  const text = lastUserText(conversation);
  const before = textsOf(conversation, "user").at(-2);
  const literal = understand(text, language, before);
  const history = historyOf(conversation, literal, language);
  const earlier = earlierMoves(conversation, language);
  const told = history.turns === 0 ? afterGreeting(text, language) : text;
  const moves = movesIn({ text: told, language }, earlier, isBeginning(conversation, language));
  const clues = cluesIn(told, told === text ? literal : understand(told, language, before));
  const stated = statedRisk(conversation.system);
  const going = literal.namesSuicide ? staying(literal) : literal;
  const mourned = isDeathMeant(going, moves) ? going : withoutLoss(going);
  const meant = stated.level === "none" ? mourned : stayed(mourned, movesIn({ text, language }, [], false));
  const answered = affirmed(meant, moves, history.lastReply, language);
  const understanding = takenUp(text, greeted(answered, text, language, history), history.mood);
  const thread = followed(history.thread, understanding.subjects, history.before);
  const isDangerStated = isInDanger(stated) && !isDoubted({ conversation, language, stated });
  const known = { conversation, language, stated, isInDanger: isDangerStated, thread: history.thread };
  const whose = dangerKnown(known);
  return {
    conversation,
    text,
    language,
    understanding,
    moves,
    answers: answersFor({ clues, moves, earlier }),
    history,
    thread,
    isLoss: thread !== undefined && kindOf(thread) === "loss",
    stated,
    isAtRisk: stated.level !== "none",
    isRiskShown: stated.level !== "none" && stated.thisMessage !== "none",
    isInDanger: isDangerStated,
    danger: whose === undefined ? undefined : { whose, moves: dangerMovesIn({ text, language }, whose) },
    isShadowed: isDangerStated || [...earlier, moves].some((heard) => soundsLikeDanger(heard)),
    isQuiet: wantsQuiet(history, understanding, phrasesByLanguage[language].say),
    style: styleOf(conversation),
    speaker: speakerFor(conversation, history.said, addressIn(conversation, language)),
  };
}

/** So probable danger has to be for jokes, praise and good wishes to be out of place, which cost nothing to leave out. */
const leastShadow = 0.4;

const soundsLikeDanger = ({ probability }: Moves): boolean => probability(...dangers) >= leastShadow;

/** "Hello, ": a few words up to the first mark. */
const firstWords = /^[^.!?。！？,،、…\n]{1,24}[.!?。！？,،、…\n]+\s*/u;

/** What follows a greeting in the same message, which is what calls for an answer. */
function afterGreeting(text: string, language: LanguageCode): string {
  const [first = ""] = firstWords.exec(text) ?? [];
  const rest = text.slice(first.length);
  const isGreeting = matchesOf(lexiconOf(language).act("greeting"), fold(first, language)).length > 0;
  return isGreeting && /\p{L}/u.test(rest) ? rest : text;
}

/** So improbable is a goodbye that nobody in danger is to be let go for the word. */
const leastForLeaving = 0.15;

/** "Tonight I thought about how" is no good night. The words alone tell, whatever was said before. */
const stayed = (understanding: Understanding, moves: Moves): Understanding =>
  moves.probability("bye", "thanks") < leastForLeaving ? staying(understanding) : understanding;

/** "Me voy a matar" has the words of a goodbye, and is none. */
const staying = (understanding: Understanding): Understanding =>
  understanding.act === "goodbye" ? { ...understanding, act: undefined, isLeaving: false } : understanding;

/** So improbable is anything heavy or dear that what died was a battery, or nobody. */
const leastForLoss = 0.03;

const isDeathMeant = ({ loss }: Understanding, { ofGroup, probability }: Moves): boolean =>
  loss?.id !== "death" ||
  loss.isNamed ||
  ofGroup("heavy") + probability("tender", "memory", "secret", "own", "other", "harm") >= leastForLoss;

const withoutLoss = (understanding: Understanding): Understanding => ({
  ...understanding,
  loss: undefined,
  subjects: understanding.subjects.filter((id) => kindOf(id) !== "loss"),
});

/** So surely a message speaks of the danger that it was asked about. */
const leastToAffirm = 0.6;

/** "I do think of it, and I know where" is a yes. */
function affirmed(
  understanding: Understanding,
  moves: Moves,
  lastReply: string,
  language: LanguageCode,
): Understanding {
  const { sure } = phrasesByLanguage[language].say.risk;
  const isAsked = lastReply.includes(sure.suicide) || lastReply.includes(sure.abuse);
  const isAffirmed = isAsked && moves.probability("own", "harm") >= leastToAffirm;
  return isAffirmed && understanding.answer === undefined
    ? { ...understanding, answer: "yes" }
    : understanding;
}

/** "Good evening" begins a conversation, and may end one. */
function greeted(
  understanding: Understanding,
  text: string,
  language: LanguageCode,
  { turns }: History,
): Understanding {
  if (understanding.act !== "goodbye" || turns > 0) return understanding;
  const { act } = lexiconOf(language);
  const folded = fold(text, language);
  const farewells = matchesOf(act("goodbye"), folded);
  const isGreeting = matchesOf(act("greeting"), folded).some((match) => !isInside(match, farewells));
  return isGreeting ? { ...understanding, act: "greeting" } : understanding;
}

/** Whoever asked for no questions, or no words, once means it for the rest of the conversation. */
function wantsQuiet({ said }: History, { act }: Understanding, say: Phrases["say"]): boolean {
  const promised = [...say.stopAsking, ...say.quiet, ...say.spare].flatMap(keysIn);
  return act === "stopAsking" || act === "quiet" || act === "spare" || promised.some((key) => said.has(key));
}

/** Said with the first reply, except where the reply says it anyway or the person is leaving. */
const saysItself: ReadonlySet<ActId> = new Set(["human", "therapist", "who", "goodbye"]);

function introductionTo(conversation: Conversation, { act }: Understanding, language: LanguageCode): string {
  const isFirst = textsOf(conversation, "user").length <= 1 && !isContinued(conversation);
  const isSaid = act !== undefined && saysItself.has(act);
  return isFirst && !isSaid ? (phrasesByLanguage[language].say.intro[0] ?? "") : "";
}
