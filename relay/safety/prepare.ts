import { fold, shortened, unleet } from "./fold.ts";
import { type Lexicon, withoutCue } from "./lexicon.ts";
import { isMisspelling } from "./misspelling.ts";

/** What fills the place of a saying: no letter, and no end of a sentence. */
const hole = " · ";

function corrected(folded: string, { keywords, known }: Lexicon): string {
  return folded.replaceAll(/[\p{L}*]{5,}/gu, (word) =>
    known.has(word) ? word : (keywords.find((key) => isMisspelling(word, key)) ?? word),
  );
}

/** Whether a text holds an everyday saying. */
export const hasSaying = (text: string, lexicon: Lexicon): boolean => prepare(text, lexicon).includes(hole);

/** A text as one language's words expect it: one spelling, misspellings mended, everyday sayings taken out. */
export function prepare(text: string, lexicon: Lexicon): string {
  // Whole runs are taken and looked into: a pattern with the line break in its middle would try each run from each of
  // its places, and a page of spaces would hold up everybody's calls for seconds.
  const lines = text.trim().replaceAll(/\s+/g, (run) => (run.includes("\n") ? ". " : run));
  const folded = shortened(unleet(fold(lines, lexicon.writing)));
  const spelt = corrected(lexicon.spellings(folded), lexicon);
  return withoutCue(lexicon, "saying", spelt, hole);
}
