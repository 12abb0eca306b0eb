/**
 * Measures the practice recognizer on synthetic speech: `node local/ai/measure-recognition.ts`. Neither the sentences of
 * tests/fixtures/speech/held-out.json nor the voices that speak them were tuned on. `--tuned` measures on those that
 * were, and `--all` prints each sentence.
 */
import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import process from "node:process";
import { z } from "zod";
import { startEngine } from "./engine/engine.ts";
import {
  type HeardLanguage,
  type Recognition,
  certainty,
  isHeard,
  recognitionSchema,
} from "./recognition/recognition.ts";
import type { RecognitionEngine } from "./recognition/route.ts";
import { recognitionRate } from "./recognition/wav.ts";
import type { SpeechQuestion } from "./speech/route.ts";
import { type Speaker, speakerOf, wordErrors, wordsOf } from "./measuring.ts";

type Part = { readonly language: HeardLanguage; readonly sentences: readonly string[] };
/** `askedBack`: it wasn't sure, and says so. `wrong`: it was sure of words that weren't said. */
const countedKeys = ["sentences", "exact", "askedBack", "refused", "wrong", "words", "rightWords"] as const;
type Counts = Record<(typeof countedKeys)[number], number>;

const noCounts = (): Counts => ({
  sentences: 0,
  exact: 0,
  askedBack: 0,
  refused: 0,
  wrong: 0,
  words: 0,
  rightWords: 0,
});

/** Below this the relay asks back (`leastProbability` in relay/ai/http/transcription.ts). */
const sureFrom = 0.8;

/** What becomes of an utterance. */
function fateOf(heard: Recognition, errors: number): "exact" | "askedBack" | "refused" | "wrong" {
  if (!isHeard(heard)) return "refused";
  if (certainty(heard) < sureFrom) return "askedBack";
  return errors === 0 ? "exact" : "wrong";
}

/** Flite's voices for English; French has eSpeak's alone. */
const voices: Record<"heldOut" | "tuned", Record<HeardLanguage, readonly string[]>> = {
  heldOut: { en: ["flite/slt/1", "flite/kal16/1"], fr: ["roa/fr", "roa/fr+m3"] },
  tuned: { en: ["flite/rms/1", "flite/awb/1"], fr: [] },
};

let heardSeconds = 0;
let workedMs = 0;

async function hear(
  engine: RecognitionEngine,
  question: { samples: Float32Array; language: HeardLanguage },
): Promise<Recognition> {
  const begun = performance.now();
  for await (const heard of engine.ask(question, new AbortController().signal)) {
    workedMs += performance.now() - begun;
    heardSeconds += question.samples.length / recognitionRate;
    return heard;
  }
  throw new Error("The recognizer gave no answer");
}

async function measure(
  engine: RecognitionEngine,
  speak: Speaker,
  names: readonly string[],
  { sentences, language }: Part,
): Promise<Counts> {
  const counts = noCounts();
  for (const sentence of sentences) {
    for (const voice of names) {
      const heard = await hear(engine, { samples: await speak(sentence, voice), language });
      const wanted = wordsOf(sentence);
      const text = heard.text.replaceAll("' ", "'").replaceAll(/[_-]/g, " ");
      const errors = wordErrors(wanted, isHeard(heard) ? wordsOf(text) : []);
      counts.sentences += 1;
      counts.words += wanted.length;
      counts.rightWords += Math.max(0, wanted.length - errors);
      counts[fateOf(heard, errors)] += 1;
      if (process.argv.includes("--all"))
        process.stdout.write(`${errors}\t${certainty(heard).toFixed(2)}\t${voice}\t${sentence}\t${text}\n`);
    }
  }
  return counts;
}

const percent = (part: number, whole: number): string => `${Math.round((100 * part) / Math.max(1, whole))} %`;

function report(label: string, counts: Counts): void {
  const { sentences, exact, askedBack, refused, wrong, words, rightWords } = counts;
  const misses = sentences - exact;
  process.stdout.write(
    `${label}: of ${sentences} ${exact} exact, ${askedBack} asked back, ${refused} refused, ${wrong} wrong; ` +
      `${percent(rightWords, words)} of the words; ${percent(misses - wrong, misses)} of the misses not taken for words\n`,
  );
}

const readSentences = (name: string): Record<string, string[]> => {
  const file = new URL(`../../tests/fixtures/speech/${name}`, import.meta.url);
  return z.record(z.string(), z.array(z.string())).parse(JSON.parse(readFileSync(file, "utf8")));
};

const tuned = process.argv.includes("--tuned");
const sets = readSentences(tuned ? "sentences.json" : "held-out.json");
const engine: RecognitionEngine = await startEngine(
  new URL("recognition-process.ts", import.meta.url),
  recognitionSchema,
);
const synthesiser = await startEngine<SpeechQuestion, Int16Array>(
  new URL("speech-process.ts", import.meta.url),
  z.instanceof(Int16Array),
);
const speak = speakerOf(synthesiser);
const total = noCounts();
for (const [label, sentences] of Object.entries(sets)) {
  const language = label.startsWith("French") ? "fr" : "en";
  const names = voices[tuned ? "tuned" : "heldOut"][language];
  const counts = await measure(engine, speak, names, { language, sentences });
  report(label, counts);
  if (language === "en") for (const key of countedKeys) total[key] += counts[key];
}
report("English together", total);
process.stdout.write(`real-time factor ${(workedMs / 1000 / heardSeconds).toFixed(3)}\n`);
await Promise.all([engine.stop(), synthesiser.stop()]);
