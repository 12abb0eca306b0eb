/** A stretch of text: a word, or the characters between two words. */
type Piece = { readonly segment: string; readonly index: number; readonly isWordLike?: boolean };

export type WordSegmenter = (text: string) => Iterable<Piece>;

/** Splits texts into words by the rules of `language` (the browser's own if undefined). */
export function wordSegmenter(language: string | undefined): WordSegmenter {
  // Firefox before 125 has no segmenter.
  if (!("Segmenter" in Intl)) return segmentPlainly;
  let made: Intl.Segmenter | null = null;
  return (text) => {
    // Not before there is a text: the tables that it reads take as long as drawing a page.
    made ??= new Intl.Segmenter(language, { granularity: "word" });
    return made.segment(text);
  };
}

/**
 * Single characters of scripts without spaces, runs of other letters and digits, and whatever lies between.
 */
const piece =
  /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{M}\p{N}_]|(?<=\p{L})['’.](?=\p{L}))+)|[^\p{L}\p{M}\p{N}_]/gu;

function* segmentPlainly(text: string): Iterable<Piece> {
  for (const match of text.matchAll(piece))
    yield { segment: match[0], index: match.index, isWordLike: match[1] !== undefined };
}
