import { readFileSync } from "node:fs";
import { languageCodes, type LanguageCode } from "#shared/catalogues/languages.ts";
import { createChunker, pushText } from "#relay/conversation/text/chunker.ts";
import { takeSentences } from "#relay/conversation/text/sentences.ts";
import { z } from "zod";
import { percentile } from "./percentiles.ts";

/**
 * Ten replies of the companion a language, in the tokens of o200k_base (the tokenizer of current OpenAI models), marked
 * once with gpt-tokenizer 4.0.0. A token begins at each space and each stop, and where a `|` stands; a character that
 * takes several tokens belongs to the last of them.
 */
const tokenStart = /\||(?= )|(?<! )(?=[.,?!;:。、，？！،؟؛])/;
const repliesSchema = z.record(
  z.enum(languageCodes),
  z.array(z.string().transform((marked) => marked.split(tokenStart))),
);

export function readReplies(): Record<LanguageCode, string[][]> {
  return repliesSchema.parse(JSON.parse(readFileSync(new URL("replies.json", import.meta.url), "utf8")));
}

/** How many tokens must have arrived before the first segment can be spoken: only whole sentences are checked and let out. */
export function tokensToFirstChunk(tokens: readonly string[], language: string): number {
  let chunker = createChunker(language);
  let unchecked = "";
  for (const [index, token] of tokens.entries()) {
    const { sentences, rest } = takeSentences(unchecked + token);
    unchecked = rest;
    const pushed = pushText(chunker, sentences.join(""));
    if (pushed.chunks.length > 0) return index + 1;
    chunker = pushed.chunker;
  }
  return tokens.length;
}

export const firstChunkSchema = z.object({ language: z.string(), median: z.number(), max: z.int() });
export type FirstChunk = z.infer<typeof firstChunkSchema>;

export function firstChunkFigures(): FirstChunk[] {
  return Object.entries(readReplies()).map(([language, replies]) => {
    const counts = replies.map((tokens) => tokensToFirstChunk(tokens, language)).toSorted((a, b) => a - b);
    return { language, median: percentile(counts, 0.5), max: percentile(counts, 1) };
  });
}
