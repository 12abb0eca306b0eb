import type { LanguageCode } from "#shared/catalogues/languages.ts";
import {
  type ActId,
  type PersonId,
  type SubjectId,
  type WordedId,
  kindOf,
  subjectKinds,
} from "../phrases/phrases.ts";
import { isAsking } from "./asking.ts";
import { type Lexicon, lexiconOf } from "./lexicon.ts";
import { type Found, fold, isInside, matchesOf, weightOf } from "./patterns.ts";
import { type Loss, lossIn } from "./loss.ts";
import { isDenied, isDeniedFromAfar } from "./negation.ts";

/** What the listener made of a message. */
export type Understanding = {
  /** What it is about, the gravest first, and then as it was mentioned. */
  readonly subjects: readonly SubjectId[];
  readonly people: readonly PersonId[];
  readonly loss: Loss | undefined;
  readonly act: ActId | undefined;
  /** What it says to a question that may be answered with yes or no, also where more words follow. */
  readonly answer: "yes" | "no" | undefined;
  readonly isQuestion: boolean;
  /** Laughter stands somewhere in it. */
  readonly isLaughing: boolean;
  /** The person thanks, whatever else they say. */
  readonly isThanking: boolean;
  /** The person says goodbye somewhere in it. */
  readonly isLeaving: boolean;
  /** It names killing oneself, and doesn't deny it. */
  readonly namesKilling: boolean;
  /** The same, or the wish to be dead. */
  readonly namesSuicide: boolean;
  /** It has words of goodbyes and preparations, which sounds like a step toward help and may be the opposite. */
  readonly isPreparing: boolean;
  /** It has nothing but punctuation, or a hum. */
  readonly isWordless: boolean;
};

/** Answers are short: beyond this weight a "yes" or "hello" is only the beginning of something else. */
const shortWeight = { answer: 26, greeting: 40, remark: 60, yes: 48, no: 80 } as const;

const gravityOf = (id: SubjectId): number => subjectKinds.indexOf(kindOf(id));

/** @param before the person's message before this one, which its "she" or "he" may point back to */
export function understand(text: string, language: LanguageCode, before = ""): Understanding {
  const folded = fold(text, language);
  const lexicon = lexiconOf(language);
  const loss = lossIn(folded, lexicon, fold(before, language));
  const worded = subjectsIn(spokenToUs(folded), lexicon);
  const all = loss === undefined ? worded : [loss.id, ...worded];
  const isQuestion = isAsking(spokenToUs(text), language);
  const known = actOf(spokenToUs(folded), { lexicon, isTold: all.some(isTelling), isAsked: isQuestion });
  const asked = isQuestion ? askedIn(text, { lexicon, language, isTold: all.some(isTelling) }) : undefined;
  const isExercise = asked === "breathe" && (known === "request" || known === "advice");
  const act = isExercise ? asked : (known ?? asked);
  const names = (words: RegExp): boolean =>
    matchesOf(words, spokenToUs(folded)).some(
      (match) => !isDeniedFromAfar(spokenToUs(folded), match, lexicon.negators),
    );
  const namesKilling = names(lexicon.suicide);
  // "You stupid machine" tells nothing of how they see themselves.
  const subjects = act === "insult" ? all.filter((id) => ["loss", "situation"].includes(kindOf(id))) : all;
  return {
    subjects,
    people: peopleIn(folded, lexicon),
    loss,
    act,
    answer: answerOf(folded, lexicon),
    isQuestion,
    isLaughing: matchesOf(lexicon.act("laugh"), folded).length > 0,
    isThanking: matchesOf(lexicon.act("thanks"), folded).length > 0,
    isLeaving: matchesOf(lexicon.act("goodbye"), folded).length > 0,
    namesKilling,
    isPreparing: matchesOf(lexicon.preparing, spokenToUs(folded)).length > 0,
    namesSuicide: namesKilling || names(lexicon.deathWish),
    isWordless:
      /^(?:[^\p{L}\p{N}\p{Extended_Pictographic}]*|[\s.…]*(?:h*m+|u+h+|음+|うーん|嗯+|唔+)[\s.…]*)$/iu.test(
        text,
      ),
  };
}

type Asking = { readonly lexicon: Lexicon; readonly language: LanguageCode; readonly isTold: boolean };

/** What the last question of a message asks about the companion or of it, however it is put. */
function askedIn(text: string, { lexicon, language, isTold }: Asking): ActId | undefined {
  const questions = spokenToUs(text)
    .split(/(?<=[.!?。！？؟\n])/u)
    .filter((it) => /[?？؟]/u.test(it));
  const last = fold(questions.at(-1) ?? text, language);
  // Whoever tells of sleepless nights may still ask for something to do.
  const askable = lexicon.asked.filter(({ id }) => !isTold || id === "breathe");
  return askable.find(({ words }) => matchesOf(words, last).length > 0)?.id;
}

