import { abbreviations } from "../../safety/abbreviations.ts";

/** The stops at which a text can be cut into parts that are spoken on their own [T12]. */

/** Ends a sentence at once, whatever follows. */
const wideStops = "。！？";
/** Ends a sentence once white space follows: it may be a decimal point or part of an ellipsis. */
const narrowStops = ".!?…؟۔";
const clauseBreaks = ",;:،؛、，；：—";
const closers = "\"'”’»›」』）)]*_";

/** Languages that write ordinals with a full stop ("am 3. Juli"). */
const dottedOrdinals = new Set(["de"]);

function lastWord(text: string): string {
  return /[^\s"'“”«»()]*$/u.exec(text)?.[0]?.toLowerCase() ?? "";
}

function isAbbreviation(before: string, language: string): boolean {
  const word = lastWord(before);
  if (abbreviations.has(word)) return true;
  if (/^\p{L}$/u.test(word) && word !== "i") return true;
  return dottedOrdinals.has(language) && /^\d{1,2}$/.test(word);
}

const afterStop = closers + narrowStops + wideStops;

function skipClosers(text: string, from: number): number {
  let end = from;
  while (end < text.length && afterStop.includes(text.charAt(end))) end += 1;
  return end;
}

/** Whether a quotation or bracket opened before `end` is still open: its closing mark belongs to the sentence. */
function hasOpenQuote(text: string): boolean {
  return (text.match(/[「『（“«]/gu)?.length ?? 0) > (text.match(/[」』）”»]/gu)?.length ?? 0);
}

function wideEnd(text: string, index: number): number | null {
  const end = skipClosers(text, index + 1);
  return end === text.length && hasOpenQuote(text) ? null : end;
}

/**
 * The end of the first sentence of `text` (an index after its stop, quotes and brackets), or null while there
 * is none yet. At the very end of a text that still grows a narrow stop is undecided: more may follow.
 */
export function sentenceEnd(text: string, language: string, from = 0): number | null {
  for (let index = from; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === "\n") return index + 1;
    if (wideStops.includes(character)) return wideEnd(text, index);
    if (!narrowStops.includes(character)) continue;
    const end = skipClosers(text, index + 1);
    if (!/\s/.test(text.charAt(end))) continue;
    if (character !== "." || !isAbbreviation(text.slice(0, index), language)) return end;
  }
  return null;
}

/** Straight quotation marks come in pairs too. */
function isQuoteOpen(text: string): boolean {
  return hasOpenQuote(text) || (text.match(/"/g)?.length ?? 0) % 2 === 1;
}

/**
 * How a Korean statement ends and hardly anything else does: its full stop, a token later, changes nothing that is
 * heard. Not "요" alone, which a question mark may follow.
 */
const koreanStatement = /(?:니다|군요|네요)$/u;

/**
 * Whether a text that still grows may be taken to end with a sentence: a word of letters and a stop, and nothing
 * that a decimal, an abbreviation or a quotation could still make of it; in Korean the ending of a statement alone. A guess worth a
 * token's time.
 */
export function seemsToEnd(text: string, language: string): boolean {
  if (language === "ko" && koreanStatement.test(text)) return !isQuoteOpen(text);
  const before = /^(.*\p{L}\p{M}*)[.!?…؟۔]+$/su.exec(text)?.[1];
  return before !== undefined && !isAbbreviation(before, language) && !isQuoteOpen(text);
}

/** The end of the last clause of `text` that ends at or before `limit`, or null. A comma inside a number is none. */
export function clauseEnd(text: string, limit = text.length): number | null {
  for (let index = Math.min(limit, text.length) - 1; index > 0; index -= 1) {
    if (!clauseBreaks.includes(text.charAt(index))) continue;
    const next = text.charAt(index + 1);
    const wide = text.charAt(index) > "\u2000" && text.charAt(index) !== "—";
    if (wide || /\s/.test(next)) return index + 1;
  }
  return null;
}

/** The text to speak of a part of a reply: without the previous sentence's stop, which arrived after that was sent. */
export const spokenPart = (text: string): string => text.replace(/^[.…]+(?=\s)/u, "");
