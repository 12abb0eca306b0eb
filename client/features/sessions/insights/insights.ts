import { isLanguageCode, type LanguageCode } from "#shared/catalogues/languages.ts";
import { readerOf } from "./find-terms.ts";
import { languageOfTurn } from "./fold.ts";
import type { Topic } from "./lexicon.ts";
import type { Lexicons } from "./load-lexicons.ts";
import { pausesOf, type Pauses } from "./pauses.ts";
import { countWords } from "./tokens.ts";
import { feelingsIn, toneOf, type Tone } from "./tone.ts";

export type Turn = {
  readonly role: "user" | "assistant";
  readonly content: string;
  readonly timestamp: string;
  /** Null: it was spoken. */
  readonly client_id: string | null;
};

export type TopicCount = { readonly topic: Topic; readonly mentions: number };

export type Side = { readonly words: number; readonly turns: number };

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
