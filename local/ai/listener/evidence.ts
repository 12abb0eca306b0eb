import { type SubjectId, kindOf } from "../phrases/phrases.ts";
import { weightOf } from "./patterns.ts";
import type { Understanding } from "./understand.ts";

/**
 * How long a message may be, as `weightOf` counts, for a single mention to be what it is about. In a longer one the
 * same word stands in a story that is about something else.
 */
const longest = { topic: 20, feeling: 90, situation: 150, good: 110 } as const;

/** How the person has sounded before this message. */
export type Mood = "heavy" | "glad" | "open";

export const moodOf = (subjects: readonly SubjectId[]): Mood => {
  const [main] = subjects;
  if (main === undefined) return "open";
  if (kindOf(main) === "good") return "glad";
  return kindOf(main) === "topic" ? "open" : "heavy";
};

/** Tears and worries of somebody who laughs or is glad are part of that. */
function withoutMixed(subjects: readonly SubjectId[], isLight: boolean): readonly SubjectId[] {
  const kinds = new Set(subjects.map(kindOf));
  const isHeld = kinds.has("loss") || kinds.has("situation");
  const isMixed = kinds.has("good") && (kinds.has("feeling") || isHeld);
  if (!isMixed && !isLight) return subjects;
  return subjects.filter((id) => kindOf(id) !== "feeling" && (kindOf(id) !== "good" || !isMixed));
}

const isShort = (text: string, id: SubjectId): boolean => {
  const kind = kindOf(id);
  return kind === "loss" || weightOf(text.trim()) <= longest[kind];
};

/**
 * What of a message's subjects is taken up. A loss always is. Everything else needs a second sign beside its words:
 * that the message is short and so hardly about anything else, or that it names another of weight. Whether somebody is
 * glad is decided by the whole message and by what came before it.
 */
export function takenUp(
  text: string,
  { subjects, act, ...understanding }: Understanding,
  before: Mood,
): Understanding {
  const isLight = understanding.isLaughing || (before === "glad" && !understanding.isQuestion);
  const weighty = withoutMixed(subjects, isLight).filter((id) => kindOf(id) !== "topic");
  const isGlad = (id: SubjectId): boolean => kindOf(id) === "good";
  const kept = withoutMixed(subjects, isLight).filter((id) => {
    if (isGlad(id)) return before !== "heavy" && isShort(text, id);
    if (kindOf(id) === "topic") return isShort(text, id) && weighty.length === 0 && !understanding.isQuestion;
    return isShort(text, id) || weighty.filter((other) => !isGlad(other)).length > 1;
  });
  return { ...understanding, act, subjects: kept };
}
