import { type SubjectId, kindOf } from "../phrases/phrases.ts";
import { lengthOf } from "./patterns.ts";
import type { Understanding } from "./understand.ts";

/**
 * How long a message may be, as `lengthOf` counts, for a single mention to be what it is about. In a longer one the
 * same word stands in a story that is about something else.
 */
const longest = { topic: 24, feeling: 90, situation: 150, good: 160 } as const;

/** Naming somebody says less than naming a thing: these need a message of little more than the name. */
const people: ReadonlySet<SubjectId> = new Set(["family", "relationship", "friends"]);
const longestOfPeople = 12;

/** How the person has sounded before this message. */
export type Mood = "grieving" | "heavy" | "glad" | "open";

function moodOf([main]: readonly SubjectId[]): Mood {
  if (main === undefined) return "open";
  const kind = kindOf(main);
  if (kind === "loss") return "grieving";
  if (kind === "topic") return "open";
  return kind === "good" ? "glad" : "heavy";
}

/** A mood lasts until another one shows, and for a few messages at most: gladness longer than anything. */
const lasts: Readonly<Record<Exclude<Mood, "open">, number>> = { grieving: 6, heavy: 3, glad: 6 };

export function moodAfter(subjects: readonly (readonly SubjectId[])[]): Mood {
  const moods = subjects.map(moodOf).toReversed();
  const at = moods.findIndex((mood) => mood !== "open");
  const last = moods[at];
  return last !== undefined && last !== "open" && at < lasts[last] ? last : "open";
}

/** Whether tears, worries and exams in a message are part of somebody's gladness. */
const isGladAlready = (text: string, kinds: ReadonlySet<string>, before: Mood): boolean =>
  before === "glad" || (kinds.has("good") && /[!！]/u.test(text));

/** Of what is mixed, only what is sure: laughing tears are no sadness, and "better" amid trouble is no joy. */
function unmixed(text: string, { subjects, ...its }: Understanding, before: Mood): readonly SubjectId[] {
  const kinds = new Set(subjects.map(kindOf));
  const isMixed = kinds.has("good") && (kinds.has("feeling") || kinds.has("situation") || kinds.has("loss"));
  const isGlad = isGladAlready(text, kinds, before);
  return subjects.filter((id) => {
    const kind = kindOf(id);
    if (kind === "good") return (isGlad || !isMixed) && before !== "heavy" && before !== "grieving";
    if (kind === "feeling") return !isMixed && !isGlad && !its.isLaughing;
    return kind !== "situation" || !isGlad;
  });
}

/** Amid grief an exam or a move is only where or when something was, unless it is all that is said. */
const heldInGrief: ReadonlySet<SubjectId> = new Set(["panic", "sleepless", "quarrel", "notUnderstood"]);
const longestInGrief = 40;

function isShort(text: string, id: SubjectId, before: Mood): boolean {
  const kind = kindOf(id);
  if (kind === "loss") return true;
  const weight = lengthOf(text.trim());
  if (people.has(id)) return weight <= longestOfPeople;
  const isAside = before === "grieving" && kind === "situation" && !heldInGrief.has(id);
  return weight <= (isAside ? longestInGrief : longest[kind]);
}

/**
 * What of a message's subjects is taken up. A loss always is. Everything else needs a second sign beside its words:
 * that the message is short and so hardly about anything else, or that it names another of weight. Whether somebody is
 * glad is decided by the whole message and by what came before it.
 */
export function takenUp(text: string, understanding: Understanding, before: Mood): Understanding {
  const sure = unmixed(text, understanding, before);
  const weighty = sure.filter((id) => !["topic", "good"].includes(kindOf(id)));
  const subjects = sure.filter((id) => {
    if (kindOf(id) === "topic")
      return isShort(text, id, before) && weighty.length === 0 && !understanding.isQuestion;
    return isShort(text, id, before) || (before !== "grieving" && weighty.length > 1 && weighty.includes(id));
  });
  return { ...understanding, subjects };
}
