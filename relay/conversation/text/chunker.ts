import { clauseEnd, seemsToEnd, sentenceEnd } from "./stops.ts";
import { speechWeight } from "./weight.ts";

/**
 * Cuts a reply that is still being written into parts to speak [T12]. The first part is short, so that sound
 * starts early; later ones are whole sentences, joined while they are short, so that they sound natural.
 */
export type Chunker = {
  readonly language: string;
  /** Text that is not part of a chunk yet. */
  readonly rest: string;
  /** Chunks made so far. */
  readonly count: number;
};

/** Weighted characters (see `speechWeight`). */
const firstClauseFrom = 17;
const joinBelow = 24;
const longest = 240;

export function createChunker(language: string): Chunker {
  return { language, rest: "", count: 0 };
}

/** Long text without any stop is cut at the last space, or anywhere where a language writes none. */
function forcedEnd(text: string): number | null {
  if (speechWeight(text) < longest) return null;
  const space = text.lastIndexOf(" ");
  return clauseEnd(text) ?? (space > 0 ? space + 1 : text.length);
}

function firstClauseEnd(text: string): number | null {
  const end = clauseEnd(text);
  return end !== null && speechWeight(text.slice(0, end)) >= firstClauseFrom ? end : null;
}

/** A sentence's end; short sentences wait for the next one, except the very first. */
function joinedEnd(text: string, language: string): number | null {
  let end = sentenceEnd(text, language);
  while (end !== null && speechWeight(text.slice(0, end)) < joinBelow) end = sentenceEnd(text, language, end);
  return end;
}

/** The first part goes out at once: it does not wait for what follows its stop. */
function firstEnd(text: string, language: string): number | null {
  const end = sentenceEnd(text, language) ?? firstClauseEnd(text);
  return end === null && seemsToEnd(text, language) ? text.length : end;
}

function nextEnd(chunker: Chunker): number | null {
  const { rest, language, count } = chunker;
  const natural = count === 0 ? firstEnd(rest, language) : joinedEnd(rest, language);
  return natural ?? forcedEnd(rest);
}

/** Whether there is anything to say in it. */
function isSpeakable(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

/** Adds text; answers the chunks that are complete now, in order, exactly as written. */
export function pushText(chunker: Chunker, text: string): { chunker: Chunker; chunks: string[] } {
  const chunks: string[] = [];
  let rest = chunker.rest + text;
  for (;;) {
    const end = nextEnd({ ...chunker, rest, count: chunker.count + chunks.length });
    if (end === null) break;
    const chunk = rest.slice(0, end);
    if (isSpeakable(chunk)) chunks.push(chunk);
    rest = rest.slice(end);
  }
  return { chunker: { ...chunker, rest, count: chunker.count + chunks.length }, chunks };
}

/** The text is complete: the rest becomes the last chunk, if there is anything to say in it. */
export function finishText(chunker: Chunker): string[] {
  return isSpeakable(chunker.rest) ? [chunker.rest] : [];
}
