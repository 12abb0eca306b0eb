import { Resampler } from "#shared/audio/resampler.ts";
import type { Engine } from "./engine/engine.ts";
import { recognitionRate } from "./recognition/wav.ts";
import type { SpeechQuestion } from "./speech/route.ts";
import { synthesizerRate } from "./speech/voices.ts";

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}']+/gu) ?? [];

/** Edit distance in words. */
export function wordErrors(wanted: readonly string[], heard: readonly string[]): number {
  let row = Array.from({ length: heard.length + 1 }, (_, index) => index);
  for (const [at, word] of wanted.entries()) {
    const next = [at + 1];
    for (const [index, other] of heard.entries()) {
      const replaced = (row[index] ?? 0) + (word === other ? 0 : 1);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Speaks a sentence in full, as samples at the recognizer's rate. */
export type Speaker = (sentence: string, voice: string) => Promise<Float32Array>;

export function speakerOf(engine: Engine<SpeechQuestion, Int16Array>): Speaker {
  return async (sentence, voice) => {
    const question = { clauses: [sentence], voice, rate: 165, pitch: 50, range: 50 };
    const blocks: Int16Array[] = [];
    for await (const block of engine.ask(question, new AbortController().signal)) blocks.push(block);
    const spoken = Float32Array.from(blocks.flatMap((block) => Array.from(block, (it) => it / 32_768)));
    const rate = synthesizerRate(voice);
    return rate === recognitionRate ? spoken : new Resampler(rate, recognitionRate).process(spoken);
  };
}
