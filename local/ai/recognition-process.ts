/** The practice recognizer: short sentences out of recognition/sentences.*.jsgf, and nothing else. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import createModule, { type Decoder, type Segment } from "soundswallower";
import { z } from "zod";
import { serveEngine } from "./engine/engine-process.ts";
import { compileGrammar } from "./recognition/automaton.ts";
import { toFsg } from "./recognition/fsg.ts";
import { parseGrammar } from "./recognition/jsgf.ts";
import { type HeardLanguage, type Recognition, heardLanguages } from "./recognition/recognition.ts";
import { loudFrames, loudRate, trimmed } from "./recognition/trim.ts";
import { recognitionRate } from "./recognition/wav.ts";

const questionSchema = z.object({ samples: z.instanceof(Float32Array), language: z.enum(heardLanguages) });

const models: Record<HeardLanguage, string> = { en: "en-us", fr: "fr-fr" };

const ignore = (): void => undefined;
const modelBase = fileURLToPath(new URL("model/", import.meta.resolve("soundswallower")));
const settings = { modelBase, print: ignore, printErr: ignore };
const module = await createModule(settings);
const decoders = { en: await startDecoder("en"), fr: await startDecoder("fr") };

/** The decoder reads its grammar from a file; there is no other way in for this format. */
async function startDecoder(language: HeardLanguage): Promise<Decoder> {
  const folder = mkdtempSync(join(tmpdir(), "hearken-grammar-"));
  try {
    const fsg = join(folder, "sentences.fsg");
    const source = readFileSync(new URL(`recognition/sentences.${language}.jsgf`, import.meta.url), "utf8");
    writeFileSync(fsg, toFsg(compileGrammar(parseGrammar(source))));
    const hmm = `${modelBase}${models[language]}`;
    // A word more costs something, or silence and noise become little words.
    const started = new module.Decoder({ loglevel: "FATAL", samprate: recognitionRate, hmm, fsg, wip: 0.2 });
    await started.initialize();
    return started;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function recognise(
  { samples, language }: z.infer<typeof questionSchema>,
  send: (part: Recognition) => void,
): [] {
  const decoder = decoders[language];
  const speech = trimmed(samples);
  decoder.start();
  // The whole utterance at once: its mean is taken out of the features, which matters more than streaming.
  decoder.process_audio(speech, false, true);
  decoder.stop();
  const text = decoder.get_text().replaceAll(/\(\d+\)/g, "");
  send({ text, ...howWell(segmentsOf(decoder), loudFrames(speech)) });
  return [];
}

/**
 * Aligned a second time down to phones, so that a word's likelihood is that of its sound alone and not also that of its
 * place in the grammar. The alignment of some utterances fails, and its answer is then no JSON.
 */
function segmentsOf(decoder: Decoder): readonly Segment[] {
  try {
    return decoder.get_alignment({ align_level: 1 }).w ?? [];
  } catch {
    return decoder.get_alignment().w ?? [];
  }
}

/** What silence fits: no word is as bad. */
const noFit = -100;

/** Silence, noises and the joints of the grammar are no words. */
const noWord = /^[<([]/;

function howWell(segments: readonly Segment[], loud: readonly boolean[]): Omit<Recognition, "text"> {
  const words = segments.filter(({ t }) => !noWord.test(t));
  const fits = words.map(({ p, d }) => ({ log: Math.log(Math.max(p, 1e-4)), seconds: d }));
  const sum = (of: "log" | "seconds"): number => fits.reduce((total, fit) => total + fit[of], 0);
  return {
    fit: fits.length === 0 ? noFit : sum("log") / sum("seconds"),
    worstFit: fits.reduce(
      (worst, { log, seconds }) => Math.min(worst, log / seconds),
      fits.length === 0 ? noFit : 0,
    ),
    unexplained:
      segments
        .filter(({ t }) => noWord.test(t))
        .flatMap(({ b, d }) => loud.slice(Math.round(b * loudRate), Math.round((b + d) * loudRate)))
        .filter(Boolean).length / loudRate,
  };
}

process.title = "hearken practice recogniser";
serveEngine(questionSchema, recognise);
