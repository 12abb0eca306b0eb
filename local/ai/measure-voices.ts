/**
 * Compares the synthesizers' English voices: `node local/ai/measure-voices.ts`. Each speaks the sentences that the
 * recognizer knows (tests/fixtures/speech/sentences.json); how many words it gets right says how clear the voice is to
 * an ear that learned from people. Beside it stand level, clipping and effort.
 */
import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import process from "node:process";
import { z } from "zod";
import { startEngine } from "./engine/engine.ts";
import { recognitionSchema } from "./recognition/recognition.ts";
import type { RecognitionEngine } from "./recognition/route.ts";
import { recognitionRate } from "./recognition/wav.ts";
import type { SpeechQuestion } from "./speech/route.ts";
import { speakerOf, wordErrors, wordsOf } from "./measuring.ts";

const voices = [
  "flite/slt/1",
  "flite/rms/1",
  "flite/awb/1",
  "flite/kal16/1",
  "gmw/en-US+f2",
  "gmw/en-US+f3",
  "gmw/en-US+m1",
  "gmw/en-US+m3",
];

const file = new URL("../../tests/fixtures/speech/sentences.json", import.meta.url);
const { known } = z.object({ known: z.array(z.string()) }).parse(JSON.parse(readFileSync(file, "utf8")));

const recognizer: RecognitionEngine = await startEngine(
  new URL("recognition-process.ts", import.meta.url),
  recognitionSchema,
);
const synthesizer = await startEngine<SpeechQuestion, Int16Array>(
  new URL("speech-process.ts", import.meta.url),
  z.instanceof(Int16Array),
);
const speak = speakerOf(synthesizer);

async function measure(voice: string): Promise<string> {
  const sums = { words: 0, errors: 0, samples: 0, square: 0, clipped: 0, ms: 0 };
  for (const sentence of known) {
    const begun = performance.now();
    const samples = await speak(sentence, voice);
    sums.ms += performance.now() - begun;
    sums.samples += samples.length;
    for (const sample of samples) {
      sums.square += sample * sample;
      if (Math.abs(sample) > 0.999) sums.clipped += 1;
    }
    for await (const { text } of recognizer.ask({ samples, language: "en" }, new AbortController().signal)) {
      sums.words += wordsOf(sentence).length;
      sums.errors += wordErrors(wordsOf(sentence), wordsOf(text));
    }
  }
  const level = 10 * Math.log10(sums.square / sums.samples);
  const right = Math.max(0, Math.round(100 * (1 - sums.errors / sums.words)));
  const effort = sums.ms / 1000 / (sums.samples / recognitionRate);
  return [voice, `${right} %`, level.toFixed(1), sums.clipped, effort.toFixed(3)].join("\t");
}

process.stdout.write("voice\twords recognized\tlevel, dBFS\tclipped samples\treal-time factor\n");
for (const voice of voices) process.stdout.write(`${await measure(voice)}\n`);
await Promise.all([recognizer.stop(), synthesizer.stop()]);
