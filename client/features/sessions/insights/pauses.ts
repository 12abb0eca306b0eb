import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { languageOfTurn } from "./fold.ts";
import { countWords } from "./tokens.ts";

/** How long the person took between what the companion said and their next words, in seconds. */
export type Pauses = { readonly usual: number; readonly longest: number };

type Turn = {
  readonly role: "user" | "assistant";
  readonly content: string;
  readonly timestamp: string;
  /** Null: it was spoken. */
  readonly client_id: string | null;
};

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
