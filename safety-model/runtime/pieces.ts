import { isDense } from "./tokens.ts";

/** A piece is about so long: a few sentences, so that a long message can't hide one. Letters, a CJK one counts as three. */
const pieceLength = 120;

function lengthOf(text: string): number {
  let length = text.length;
  for (let at = 0; at < text.length; at += 1) if (isDense(text.charCodeAt(at))) length += 2;
  return length;
}

/** Words with the space after them; where there are no spaces, characters. */
const wordsOf = (text: string): readonly string[] =>
  /\s/.test(text.trim()) ? text.split(/(?<=\s)/) : Array.from(text);

/** Joins parts while they are shorter than a piece. */
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

/** A text in pieces of whole sentences where it has any, each to be read by itself. */
export function piecesOf(text: string): readonly string[] {
  if (lengthOf(text) <= pieceLength * 1.5) return [text];
  const sentences = text.match(/[^.!?。！？؟…\n]+[.!?。！？؟…\n]*\s*/g) ?? [text];
  return joined(sentences.flatMap((it) => (lengthOf(it) > pieceLength * 1.5 ? joined(wordsOf(it)) : [it])));
}
