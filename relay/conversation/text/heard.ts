import { speechWeight } from "./weight.ts";

/** Cuts a reply to what was heard of it [T14]. */
export type SpokenSegment = {
  readonly text: string;
  /** 48 kHz samples of the whole segment; null while its speech is still arriving. */
  readonly samples: number | null;
};

export type HeardPosition = { readonly segment: number; readonly samples: number };

/** Samples of 48 kHz speech per weighted character where a segment's length is not known yet: about 65 ms. */
const samplesPerWeight = 3_120;

/** Pauses in weighted characters. */
const pauses: readonly (readonly [string, number])[] = [
  [",;:،؛、，；：—", 2],
  [".!?…؟۔。！？", 5],
];

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

/** How long a grapheme takes to say, in weighted characters: white space nothing, a stop its pause. */
function weightOf(grapheme: string): number {
  if (/\s/u.test(grapheme)) return 0;
  return pauses.find(([stops]) => stops.includes(grapheme))?.[1] ?? speechWeight(grapheme);
}

/** The index at which a share (0…1) of a text has been said. */
function indexAt(text: string, share: number): number {
  const clusters = [...graphemes.segment(text)].map(({ index, segment }) => ({
    index,
    weight: weightOf(segment),
  }));
  const total = clusters.reduce((sum, { weight }) => sum + weight, 0);
  let said = 0;
  for (const { index, weight } of clusters) {
    said += weight;
    if (said - weight / 2 > share * total) return index;
  }
  return text.length;
}

function heardPart(segment: SpokenSegment, samples: number, language: string): string {
  const total = segment.samples ?? Math.max(samples, speechWeight(segment.text) * samplesPerWeight);
  if (total <= 0 || samples >= total) return segment.text;
  const cut = indexAt(segment.text, samples / total);
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
