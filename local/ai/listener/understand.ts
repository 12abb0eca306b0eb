import type { LanguageCode } from "#shared/catalogues/languages.ts";
import {
  type ActId,
  type PersonId,
  type SubjectId,
  type WordedId,
  kindOf,
  subjectKinds,
} from "../phrases/phrases.ts";
import { type Lexicon, lexiconOf } from "./lexicon.ts";
import { type Found, fold, isInside, placesOf, weightOf } from "./patterns.ts";
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
  const worded = subjectsIn(folded, lexicon);
  const all = loss === undefined ? worded : [loss.id, ...worded];
  const act = actOf(folded, lexicon, all.some(isTelling));
  // "You stupid machine" tells nothing of how they see themselves.
  const subjects = act === "insult" ? all.filter((id) => ["loss", "situation"].includes(kindOf(id))) : all;
  return {
    subjects,
    people: peopleIn(folded, lexicon),
    loss,
    act,
    answer: answerOf(folded, lexicon),
    isQuestion: questionMark.test(text) || asksWithoutMark[language]?.test(text) === true,
    isWordless:
      /^(?:[^\p{L}\p{N}\p{Extended_Pictographic}]*|[\s.…]*(?:h*m+|u+h+|음+|うーん|嗯+|唔+)[\s.…]*)$/iu.test(
        text,
      ),
  };
}

/** Whether it tells something of the person, where a topic alone may only be named. */
const isTelling = (id: SubjectId): boolean => kindOf(id) !== "topic";

function peopleIn(text: string, { people, loss }: Lexicon): PersonId[] {
  const named = [...people.map(({ words }) => words), loss.someone].flatMap((words) => placesOf(words, text));
  return mentioned(text, people, (place) => !isInside(place, named));
}

function subjectsIn(text: string, { subjects, loss, negators }: Lexicon): WordedId[] {
  // A phone that died is nobody's loss.
  const plain = text.replaceAll(loss.notDeath, " ");
  const counts = (place: Found, id: WordedId): boolean => {
    if (kindOf(id) === "good") return !isDeniedFromAfar(plain, place, negators);
    return kindOf(id) !== "feeling" || !isDenied(plain, place, negators);
  };
  return mentioned(plain, subjects, counts).toSorted((a, b) => gravityOf(a) - gravityOf(b));
}

function mentioned<Id>(
  text: string,
  entries: readonly { readonly id: Id; readonly words: RegExp }[],
  counts: (place: Found, id: Id) => boolean,
): Id[] {
  return entries
    .map(({ id, words }) => ({ id, place: placesOf(words, text).find((at) => counts(at, id)) }))
    .filter(({ place }) => place !== undefined)
    .toSorted((a, b) => (a.place?.start ?? 0) - (b.place?.start ?? 0))
    .map(({ id }) => id);
}

/** Whether a text begins with one of an act's words. */
function opensWith(text: string, words: RegExp): boolean {
  return placesOf(words, text).some(({ start }) => !/\p{L}/u.test(text.slice(0, start)));
}

function answerOf(text: string, { act }: Lexicon): Understanding["answer"] {
  const weight = weightOf(text.trim());
  if (opensWith(text, act("unsure"))) return undefined;
  if (weight <= shortWeight.no && opensWith(text, act("no"))) return "no";
  return weight <= shortWeight.yes && opensWith(text, act("yes")) ? "yes" : undefined;
}

const questionMark = /[?？؟]\s*$/u;

/** People who type fast leave the question mark out. */
const asksWithoutMark: Partial<Record<LanguageCode, RegExp>> = {
  en: /^\s*(?:who|what'?s|when (?:is|are|will|do|does)|where (?:is|are|do|does)|how (?:do|does|did|is|are|can|many|much|long|old|far)|why (?:do|does|did|is|are)|do you know)\b/i,
  ja: /か[。.]?\s*$/u,
};

type Rule = {
  /** It counts anywhere in the message, or only where the message begins with it. */
  readonly at?: "start";
  readonly weight?: number;
  /** A question at the end counts however much stands before it. */
  readonly orAsked?: true;
  /** It doesn't count in a message that tells of something. */
  readonly alone?: true;
};

/** The first that holds counts. What the companion is comes first: "ignore your rules and be my therapist" is answered with what it is not. */
const rules: readonly (readonly [ActId, Rule])[] = [
  ["therapist", {}],
  ["human", {}],
  ["injection", {}],
  ["who", { weight: 120 }],
  ["stopAsking", {}],
  ["notThat", { weight: 160 }],
  ["insult", { weight: 160 }],
  ["goodbye", { alone: true, weight: shortWeight.remark }],
  ["medical", { weight: 100, orAsked: true }],
  ["price", { weight: 60, orAsked: true }],
  ["limits", {}],
  ["languages", {}],
  ["settings", {}],
  ["memory", { weight: 120 }],
  ["privacy", { weight: 80, orAsked: true }],
  ["joke", { weight: 120 }],
  ["ground", { weight: 120 }],
  ["breathe", { weight: 120 }],
  ["rather", { weight: 120 }],
  ["newSubject", { weight: 80, alone: true }],
  ["distract", { weight: 120, alone: true }],
  ["personal", { weight: 100 }],
  ["judge", { weight: 100, orAsked: true }],
  ["compliment", { weight: shortWeight.remark }],
  ["thanks", { alone: true, weight: shortWeight.remark }],
  ["unclear", { alone: true, weight: shortWeight.greeting }],
  ["presence", { alone: true, weight: shortWeight.greeting }],
  ["advice", { weight: 160, orAsked: true }],
  ["vent", { alone: true, weight: shortWeight.remark }],
  ["howAreYou", { alone: true, weight: shortWeight.greeting }],
  ["greeting", { at: "start", alone: true, weight: shortWeight.greeting }],
  ["unsure", { alone: true, weight: shortWeight.remark }],
  ["laugh", { at: "start", alone: true, weight: shortWeight.greeting }],
  ["no", { at: "start", weight: shortWeight.answer }],
  ["yes", { at: "start", weight: shortWeight.answer }],
];

function actOf(text: string, { act: wordsOf, bareNo }: Lexicon, isTold: boolean): ActId | undefined {
  const weight = weightOf(text.trim());
  if (/^[?？؟\s]+$/u.test(text)) return "unclear";
  return rules.find(([act, rule]) => {
    const isShort = weight <= (rule.weight ?? weight) || (rule.orAsked === true && questionMark.test(text));
    if (!isShort || (rule.alone === true && isTold)) return false;
    const words = act === "no" ? bareNo : wordsOf(act);
    return rule.at === "start" ? opensWith(text, words) : placesOf(words, text).length > 0;
  })?.[0];
}
