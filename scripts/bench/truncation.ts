import { createChunker, finishText, pushText } from "#relay/conversation/text/chunker.ts";
import { heardText, type SpokenSegment } from "#relay/conversation/text/heard.ts";
import { speechWeight } from "#relay/conversation/text/weight.ts";
import { z } from "zod";
import { readReplies } from "./first-chunk.ts";
import { percentile } from "./percentiles.ts";
import { seeded } from "./seeded.ts";

/**
 * How many words the text that counts as heard is off from what a listener really heard. Speech is simulated:
 * each word takes time in proportion to its weight, times a factor that varies by word, and punctuation adds
 * pauses.
 */
type Word = { readonly text: string; readonly samples: number };

/** 48 kHz samples per unit of weight (65 ms), and per pause at a comma and at a full stop. */
const perWeight = 3_120;
const pauses: readonly (readonly [RegExp, number])[] = [
  [/[,;:،，、；：]\s*$/u, 7_200],
  [/[.!?。！？؟]\s*$/u, 16_800],
];
/** Standard deviation of a word's length relative to its weight. */
const spread = 0.25;
const positionsEach = 40;

/** From a uniform to a normal distribution (Box–Muller). */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** A text's words, each with the whitespace and punctuation after it. */
function wordsOf(text: string, language: string): string[] {
  const words: string[] = [];
  let before = "";
  for (const { segment, isWordLike } of new Intl.Segmenter(language, { granularity: "word" }).segment(text)) {
    if (isWordLike === true) words.push(before + segment);
    else if (words.length > 0) words.push((words.pop() ?? "") + segment);
    before = isWordLike === true || words.length > 0 ? "" : before + segment;
  }
  return words;
}

function speak(text: string, language: string, random: () => number): Word[] {
  return wordsOf(text, language).map((word) => {
    const pause = pauses.find(([stop]) => stop.test(word))?.[1] ?? 0;
    const factor = Math.max(0.4, 1 + spread * normal(random));
    return { text: word, samples: Math.round(speechWeight(word.trim()) * perWeight * factor + pause) };
  });
}

/** How many words of a segment were heard: one counts from its middle on. */
function wordsHeard(words: readonly Word[], samples: number): number {
  let at = 0;
  let heard = 0;
  for (const word of words) {
    if (samples < at + word.samples / 2) break;
    at += word.samples;
    heard += 1;
  }
  return heard;
}

function segmentsOf(text: string, language: string): string[] {
  const { chunker, chunks } = pushText(createChunker(language), text);
  return [...chunks, ...finishText(chunker)];
}

function errorsIn(text: string, language: string, random: () => number): number[] {
  const spoken = segmentsOf(text, language).map((segment) => speak(segment, language, random));
  const segments: SpokenSegment[] = spoken.map((words) => ({
    text: words.map((word) => word.text).join(""),
    samples: words.reduce((sum, word) => sum + word.samples, 0),
  }));
  return Array.from({ length: positionsEach }, () => {
    const segment = Math.floor(random() * segments.length);
    const samples = Math.floor(random() * (segments[segment]?.samples ?? 0));
    const before = spoken.slice(0, segment).reduce((sum, words) => sum + words.length, 0);
    const heard = before + wordsHeard(spoken[segment] ?? [], samples);
    const kept = heardText(segments, { segment, samples }, language);
    return Math.abs(heard - (kept === "" ? 0 : wordsOf(kept, language).length));
  });
}

export const truncationSchema = z.object({
  language: z.string(),
  mean: z.number(),
  p95: z.number(),
  max: z.int(),
});
export type Truncation = z.infer<typeof truncationSchema>;

export function truncationFigures(): Truncation[] {
  return Object.entries(readReplies()).map(([language, replies], index) => {
    const random = seeded(index + 1);
    const texts = replies.map((tokens) => tokens.join(""));
    const errors = texts.flatMap((text) => errorsIn(text, language, random)).toSorted((a, b) => a - b);
    const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length;
    return {
      language,
      mean: Math.round(mean * 100) / 100,
      p95: percentile(errors, 0.95),
      max: percentile(errors, 1),
    };
  });
}
