import { isLanguageCode, type LanguageCode } from "#shared/catalogues/languages.ts";
import { readerOf, type Reader } from "./find-terms.ts";
import type { Topic, Lexicons, Lexicon } from "./lexicon.ts";
import { languageOfTurn, countWords } from "./tokens.ts";

export type Turn = {
  readonly role: "user" | "assistant";
  readonly content: string;
  readonly timestamp: string;
  /** Null: it was spoken. */
  readonly client_id: string | null;
};

type TopicCount = { readonly topic: Topic; readonly mentions: number };

type Side = { readonly words: number; readonly turns: number };

/** What can be worked out of a conversation here, in the browser (spec 1, section 2: Session Insights). */
export type Insights = {
  readonly tone: Tone;
  readonly topics: readonly TopicCount[];
  readonly own: Side;
  readonly companion: Side;
  /** The person's part of all words, 0 … 1; null where there are none. */
  readonly share: number | null;
  readonly pauses: Pauses | null;
};

/** One mention may be chance; more than a handful of topics is a list nobody reads. */
const leastMentions = 2;
const mostTopics = 4;

/** The language that a conversation is in, as far as is known. */
export function usualLanguage(language: string | null, shown: LanguageCode): LanguageCode {
  return language !== null && isLanguageCode(language) ? language : shown;
}

/** The languages whose words are needed. */
export function languagesOf(turns: readonly Turn[], usual: LanguageCode): readonly LanguageCode[] {
  return [...new Set(ownTurns(turns).map(({ content }) => languageOfTurn(content, usual)))];
}

/** Tone and topics come from the person's own turns alone: what the companion says tells nothing of how they are. */
export function insightsOf(turns: readonly Turn[], usual: LanguageCode, lexicons: Lexicons): Insights {
  const read = ownTurns(turns).flatMap(({ content }) => {
    const lexicon = lexicons.get(languageOfTurn(content, usual));
    return lexicon ? [{ lexicon, reader: readerOf(content, lexicon.language) }] : [];
  });
  const own = sideOf(turns, "user", usual);
  const companion = sideOf(turns, "assistant", usual);
  const words = own.words + companion.words;
  return {
    tone: toneOf(read.map(({ reader, lexicon }) => feelingsIn(reader, lexicon))),
    topics: topTopics(
      read.flatMap(({ reader, lexicon }) =>
        lexicon.topics.map(([topic, terms]) => ({ topic, mentions: reader(terms).length })),
      ),
    ),
    own,
    companion,
    share: words === 0 ? null : own.words / words,
    pauses: pausesOf(turns, usual),
  };
}

function ownTurns(turns: readonly Turn[]): readonly Turn[] {
  return turns.filter(({ role }) => role === "user");
}

function sideOf(turns: readonly Turn[], role: Turn["role"], usual: LanguageCode): Side {
  const said = turns.filter((turn) => turn.role === role);
  const words = said.reduce(
    (sum, { content }) => sum + countWords(content, languageOfTurn(content, usual)),
    0,
  );
  return { words, turns: said.length };
}

function topTopics(counts: readonly TopicCount[]): readonly TopicCount[] {
  const sums = new Map<Topic, number>();
  for (const { topic, mentions } of counts) sums.set(topic, (sums.get(topic) ?? 0) + mentions);
  return [...sums]
    .map(([topic, mentions]) => ({ topic, mentions }))
    .filter(({ mentions }) => mentions >= leastMentions)
    .toSorted((one, other) => other.mentions - one.mentions)
    .slice(0, mostTopics);
}

type ToneLabel = "positive" | "neutral" | "negative";

/** −1 … 1, or that there were too few feeling words to say. `words`: how many there were. */
type Tone =
  | { readonly kind: "told"; readonly score: number; readonly label: ToneLabel; readonly words: number }
  | { readonly kind: "too-little" };

type Feelings = { readonly words: number; readonly sum: number };

/** With fewer feeling words than this, one sentence would decide. */
const leastWords = 3;

/** Spec 1, section 4: above 0.2 is Positive, below −0.2 is Negative. */
const threshold = 0.2;

/**
 * The feeling words of a text. What is said not to be good counts as bad; what is said not to be bad counts as neither,
 * because "I can't stop crying" denies nothing.
 */
export function feelingsIn(read: Reader, { positive, negative }: Lexicon): Feelings {
  const good = read(positive);
  const bad = read(negative);
  const sum =
    good.reduce((total, { denied }) => total + (denied ? -1 : 1), 0) -
    bad.filter(({ denied }) => !denied).length;
  return { words: good.length + bad.length, sum };
}

/** The tone over all turns. One more word than there were keeps few words from giving an extreme score. */
export function toneOf(turns: readonly Feelings[]): Tone {
  const words = turns.reduce((total, turn) => total + turn.words, 0);
  if (words < leastWords) return { kind: "too-little" };
  const score = turns.reduce((total, turn) => total + turn.sum, 0) / (words + 1);
  return { kind: "told", score, label: labelOf(score), words };
}

export function labelOf(score: number): ToneLabel {
  if (score > threshold) return "positive";
  return score < -threshold ? "negative" : "neutral";
}

/** How long the person took between what the companion said and their next words, in seconds. */
type Pauses = { readonly usual: number; readonly longest: number };

/** Fewer than this say nothing of a habit. */
const leastPauses = 3;

/** How fast people and voices usually speak. Korean and Arabic words hold more. */
const wordsPerSecond = 2.5;
const slower: Partial<Record<LanguageCode, number>> = { ko: 1.8, ar: 2 };

/**
 * A turn is stored once its text is complete: the reply before it is spoken, the person's words after they have been.
 * Neither speaking is a pause. How long it took is not stored, so it is taken from the number of words.
 */
function speakingSeconds({ content }: Turn, usual: LanguageCode): number {
  const language = languageOfTurn(content, usual);
  return countWords(content, language) / (slower[language] ?? wordsPerSecond);
}

/** The median and the longest pause; null where there are too few turns to tell. */
export function pausesOf(turns: readonly Turn[], usual: LanguageCode): Pauses | null {
  const pauses = turns.flatMap((turn, index) => {
    const before = turns[index - 1];
    if (turn.role !== "user" || before?.role !== "assistant") return [];
    const seconds = (Date.parse(turn.timestamp) - Date.parse(before.timestamp)) / 1000;
    if (!(seconds >= 0)) return [];
    if (turn.client_id !== null) return [seconds];
    const spoken = speakingSeconds(before, usual) + speakingSeconds(turn, usual);
    return [Math.max(0, seconds - spoken)];
  });
  if (pauses.length < leastPauses) return null;
  const sorted = pauses.toSorted((one, other) => one - other);
  return { usual: median(sorted), longest: sorted.at(-1) ?? 0 };
}

function median(sorted: readonly number[]): number {
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? 0;
  const high = sorted[Math.floor(middle)] ?? low;
  return (low + high) / 2;
}
