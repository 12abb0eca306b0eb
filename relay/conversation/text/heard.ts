/** Cuts a reply to what was heard of it [T14]. */
export type SpokenSegment = {
  readonly text: string;
  /** 48 kHz samples of the whole segment; null while its speech is still arriving. */
  readonly samples: number | null;
};

export type HeardPosition = { readonly segment: number; readonly samples: number };

/** Samples of 48 kHz speech per weighted character where a segment's length is not known yet: about 65 ms. */
const samplesPerGrapheme = 3_120;

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The word boundary nearest to `index`; a word counts as heard from its middle on. */
function snapToWord(text: string, index: number, language: string): number {
  for (const { index: start, segment } of new Intl.Segmenter(language, { granularity: "word" }).segment(
    text,
  )) {
    const end = start + segment.length;
    if (index < end) return index - start < segment.length / 2 ? start : end;
  }
  return text.length;
}

function heardPart(segment: SpokenSegment, samples: number, language: string): string {
  const clusters = [...graphemes.segment(segment.text)];
  const total = segment.samples ?? Math.max(samples, clusters.length * samplesPerGrapheme);
  if (total <= 0 || samples >= total) return segment.text;
  const cut = clusters[Math.round((samples / total) * clusters.length)]?.index ?? segment.text.length;
  return segment.text.slice(0, snapToWord(segment.text, cut, language));
}

/**
 * The part of a reply that was heard: whole segments before the position, and the current one cut in
 * proportion to its sound, snapped to a word.
 */
export function heardText(
  segments: readonly SpokenSegment[],
  heard: HeardPosition,
  language: string,
): string {
  const before = segments.slice(0, heard.segment).map((segment) => segment.text);
  const current = segments[heard.segment];
  const part = current === undefined ? "" : heardPart(current, heard.samples, language);
  return (before.join("") + part).trim();
}
