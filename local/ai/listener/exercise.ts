import { type Heard, type Reply, phrasesOf } from "./heard.ts";
import type { ActId, SubjectId, Variants } from "../phrases/phrases.ts";
import { weightOf } from "./patterns.ts";
import { keysIn } from "./sentences.ts";

/** Subjects that a slow breath may help with. */
const calming: ReadonlySet<SubjectId> = new Set([
  "panic",
  "anxiety",
  "stress",
  "sleepless",
  "presentation",
  "exam",
]);

/** Whoever says one of these in the middle of an exercise goes on with it. */
const goingOn: ReadonlySet<ActId | undefined> = new Set([
  undefined,
  "yes",
  "breathe",
  "ground",
  "goOn",
  "laugh",
]);

/** Longer than that is no answer to a step, as `weightOf` counts. */
const longestAnswer = 36;

const isAmong = (variants: Variants, text: string): boolean =>
  variants.some((variant) => text.includes(variant));

/** A step of an exercise: the first where one is wanted or was accepted, and then the next. */
export const exerciseReply = (heard: Heard): Reply | undefined => firstStep(heard) ?? nextStep(heard);

function firstStep(heard: Heard): Reply | undefined {
  const { understanding, history, speaker } = heard;
  const { breathe, ground, offer } = phrasesOf(heard).say;
  const { act, answer } = understanding;
  if (act === "ground") return stepOf(speaker.next([...ground, ...breathe]));
  const isAccepted = answer === "yes" && isAmong(offer, history.lastReply);
  // "Help me" amid panic asks for something to hold on to.
  const isPleaded = act === "advice" || act === "request";
  const isCalledFor = isPleaded && heard.thread === "panic" && !heard.isAtRisk;
  if (isCalledFor && speaker.next(breathe) === breathe[0]) return stepOf(breathe[0] ?? "");
  if (act === "again") return repeatedExercise(heard);
  return act === "breathe" || isAccepted ? stepOf(speaker.next([...breathe, ...ground])) : undefined;
}

/** From its first step, where one has been done. */
function repeatedExercise({ history: { said }, ...heard }: Heard): Reply | undefined {
  const { breathe, ground, joke, distract } = phrasesOf(heard).say;
  const isDone = ([first = ""]: Variants): boolean => keysIn(first).some((key) => said.has(key));
  if ([joke, distract].some((variants) => variants.some((it) => keysIn(it).some((key) => said.has(key)))))
    return undefined;
  const done = [ground, breathe].find(isDone);
  return done === undefined ? undefined : stepOf(done[0] ?? "");
}

function nextStep(heard: Heard): Reply | undefined {
  const { understanding, history, speaker } = heard;
  const { breathe, ground, yes, afterExercise } = phrasesOf(heard).say;
  const running = [breathe, ground].find((steps) => isAmong(steps, history.lastReply));
  const isAnswer = weightOf(heard.text.trim()) <= longestAnswer;
  const isTelling = understanding.subjects.length > 0 || understanding.isQuestion || !isAnswer;
  if (running === undefined || isTelling || !goingOn.has(understanding.act)) return undefined;
  const isLast = isAmong(running.slice(-1), history.lastReply);
  const ending = { said: [speaker.fresh(yes)], question: speaker.fresh(afterExercise) };
  return (isLast ? undefined : stepOf(speaker.next(running))) ?? ending;
}

const stepOf = (step: string): Reply | undefined =>
  step === "" ? undefined : { said: [step], question: "" };

/** The offer of an exercise, in place of a question, to somebody who has told more than once of what it may help with. */
export function offerFor({ thread, history, speaker, isAtRisk, understanding, ...heard }: Heard): string {
  const { breathe, offer } = phrasesOf(heard).say;
  // Once offered or begun, it's the person's to ask for.
  const isDone = speaker.next(breathe) !== breathe[0] || offer.some((it) => speaker.next([it]) === "");
  const isTold = thread !== undefined && calming.has(thread) && history.thread === thread;
  if (!isTold || isAtRisk || isDone || understanding.subjects.length === 0) return "";
  return speaker.fresh(offer);
}