/** Whether the last word of a message on the wish to die denies it. */
export function deniesSuicide(text: string, language: LanguageCode): boolean {
  const { suicide, negators } = lexiconOf(language);
  const folded = spokenToUs(fold(text, language));
  const last = matchesOf(suicide, folded).at(-1);
  return last !== undefined && isDeniedFromAfar(folded, last, negators);
}

/** "Sad? No.": asked and denied. */
const askedAndDenied =
  /^\s*(?:[?？؟]\s*|,\s*|، )(?:no|nein|non|não|nope|not|لا|いいえ|いや|아니|不)(?!\p{L})/iu;
const deniedAtOnce = /^ (?:no|nicht)(?=\W*$|[.,])/iu;

/** What is quoted was said to somebody else. */
const quoted = /“[^”]*”|„[^“”]*[“”]|«[^»]*»|「[^」]*」|『[^』]*』|"[^"]*"|‘[^’]*’/gu;

export const spokenToUs = (text: string): string => text.replaceAll(quoted, " ");

/** Whether it tells something of the person, where a topic alone may only be named. */
const isTelling = (id: SubjectId): boolean => kindOf(id) !== "topic";

function peopleIn(text: string, { people, loss }: Lexicon): PersonId[] {
  const named = [...people.map(({ words }) => words), loss.someone].flatMap((words) =>
    matchesOf(words, text),
  );
  return mentioned(text, people, (match) => !isInside(match, named));
}

function subjectsIn(text: string, { subjects, loss, negators }: Lexicon): WordedId[] {
  // A phone that died is nobody's loss.
  const plain = text.replaceAll(loss.notDeath, " ");
  const counts = (match: Found, id: WordedId): boolean => {
    const after = plain.slice(match.end);
    if (askedAndDenied.test(after) || deniedAtOnce.test(after)) return false;
    if (kindOf(id) === "good") return !isDeniedFromAfar(plain, match, negators);
    return kindOf(id) !== "feeling" || !isDenied(plain, match, negators);
  };
  return mentioned(plain, subjects, counts).toSorted((a, b) => gravityOf(a) - gravityOf(b));
}

function mentioned<Id>(
  text: string,
  entries: readonly { readonly id: Id; readonly words: RegExp }[],
  counts: (match: Found, id: Id) => boolean,
): Id[] {
  return entries
    .map(({ id, words }) => ({ id, match: matchesOf(words, text).find((at) => counts(at, id)) }))
    .filter(({ match }) => match !== undefined)
    .toSorted((a, b) => (a.match?.start ?? 0) - (b.match?.start ?? 0))
    .map(({ id }) => id);
}

/** Whether a text begins with one of an act's words. */
function opensWith(text: string, words: RegExp): boolean {
  return matchesOf(words, text).some(({ start }) => !/\p{L}/u.test(text.slice(0, start)));
}

/** "No lo quiero despertar" only begins with a "no". */
const isDenial = (text: string, { act, bareNo, denial }: Lexicon): boolean =>
  opensWith(text, act("no")) &&
  (denial === undefined || opensWith(text, bareNo) || matchesOf(denial, text).length > 0);

function answerOf(text: string, lexicon: Lexicon): Understanding["answer"] {
  const { act } = lexicon;
  const weight = weightOf(text.trim());
  if (opensWith(text, act("unsure"))) return undefined;
  if (weight <= shortWeight.no && isDenial(text, lexicon)) return "no";
  return weight <= shortWeight.yes && opensWith(text, act("yes")) ? "yes" : undefined;
}

type Rule = {
  /** It counts anywhere in the message, or only where the message begins or ends with it. */
  readonly at?: "start" | "end";
  readonly weight?: number;
  /** A question at the end counts however much stands before it. */
  readonly orAsked?: true;
  /** It doesn't count in a message that tells of something. */
  readonly alone?: true;
  /** "Don't make me breathe" asks for none. */
  readonly unlessDenied?: true;
  /** It doesn't count where the message asks something at its end. */
  readonly unlessAsked?: true;
};

