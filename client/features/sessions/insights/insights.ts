import { type LanguageCode, isLanguageCode } from "#shared/catalogues/languages.ts";
import { type Reader, readerOf } from "./find-terms.ts";
import { type Lexicon, type Lexicons, type Topic, countWords, languageOfTurn } from "./lexicon.ts";

export type Turn = {
  readonly role: "user" | "assistant";
  readonly content: string;
  readonly timestamp: string;
  /** Null if the turn was spoken rather than typed. */
  readonly client_id: string | null;
};

type TopicCount = { readonly topic: Topic; readonly mentions: number };

type Side = { readonly words: number; readonly turns: number };

/** What the browser can compute from a conversation. */
export type Insights = {
  readonly tone: Tone;
  readonly topics: readonly TopicCount[];
  readonly own: Side;
  readonly companion: Side;
  /** The person's share of all words, 0 to 1; null if there are none. */
  readonly share: number | null;
  readonly pauses: Pauses | null;
};

/** A single mention may be chance, and nobody reads more than a handful of topics. */
const leastMentions = 2;
const mostTopics = 4;

/** The conversation's language, or the interface's if it isn't known. */
export function usualLanguage(language: string | null, shown: LanguageCode): LanguageCode {
  return language !== null && isLanguageCode(language) ? language : shown;
}

/** The languages whose word lists are needed. */
export function languagesOf(turns: readonly Turn[], usual: LanguageCode): readonly LanguageCode[] {
  return [...new Set(ownTurns(turns).map(({ content }) => languageOfTurn(content, usual)))];
}

/** Tone and topics come only from the person's own turns: the companion's say nothing about how they feel. */
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

/** A score of −1 to 1 from `words` feeling words, or too few words to tell. */
type Tone =
  | { readonly kind: "scored"; readonly score: number; readonly label: ToneLabel; readonly words: number }
  | { readonly kind: "too-little" };

type Feelings = { readonly words: number; readonly sum: number };

/** With fewer feeling words than this, a single sentence would decide. */
const leastWords = 3;

/** Scores above this are positive, below its negative are negative. */
const threshold = 0.2;

/**
 * The feeling words of a text. A negated positive word counts as negative. A negated negative word counts as neither,
 * because "I can't stop crying" negates nothing.
 */
export function feelingsIn(read: Reader, { positive, negative }: Lexicon): Feelings {
  const good = read(positive);
  const bad = read(negative);
  const sum =
    good.reduce((total, { denied }) => total + (denied ? -1 : 1), 0) -
    bad.filter(({ denied }) => !denied).length;
  return { words: good.length + bad.length, sum };
}

/** The tone over all turns. Dividing by one word more than counted keeps a few words from giving an extreme score. */
export function toneOf(turns: readonly Feelings[]): Tone {
  const words = turns.reduce((total, turn) => total + turn.words, 0);
  if (words < leastWords) return { kind: "too-little" };
  const score = turns.reduce((total, turn) => total + turn.sum, 0) / (words + 1);
  return { kind: "scored", score, label: labelOf(score), words };
}

export function labelOf(score: number): ToneLabel {
  if (score > threshold) return "positive";
  return score < -threshold ? "negative" : "neutral";
}

/** How long the person paused after the companion spoke, in seconds: the median and the longest. */
type Pauses = { readonly usual: number; readonly longest: number };

/** Fewer pauses than this don't show a habit. */
const leastPauses = 3;

/** Typical speaking rates. Korean and Arabic words carry more, so fewer are spoken per second. */
const wordsPerSecond = 2.5;
const slower: Partial<Record<LanguageCode, number>> = { ko: 1.8, ar: 2 };

/**
 * A turn is stored once its text is complete: the companion's before it is spoken, the person's after they have spoken.
 * Speaking is not a pause, and its length isn't stored, so it is estimated from the number of words.
 */
function speakingSeconds({ content }: Turn, usual: LanguageCode): number {
  const language = languageOfTurn(content, usual);
  return countWords(content, language) / (slower[language] ?? wordsPerSecond);
}

/** The median and the longest pause; null if there are too few turns. */
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
