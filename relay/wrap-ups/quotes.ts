import type { Hear } from "../safety/hear.ts";
import type { Material, OwnWords } from "./material.ts";

/** A person's own words in a wrap-up, and where they are from. */
export type Quote = {
  readonly quote: string;
  /** When it was said or written, YYYY-MM-DD. */
  readonly day: string;
  readonly session_id: string | null;
  readonly entry_id: string | null;
};

/** As many as are sent to the database, which leaves out what the person has hidden and keeps four. */
const mostQuotes = 8;
/** In characters. */
const longestQuote = 180;
const shortestQuote = 8;
/** Languages without spaces say as much in fewer characters. */
const shortestDense = 4;

const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const inWord = /[\p{L}\p{M}\p{N}]/u;

/** Quotation marks and ellipses that a model puts around what it copies. */
const aroundQuote = /^[\s"“”„«»「」『』…]+|[\s"“”„«»「」『』…]+$/gu;

const isDanger = (hear: Hear, text: string): boolean => {
  const { floor, screen } = hear({ text, context: [] });
  return floor.level !== "none" || screen.level !== "none";
};

/** Lets other requests run between two texts. */
const breathe = () => new Promise<void>((resolve) => setImmediate(resolve));

/** The texts that may be quoted and shown to the model for that: none in which the screen suspects danger. */
export async function quotable(hear: Hear, { own_words }: Material): Promise<readonly OwnWords[]> {
  const safe: OwnWords[] = [];
  for (const words of own_words) {
    if (!isDanger(hear, words.text)) safe.push(words);
    // oxlint-disable-next-line no-await-in-loop -- one text at a time
    await breathe();
  }
  return safe;
}

/** Whether a word continues between two characters. */
const cuts = (outside: string, inside: string): boolean =>
  inWord.test(outside) && inWord.test(inside) && !dense.test(inside);

/** Whether a part of `text` begins and ends with whole words; scripts without spaces have no such edges. */
function isWhole(text: string, start: number, quote: string): boolean {
  const end = start + quote.length;
  return (
    !cuts(text.slice(0, start).slice(-1), quote.slice(0, 1)) &&
    !cuts(text.slice(end, end + 1), quote.slice(-1))
  );
}

function sourceOf(quote: string, sources: readonly OwnWords[]): OwnWords | undefined {
  return sources.find(({ text }) => {
    const start = text.indexOf(quote);
    return start >= 0 && isWhole(text, start, quote);
  });
}

/**
 * What the model chose, as far as the person really said or wrote it, word for word. Each is screened once more on its
 * own, since a part can say what the whole didn't.
 */
export function verifiedQuotes(
  hear: Hear,
  chosen: readonly string[],
  sources: readonly OwnWords[],
): readonly Quote[] {
  const quotes: Quote[] = [];
  for (const asked of chosen.slice(0, 2 * mostQuotes)) {
    const quote = asked.replace(aroundQuote, "");
    const shortest = dense.test(quote) ? shortestDense : shortestQuote;
    if (quote.length < shortest || quote.length > longestQuote || quote.includes("\n")) continue;
    const source = sourceOf(quote, sources);
    const isRepeated = quotes.some((known) => known.quote.includes(quote) || quote.includes(known.quote));
    if (source === undefined || isRepeated || isDanger(hear, quote)) continue;
    const { day, session_id, entry_id } = source;
    quotes.push({ quote, day, session_id, entry_id });
  }
  return quotes.slice(0, mostQuotes);
}
