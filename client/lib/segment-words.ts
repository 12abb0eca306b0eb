/** A stretch of a text: a word, or what stands between two. */
type Piece = { readonly segment: string; readonly index: number; readonly isWordLike?: boolean };

export type WordSegmenter = (text: string) => Iterable<Piece>;

/** Cuts texts into words as `language` does (the browser's own where it is undefined). */
export function wordSegmenter(language: string | undefined): WordSegmenter {
  // Firefox before 125 has no segmenter.
  if (!("Segmenter" in Intl)) return segmentPlainly;
  const segmenter = new Intl.Segmenter(language, { granularity: "word" });
  return (text) => segmenter.segment(text);
}

/** Characters of scripts without spaces one by one, runs of all other letters and digits, and what lies between. */
const piece =
  /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}_]|(?<=\p{L})['’.](?=\p{L}))+)|[^\p{L}\p{M}\p{N}_]/gu;

function* segmentPlainly(text: string): Iterable<Piece> {
  for (const match of text.matchAll(piece))
    yield { segment: match[0], index: match.index, isWordLike: match[1] !== undefined };
}
