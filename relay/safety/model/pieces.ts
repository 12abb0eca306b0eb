/** As long as the sentences that a model learned from at most, UTF-16 units: in a longer text one of them would be lost. */
const longest = { spaced: 240, unspaced: 90 } as const;

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A text in pieces that a model can weigh: sentences, as many together as are no longer than what it knows. */
export function piecesOf(text: string): readonly string[] {
  const most = unspaced.test(text) ? longest.unspaced : longest.spaced;
  if (text.length <= most) return [text];
  const pieces: string[] = [];
  let piece = "";
  for (const sentence of text.match(/[^.!?。！？؟\n]+[.!?。！？؟\n]*/g) ?? []) {
    if (piece !== "" && piece.length + sentence.length > most) {
      pieces.push(piece);
      piece = "";
    }
    piece += sentence;
  }
  return [...pieces, piece];
}
