import { isLanguageCode } from "#shared/catalogues/languages.ts";
import { alwaysOpen, isSpaced, silenceRequests, thanks } from "./endings.ts";
import { type Ending, endingOf } from "./open-ending.ts";

/**
 * Whether a transcript sounds as if its speaker had more to say [T28]. `doubtful`: perhaps; `unsure`: nothing hangs in
 * the air, but the recognizer set no full stop either.
 */
export type Completeness = "complete" | "unfinished" | "doubtful" | "unsure";

const asks = /[?？؟][\s"'”’»」』)]*$/u;
const trailsOff = /[,،、，;；:：—–-][\s"'”’»」』)]*$/u;
/** Set after whole answers as well ("I don't know..."): it closes nothing, and opens nothing by itself. */
const ellipsis = /(?:\.{2,}|…)[\s"'”’»」』)]*$/u;
const stops = /[.!。！]["'”’»」』)\s]*$/u;

/** Lower case, one space between words, nothing but letters, marks, digits and apostrophes. */
function plain(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[’ʼ]/gu, "'")
    .replace(/[^\p{L}\p{M}\p{N}' ]+/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
}

const compact = (text: string): string => plain(text).replaceAll(" ", "");

/** Whether a text ends in one of these words or phrases; where words aren't spaced, in one of these syllables. */
function endsIn(text: string, endings: readonly string[], spaced: boolean): boolean {
  if (!spaced) {
    const run = compact(text);
    return endings.some((ending) => run.endsWith(ending));
  }
  const words = ` ${plain(text)}`;
  return endings.some((ending) => words.endsWith(` ${ending}`));
}

/** Whether the last words leave a clause open. `language` is BCP 47; unknown ones are judged by punctuation alone. */
export function completenessOf(text: string, language: string): Completeness {
  const base = language.split("-")[0] ?? "";
  if (asks.test(text)) return "complete";
  if (!isLanguageCode(base)) return stops.test(text) ? "complete" : "unsure";
  const spaced = isSpaced(base);
  if (endsIn(text, thanks[base], spaced)) return "complete";
  if (stops.test(text) && !ellipsis.test(text))
    return endsIn(text, alwaysOpen[base], spaced) ? "unfinished" : "complete";
  if (trailsOff.test(text) || endsIn(text, alwaysOpen[base], spaced)) return "unfinished";
  return ofEnding[endingOf(text, base)];
}

const ofEnding = { open: "unfinished", doubtful: "doubtful", closed: "unsure" } as const satisfies Readonly<
  Record<Ending, Completeness>
>;

/** Whether the person asks for silence for a while: then the companion doesn't break it [T30]. */
export function asksForSilence(text: string, language: string): boolean {
  const base = language.split("-")[0] ?? "";
  if (!isLanguageCode(base)) return false;
  const run = isSpaced(base) ? ` ${plain(text)} ` : compact(text);
  return silenceRequests[base].some((phrase) => run.includes(isSpaced(base) ? ` ${phrase} ` : phrase));
}
