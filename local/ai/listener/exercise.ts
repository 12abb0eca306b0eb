import { type Heard, type Reply, phrasesOf } from "./heard.ts";
import type { ActId, SubjectId, Variants } from "../phrases/phrases.ts";

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
  "thanks",
  "breathe",
  "ground",
  "laugh",
]);

const isAmong = (variants: Variants, text: string): boolean =>
  variants.some((variant) => text.includes(variant));

/** A step of an exercise: the first where one is wanted or was accepted, and then the next. */
export function exerciseReply(heard: Heard): Reply | undefined {
  const { understanding, history, speaker } = heard;
  const { say } = phrasesOf(heard);
  const { act, answer } = understanding;
  const isAccepted = answer === "yes" && isAmong(say.offer, history.lastReply);
  if (act === "breathe" || act === "ground" || isAccepted) {
    const steps = act === "ground" ? say.ground : say.breathe;
    return (
      stepOf(speaker.next(steps)) ?? stepOf(speaker.next(steps === say.ground ? say.breathe : say.ground))
    );
  }
  const running = [say.breathe, say.ground].find((steps) => isAmong(steps, history.lastReply));
  const isTelling = understanding.subjects.length > 0 || understanding.isQuestion;
  if (running === undefined || isTelling || !goingOn.has(act)) return undefined;
  const isLast = isAmong(running.slice(-1), history.lastReply);
  const next = isLast ? "" : speaker.next(running);
  return stepOf(next) ?? { said: [speaker.fresh(say.yes)], question: speaker.fresh(say.afterExercise) };
}

const stepOf = (step: string): Reply | undefined =>
  step === "" ? undefined : { said: [step], question: "" };

/** The offer of an exercise, in place of a question, to somebody who has told more than once of what it may help with. */
export function offerFor({ thread, history, speaker, isAtRisk, ...heard }: Heard): string {
  if (thread === undefined || isAtRisk || !calming.has(thread) || history.thread !== thread) return "";
  return speaker.fresh(phrasesOf(heard).say.offer);
}