/** The first that holds counts. What the companion is comes first: "ignore your rules and be my therapist" is answered with what it is not. */
const rules: readonly (readonly [ActId, Rule])[] = [
  ["therapist", {}],
  ["human", { weight: 160, orAsked: true }],
  ["injection", {}],
  ["who", { weight: 120 }],
  ["stopAsking", { weight: 160 }],
  ["quiet", { weight: 120 }],
  ["spare", { weight: 120 }],
  ["notThat", { weight: 160 }],
  ["insult", { weight: 120 }],
  ["luck", { at: "end", weight: 160 }],
  ["goodbye", { at: "end", weight: 300, unlessAsked: true }],
  ["safetyPlan", { weight: 60, orAsked: true }],
  ["keepExercise", { weight: 60, orAsked: true }],
  ["training", { weight: 42, orAsked: true }],
  ["alerts", { weight: 42, orAsked: true }],
  ["deleting", { weight: 42, orAsked: true }],
  ["welcome", { weight: 90, orAsked: true }],
  ["available", { weight: 60, orAsked: true }],
  ["tomorrow", { weight: 80, orAsked: true }],
  ["premium", { weight: 60, orAsked: true }],
  ["medical", { weight: 100, orAsked: true }],
  ["limits", { weight: 80, orAsked: true }],
  ["price", { weight: 50, orAsked: true }],
  ["languages", { weight: 70, orAsked: true }],
  ["journal", { weight: 90, orAsked: true }],
  ["settings", {}],
  ["memory", { weight: 120 }],
  ["privacy", { weight: 80, orAsked: true }],
  ["goOn", { weight: 34, at: "end", alone: true, unlessDenied: true, unlessAsked: true }],
  ["again", { weight: 60 }],
  ["joke", { weight: 90 }],
  ["ground", { weight: 120, unlessDenied: true }],
  ["breathe", { weight: 70, orAsked: true, unlessDenied: true }],
  ["pages", { weight: 42, orAsked: true }],
  ["rather", { weight: 120 }],
  ["newSubject", { weight: 80, at: "end", alone: true }],
  ["nice", { weight: 100, unlessDenied: true }],
  ["distract", { weight: 80, unlessDenied: true }],
  ["personal", { weight: 100 }],
  ["judge", { weight: 100, orAsked: true }],
  ["thanks", { at: "end", weight: 240, unlessAsked: true, unlessDenied: true }],
  ["compliment", { weight: shortWeight.remark }],
  ["unclear", { alone: true, weight: shortWeight.greeting }],
  ["presence", { alone: true, weight: shortWeight.greeting }],
  ["wording", { weight: 70, orAsked: true }],
  ["request", { weight: 160, orAsked: true, unlessDenied: true }],
  ["advice", { weight: 70, orAsked: true }],
  ["vent", { alone: true, weight: shortWeight.remark }],
  ["howAreYou", { alone: true, weight: shortWeight.greeting }],
  ["greeting", { at: "start", alone: true, weight: shortWeight.greeting }],
  ["apology", { weight: shortWeight.greeting }],
  ["unsure", { alone: true, weight: shortWeight.greeting }],
  ["plan", { alone: true, weight: 130, at: "end", unlessAsked: true }],
  ["laugh", { at: "start", alone: true, weight: shortWeight.greeting }],
  ["no", { at: "start", weight: shortWeight.answer }],
  ["yes", { at: "start", weight: shortWeight.answer }],
];

type Situation = { readonly lexicon: Lexicon; readonly isTold: boolean; readonly isAsked: boolean };

function actOf(text: string, { lexicon, isTold, isAsked }: Situation): ActId | undefined {
  const weight = weightOf(text.trim());
  if (/^[?？؟\s]+$/u.test(text)) return "unclear";
  return rules.find(([act, rule]) => {
    const isShort = weight <= (rule.weight ?? weight) || (rule.orAsked === true && isAsked);
    if (!isShort || (rule.alone === true && isTold) || (rule.unlessAsked === true && isAsked)) return false;
    return isSaid(text, act === "no" ? lexicon.bareNo : lexicon.act(act), rule, lexicon);
  })?.[0];
}

function isSaid(text: string, words: RegExp, { at, unlessDenied }: Rule, { negators }: Lexicon): boolean {
  if (at === "start") return opensWith(text, words);
  const where = at === "end" ? endingOf(text) : text;
  const matches = matchesOf(words, where);
  return matches.some((match) => unlessDenied !== true || !isDeniedFromAfar(where, match, negators));
}

/**
 * Two sentences count as the end of a message where the last is a word or two. Of a long one, or where nobody wrote a
 * full stop, only its last words do, counted in letters, or in Chinese and Japanese characters.
 */
const shortEnd = 28;
const longestEnd = 110;
const lastWords = { letters: 36, characters: 14 } as const;

/** The last thing that a message says. */
function endingOf(text: string): string {
  const sentences = text
    .split(/(?<=[.!?。！？؟…\n])\s*/u)
    .filter((sentence) => /[\p{L}\p{Emoji}]/u.test(sentence));
  const last = sentences.at(-1) ?? "";
  const isDense = weightOf(last) > last.length * 2;
  if (weightOf(last) > longestEnd) return last.slice(isDense ? -lastWords.characters : -lastWords.letters);
  return weightOf(last) < shortEnd ? sentences.slice(-2).join(" ") : last;
}
