import { isDense } from "./tokens.ts";

/**
 * Approximate length of a piece: a few sentences, so that a long message can't hide one. In letters; a CJK
 * character counts as three.
 */
const pieceLength = 120;

function lengthOf(text: string): number {
  let length = text.length;
  for (let at = 0; at < text.length; at += 1) if (isDense(text.charCodeAt(at))) length += 2;
  return length;
}

const isSpace = (code: number): boolean =>
  code === 0x20 || (code >= 0x09 && code <= 0x0d) || (code >= 0x80 && /\s/.test(String.fromCharCode(code)));

const stops = new Set(Array.from(".!?。！？؟…\n", (sign) => sign.charCodeAt(0)));

const isStop = (code: number): boolean => stops.has(code);

/** Words with the space after them; in text without spaces, characters. */
function wordsOf(text: string): readonly string[] {
  if (!/\s/.test(text.trim())) return Array.from(text);
  const words: string[] = [];
  let start = 0;
  for (let at = 0; at < text.length; at += 1)
    if (isSpace(text.charCodeAt(at))) {
      words.push(text.slice(start, at + 1));
      start = at + 1;
    }
  return start === text.length ? words : [...words, text.slice(start)];
}

/** Sentences with their closing punctuation and the space after it. */
function sentencesOf(text: string): readonly string[] {
  const sentences: string[] = [];
  const after = (from: number, goesOn: (code: number) => boolean): number => {
    let at = from;
    while (at < text.length && goesOn(text.charCodeAt(at))) at += 1;
    return at;
  };
  for (let start = after(0, isStop); start < text.length;) {
    const end = after(
      after(
        after(start, (code) => !isStop(code)),
        isStop,
      ),
      isSpace,
    );
    sentences.push(text.slice(start, end));
    start = after(end, isStop);
  }
  return sentences.length === 0 ? [text] : sentences;
}

/** Joins parts until they are as long as a piece. */
function joined(parts: readonly string[]): readonly string[] {
  const pieces: string[] = [];
  let current = "";
  let length = 0;
  for (const part of parts) {
    const partLength = lengthOf(part);
    if (current !== "" && length + partLength > pieceLength) {
      pieces.push(current);
      current = "";
      length = 0;
    }
    current += part;
    length += partLength;
  }
  return current === "" ? pieces : [...pieces, current];
}

/** Splits a text into pieces, of whole sentences if it has any, each to be read by itself. */
export function piecesOf(text: string): readonly string[] {
  if (lengthOf(text) <= pieceLength * 1.5) return [text];
  return joined(
    sentencesOf(text).flatMap((it) => (lengthOf(it) > pieceLength * 1.5 ? joined(wordsOf(it)) : [it])),
  );
}
