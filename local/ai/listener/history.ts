import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { detectLanguage } from "../language.ts";
import { phrasesByLanguage } from "../phrases/by-language.ts";
import { type PersonId, type SubjectId, kindOf, subjectIds } from "../phrases/phrases.ts";
import { type Conversation, textsOf } from "./conversation.ts";
import { type Mood, moodAfter, takenUp } from "./evidence.ts";
import { deadInSummary, withParents } from "./loss.ts";
import { keysIn, notedIn, withoutNote } from "./sentences.ts";
import { type Understanding, understand } from "./understand.ts";

/** What came before the last message, as far as messages and summary show it. */
export type History = {
  /** The keys of every sentence that the companion has said. */
  readonly said: ReadonlySet<string>;
  /** What the conversation is about. */
  readonly thread: SubjectId | undefined;
  /** What the message before was about. */
  readonly before: readonly SubjectId[];
  /** Everything it has been about, in order. */
  readonly mentioned: readonly SubjectId[];
  /** Whose death was mentioned: never spoken of as if they were alive. */
  readonly dead: ReadonlySet<PersonId>;
  readonly lastReply: string;
  /** The last reply ends with a question. */
  readonly isAsking: boolean;
  /** How many of the latest replies in a row end with a question. */
  readonly questionsInARow: number;
  /** How the person has sounded so far. */
  readonly mood: Mood;
  /** It was said who died or is ill. */
  readonly isSomebodyNamed: boolean;
  /** How many of the person's messages are given before the last one. */
  readonly turns: number;
};

const earlierPattern = /"earlier_in_this_conversation":("(?:[^"\\]|\\.)*")/;

/** The running summary among the instructions. */
function summaryIn({ system }: Conversation): string {
  const quoted = earlierPattern.exec(system)?.[1];
  if (quoted === undefined) return "";
  try {
    return String(JSON.parse(quoted));
  } catch {
    return quoted;
  }
}

/** Each of the messages as it is taken up after those before it. */
export function understoodInOrder(texts: readonly string[], language: LanguageCode): Understanding[] {
  const understood: Understanding[] = [];
  for (const [index, text] of texts.entries()) {
    const own = understand(text, detectLanguage(text, language) ?? language, texts[index - 1]);
    understood.push(takenUp(text, own, moodAfter(understood.map(({ subjects }) => subjects))));
  }
  return understood;
}

export function historyOf(conversation: Conversation, now: Understanding, language: LanguageCode): History {
  const summary = summaryIn(conversation);
  const before = textsOf(conversation, "user").slice(0, -1);
  const understood = understoodInOrder(before, language);
  const replies = textsOf(conversation, "assistant");
  const summed = subjectsInSummary(withoutNote(summary), language);
  const mentioned = [...summed, ...understood.flatMap(mainOnes)];
  const deaths = [...understood, now].flatMap(({ loss }) => loss?.dead ?? []);
  return {
    said: new Set([...notedIn(summary), ...replies.flatMap(keysIn)]),
    thread: threadOf(understood, summed.findLast(isHeld)),
    before: understood.at(-1)?.subjects ?? [],
    mentioned: [...new Set(mentioned)],
    dead: withParents([...deadInSummary(summary), ...deaths]),
    lastReply: replies.at(-1) ?? "",
    isAsking: isAsking(replies.at(-1) ?? ""),
    mood: moodAfter([...summed.map((id) => [id]), ...understood.map(({ subjects }) => subjects)]),
    isSomebodyNamed: [...understood, now].some(({ loss }) => loss?.isNamed === true),
    turns: before.length,
    questionsInARow: replies.length - 1 - replies.findLastIndex((text) => !isAsking(text)),
  };
}

const isAsking = (text: string): boolean => /[?？؟]|か。$/u.test(text.trim());

/** Of one message, what weighs as much as the first. */
const mainOnes = ({ subjects: [main, ...others] }: Understanding): SubjectId[] =>
  main === undefined ? [] : [main, ...others.filter((id) => kindOf(id) === kindOf(main))];

/** A summary names subjects by their names. */
function subjectsInSummary(summary: string, language: LanguageCode): SubjectId[] {
  const { subjects } = phrasesByLanguage[language];
  return subjectIds
    .map((id) => ({ id, at: summary.indexOf(subjects[id].name) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ id }) => id);
}

function threadOf(
  understood: readonly Understanding[],
  summed: SubjectId | undefined,
): SubjectId | undefined {
  let thread = summed;
  let before: readonly SubjectId[] = [];
  for (const { subjects } of understood) {
    thread = followed(thread, subjects, before);
    before = subjects;
  }
  return thread;
}

/** Losses and situations are stayed with. */
const isHeld = (id: SubjectId): boolean => kindOf(id) === "loss" || kindOf(id) === "situation";

/**
 * Where the thread leads with what a message is about. A loss or a situation holds it: feelings belong to it, and a
 * topic only takes over where it is named twice in a row ("my teacher hated him" is still about the one who died).
 */
export function followed(
  thread: SubjectId | undefined,
  subjects: readonly SubjectId[],
  before: readonly SubjectId[],
): SubjectId | undefined {
  const [main] = subjects;
  if (main === undefined || thread === undefined) return main ?? thread;
  if (!isHeld(thread) || isHeld(main)) return main;
  return kindOf(main) === "topic" && before.includes(main) && before[0] !== thread ? main : thread;
}
